import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createBlazon, createServer } from '../../../src/index.ts'
import { MIB } from '../../../src/model/units.ts'
import { unrendered } from '../../../src/paths/policy.ts'
import { failedResult, okResult, refusedResult, snapshotOf } from '../../store/records.ts'
import { temporaryFolder, temporaryStore } from '../../store/temporary.ts'
import { blazon, command } from './command.ts'

const folder = temporaryFolder(afterAll)

test('domains that failed at each attempt are named', async () => {
  const db = join(folder, 'tried.db')
  const store = await temporaryStore({ path: db })
  await store.putResult(failedResult('once.example'), { attempts: 1 })
  expect((await command('status', db)).stdout).not.toContain('at each attempt')
  for (let nth = 10; nth < 32; nth += 1)
    await store.putResult(failedResult(`down${nth}.example`), { attempts: 3 })
  const { stdout } = await command('status', db)
  expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
    '22 domains have failed at each attempt: down10.example, down11.example, down12.example, ',
  )
  expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
    'down29.example and 2 more. "blazon export --state failed,refused" has the reasons.',
  )
  const { deadLetters } = JSON.parse((await command('status', db, '--json')).stdout)
  expect(deadLetters).toMatchObject({ count: 22, domains: expect.arrayContaining(['down29.example']) })
})

test('what a database holds is told to people, to programs and to whoever watches over the service', async () => {
  const db = join(folder, 'a.db')
  const store = await temporaryStore({ path: db })
  await store.putResult(unrendered(okResult('a.example')), { snapshot: snapshotOf('a.example') })
  await store.putResult(failedResult('b.example'))
  await store.putResult(refusedResult('c.example'))
  await store.beginRun('/lists/a.txt', 'none')
  await store.putLines('/lists/a.txt', 0, [
    { line: 1, input: 'a.example', domain: 'a.example', reason: null },
    { line: 2, input: 'b.example', domain: 'b.example', reason: null },
    { line: 3, input: 'd.example', domain: 'd.example', reason: null },
    { line: 4, input: 'no domain', domain: null, reason: 'white space' },
  ])
  await store.putAnswer('brand', '{}', unrendered(okResult('a.example')))
  await store.acquireLease('batch')

  const shown = await command('status', db)
  expect(shown).toMatchObject({ code: 0, stderr: '' })
  expect(shown.stdout).toMatch(/a\.db: \d+ kB in use \(\d+ kB a domain\), 20\.0 GB at most\n/)
  expect(shown.stdout).toMatch(
    /\n {2}results +3 +\d\.\d kB +\d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d +kept 365 days\n/,
  )
  expect(shown.stdout).toMatch(/\n {2}snapshots +1 +\d\.\d kB .* kept 90 days\n/)
  expect(shown.stdout).toMatch(/\n {2}pictures +0 +0\.0 kB +none +kept 30 days, 2\.0 GB at most\n/)
  expect(shown.stdout).toContain(`a batch works on it: process ${process.pid} on `)

  expect(shown.stdout).toMatch(
    /\nlist \/lists\/a\.txt: 4 lines read, 1 invalid, 1 to do; begun \S+Z, not finished: the list may have more lines\n/,
  )
  expect(shown.stdout).toMatch(/\n +1 described\n/)
  expect(shown.stdout).toMatch(/\n +1 failed: unreachable +The site did not answer: the same command tries/)
  expect(shown.stdout).toMatch(/\n +1 refused: parked +The domain is for sale/)
  expect(shown.stdout).toMatch(
    /\n1 page is built by scripts, and no browser showed it: only what stands there/,
  )
  // The batch was interrupted, and another one counted the list before it went on.
  await store.beginRun('/lists/a.txt', 'none', { total: 91 })
  expect((await command('status', db)).stdout).toMatch(
    /\nlist \/lists\/a\.txt: 4 of 91 lines read, 1 invalid, 1 to do and 87 not read yet; begun \S+Z, not finished\n/,
  )
  expect((await command('export', '--db', db)).stderr).toBe(
    'list /lists/a.txt: its batch has not finished; 87 lines that it has not read have no row\n',
  )
  const ofList = await command('status', db, '--list', '/lists/a.txt')
  expect(ofList.stdout).toContain('failed: unreachable')
  expect(ofList.stdout).not.toContain('refused: parked')

  const { stdout } = await command('status', '--db', db, '--json')
  const told = JSON.parse(stdout)
  expect(told).toMatchObject({
    shrinks: true,
    kinds: { results: { entries: 3 }, snapshots: { entries: 1 }, languages: { entries: 0, oldest: null } },
    bounds: { maxBytes: 20 * 1024 * MIB },
    bytes: { answers: 2 },
    batch: { pid: process.pid },
    lists: [
      { list: '/lists/a.txt', language: null, endedAt: null, lines: 4, invalid: 1, pending: 1, unread: 87 },
    ],
    outcomes: expect.arrayContaining([
      { state: 'refused', reason: 'parked', domains: 1, unrendered: 0, message: null },
      {
        ...{ state: 'failed', reason: 'unreachable', domains: 1, unrendered: 0 },
        message: 'b.example did not answer.',
      },
      { state: 'ok', reason: null, domains: 1, unrendered: 1, message: null },
    ]),
  })

  const engine = await createBlazon({ db })
  try {
    expect((await engine.status()).kinds).toEqual(told.kinds)
    const server = await createServer(engine)
    const answer = await server.inject('/readyz')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      status: 'ok',
      checks: {
        database: 'ok',
        browser: expect.stringMatching(/^(?:none|untried)$/),
        queue: { running: 0, waiting: 0, max: 100 },
      },
      processUser: expect.stringMatching(/^(?:untried|unused|own|root)$/),
      // No page was opened in a browser yet, or there is none on this machine.
      sandbox: expect.stringMatching(/^(?:untried|none)$/),
      store: {
        bytes: (await engine.status()).bytes,
        kinds: told.kinds,
        bounds: told.bounds,
        workers: 0,
        batchRuns: true,
      },
    })
    expect(answer.body).not.toContain(folder)
    await server.close()
  } finally {
    await engine.close()
  }
})

test('the bound that a batch is told is the database’s from then on', async () => {
  const db = join(folder, 'b.db')
  const list = join(folder, 'list.txt')
  const hosts = join(folder, 'hosts')
  writeFileSync(list, 'no domain\n')
  writeFileSync(hosts, '')
  await command('batch', list, '--db', db, '--hosts', hosts, '--max-db-size', '500MB')
  await command('keys', 'create', '--db', db)
  const { stdout } = await command('status', '--db', db, '--json')
  expect(JSON.parse(stdout).bounds).toMatchObject({ maxBytes: 500 * MIB })
})

test('a size is one, and a database is there', async () => {
  for (const size of ['much', '5', '0GB', '-1GB', '1.5GB'])
    expect(await command('serve', `--max-db-size=${size}`)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('It is a size such as 500MB'),
    })
  const missing = await blazon(folder, ['status', '--db', 'none.db'])
  expect(missing).toMatchObject({ code: 2, stderr: expect.stringContaining('There is no database none.db') })
})
