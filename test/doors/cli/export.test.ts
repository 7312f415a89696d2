import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parquetReadObjects } from 'hyparquet'
import { expect, test } from 'vitest'
import { writeChunksOrFail } from '../../../src/doors/cli/write-file.ts'
import { openStore } from '../../../src/store/index.ts'
import { COMMAND } from '../../house/build.ts'
import { failedResult, okResult, refusedResult } from '../../store/records.ts'
import { temporaryFolder } from '../../store/temporary.ts'
import { command } from './command.ts'

const run = promisify(execFile)

/**
 * A folder with a database: a list of three domains, of which two have results, and an older result beside.
 */
async function filled() {
  const folder = temporaryFolder()
  const db = join(folder, 'brands.db')
  let now = new Date('2026-11-01T08:00:00Z')
  const store = await openStore(db, { now: () => now })
  await store.putResult(failedResult('old.com'))
  now = new Date('2026-11-20T08:00:00Z')
  await store.putResult(okResult('a.com'))
  await store.putResult(refusedResult('b.com'))
  await store.putLines('list.txt', 0, [
    { line: 1, input: 'a.com', domain: 'a.com', reason: null },
    { line: 2, input: 'b.com', domain: 'b.com', reason: null },
    { line: 3, input: 'c.com', domain: 'c.com', reason: null },
  ])
  await store.close()
  return { folder, db }
}

const rowsIn = async (file: Uint8Array) =>
  (await parquetReadObjects({ file: new Uint8Array(file).buffer })).map(({ domain, state }) => [
    domain,
    state,
  ])

test('Parquet goes to stdout, or to a file that is there only when it is complete', async () => {
  const { folder, db } = await filled()
  const of = ['export', '--db', db, '--format', 'parquet']
  const { stdout } = await run(process.execPath, [COMMAND, ...of], { encoding: 'buffer' })
  expect(await rowsIn(stdout)).toEqual([
    ...[
      ['a.com', 'ok'],
      ['b.com', 'refused'],
      ['c.com', 'pending'],
      ['old.com', 'failed'],
    ],
  ])
  const file = join(folder, 'brands.parquet')
  writeFileSync(file, 'an earlier file, which is replaced')
  const { code, stdout: nothing } = await command(...of, '--out', file)
  expect([code, nothing]).toEqual([0, ''])
  expect(readFileSync(file).equals(stdout)).toBe(true)
  expect(readdirSync(folder).toSorted()).toEqual(['brands.db', 'brands.parquet'])
  const lost = await command(...of, '--out', join(folder, 'none', 'brands.parquet'))
  expect(lost.code).toBe(1)
  expect(lost.stderr).toContain('brands.parquet cannot be written: a folder of that path is not there.')
})

test('a file whose rows cannot be read is not written, and what was there stays', async () => {
  const file = join(temporaryFolder(), 'rows.csv')
  async function* broken() {
    yield 'a,b\r\n'
    throw new TypeError('The rows ended early.')
  }
  await expect(writeChunksOrFail(file, broken())).rejects.toThrow('The rows ended early.')
  expect(readdirSync(join(file, '..'))).toEqual([])
  writeFileSync(file, 'whole')
  await expect(writeChunksOrFail(file, broken())).rejects.toThrow('The rows ended early.')
  expect(readFileSync(file, 'utf8')).toBe('whole')
  expect(readdirSync(join(file, '..'))).toEqual(['rows.csv'])
})

test.each([
  [[], ['a.com', 'b.com', 'c.com', 'old.com']],
  [
    ['--list', 'list.txt'],
    ['a.com', 'b.com', 'c.com'],
  ],
  [
    ['--state', 'ok, failed'],
    ['a.com', 'old.com'],
  ],
  [['--state', 'pending'], ['c.com']],
  [
    ['--since', '2026-11-20'],
    ['a.com', 'b.com'],
  ],
  [['--since', '2026-11-20T08:00:01Z'], []],
  [['--since', '2026-11-20T08:00Z', '--state', 'refused'], ['b.com']],
])('the rows of %j', async (filter, domains) => {
  const { db } = await filled()
  for (const format of ['ndjson', 'csv', 'parquet']) {
    const file = `${db}.${format}`
    expect((await command('export', '--db', db, '--format', format, '--out', file, ...filter)).code).toBe(0)
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    const written = {
      ndjson: () => lines.filter(Boolean).map((line) => JSON.parse(line).domain),
      csv: () => lines.slice(1).map((line) => line.split(',')[3]),
      parquet: async () => (await rowsIn(readFileSync(file))).map(([domain]) => domain),
    }[format]
    expect([format, await written?.()]).toEqual([format, domains])
  }
})

test('a filter that cannot be meant is refused', async () => {
  const { db } = await filled()
  for (const [flags, why] of [
    [['--state', 'ok,great'], 'It is some of: ok, refused, failed, invalid, pending; commas separate them.'],
    [['--since', 'yesterday'], 'It is a time ago such as 24h or 7d, or 2026-11-30 or 2026-11-30T12:00Z.'],
    [['--format', 'parquet', '--bom'], 'Only CSV can begin with a byte order mark'],
    [['--format', 'parquet', '--fields', 'nane'], 'There is no field "nane". Did you mean name?'],
  ] as const) {
    const { code, stdout, stderr } = await command('export', '--db', db, ...flags)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain(why)
  }
})
