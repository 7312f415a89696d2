import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../src/store/index.ts'
import { COMMAND } from '../house/build.ts'
import { until } from '../house/until.ts'
import { newDatabase } from '../store/postgres/databases.ts'
import { temporaryFolder, tidy } from '../store/temporary.ts'

const COUNT = 25_000

/** Counts rows of a table in a database of either kind. */
async function counterOf(db: string): Promise<(table: string) => Promise<number>> {
  if (!db.startsWith('postgres:')) {
    const file = new Database(db, { readonly: true })
    onTestFinished(() => void file.close())
    return async (table) => Number(file.prepare(`SELECT count(*) FROM ${table}`).pluck().get())
  }
  const client = new pg.Client(db)
  await client.connect()
  onTestFinished(() => client.end())
  const schema = new URL(db).searchParams.get('schema')
  return async (table) => {
    const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${schema}.${table}`)
    return Number(rows[0]?.count)
  }
}

for (const [kind, database] of [
  ['SQLite', undefined],
  ['PostgreSQL', newDatabase],
] as const)
  test(`of a submission that is killed nothing is left (${kind})`, { timeout: 120_000 }, async () => {
    const folder = temporaryFolder()
    const db = (await database?.()) ?? join(folder, 'brands.db')
    let later = 0
    const store = await openStore(db, { now: () => new Date(Date.now() + later) })
    onTestFinished(() => store.close())
    const count = await counterOf(db)
    const urls = Array.from({ length: COUNT }, (_, at) => `https://example.com/${at}\n`)
    writeFileSync(join(folder, 'pages.txt'), urls.join(''))
    const args = ['batches', 'submit', '--urls', 'pages.txt', '--db', db]
    const child = spawn(process.execPath, [COMMAND, ...args], { cwd: folder, stdio: 'ignore' })
    onTestFinished(() => void child.kill('SIGKILL'))
    const ended = once(child, 'exit')
    await until(async () => (await count('batch_pages')) > 0)
    child.kill('SIGKILL')
    expect(await ended).toEqual([null, 'SIGKILL'])
    const stored = await count('batch_pages')
    expect(stored).toBeLessThan(COUNT)
    const holder = await store.acquireLease('pages 1')
    const seen = async () => [(await store.pageBatches()).items, await store.takePage(holder)]
    expect(await seen()).toEqual([[], undefined])
    await tidy(store)
    expect(await count('batch_pages')).toBe(stored)
    later = 11 * 60_000
    await tidy(store)
    expect([await count('batch_pages'), await count('page_batches')]).toEqual([0, 0])
    expect(await seen()).toEqual([[], undefined])
  })
