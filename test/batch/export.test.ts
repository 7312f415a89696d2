import { describe, expect, it } from 'vitest'
import { type ExportForm, exportRows } from '../../src/batch/export.ts'
import { BlazonError } from '../../src/model/errors.ts'
import type { ExportFormat } from '../../src/model/exporting.ts'
import { failedResult as failureOf } from '../../src/model/failed-result.ts'
import type { Result } from '../../src/model/record.ts'
import type { ListLine } from '../../src/model/stored.ts'
import type { Store } from '../../src/store/index.ts'
import { failedResult, okResult, recordOf, refusedResult } from '../store/records.ts'
import { allOf, Clock, temporaryStore } from '../store/temporary.ts'

async function storeOf(results: readonly Result[]) {
  const store = await temporaryStore({ now: new Clock().now })
  for (const result of results) await store.putResult(result, { attempts: 2 })
  return store
}

function exported(
  store: Store,
  format: ExportFormat,
  form: Omit<ExportForm, 'format'> = {},
): AsyncGenerator<string> {
  const { allLines: lines, storedResultOf: resultOf, unlistedResults: otherResults } = store
  const { extrasOf, extrasAsked, keptColumns } = store
  const rows = exportRows(
    { lines, resultOf, otherResults, extrasOf, extrasAsked, keptColumns },
    { ...form, format },
  )
  // NDJSON and CSV are texts.
  return rows as AsyncGenerator<string>
}

const named = (line: number, domain: string) => ({ line, input: `www.${domain}`, domain, reason: null })
const INVALID = { line: 7, input: 'a b', domain: null, reason: 'white space' }

/**
 * Reads CSV by the grammar of RFC 4180. A reader of our own would share the mistakes of our writer.
 */
function cellsOf(row: string): string[] {
  const cells = row.match(/(?<=^|,)("(?:[^"]|"")*"|[^,"\r\n]*)(?=,|\r\n$)/g) ?? []
  return cells.map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell))
}

async function tableOf(rows: AsyncIterable<string>): Promise<Record<string, string>[]> {
  const [head = '', ...body] = await allOf(rows)
  const names = cellsOf(head)
  return body.map((row) => {
    const cells = cellsOf(row)
    expect(cells).toHaveLength(names.length)
    return Object.fromEntries(
      names.map((name, n) => [name, cells[n] ?? '']).filter(([, cell]) => cell !== ''),
    )
  })
}

