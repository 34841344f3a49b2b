#ifndef CATALEJO_CURL_SHIM_H
#define CATALEJO_CURL_SHIM_H

#include <curl/curl.h>
#include <dlfcn.h>
#include <stdbool.h>

// 7.87 brought CURLOPT_QUICK_EXIT: without it a look-up of a name can't be abandoned.
#if LIBCURL_VERSION_NUM < 0x075700
#error "catalejo needs libcurl 7.87 or newer"
#endif

// libcurl is not linked: the loader would take 8 ms of each start for it and its 32 libraries. It
// is opened by its name when the first request is made, so this table has its functions. Swift
// can't call variadic functions, so each kind of option and of information has a function of fixed
// arity.

// The functions of the opened library; they are the same in every thread.
typedef struct __attribute__((swift_attr("@Sendable"))) {
  __typeof__(curl_version_info) *version_info;
  __typeof__(curl_global_init) *global_init;
  __typeof__(curl_slist_append) *slist_append;
  __typeof__(curl_slist_free_all) *slist_free_all;
  __typeof__(curl_easy_init) *easy_init;
  __typeof__(curl_easy_cleanup) *easy_cleanup;
  __typeof__(curl_easy_strerror) *easy_strerror;
  __typeof__(curl_easy_setopt) *easy_setopt;
  __typeof__(curl_easy_getinfo) *easy_getinfo;
  __typeof__(curl_multi_init) *multi_init;
  __typeof__(curl_multi_cleanup) *multi_cleanup;
  __typeof__(curl_multi_add_handle) *multi_add_handle;
  __typeof__(curl_multi_remove_handle) *multi_remove_handle;
  __typeof__(curl_multi_perform) *multi_perform;
  __typeof__(curl_multi_info_read) *multi_info_read;
  __typeof__(curl_multi_poll) *multi_poll;
  __typeof__(curl_multi_wakeup) *multi_wakeup;
} catalejo_curl;

// A handle that other threads hold for one purpose: to wake the thread that waits at it. libcurl
// allows them nothing else.
typedef struct __attribute__((swift_attr("@Sendable"))) {
  CURLM *multi;
} catalejo_curl_waker;

