import { expect, test } from 'vitest'
import { readDocument } from '../../src/documents/index.ts'
import type { ParseRequest } from '../../src/model/documents.ts'
import { BlazonError } from '../../src/model/errors.ts'
import { DOCX_LINK, docxOf, pdfOf, xlsxOf, zipOf } from './made.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

async function markdownOf(bytes: Uint8Array | string, request: ParseRequest = {}): Promise<string> {
  const { markdown } = await readDocument(typeof bytes === 'string' ? bytesOf(bytes) : bytes, request)
  return markdown
}

async function codeOf(bytes: Uint8Array, request: ParseRequest = {}): Promise<string> {
  const failure = await readDocument(bytes, request).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return failure instanceof BlazonError ? `${failure.code}: ${failure.message}` : String(failure)
}

const REPORT = pdfOf([
  [
    [24, 0, 'Annual report'],
    [12, 40, 'Sales grew by a tenth in this rather exem-'],
    [12, 14, 'plary year.'],
    [12, 30, 'Costs did not change.'],
  ],
  [],
  [
    [16, 0, 'Outlook'],
    [12, 30, '- more rockets'],
    [12, 14, '- fewer coyotes'],
  ],
])

test('a PDF has headings, paragraphs and lists by the size and the place of its lines', async () => {
  const { type, markdown, notes } = await readDocument(REPORT, {})
  expect(type).toBe('pdf')
  expect(markdown).toBe(
    [
      '# Annual report',
      'Sales grew by a tenth in this rather exemplary year.',
      'Costs did not change.',
      '### Outlook',
      '-   more rockets\n-   fewer coyotes',
    ].join('\n\n'),
  )
  expect(notes).toEqual(['1 of 3 pages have no text, such as scans, which are not recognised: 2.'])
})

test('of a PDF, a range of pages is read', async () => {
  expect(await markdownOf(REPORT, { pdf: { start: 3, end: 9 } })).toMatch(/^### Outlook/)
  expect(await codeOf(REPORT, { pdf: { start: 4 } })).toBe(
    'invalid_input: pdf.start is 4, and the PDF has 3 pages.',
  )
  expect(await codeOf(bytesOf('%PDF-1.4 and nothing else'))).toMatch(
    /^invalid_input: The PDF cannot be opened/,
  )
})

const LETTER = docxOf(
  '<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>A letter</w:t></w:r></w:p>' +
    '<w:p><w:r><w:t xml:space="preserve">Read </w:t></w:r><w:hyperlink r:id="r7"><w:r><w:t>more</w:t></w:r></w:hyperlink><w:r><w:t>.</w:t></w:r></w:p>',
  DOCX_LINK,
)

test('a docx is recognised by its bytes, and keeps headings and links', async () => {
  expect(await readDocument(LETTER, {})).toMatchObject({
    type: 'docx',
    markdown: '# A letter\n\nRead [more](https://acme.example/more).',
  })
  expect(await markdownOf(LETTER, { links: false })).toBe('# A letter\n\nRead more.')
})

test('an xlsx becomes a table for each sheet', async () => {
  const workbook = xlsxOf('Prices', [
    ['thing', 'price'],
    ['rocket', 12.5],
    ['a | b', 3],
  ])
  const { type, markdown } = await readDocument(workbook, {})
  expect(type).toBe('xlsx')
  expect(markdown).toBe('## Prices\n\n| thing | price |\n| --- | --- |\n| rocket | 12.5 |\n| a \\| b | 3 |')
})

test('HTML keeps relative addresses when its own is not known', async () => {
  const html =
    '<!doctype html><nav>Menu</nav><main><h1>Acme</h1><p>Go <a href="on.html#x">on</a> or <a href="/up">up</a> to <img src="a.png" alt="a"></main>'
  expect(await markdownOf(html)).toBe('Menu\n\n# Acme\n\nGo [on](on.html#x) or [up](/up) to ![a](a.png)')
  expect(await markdownOf(html, { url: 'https://acme.example/docs/', images: false, links: true })).toContain(
    '[on](https://acme.example/docs/on.html#x)',
  )
})

test.each([
  ['name,price\n"a, b",3\nc|d,"4\n5"', {}, undefined, 'text'],
  [
    'name,price\n"a, b",3\nc|d,"4\n5"',
    { extension: 'csv' },
    '| name | price |\n| --- | --- |\n| a, b | 3 |\n| c\\|d | 4<br>5 |',
    'csv',
  ],
  ['{"a": [1]}', {}, '```json\n{"a": [1]}\n```', 'json'],
  ['{"a": 1}\n{"a": 2}', {}, '```jsonl\n{"a": 1}\n{"a": 2}\n```', 'jsonl'],
  [
    '<?xml version="1.0"?><feed><a/></feed>',
    {},
    '```xml\n<?xml version="1.0"?><feed><a/></feed>\n```',
    'xml',
  ],
  [
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
    {},
    '```xml\n<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>\n```',
    'svg',
  ],
  [
    '# Title\n\nSee [this](https://a.example/) ![p](p.png)',
    { extension: '.MD', links: false, images: false },
    '# Title\n\nSee this ',
    'markdown',
  ],
  ['print("```")', { extension: 'py' }, '````python\nprint("```")\n````', 'python'],
  ['just words', {}, 'just words', 'text'],
] as const)('%j', async (text, request, markdown, type) => {
  const found = await readDocument(bytesOf(text), request)
  expect(found.type).toBe(type)
  if (markdown !== undefined) expect(found.markdown).toBe(markdown)
})

test('other files are refused with a sentence', async () => {
  expect(await codeOf(bytesOf('x'), { extension: 'pptx' })).toBe(
    'unsupported_type: A presentation is not read: save it as PDF.',
  )
  expect(await codeOf(zipOf({ 'a.txt': 'a' }))).toMatch(/^unsupported_type: A ZIP archive/)
  expect(await codeOf(Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex'))).toMatch(
    /^unsupported_type: A picture is not read/,
  )
  expect(await codeOf(new Uint8Array([0, 1, 2, 3]))).toMatch(/^unsupported_type: The bytes/)
  expect(await codeOf(bytesOf('x'), { extension: 'exe' })).toBe(
    'invalid_input: extension: "exe" is no known type of a file.',
  )
})
