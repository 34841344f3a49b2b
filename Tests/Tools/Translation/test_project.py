"""Template, catalogs and table of a small project in a scratch folder."""

import pathlib
import struct
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "scripts"))

from translation import manual, project  # noqa: E402
from translation.catalogs import Catalogs, Problem  # noqa: E402

SOURCE = """
// Translators: shown above the list
let a = strings("{0} rows", name)
let b = strings("{0} city", plural: "{0} cities", of: count, name)
let c = [Words("search", context: "verb"), Words("find", context: "verb")]
let d = strings("Yes")
"""
HEADER = '''msgid ""
msgstr ""
"Project-Id-Version: catalejo\\n"
"PO-Revision-Date: 2026-11-28 12:00+0000\\n"
"Last-Translator: A Tester\\n"
"Language-Team: Spanish\\n"
"Language: es\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"
'''
CITIES = '''
#, python-brace-format
msgid "{0} city"
msgid_plural "{0} cities"
msgstr[0] "{0} ciudad"
msgstr[1] "{0} ciudades"
'''
VERBS = '''
msgctxt "verb"
msgid "search"
msgstr "buscar"

msgctxt "verb"
msgid "find"
msgstr "localizar hallar"
'''
WHOLE = CITIES + VERBS + '''
msgid "Yes"
msgstr "Sí"

#, python-brace-format
msgid "{0} rows"
msgstr "{0} filas"
'''


class ProjectTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        for name in ("Sources/App", "po", str(pathlib.Path(project.BLOB).parent)):
            (self.root / name).mkdir(parents=True)
        self.write("Sources/App/A.swift", SOURCE)
        self.write("po/LINGUAS", "# whole languages\nes # Spanish\n")
        self.write("po/es.po", HEADER + WHOLE)
        self.catalogs = Catalogs(self.root)

    def write(self, name, text):
        (self.root / name).write_text(text)

    def faults(self):
        return [line.split("; run")[0] for line in project.faults(self.catalogs)]

    def faults_of(self, entries):
        self.write("po/es.po", HEADER + entries)
        list(project.write(self.catalogs))
        return self.faults()

    def test_template(self):
        list(project.write(self.catalogs))
        entries = [(one.msgctxt, one.msgid, one.msgid_plural, one.comment, one.flags, one.occurrences)
                   for one in self.catalogs.from_sources()]
        brace, place = ["python-brace-format"], [("Sources/App/A.swift", "")]
        self.assertEqual(entries, [
            (None, "{0} rows", "", "shown above the list", brace, place),
            (None, "{0} city", "{0} cities", "", brace, place),
            ("verb", "search", "", "", [], place), ("verb", "find", "", "", [], place),
            (None, "Yes", "", "", [], place)])
        self.assertIn("#: Sources/App/A.swift\n", self.catalogs.template.read_text())
        self.assertEqual(self.faults(), [])

    def test_writing_twice_changes_nothing(self):
        def files():
            return {path: path.read_bytes() for path in self.root.rglob("*") if path.is_file()}
        self.assertEqual(list(project.write(self.catalogs)), ["es: 0 of 5 texts are missing"])
        first = files()
        list(project.write(self.catalogs))
        self.assertEqual(files(), first)

    def test_a_layout_of_another_editor_becomes_gettexts(self):
        list(project.write(self.catalogs))
        first = (self.root / "po/es.po").read_text()
        self.write("po/es.po", first.replace('msgstr "buscar"', 'msgstr ""\n"bus"\n"car"'))
        self.assertNotEqual((self.root / "po/es.po").read_text(), first)
        list(project.write(self.catalogs))
        self.assertEqual((self.root / "po/es.po").read_text(), first)

    def test_a_text_in_another_language_belongs_into_po(self):
        list(project.write(self.catalogs))
        self.write("Sources/App/B.swift", '// años\nlet a = ["Pokémon", "\\(b("qué"))"]')
        self.assertEqual(self.faults(), ["Sources/App/B.swift:2: “qué” is no English"])

    def test_the_manual_is_made_of_its_own_texts(self):
        for folder in ("scripts", "po/manual"):
            (self.root / folder).mkdir()
        self.write("scripts/catalejo.1.in", ".TH A 1\n.SH FILES\nof texts\n.COMMANDS\n")
        configuration = (pathlib.Path(__file__).parents[3] / manual.CONFIGURATION).read_text()
        self.write(manual.CONFIGURATION, configuration.replace("es fr", "es"))
        list(project.write(self.catalogs))
        missing = "po/manual/es.po: the translation of “FILES” is missing"
        self.assertIn(missing, self.faults())
        path = self.root / "po/manual/es.po"
        path.write_text(path.read_text().replace('msgid "FILES"\nmsgstr ""', 'msgid "FILES"\nmsgstr "ARCHIVOS"'))
        self.assertIn("scripts/catalejo.es.1.in: not as in its sources", self.faults())
        list(project.write(self.catalogs))
        self.assertNotIn(missing, self.faults())
        page = (self.root / "scripts/catalejo.es.1.in").read_text()
        self.assertIn(".SH ARCHIVOS\n", page)
        self.assertTrue(page.endswith("\n.COMMANDS\n"))

    def test_messages_of_several_files_are_one(self):
        self.write("Sources/App/B.swift", '// Translators: an answer\nlet a = strings("Yes")')
        entry = [one for one in self.catalogs.from_sources() if one.msgid == "Yes"][0]
        self.assertEqual(entry.occurrences, [("Sources/App/A.swift", ""), ("Sources/App/B.swift", "")])
        self.assertEqual(entry.comment, "an answer")

    def test_two_plurals_of_one_message(self):
        self.write("Sources/App/B.swift", 'let a = strings("{0} city", plural: "{0} towns", of: 1)')
        with self.assertRaisesRegex(Problem, "B.swift:1: .*two plurals"):
            self.catalogs.from_sources()

    def test_changed_sources_are_noticed(self):
        list(project.write(self.catalogs))
        self.write("Sources/App/A.swift", SOURCE.replace('"Yes"', '"No"').replace("above", "below"))
        self.assertEqual(self.faults(), [
            "po/catalejo.pot: “{0} rows” is not as in the sources",
            "po/catalejo.pot: “No” is not as in the sources",
            "po/catalejo.pot: “Yes” is in no source", "po/es.po: “No” is not as in the template",
            "po/es.po: “Yes” is in no source", f"{project.BLOB}: not as in po/"])

    def test_whole_languages_have_all_texts(self):
        self.assertEqual(self.faults_of(CITIES + VERBS + '''
            #, fuzzy
            msgid "Yes"
            msgstr "Quizá"
            '''.replace("    ", "")), [
            "po/es.po: the translation of “{0} rows” is missing",
            "po/es.po: the translation of “Yes” is only guessed (fuzzy)"])
        self.write("po/LINGUAS", "")
        self.assertEqual(self.faults(), [])
        self.assertEqual(list(project.write(self.catalogs)), ["es: 2 of 5 texts are missing"])
        self.write("po/LINGUAS", "es fr")
        self.assertIn("po/LINGUAS: there is no po/fr.po", self.faults())

    def test_placeholders_are_compared(self):
        found = self.faults_of(WHOLE.replace("{0} filas", "{1} filas"))
        self.assertTrue(found and "po/es.po:" in found[0] and "'msgstr'" in " ".join(found), found)
        found = self.faults_of(WHOLE.replace("{0} ciudades", "ciudades"))
        self.assertTrue(found and "'msgstr[1]'" in " ".join(found), found)

    def test_clashes(self):
        self.assertEqual(self.faults_of(WHOLE.replace("localizar hallar", "hallar Búscar")), [
            "po/es.po: “buscar” is a word for both search (verb) and find (verb)"])
        # English words act in each language.
        self.assertEqual(self.faults_of(WHOLE.replace("localizar hallar", "search")), [
            "po/es.po: “search” is a word for both search (verb) and find (verb)"])

    def test_table(self):
        self.write("po/LINGUAS", "")
        # The plural lacks a form, so there is none.
        self.faults_of(WHOLE.replace('msgstr[1] "{0} ciudades"', 'msgstr[1] ""'))
        blob = (self.root / project.BLOB).read_bytes()
        self.assertEqual(blob[:8], b"messages")
        keys, languages, code, rule, end, forms, column = struct.unpack_from("<7I", blob, 8)

        def texts(start):
            offsets = struct.unpack_from(f"<{keys + 1}I", blob, start)
            return [blob[one:other].decode() for one, other in zip(offsets, offsets[1:])]

        self.assertEqual((keys, languages, forms), (5, 1, 2))
        self.assertEqual((blob[code:rule], blob[rule:end], end), (b"es", b"(n!=1)", len(blob)))
        self.assertEqual(dict(zip(texts(36), texts(column))), {
            "verb\x04find": "localizar hallar", "verb\x04search": "buscar", "Yes": "Sí",
            "{0} city": "", "{0} rows": "{0} filas"})
        self.assertEqual(texts(36), sorted(texts(36)))

    def test_plural_forms_are_apart(self):
        list(project.write(self.catalogs))
        self.assertIn("{0} ciudad\0{0} ciudades".encode(), (self.root / project.BLOB).read_bytes())

    def test_a_language_without_plural_rule(self):
        self.write("po/es.po", HEADER.replace('"Plural-Forms', '"X-Forms') + WHOLE)
        with self.assertRaisesRegex(Problem, "Plural-Forms"):
            list(project.write(self.catalogs))


if __name__ == "__main__":
    unittest.main()
