import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openStore } from '../../../src/store/index.ts'
import { newDatabase } from '../../store/postgres/databases.ts'
import { okResult } from '../../store/records.ts'
import { temporaryFolder } from '../../store/temporary.ts'
import { blazon, command } from './command.ts'

/** Nothing but lines of progress, of which a quick copy has none. */
const PROGRESS = /^(?:(?:copying|checking) \w+: \d+ of \d+ rows, \d+ %\n)*$/

async function databaseWith(...domains: string[]) {
  const folder = temporaryFolder()
  const db = join(folder, 'a.db')
  const store = await openStore(db, { now: () => new Date() })
  for (const domain of domains) await store.putResult(okResult(domain))
  await store.close()
  return { folder, db }
}

test('a database is copied with a summary of its rows, and as JSON, and is not copied into a filled one', async () => {
  const { folder, db } = await databaseWith('a.example', 'b.example')
  const [address, back] = [await newDatabase(), join(folder, 'back.db')]
  const there = await command('migrate', db, address)
  expect(there).toMatchObject({ code: 0, stderr: expect.stringMatching(PROGRESS) })
  expect(there.stdout).toMatch(/a\.db copied to postgres:.*: 41 rows of 4 tables, equal in both\n/)
  expect(there.stdout).toMatch(
    /\n {12}5 {2}plans\n {12}2 {2}results\n {11}32 {2}findings\n {12}2 {2}brand_names\n$/,
  )
  expect(there.stdout).not.toContain('secret')
  const json = await command('migrate', address, back, '--json')
  expect(JSON.parse(json.stdout)).toMatchObject({
    ...{ to: back, rows: 41, isContinued: false },
    tables: expect.arrayContaining([
      { table: 'results', rows: 2, hash: expect.stringMatching(/^[\da-f]{64}$/) },
      { table: 'lines', rows: 0, hash: '0'.repeat(64) },
    ]),
  })
  expect((await command('export', '--db', back)).stdout).toContain('Ferncott')
  const again = await command('migrate', db, back)
  expect(again).toMatchObject({ code: 2, stdout: '' })
  expect(again.stderr).toContain(`blazon: The database ${back} is not empty: its table results has rows. `)
})

test('a database that a batch works on is not copied', async () => {
  const { folder, db } = await databaseWith('a.example')
  const store = await openStore(db, { now: () => new Date() })
  onTestFinished(() => store.close())
  await store.acquireLease('batch')
  const refused = await command('migrate', db, join(folder, 'b.db'))
  expect(refused).toMatchObject({ code: 1, stdout: '' })
  expect(refused.stderr).toContain(`blazon: Another process (batch, process ${process.pid} on `)
})

test('Ctrl-C leaves a copy that the same command continues', async () => {
  const { folder, db } = await databaseWith('a.example')
  const address = await newDatabase()
  const target = await openStore(address, { now: () => new Date() })
  await target.close()
  // The copy waits for this transaction.
  const client = new pg.Client(address)
  await client.connect()
  onTestFinished(() => client.end())
  const schema = new URL(address).searchParams.get('schema')
  await client.query(`BEGIN; LOCK TABLE ${schema}.results IN EXCLUSIVE MODE`)
  const ended = await blazon(folder, ['migrate', db, address], async (child) => {
    await vi.waitFor(
      async () => {
        const { rowCount } = await client.query(
          `SELECT 1 FROM pg_locks WHERE NOT granted AND relation = '${schema}.results'::regclass`,
        )
        expect(rowCount).toBe(1)
      },
      { timeout: 60_000, interval: 20 },
    )
    child.kill('SIGINT')
    await once(child.stderr ?? child, 'data')
    await client.query('ROLLBACK')
  })
  expect(ended).toMatchObject({ code: 130, stdout: '' })
  expect(ended.stderr).toMatch(/\nending: the same command continues the copy\nblazon: Interrupted\.\n$/)
  const continued = await blazon(folder, ['migrate', db, address, '--json'])
  expect(continued).toMatchObject({ code: 0, stderr: expect.stringMatching(PROGRESS) })
  expect(JSON.parse(continued.stdout)).toMatchObject({ rows: 23, isContinued: true })
})
