"""Messages in sources: which texts are found, and what the tokenizer must not be fooled by."""

import pathlib
import sys
import unittest

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "scripts"))

from translation.messages import messages  # noqa: E402
from translation.tokens import Unreadable, tokens  # noqa: E402


def sound(source):
    """The messages of a source without faults."""
    result, faults = messages(source)
    assert not faults, faults
    return result


def found(source):
    return [(one.english, one.context, one.plural) for one in sound(source)]


def english(source):
    return [one.english for one in sound(source)]


class MessagesTests(unittest.TestCase):
    def test_each_call(self):
        source = '''
        let a = strings("There is no row {0} here.", number)
        let b = context.strings("Yes", context: "answer")
        let c = strings("{0} city", plural: "{0} cities", of: count, formats.number(count))
        let d = Strings(.spanish)("No")
        let e = [Words("cities"), Words("Maybe", context: "answer"), Words("a", plural: "b")]
        let f = strings(
          "One line, "
            + "and another",
          name)
        '''
        self.assertEqual(found(source), [
            ("There is no row {0} here.", None, None), ("Yes", "answer", None),
            ("{0} city", None, "{0} cities"), ("No", None, None), ("cities", None, None),
            ("Maybe", "answer", None), ("a", None, "b"), ("One line, and another", None, None)])

    def test_values_are_no_messages(self):
        self.assertEqual(found('''
        func strings(_ words: Words) -> String
        strings(words, "argument"); strings(); strings.language; strings[words]
        strings(table["key"]); strings(words(of: "x")); Words(names: ["Lima"]); Strings(.spanish)
        struct Words {}; other("text"); mystrings("text"); self("text")
        '''), [])

    def test_self_in_extensions_of_strings(self):
        self.assertEqual(english('''
        extension Strings {
          func a() -> String { b { self("inside") + "\\(self("deep"))" } }
        }
        extension Other { func a() { self("outside") } }
        package struct Strings: Hashable { func a() { self("again") } }
        '''), ["inside", "deep", "again"])

    def test_escapes_and_kinds_of_literals(self):
        self.assertEqual(english(r'''
        strings("a \"b\" \\ \n\t\u{1F4A7}\u{e9} \\(c)")
        strings(#"raw \n "quoted" \#n \#u{41}"#)
        strings("""
          First “line”: "quoted", ""
            indented \
          joined

          last \"""
          """)
        strings(#"""
          \n \(x)
          """#)
        let a = #""""#, b = "", c = #"""#
        strings("end")  // strings("in a comment")
        '''), [
            'a "b" \\ \n\t\U0001F4A7é \\(c)', 'raw \\n "quoted" \n A',
            'First “line”: "quoted", ""\n  indented joined\n\nlast """', "\\n \\(x)", "end"])

    def test_messages_in_interpolations(self):
        self.assertEqual(english(r'''
        let a = "x \(strings("one")) \("\(strings("two") + ")")") strings(\"no\") "
        let b = """
          \(isOn ? strings("three") : "strings(")
          """
        let c = #"\(strings("no")) \#(strings("four"))"#
        '''), ["one", "two", "three", "four"])

    def test_what_looks_like_a_text(self):
        self.assertEqual(english(r'''
        // strings("a") "
        /* strings("b") /* " */ strings("c") */
        let a = text.contains(/"/) && text.split(separator: #/\{"|strings("d")/#)
        let b = 4 / 2 + x / strings("one") / 2
        let c = [2, 3].reduce(1, /) + strings("two")
        let d = text.firstMatch(of: /[^"\/]+/), `default` = strings("three")
        return /strings("e")/
        '''), ["one", "two", "three"])

    def test_comments_for_translators(self):
        source = '''
        // Translators: {0} is a city,
        // {1} its country.
        let a = strings("{0} in {1}")
        let b = strings("plain")
        // Only for us.
        // Translators: over a statement
        let c =
          isOn
          ? strings("on") : [
            strings("off")
          ]
        func f() {
          // Translators: up to the block
          if strings("if") == text {
            strings("in the block")
          }
          let g = [
            // Translators: inside
            Words("element"),
            Words("other"),
          ]
        }
        '''
        self.assertEqual([(one.english, one.comment) for one in sound(source)], [
            ("{0} in {1}", "{0} is a city, {1} its country."), ("plain", ""),
            ("on", "over a statement"), ("off", "over a statement"),
            ("if", "up to the block"), ("in the block", ""), ("element", "inside"), ("other", "")])

    def test_faults_have_a_line(self):
        for line, problem in [
            (r'strings("a \(b)")', "interpolation"),
            ('strings(isOn ? "a" : "b")', "no literal"),
            ('strings("a" + b)', "no literal"),
            ('strings("a", context: b)', "no literal"),
            ('strings("a", plural: b, of: 1)', "no literal"),
            (r'Words("a", context: "\(b)")', "interpolation"),
            ("Words(text)", "no literal"),
            ('strings("")', "empty"),
            ('strings("a"', "does not close"),
            ('let a = "b', "does not end"),
            ('let a = """\n  b', "does not end"),
            (r'let a = "\(b"', "does not end"),
            ("/* a", "does not end"),
            (r'strings("\q")', "escape"),
            ("// Translators: of nothing\nlet a = 1", "no message follows"),
        ]:
            with self.subTest(line=line):
                try:
                    _, (fault,) = messages("\n" + line)
                except Unreadable as raised:
                    fault = raised
                self.assertIn(problem, str(fault))
                self.assertEqual(fault.line, 2)

    def test_each_fault_is_told(self):
        result, faults = messages('strings("\\(a)")\nstrings("good")\nWords(b)\n')
        self.assertEqual([one.english for one in result], ["good"])
        self.assertEqual([fault.line for fault in faults], [1, 3])


class TokensTests(unittest.TestCase):
    def test_kinds_and_places(self):
        got = [(one.kind, one.value, one.line, one.column, one.begins_line)
               for one in tokens('let a1 = 0x1F\n  + "b" // c')]
        self.assertEqual(got, [
            ("word", "let", 1, 0, True), ("word", "a1", 1, 4, False), ("sign", "=", 1, 7, False),
            ("number", "0x1F", 1, 9, False), ("sign", "+", 2, 2, True),
            ("text", "b", 2, 4, False), ("remark", "// c", 2, 8, False)])


if __name__ == "__main__":
    unittest.main()