describe('exportRows', () => {
  it('gives a line of ndjson for each line of the lists, then one for each result on none of them', async () => {
    const store = await storeOf([refusedResult('b.com'), okResult('a.com'), failedResult('c.com')])
    const lines = [named(1, 'b.com'), named(3, 'a.com'), named(4, 'b.com'), INVALID, named(9, 'd.com')]
    await store.putLines('list.txt', 0, lines)
    const rows = await allOf(exported(store, 'ndjson'))
    const made = { finishedAt: '2026-11-20T12:00:00.000Z', attempts: 2 }
    expect(rows.every((row) => row.endsWith('}\n') && row.indexOf('\n') === row.length - 1)).toBe(true)
    expect(rows.map((row) => JSON.parse(row))).toEqual([
      { list: 'list.txt', line: 1, row: 1, input: 'www.b.com', ...refusedResult('b.com'), ...made },
      { list: 'list.txt', line: 3, row: 2, input: 'www.a.com', ...okResult('a.com'), ...made },
      {
        list: 'list.txt',
        line: 4,
        row: 3,
        input: 'www.b.com',
        domain: 'b.com',
        state: 'refused',
        sameAsLine: 1,
      },
      { list: 'list.txt', line: 7, row: 4, input: 'a b', state: 'invalid', message: 'white space' },
      {
        ...{ list: 'list.txt', line: 9, row: 5, input: 'www.d.com', domain: 'd.com', state: 'pending' },
        message: 'The domain has not been looked up yet: the same batch goes on with it.',
      },
      { ...failedResult('c.com'), ...made },
    ])
  })

  it('refers to the first line of a domain in each list by itself, or repeats its result', async () => {
    const store = await storeOf([okResult('a.com')])
    // Nothing is known of d.com yet, so that there is nothing to refer to.
    const lines = [
      named(1, 'd.com'),
      named(2, 'a.com'),
      named(3, 'd.com'),
      named(4, 'a.com'),
      named(5, 'a.com'),
    ]
    await store.putLines('one', 0, lines)
    await store.putLines('two', 0, [named(3, 'a.com'), named(8, 'a.com')])
    const said = async (repeat: boolean) =>
      (await allOf(exported(store, 'ndjson', { repeat }))).map((row) => {
        const { list, line, domain, state, sameAsLine, record } = JSON.parse(row)
        return [list, line, domain, state, record?.domain ?? sameAsLine]
      })
    expect(await said(false)).toEqual([
      ['one', 1, 'd.com', 'pending', undefined],
      ['one', 2, 'a.com', 'ok', 'a.com'],
      ['one', 3, 'd.com', 'pending', undefined],
      ['one', 4, 'a.com', 'ok', 2],
      ['one', 5, 'a.com', 'ok', 2],
      ['two', 3, 'a.com', 'ok', 'a.com'],
      ['two', 8, 'a.com', 'ok', 3],
    ])
    const whole = await said(true)
    expect(whole.filter(([, , , state]) => state === 'ok').map((row) => row[4])).toEqual(
      Array.from({ length: 5 }, () => 'a.com'),
    )
  })

  it('gives one flat row each as CSV', async () => {
    const store = await storeOf([okResult('a.com'), refusedResult('b.com'), failedResult('c.com')])
    await store.putLines('list.txt', 0, [
      ...[named(1, 'a.com'), named(2, 'b.com'), INVALID, named(8, 'd.com'), named(9, 'a.com')],
    ])
    const finished = { finished_at: '2026-11-20T12:00:00.000Z', attempts: '2' }
    const [first, second, invalid, pending, again, other] = await tableOf(exported(store, 'csv'))
    expect(first).toEqual({
      ...{
        list: 'list.txt',
        line: '1',
        row: '1',
        input: 'www.a.com',
        domain: 'a.com',
        final_url: 'https://a.com/',
      },
      state: 'ok',
      language: 'en',
      name: 'Ferncott',
      logo: 'https://a.com/logo.svg',
      colors: '#1a7f37 #ffffff',
      socials: 'https://github.com/ferncott',
      blog: 'https://a.com/blog',
      pricing: 'https://a.com/pricing',
      email: 'hello@a.com',
      street: '4 Mill Lane',
      city: 'Bath',
      postal_code: 'BA1 2NG',
      country_code: 'GB',
      is_nsfw: 'false',
      ...finished,
    })
    expect(again).toEqual({ ...first, line: '9', row: '5' })
    expect(second).toEqual({
      ...{ list: 'list.txt', line: '2', row: '2', input: 'www.b.com', domain: 'b.com' },
      final_url: 'https://b.com/lander',
      state: 'refused',
      class: 'parked',
      message: '“Buy this domain”',
      ...finished,
    })
    expect(invalid).toEqual({
      ...{ list: 'list.txt', line: '7', row: '3', input: 'a b', state: 'invalid', message: 'white space' },
    })
    expect(pending).toMatchObject({ line: '8', domain: 'd.com', state: 'pending' })
    expect(other).toEqual({
      domain: 'c.com',
      state: 'failed',
      code: 'unreachable',
      message: 'c.com did not answer.',
      ...finished,
    })
  })

  it('gives what was asked beside the record as fields, and why there is none', async () => {
    const store = await storeOf([okResult('a.com'), okResult('b.com'), refusedResult('c.com')])
    const bare = { description: '', features: [], images: [], tags: [], targetAudience: [] }
    const products = [
      { ...bare, name: 'Desk', price: 480, currency: 'EUR' },
      { ...bare, name: 'Lamp' },
    ]
    const asked = [
      { name: 'founded', type: 'number' },
      { name: 'offices', type: 'list' },
    ] as const
    const answers = [
      { name: 'founded', value: 1987, confidence: 0.9, rule: 'text', url: 'https://a.com/', evidence: [] },
      { name: 'offices', value: ['Bath', 'Oslo'], confidence: 0.8, rule: 'list', url: 'a', evidence: [] },
    ]
    const failed = failureOf('b.com', new BlazonError('timeout', 'b.com took too long.'))
    const ok = { state: 'ok', domain: 'a.com' } as const
    await store.putExtra('a.com', { kind: 'products', asked: 2, found: { ...ok, products, pages: [] } })
    for (const domain of ['a.com', 'c.com'])
      await store.putExtra(domain, {
        ...{ kind: 'answers', asked },
        found: { ...ok, urls: [], answers, absent: [], notes: [] },
      })
    await store.putExtra('b.com', { kind: 'answers', asked: [{ name: 'ceo', type: 'text' }], found: failed })
    const [first, second, refused] = await tableOf(exported(store, 'csv'))
    expect(first).toMatchObject({
      ...{ products: 'Desk 480 EUR; Lamp', 'answer:founded': '1987', 'answer:offices': 'Bath; Oslo' },
    })
    expect(first).not.toHaveProperty('asked_message')
    expect(second).toMatchObject({ asked_message: 'answers: b.com took too long.' })
    // What was found before a site was refused is not told of it.
    expect(refused).not.toHaveProperty('answer:founded')
    const [row = ''] = await allOf(exported(store, 'ndjson'))
    expect(JSON.parse(row)).toMatchObject({
      products: { state: 'ok', products, pages: [] },
      answers: { state: 'ok', answers },
    })
  })

  it('gives a phone number as it is', async () => {
    const evidence = [{ source: 'link', where: 'a', text: '+46 42 10 50 00' }]
    const record = recordOf('a.com')
    const phone = { value: '+4642105000', confidence: 0.9, rule: 'tel-link', evidence }
    const fields = { ...record.fields, phone }
    const store = await storeOf([{ state: 'ok', domain: 'a.com', record: { ...record, fields } }])
    expect(await tableOf(exported(store, 'csv'))).toMatchObject([{ phone: '+4642105000' }])
  })

  it('gives the heading alone for an empty database', async () => {
    expect(await allOf(exported(await temporaryStore(), 'csv'))).toEqual([
      'list,line,input,domain,final_url,state,class,code,message,language,name,description,slogan,logo,backdrop,colors,fonts,socials,careers,blog,terms,privacy,pricing,contact,login,signup,email,phone,street,city,state_province,postal_code,country_code,is_nsfw,naics,industry,subindustry,employees,employee_range,finished_at,attempts,read_as,row\r\n',
    ])
    expect(await allOf(exported(await temporaryStore(), 'ndjson'))).toEqual([])
  })

  it.each([
    ['Ferncott', 'Ferncott'],
    ['Fern, cott', '"Fern, cott"'],
    ['The "Fern"', '"The ""Fern"""'],
    ['two\nlines', '"two\nlines"'],
    [' spaced ', '" spaced "'],
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['+4642105000', '+4642105000'],
    ['+123456789012345', '+123456789012345'],
    ['+1234567890123456', "'+1234567890123456"],
    ['-4642105000', "'-4642105000"],
    ['+4642105000+1', "'+4642105000+1"],
    ['+4642105000\n=1', `"'+4642105000\n'=1"`],
    ['+464210500A1', "'+464210500A1"],
    ['+46 42105000', "'+46 42105000"],
    [' +4642105000', "' +4642105000"],
    ['\r+4642105000', `"'\r'+4642105000"`],
    ['@sum', "'@sum"],
    ['＝1+1', "'＝1+1"],
    [' =1', "' =1"],
    ['\t=1', "'\t'=1"],
    // Where the semicolon separates cells, the quotation marks of CSV do not hold a cell together.
    ["Fine;=cmd|'/C calc'!A0", "Fine;'=cmd|'/C calc'!A0"],
    ['Fine;@SUM(1+1)', "Fine;'@SUM(1+1)"],
    ['Fine\t -1+1', "Fine\t' -1+1"],
    ['Fine;"=1"', `"Fine;'""=1"""`],
    ["Fine;'=1", "Fine;''=1"],
    ['Fine; good; -', 'Fine; good; -'],
    ['Fine\n\n=1', `"Fine\n\n'=1"`],
    ['a=1', 'a=1'],
    // A sign alone is no formula. What looks like a guarded text is told apart from one.
    ['-', '-'],
    ["'=1", "''=1"],
    ["''@sum", "'''@sum"],
    ["'tis", "'tis"],
    ['日本 🌿', '日本 🌿'],
  ])('writes the name %j so that CSV readers and spreadsheets take it as text', async (name, cell) => {
    const store = await storeOf([okResult('a.com', name)])
    const [, row = ''] = await allOf(exported(store, 'csv'))
    expect(row.startsWith(`,,,a.com,https://a.com/,ok,,,,en,${cell},,`)).toBe(true)
  })

  it('guards what stands in lists, which strangers may have written, and keeps their names', async () => {
    const store = await storeOf([])
    await store.putLines('-', 0, [{ line: 1, input: '-x.com', domain: null, reason: 'A hyphen.' }])
    expect(await tableOf(exported(store, 'csv'))).toMatchObject([{ list: '-', line: '1', input: "'-x.com" }])
  })

  it('begins with a byte order mark where it is asked for, and only as CSV', async () => {
    const store = await storeOf([okResult('a.com')])
    const [head = '', ...rows] = await allOf(exported(store, 'csv', { bom: true }))
    expect(head).toMatch(/^\ufefflist,line,input,/)
    expect(rows.join('')).not.toContain('\ufeff')
    await expect(allOf(exported(store, 'ndjson', { bom: true }))).rejects.toMatchObject({
      code: 'invalid_input',
    })
  })

  it('copes with a record that lacks a field of today', async () => {
    const { links: _, ...fields } = recordOf('a.com').fields
    const old = {
      state: 'ok',
      domain: 'a.com',
      record: { ...recordOf('a.com'), fields },
    } as unknown as Result
    expect(await tableOf(exported(await storeOf([old]), 'csv'))).toMatchObject([
      { domain: 'a.com', name: 'Ferncott' },
    ])
  })

  it('reads no further than it is asked', async () => {
    let read = 0
    async function* lines(): AsyncGenerator<ListLine> {
      for (;;) {
        read += 1
        yield { list: 'list.txt', ...named(read, 'a.com') }
      }
    }
    async function* otherResults() {
      yield* []
    }
    const resultOf = async () => ({ result: okResult('a.com'), finishedAt: new Date(0), attempts: 1 })
    const extrasOf = async () => []
    const extrasAsked = async () => ({ products: false, questions: [] })
    const rows = exportRows(
      { lines, resultOf, otherResults, extrasOf, extrasAsked, keptColumns: async () => [] },
      { format: 'ndjson' },
    )
    for (let n = 0; n < 10; n += 1) await rows.next()
    expect(read).toBe(10)
  })
})
