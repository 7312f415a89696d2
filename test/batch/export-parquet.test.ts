import { parquetMetadata, parquetReadObjects } from 'hyparquet'
import { describe, expect, it } from 'vitest'
import { type ExportForm, exportRows } from '../../src/batch/export.ts'
import type { ExportStore } from '../../src/batch/ports.ts'
import type { ListLine } from '../../src/model/stored.ts'
import { failedResult, recordOf, refusedResult } from '../store/records.ts'
import { Clock, temporaryStore } from '../store/temporary.ts'

const CHECKED = new Date('2026-11-20T12:00:00.000Z')
const found = <T>(value: T) => ({ value, confidence: 1, rule: '', evidence: [] })

/** The chunks of an export in one piece. */
async function fileOf(store: ExportStore, form: Omit<ExportForm, 'format'> = {}): Promise<ArrayBuffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of exportRows(store, { ...form, format: 'parquet' })) chunks.push(Buffer.from(chunk))
  return new Uint8Array(Buffer.concat(chunks)).buffer
}

/** A database with a list of four lines, and a result that is on no list. */
async function filled(): Promise<ExportStore> {
  const store = await temporaryStore({ now: new Clock().now })
  const { fields } = recordOf('a.com')
  const record = {
    ...recordOf('a.com'),
    fields: {
      ...fields,
      slogan: found('=1+1 “für alle”'),
      isNsfw: found(false),
      employees: found({ exact: 120, range: '51 to 200' }),
    },
  }
  await store.putResult({ state: 'ok', domain: 'a.com', record } as never, { attempts: 2 })
  await store.putResult(refusedResult('b.com'))
  await store.putResult(failedResult('z.com'))
  await store.putLines('list.txt', 0, [
    { line: 2, input: 'www.a.com', domain: 'a.com', reason: null, kept: { id: '0042', team: '' } },
    { line: 3, input: 'b.com', domain: 'b.com', reason: null, kept: { id: '7', team: 'red' } },
    { line: 4, input: 'x y', domain: null, reason: 'white space' },
    { line: 9, input: 'd.com', domain: 'd.com', reason: null, readAs: 'domain' },
  ])
  const { allLines: lines, storedResultOf: resultOf, unlistedResults: otherResults } = store
  const { extrasOf, extrasAsked, keptColumns } = store
  return { lines: () => lines(), resultOf, otherResults, extrasOf, extrasAsked, keptColumns }
}

/** Without what is empty. */
const cellsOf = (row: object) => Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== null))

describe('an export as Parquet', () => {
  it('has the columns of CSV, with their types, and the texts as they were', async () => {
    const rows = await parquetReadObjects({ file: await fileOf(await filled()) })
    const [first, second, invalid, pending, other] = rows.map(cellsOf)
    expect(first).toMatchObject({
      ...{ list: 'list.txt', line: 2n, row: 1n, input: 'www.a.com', domain: 'a.com', state: 'ok' },
      ...{ final_url: 'https://a.com/', language: 'en', name: 'Ferncott', slogan: '=1+1 “für alle”' },
      ...{ colors: '#1a7f37 #ffffff', is_nsfw: false, employees: 120n, employee_range: '51 to 200' },
      ...{ finished_at: CHECKED, attempts: 2n, 'input:id': '0042', 'input:team': '' },
    })
    expect(second).toEqual({
      ...{ list: 'list.txt', line: 3n, row: 2n, input: 'b.com', domain: 'b.com', state: 'refused' },
      ...{ final_url: 'https://b.com/lander', class: 'parked', message: expect.any(String) },
      ...{ finished_at: CHECKED, attempts: 1n, 'input:id': '7', 'input:team': 'red' },
    })
    expect(invalid).toEqual({
      ...{ list: 'list.txt', line: 4n, row: 3n, input: 'x y', state: 'invalid', message: 'white space' },
    })
    expect(pending).toEqual({
      ...{ list: 'list.txt', line: 9n, row: 4n, input: 'd.com', domain: 'd.com', state: 'pending' },
      ...{ message: 'The domain has not been looked up yet: the same batch goes on with it.' },
      read_as: 'domain',
    })
    expect(other).toEqual({
      ...{ domain: 'z.com', state: 'failed', code: 'unreachable', message: 'z.com did not answer.' },
      ...{ finished_at: CHECKED, attempts: 1n },
    })
    expect(rows).toHaveLength(5)
  })

  it('names the types and the heading of the CSV in its schema, also without any row', async () => {
    const store = await filled()
    const [head] = await exportRows(store, { format: 'csv' })
      .next()
      .then(({ value }) => String(value).trim().split('\r\n'))
    const { schema } = parquetMetadata(await fileOf(store))
    const [, ...columns] = schema
    expect(columns.map(({ name }) => name)).toEqual(head?.split(','))
    const types = new Map(columns.map(({ name, type, converted_type }) => [name, converted_type ?? type]))
    const typed = ['name', 'line', 'attempts', 'row', 'employees', 'is_nsfw', 'finished_at', 'input:id']
    expect(typed.map((name) => types.get(name))).toEqual([
      ...['UTF8', 'INT64', 'INT64', 'INT64', 'INT64', 'BOOLEAN', 'TIMESTAMP_MILLIS', 'UTF8'],
    ])
    const nothing = await fileOf(store, { state: ['failed'], since: new Date('2030-01-01') })
    expect(await parquetReadObjects({ file: nothing })).toEqual([])
    expect(parquetMetadata(nothing).schema).toEqual(schema)
  })

  it('has the rows and the fields that were asked for', async () => {
    const form = { state: ['ok', 'pending'], fields: ['name', 'email'] } as const
    const rows = await parquetReadObjects({ file: await fileOf(await filled(), form) })
    expect(rows.map(({ domain, state }) => [domain, state])).toEqual([
      ['a.com', 'ok'],
      ['d.com', 'pending'],
    ])
    expect(Object.keys(rows[0] ?? {})).toEqual([
      ...['list', 'line', 'input', 'domain', 'final_url', 'state', 'class', 'code', 'message'],
      ...['name', 'email', 'finished_at', 'attempts', 'read_as', 'row', 'input:id', 'input:team'],
    ])
  })

  it('is written in groups of rows: of 20,000 lines with long texts, few are in memory at a time', async () => {
    const LINES = 20_000
    let read = 0
    async function* lines(): AsyncGenerator<ListLine> {
      for (; read < LINES; read += 1) {
        const input = `${read} ${'x'.repeat(1_000)} ${read}`
        yield { list: 'list.txt', line: read + 1, input, domain: null, reason: 'white space' }
      }
    }
    const chunks: { readonly rows: number; readonly bytes: number }[] = []
    const parts: Uint8Array[] = []
    const store = { ...(await filled()), lines }
    let before = 0
    for await (const chunk of exportRows(store, { format: 'parquet', state: ['invalid'] })) {
      chunks.push({ rows: read - before, bytes: chunk.length })
      parts.push(Buffer.from(chunk))
      before = read
    }
    // Each row has a little more than 1,000 characters, and a group 4,000,000.
    expect(Math.max(...chunks.map(({ rows }) => rows))).toBeLessThan(4_000)
    expect(Math.max(...chunks.map(({ bytes }) => bytes))).toBeLessThan(8_000_000)
    const file = new Uint8Array(Buffer.concat(parts)).buffer
    expect(Number(parquetMetadata(file).num_rows)).toBe(LINES)
    const last = await parquetReadObjects({ file, rowStart: LINES - 1, columns: ['line', 'input'] })
    expect(last).toEqual([{ line: 20_000n, input: `19999 ${'x'.repeat(1_000)} 19999` }])
  })
})
