import Database from 'better-sqlite3'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../src/store/index.ts'
import { CALLER_HEADERS } from '../../src/store/sqlite/migrations/0037-caller-headers.ts'
import { MIGRATIONS } from '../../src/store/sqlite/migrations/index.ts'
import { batchOf } from './contract/page-batches.ts'
import { newDatabase } from './postgres/databases.ts'
import { temporaryDatabase, temporaryFolder } from './temporary.ts'

const HEADERS = { Authorization: 'Bearer mine' }
const JOB = { kind: 'crawl', events: ['started'], headers: HEADERS, metadata: { n: 1 } } as const

/** Undoes the last migration, so that the headers are in the webhook and in each delivery. */
const BEFORE = `
  UPDATE page_batches SET webhook = replace(webhook, '"metadata":', '"headers":' || headers || ',"metadata":');
  DROP INDEX page_batches_headers;
  ALTER TABLE page_batches DROP COLUMN headers;
  ALTER TABLE deliveries ADD COLUMN headers TEXT;
  INSERT INTO deliveries (id, owner, event, event_id, source, source_id, url, host, secret, delays, headers,
      body, status, next, due_at, created_at)
    SELECT 'whd_1', owner, 'crawl.page', 'evt_' || source_id || '_17', source, source_id, url, host, secret,
      delays, '{}', '{"data":[]}', status, next, due_at, created_at FROM deliveries;`

// A migration never changes, and this test can undo it only while it is the last one.
test.runIf(MIGRATIONS.at(-1) === CALLER_HEADERS).each([
  ['SQLite', () => temporaryDatabase(temporaryFolder())],
  ['PostgreSQL', newDatabase],
])('headers of callers are stored once after the migration (%s)', async (_, database) => {
  const db = await database()
  const clock = { now: () => new Date() }
  const first = await openStore(db, clock)
  const webhook = { url: 'https://hook.example/', retry: [], job: JOB }
  const { id } = await first.addPageBatch(batchOf(['1'], { webhook }), 'whsec_1')
  await first.close()
  const rows = async (sql: string, hasVersion: 'reads' | 'undoes' = 'reads') => {
    if (!db.startsWith('postgres')) {
      const file = new Database(db)
      try {
        if (hasVersion === 'reads') return file.prepare(sql).all()
        file.exec(sql)
        file.pragma(`user_version = ${Number(file.pragma('user_version', { simple: true })) - 1}`)
        return []
      } finally {
        file.close()
      }
    }
    const address = new URL(db)
    const schema = address.searchParams.get('schema') ?? ''
    address.searchParams.delete('schema')
    const client = new pg.Client({ connectionString: address.href, options: `-c search_path=${schema}` })
    await client.connect()
    try {
      const last = 'UPDATE blazon_schema SET version = version - 1'
      const answer = await client.query(hasVersion === 'reads' ? sql : `${sql} ${last}`)
      return hasVersion === 'reads' ? answer.rows : []
    } finally {
      await client.end()
    }
  }
  await rows(BEFORE, 'undoes')
  const store = await openStore(db, clock)
  onTestFinished(() => store.close())
  const [batch] = (await rows('SELECT webhook, headers FROM page_batches')) as Record<string, string>[]
  expect(JSON.parse(batch?.headers ?? '')).toEqual(HEADERS)
  const { headers: _headers, ...job } = JOB
  expect(JSON.parse(batch?.webhook ?? '')).toEqual({ ...webhook, job, secret: 'whsec_1' })
  const holder = await store.acquireLease('webhooks 1')
  const sent = [await store.takeDelivery(holder, []), await store.takeDelivery(holder, [])]
  // The page of one of them is not stored.
  const bodies = sent.map((one) => [one?.headers, one?.body && JSON.parse(one.body).id])
  expect(bodies).toEqual(
    expect.arrayContaining([
      [HEADERS, id],
      [undefined, undefined],
    ]),
  )
  expect(await rows("SELECT body FROM deliveries WHERE id = 'whd_1'")).toEqual([{ body: '17' }])
})
