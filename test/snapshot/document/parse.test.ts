import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serialize } from 'parse5'
import { expect, test } from 'vitest'
import { parseDocument } from '../../../src/snapshot/document/parse.ts'

/**
 * What parse5 treats apart: ends of lines, NUL, references, halves of characters, ends of scripts, quotes.
 */
const PIECES = [
  '<!doctype html>\r\n<html lang=de\r><head><title>A\r\r\n\n &amp; &lt b</title>',
  '<style>p::after { content: "<\\"\0</p>\r\n" } </styl </style\n>',
  '<script>if (a < b && "\ud83d\ude00\ud83d") { /* <!-- <script> </script> --> */ }\r\n\0</script >',
  '<!-- a - b -- c --!> --><!--\0\r\n<!-- x --><!>',
  '<p class="a &amp; b\r\nc\0 &notit; \ud83d\ude00" title=\'it&#39;s "so"\r\' data-x=1&amp; hidden>',
  'A word,\tthen\f more \r\n\r\n words \ud83d\ude00 & \0 &copy 2 < 3 </ p>',
  '<table> stray \n<tr>text<td>cell</table><select> <option>a\nb</select>',
  '<textarea>\n\nkept &amp; <b></textarea><pre>\r\nkept</pre><noscript><p>"raw"</noscript>',
  '<svg><style>a<b>c</b></style><![CDATA[ <p> \r\n ]]></svg><template> <td>x</template>',
  '</body> \n<!-- after --></html> late',
]

/** A document as text in which each character can be told. */
const treeOf = (document: DefaultTreeAdapterTypes.Document) => JSON.stringify(serialize(document))

test('a document is the one that parse5 makes, wherever it ends', () => {
  for (const piece of PIECES)
    for (let end = 0; end <= piece.length; end++) {
      const part = piece.slice(0, end)
      expect(treeOf(parseDocument(part, defaultTreeAdapter)), JSON.stringify(part)).toBe(treeOf(parse(part)))
    }
})

test('so it is where all stands in one document, longer than the part of the input that parse5 keeps', () => {
  const long = 'word \r\n"quoted" '.repeat(4500)
  const html = `${PIECES.join('')}<p title='${long}'>${long}<script>${long}</script>${PIECES.join('')}`
  expect(treeOf(parseDocument(html, defaultTreeAdapter))).toBe(treeOf(parse(html)))
})

test('a frameset keeps the white space between words that it leaves out', () => {
  const html = '<frameset> a b\n c <frame></frameset> d e '
  expect(treeOf(parseDocument(html, defaultTreeAdapter))).toBe(treeOf(parse(html)))
})
