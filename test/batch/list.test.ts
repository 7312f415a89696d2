import { gzipSync } from 'node:zlib'
import { encode } from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { type ListEntry, type ListRead, readList } from '../../src/index.ts'

interface Read {
  /** Line and handle of each entry; for an entry that cannot be read, line and reason. */
  readonly entries: readonly (readonly [line: number, text: string])[]
  readonly columns: readonly string[]
}

/** Reads a list that comes in small pieces. */
async function read(text: string | Uint8Array, settings: ListRead = {}): Promise<Read> {
  const bytes = Buffer.from(text)
  async function* pieces() {
    const size = Math.max(7, bytes.length / 20_000)
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
  const columns: string[] = []
  const entries: ListEntry[] = []
  for await (const entry of readList(pieces(), { ...settings, onColumn: (name) => columns.push(name) }))
    entries.push(entry)
  return { entries: entries.map(({ line, handle, reason }) => [line, reason ?? handle]), columns }
}

const TABLE = [
  'id,Name,Website,LinkedIn URL,Contact',
  '1,"Acme, Inc.",https://www.acme.com/about,https://linkedin.com/company/acme,jane@acme.com',
  '2,"Two',
  'lines",globex.com,https://linkedin.com/company/globex,joe@gmail.com',
  ',,,,',
  '3,None,,https://linkedin.com/company/none,',
  '4,Short',
  '5,"The ""Initech""",initech.com,,',
].join('\r\n')

const COMPANIES = [
  [2, 'https://www.acme.com/about'],
  [3, 'globex.com'],
  [6, 'The column “Website” is empty in this row.'],
  [7, 'The column “Website” is empty in this row.'],
  [8, 'initech.com'],
]

const FEW_SITES = [
  'Email,from',
  ...['acme', 'globex', 'initech'].map((name) => `a@${name}.com,https://ads.com/${name}`),
].join('\n')

/** The beginning of a ZIP archive whose first file has that name. */
function archive(name: string): Uint8Array {
  const header = Buffer.alloc(30)
  header.write('PK\x03\x04', 'latin1')
  header.writeUInt16LE(8, 8)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, Buffer.from(name), Buffer.alloc(9)])
}

describe('lines', () => {
  it('may be empty, and have comments', async () => {
    const text = '\u{feff}# brands\n\nacme.com # the first\n  \n  globex.com/#top\r\n#\n'
    expect(await read(text)).toEqual({
      entries: [
        [3, 'acme.com'],
        [5, 'globex.com/#top'],
      ],
      columns: [],
    })
  })

  it('keep what was written', async () => {
    const entries: ListEntry[] = []
    for await (const entry of readList(chunk(' acme.com # first \n'))) entries.push(entry)
    expect(entries).toEqual([{ line: 1, input: ' acme.com # first ', handle: 'acme.com' }])
  })

  it('may end with commas', async () => {
    expect(await read('acme.com,\nglobex.com,\n')).toMatchObject({
      entries: [
        [1, 'acme.com,'],
        [2, 'globex.com,'],
      ],
    })
  })
})

