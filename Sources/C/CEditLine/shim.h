#ifndef CATALEJO_EDITLINE_SHIM_H
#define CATALEJO_EDITLINE_SHIM_H

#include <histedit.h>
#include <stdio.h>

// Swift can't call variadic functions or read mutable C globals (stdin, stdout), so each use of
// el_set, el_get and history has a function of fixed arity here.

typedef unsigned char (*catalejo_el_function)(EditLine *, unsigned int);

// Makes an editor. Error messages are dropped while libedit looks up $TERM: the caller deals with an
// unknown terminal (catalejo_el_knows), and the user sees no line of libedit's.
static inline EditLine *catalejo_el_init(const char *name) {
  FILE *nowhere = fopen("/dev/null", "w");
  EditLine *editor = el_init(name, stdin, stdout, nowhere ? nowhere : stderr);
  if (editor) el_set(editor, EL_SETFP, 2, stderr);
  if (nowhere) fclose(nowhere);
  return editor;
}

static inline int catalejo_el_client(EditLine *editor, void *client) {
  return el_set(editor, EL_CLIENTDATA, client);
}

static inline void *catalejo_el_get_client(EditLine *editor) {
  void *client = NULL;
  return el_get(editor, EL_CLIENTDATA, &client) == 0 ? client : NULL;
}

static inline int catalejo_el_editor(EditLine *editor, const char *mode) {
  return el_set(editor, EL_EDITOR, mode);
}

// Returns whether vi's mode is on, which ~/.editrc may do.
static inline int catalejo_el_is_vi(EditLine *editor) {
  const char *mode = NULL;
  return el_get(editor, EL_EDITOR, &mode) == 0 && mode && mode[0] == 'v';
}

static inline int catalejo_el_terminal(EditLine *editor, const char *terminal) {
  return el_set(editor, EL_TERMINAL, terminal);
}

// Returns whether the terminal has a capability, by its termcap name.
static inline int catalejo_el_knows(EditLine *editor, char *capability) {
  char *value = NULL;
  return el_get(editor, EL_GETTC, capability, &value) == 0 && value && *value;
}

static inline int catalejo_el_prompt(
    EditLine *editor, char *(*prompt)(EditLine *), char escape) {
  return el_set(editor, EL_PROMPT_ESC, prompt, escape);
}

static inline int catalejo_el_getc(EditLine *editor, int (*read)(EditLine *, wchar_t *)) {
  return el_set(editor, EL_GETCFN, read);
}

static inline int catalejo_el_signal(EditLine *editor, int handle) {
  return el_set(editor, EL_SIGNAL, handle);
}

static inline int catalejo_el_raw(EditLine *editor, int raw) {
  return el_set(editor, EL_PREP_TERM, raw);
}

static inline int catalejo_el_refresh(EditLine *editor) {
  return el_set(editor, EL_REFRESH, NULL);
}

static inline int catalejo_el_function_add(
    EditLine *editor, const char *name, const char *help, catalejo_el_function function) {
  return el_set(editor, EL_ADDFN, name, help, function);
}

static inline int catalejo_el_bind(EditLine *editor, const char *key, const char *function) {
  return el_set(editor, EL_BIND, key, function, (char *)NULL);
}

// Binds a key in the alternative map, which vi's command mode uses.
static inline int catalejo_el_bind_alternative(
    EditLine *editor, const char *key, const char *function) {
  return el_set(editor, EL_BIND, "-a", key, function, (char *)NULL);
}

static inline int catalejo_el_history(EditLine *editor, History *entries) {
  return el_set(editor, EL_HIST, history, entries);
}

static inline int catalejo_history_size(History *entries, int size) {
  HistEvent event;
  return history(entries, &event, H_SETSIZE, size);
}

static inline int catalejo_history_unique(History *entries, int unique) {
  HistEvent event;
  return history(entries, &event, H_SETUNIQUE, unique);
}

static inline int catalejo_history_enter(History *entries, const char *line) {
  HistEvent event;
  return history(entries, &event, H_ENTER, line);
}

#endif