// Opens the library; returns false if it is missing, or does not have all functions. It stays open,
// because the libraries it loads run code when the program ends.
static inline bool catalejo_curl_open(const char *name, catalejo_curl *curl) {
  void *library = dlopen(name, RTLD_LAZY | RTLD_LOCAL | RTLD_NODELETE);
  if (!library) return false;
#define CATALEJO_FIND(function) \
  if (!(*(void **)&curl->function = dlsym(library, "curl_" #function))) return false;
  CATALEJO_FIND(version_info)
  CATALEJO_FIND(global_init)
  CATALEJO_FIND(slist_append)
  CATALEJO_FIND(slist_free_all)
  CATALEJO_FIND(easy_init)
  CATALEJO_FIND(easy_cleanup)
  CATALEJO_FIND(easy_strerror)
  CATALEJO_FIND(easy_setopt)
  CATALEJO_FIND(easy_getinfo)
  CATALEJO_FIND(multi_init)
  CATALEJO_FIND(multi_cleanup)
  CATALEJO_FIND(multi_add_handle)
  CATALEJO_FIND(multi_remove_handle)
  CATALEJO_FIND(multi_perform)
  CATALEJO_FIND(multi_info_read)
  CATALEJO_FIND(multi_poll)
  CATALEJO_FIND(multi_wakeup)
#undef CATALEJO_FIND
  return true;
}

static inline curl_version_info_data *catalejo_curl_version(const catalejo_curl *curl) {
  return curl->version_info(CURLVERSION_NOW);
}

// Initializes the library for all threads; it counts the calls, and locks itself meanwhile.
static inline CURLcode catalejo_curl_begin(const catalejo_curl *curl) {
  return curl->global_init(CURL_GLOBAL_DEFAULT);
}

static inline CURL *catalejo_curl_easy(const catalejo_curl *curl) { return curl->easy_init(); }

static inline void catalejo_curl_free(const catalejo_curl *curl, CURL *easy) {
  curl->easy_cleanup(easy);
}

static inline const char *catalejo_curl_words(const catalejo_curl *curl, CURLcode code) {
  return curl->easy_strerror(code);
}

static inline CURLcode catalejo_curl_set_number(
    const catalejo_curl *curl, CURL *easy, CURLoption option, long value) {
  return curl->easy_setopt(easy, option, value);
}

// Sets an option to a text, which the library copies.
static inline CURLcode catalejo_curl_set_text(
    const catalejo_curl *curl, CURL *easy, CURLoption option, const char *value) {
  return curl->easy_setopt(easy, option, value);
}

// Sets an option to an address, which the library keeps: that of a callback's client or of a buffer.
static inline CURLcode catalejo_curl_set_address(
    const catalejo_curl *curl, CURL *easy, CURLoption option, void *value) {
  return curl->easy_setopt(easy, option, value);
}

static inline CURLcode catalejo_curl_set_list(
    const catalejo_curl *curl, CURL *easy, CURLoption option, struct curl_slist *value) {
  return curl->easy_setopt(easy, option, value);
}

static inline CURLcode catalejo_curl_set_callback(
    const catalejo_curl *curl, CURL *easy, CURLoption option, curl_write_callback value) {
  return curl->easy_setopt(easy, option, value);
}

// Sets an option to bytes, which the library copies.
static inline CURLcode catalejo_curl_set_bytes(
    const catalejo_curl *curl, CURL *easy, CURLoption option, const void *bytes, size_t count) {
  struct curl_blob blob = {.data = (void *)bytes, .len = count, .flags = CURL_BLOB_COPY};
  return curl->easy_setopt(easy, option, &blob);
}

// Returns an information whose name does not end with _T; 0 if there is none.
static inline long catalejo_curl_number(const catalejo_curl *curl, CURL *easy, CURLINFO info) {
  long value = 0;
  return curl->easy_getinfo(easy, info, &value) == CURLE_OK ? value : 0;
}

// Returns an information whose name ends with _T; 0 if there is none.
static inline curl_off_t catalejo_curl_amount(
    const catalejo_curl *curl, CURL *easy, CURLINFO info) {
  curl_off_t value = 0;
  return curl->easy_getinfo(easy, info, &value) == CURLE_OK ? value : 0;
}

// Returns the list with one more text, which is copied; NULL if memory is short, and then the list
// stays as it was.
static inline struct curl_slist *catalejo_curl_append(
    const catalejo_curl *curl, struct curl_slist *list, const char *text) {
  return curl->slist_append(list, text);
}

static inline void catalejo_curl_free_list(const catalejo_curl *curl, struct curl_slist *list) {
  curl->slist_free_all(list);
}

static inline CURLM *catalejo_curl_multi(const catalejo_curl *curl) { return curl->multi_init(); }

static inline void catalejo_curl_free_multi(const catalejo_curl *curl, CURLM *multi) {
  curl->multi_cleanup(multi);
}

static inline CURLMcode catalejo_curl_add(const catalejo_curl *curl, CURLM *multi, CURL *easy) {
  return curl->multi_add_handle(multi, easy);
}

static inline void catalejo_curl_remove(const catalejo_curl *curl, CURLM *multi, CURL *easy) {
  curl->multi_remove_handle(multi, easy);
}

// Does the work that needs no waiting.
static inline CURLMcode catalejo_curl_perform(const catalejo_curl *curl, CURLM *multi) {
  int running = 0;
  return curl->multi_perform(multi, &running);
}

// Returns the next transfer that has ended, and its result; NULL if there is none.
static inline CURL *catalejo_curl_ended(const catalejo_curl *curl, CURLM *multi, CURLcode *code) {
  int left = 0;
  CURLMsg *message;
  while ((message = curl->multi_info_read(multi, &left))) {
    if (message->msg != CURLMSG_DONE) continue;
    *code = message->data.result;
    return message->easy_handle;
  }
  return NULL;
}

// Waits until there is something to do, until it is woken, or for a number of milliseconds at most.
static inline CURLMcode catalejo_curl_wait(
    const catalejo_curl *curl, CURLM *multi, int milliseconds) {
  return curl->multi_poll(multi, NULL, 0, milliseconds, NULL);
}

static inline void catalejo_curl_wake(const catalejo_curl *curl, catalejo_curl_waker waker) {
  curl->multi_wakeup(waker.multi);
}

#endif