describe('tables', () => {
  it.each([
    ['CSV by its name', TABLE, { name: 'companies.csv' }],
    ['CSV by its first line', TABLE, {}],
    ['CSV packed with gzip', gzipSync(TABLE), { name: 'companies.csv.gz' }],
    ['CSV packed with gzip that no name tells of', gzipSync(TABLE), {}],
    ['CSV in UTF-16', Buffer.from(`\u{feff}${TABLE}`, 'utf16le'), { name: 'companies.csv' }],
    ['CSV in UTF-16 without a mark', Buffer.from(TABLE, 'utf16le'), {}],
    ['CSV with line ends of returns alone', TABLE.replaceAll('\r\n', '\r'), { name: 'companies.csv' }],
    ['the column by its name in other letters', TABLE, { column: 'website' }],
    ['the column by its number', TABLE, { column: '3' }],
  ])('are read: %s', async (_, text, settings) => {
    expect(await read(text, settings)).toEqual({
      entries: COMPANIES,
      columns: ['Website'],
    })
  })

  it('are read in the encoding that is named', async () => {
    const bytes = encode('Компания;Сайт\nТорг;торг.рф\n', 'windows-1251')
    const expected = { entries: [[2, 'торг.рф']], columns: ['Сайт'] }
    expect(await read(bytes, { encoding: 'cp1251' })).toEqual(expected)
    await expect(read(bytes)).rejects.toThrow('or name its encoding: --encoding windows-1251')
    await expect(read(bytes, { encoding: 'klingon' })).rejects.toThrow('“klingon” is no encoding')
  })

  it.each([
    ['tabs', 'name\turl\nAcme\tacme.com', 'url', 'acme.com'],
    ['semicolons', 'name;e-mail\nAcme;jane@acme.com', 'e-mail', 'jane@acme.com'],
    ['bars', 'name|domain\nAcme|acme.com', 'domain', 'acme.com'],
    ['one column', 'domain\nacme.com', 'domain', 'acme.com'],
    ['no heading', 'acme.com,Acme', '1', 'acme.com'],
    ['a name nobody knows', 'name,Firmenseite\nAcme,acme.com', 'Firmenseite', 'acme.com'],
    // Columns in other languages, of which those of websites go before those of e-mail addresses.
    ['German names', 'Firma;Webseite;E-Mail\nA;acme.de;a@t-online.de', 'Webseite', 'acme.de'],
    ['French names', 'Entreprise;Email;Site web\nA;a@b.fr;acme.fr', 'Site web', 'acme.fr'],
    ['Spanish names', 'Correo,Sitio Web\na@b.es,acme.es', 'Sitio Web', 'acme.es'],
    ['Italian names', 'Società,E-mail,Dominio\nA,a@b.it,acme.it', 'Dominio', 'acme.it'],
    ['Japanese names', '会社名,メール,ホームページ\nA,a@b.jp,acme.co.jp', 'ホームページ', 'acme.co.jp'],
    ['a short name', 'Name,Web,Email\nA,acme.com,a@b.com', 'Web', 'acme.com'],
    // And so does a column of websites by any name.
    ['websites without a usual name', 'Email,where\na@b.com,acme.com', 'where', 'acme.com'],
    ['profiles beside e-mail addresses', 'where,Email\nx.com/acme,a@acme.com', 'Email', 'a@acme.com'],
    ['few other sites beside e-mail addresses', FEW_SITES, 'Email', 'a@acme.com'],
    ['free mail beside websites', 'Email,x\na@gmail.com,acme.com', 'x', 'acme.com'],
    ['free mail alone', 'Email,x\na@gmail.com,Jane', 'Email', 'a@gmail.com'],
    ['an empty column that is called so', 'Domain,Email\n,a@acme.com', 'Email', 'a@acme.com'],
    ['names before addresses', 'Name,E-mail\nA,"Jane <jane@acme.com>"', 'E-mail', 'Jane <jane@acme.com>'],
    // Headings that look like hosts, and hosts that look like headings.
    ['a path to the column', 'id,contact.email\n1,jane@acme.com', 'contact.email', 'jane@acme.com'],
    ['a path to a domain', 'id,company.website\n1,acme.com', 'company.website', 'acme.com'],
    ['a path that only may be one', 'id,hq.email\n1,jane@acme.com', 'hq.email', 'jane@acme.com'],
    ['a path beside the column', 'file.name,domain\nlogo.png,acme.com', 'domain', 'acme.com'],
    ['a path alone', 'company.website\nacme.com', 'company.website', 'acme.com'],
    ['a domain that ends like a column', 'acme.company,A\nglobex.com,G', '1', 'acme.company'],
    ['a word for a column beside a domain', 'acme.com,company\nglobex.com,company', '1', 'acme.com'],
    ['an address at a free mail host first', 'jane@gmail.com,Jane\njoe@acme.com,Joe', '1', 'jane@gmail.com'],
    [
      'a column that is called so and has none',
      'company,email\nAcme,jane@acme.com',
      'email',
      'jane@acme.com',
    ],
    ['a column that is called so and has few', 'url,x\nnone,1\nn/a,2\nacme.com,3\n-,4\n', 'url', 'none'],
    ['several that may be meant', 'email,domain\njane@gmail.com,acme.com', 'domain', 'acme.com'],
    [
      'profiles at one network',
      'profile,where\nfacebook.com/a,a.com\nfacebook.com/b,b.com',
      'where',
      'a.com',
    ],
  ])('with %s', async (_, text, column, first) => {
    const { entries, columns } = await read(text)
    expect(columns).toEqual([column])
    expect(entries[0]?.[1]).toBe(first)
  })

  it.each([
    ['the line for Excel', 'sep=;\r\nName;Web;Domain\r\nA;b.de;acme.de', 3],
    ['the line for Excel in quotation marks', '"sep=;"\nName;Domain\nA;acme.de', 3],
    ['a line for Excel with commas', 'sep=,\nName,Domain\nA,acme.de', 3],
    ['comments', '# exported, 2026\n#by us\nName,Web,Domain\nA,b.de,acme.de', 4],
    ['a title', 'Customers\n\nName,Web,Domain\nA,b.de,acme.de', 4],
    ['a title with empty cells', 'Customers 2026;;\nName;Web;Domain\nA;b.de;acme.de', 3],
    ['a title with other signs', 'Customers, Berlin\nat: 1.1.2026\nName;Domain\nA;acme.de\nB;b.de', 4],
    ['a title in two cells', 'Date;1.1.2026;\nName;Web;Domain\nA;b.de;acme.de', 3],
    ['nothing, with cells of several lines', 'x;Domain\n"a, b,\nc, d, e";acme.de\n"a, b\nc, d";b.de', 2],
  ])('have their heading below %s', async (_, text, line) => {
    for (const settings of [{}, { column: 'Domain' }]) {
      const { entries, columns } = await read(text, { name: 'a.csv', ...settings })
      expect([columns, entries[0]]).toEqual([['Domain'], [line, 'acme.de']])
    }
  })

  it('begin at once when they have companies without a heading', async () => {
    expect((await read('sep=;\nAcme;\nBrack;Rome\n', { kind: 'name', column: '1' })).entries).toEqual([
      [2, 'Acme'],
      [3, 'Brack'],
    ])
  })

  it('that were lines once have comments', async () => {
    expect(await read('# brands\nacme.com, Acme\nglobex.com # old\n')).toMatchObject({
      entries: [
        [2, 'acme.com'],
        [3, 'globex.com'],
      ],
    })
  })

  it('with a heading alone have no entries', async () => {
    expect((await read('id,domain\n', { name: 'a.csv' })).entries).toEqual([])
    expect((await read('', { name: 'a.csv' })).entries).toEqual([])
  })

  it.each([
    [TABLE, { column: 'web' }, /no column “web”; name one of: id, Name, Website, LinkedIn URL, Contact\.$/],
    ['a,b\n1,2', { name: 'a.csv' }, /No column looks like .* name one of: a, b\.$/],
    [
      'domain,x\nacme.com,"never closed\n\nglobex.com,',
      {},
      /cannot be read from line 2 on: a quotation mark/,
    ],
    [
      `domain,x\nacme.com,"${'x'.repeat(1_200_000)}"\n`,
      {},
      /from line 2 on: a row is longer than 1048576 characters there, or a quotation mark/,
    ],
    [gzipSync(TABLE).subarray(0, 99), {}, /^The list cannot be read: unexpected end of file\.$/],
    // Some of it is unpacked before the end is missed.
    [gzipSync(`${TABLE}\n`.repeat(2_000)).subarray(0, -99), {}, /: unexpected end of file\.$/],
    // The first bytes of workbooks of Excel and LibreOffice.
    [archive('[Content_Types].xml'), { name: 'a.xlsx' }, /workbook of a spreadsheet program: save its sheet/],
    [archive('mimetype'), {}, /workbook of a spreadsheet program/],
    [Buffer.from('d0cf11e0a1b11ae100', 'hex'), {}, /workbook of a spreadsheet program/],
    ['[{"domain": "acme.com"}]', { name: 'a.json' }, /one JSON document.* jq -c "\.\[\]" FILE/],
    ['[\n  "acme.com"\n]\n', {}, /one JSON document/],
  ])('are refused in a sentence', async (text, settings, message) => {
    await expect(read(text, settings)).rejects.toMatchObject({
      name: 'BlazonError',
      code: 'invalid_input',
      message: expect.stringMatching(message),
    })
  })
})

describe('NDJSON', () => {
  it('is read by a field of an object within the object', async () => {
    const nested = '{"id":1,"company":{"site":{"url":"acme.com"}}}\n{"company":{"site":"no"}}'
    const found = await read(nested, { name: 'a.ndjson', column: 'company.site.url' })
    expect(found.entries).toEqual([
      [1, 'acme.com'],
      [2, 'There is no text in “company.site.url” on this line.'],
    ])
  })

  const text = [
    '{"id":1,"company":{"name":"Acme"},"url":"https://acme.com"}',
    '',
    '{"id":2}',
    '{"id":3,"url":null}',
    '{"id":4,',
    '"initech.com"',
    '{"id":5,"url":" globex.com "}',
  ].join('\n')

  it.each([
    ['by its name', { name: 'companies.ndjson' }],
    ['by its first line', {}],
    ['by the name of the field', { column: 'url' }],
  ])('is read %s', async (_, settings) => {
    expect(await read(text, settings)).toEqual({
      entries: [
        [1, 'https://acme.com'],
        [3, 'There is no text in “url” on this line.'],
        [4, 'There is no text in “url” on this line.'],
        [5, 'This line is no JSON object.'],
        [6, 'This line is no JSON object.'],
        [7, 'globex.com'],
      ],
      columns: ['url'],
    })
  })

  it('without a field of domains is refused', async () => {
    await expect(read('{"id":1,"title":"Acme"}')).rejects.toThrow(/name one of: id, title\.$/)
  })
})

it('may come as text, and says what else it cannot be', async () => {
  const entriesOf = async (pieces: AsyncIterable<string>) => {
    const handles: string[] = []
    for await (const { handle } of readList(pieces)) handles.push(handle)
    return handles
  }
  async function* texts() {
    yield* ['bücher.de\nac', 'me.com']
  }
  async function* numbers() {
    yield 1 as unknown as string
  }
  expect(await entriesOf(texts())).toEqual(['bücher.de', 'acme.com'])
  await expect(entriesOf(numbers())).rejects.toThrow(/^The pieces of a file are bytes/)
})

it('is read no further than it is used', async () => {
  let given = 0
  async function* endless() {
    for (;;) yield Buffer.from(`d${given++}.com\n`)
  }
  for await (const { handle } of readList(endless())) if (handle === 'd9.com') break
  expect(given).toBeLessThan(100)
})

async function* chunk(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}
