import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { FIXED_STORE_BOUNDS } from '../../../src/model/options/store.ts'
import { MIB } from '../../../src/model/units.ts'
import { hashOf, type Snapshot } from '../../../src/snapshot/snapshot.ts'
import { STORING } from '../../../src/store/bounds.ts'
import { MIGRATIONS } from '../../../src/store/sqlite/migrations/index.ts'
import { bounded } from '../../house/bounded.ts'
import { programFor } from '../../house/build.ts'
import { THOROUGH } from '../../house/thorough.ts'
import { failedResult, okResult, snapshotOf } from '../records.ts'
import { Clock, countsOf, foundOf, temporaryFolder, temporaryStore, tidy } from '../temporary.ts'

const DAY = 24 * 60 * 60 * 1000

/**
 * A page with so many pictures of so many bytes each. Their bytes are random, so that gzip cannot pack them.
 */
function fatSnapshot(domain: string, count: number, bytes: number): Snapshot {
  return snapshotOf(
    domain,
    Array.from({ length: count }, () => randomBytes(bytes)),
  )
}

/**
 * Checks what must always be true: the file is not damaged, no file of a page is missing or left over, and
 * the counted bytes are those that are there.
 */
function expectSound(path: string): void {
  const db = new Database(path, { readonly: true })
  const one = (sql: string) => db.prepare(sql).pluck().get()
  expect(one('PRAGMA integrity_check')).toBe('ok')
  expect(db.pragma('foreign_key_check')).toEqual([])
  expect(
    one('SELECT count(*) FROM snapshot_bodies WHERE hash NOT IN (SELECT hash FROM bodies)'),
    'bodies that are missing',
  ).toBe(0)
  expect(
    one(`SELECT count(*) FROM bodies WHERE hash NOT IN (SELECT hash FROM snapshot_bodies)
         AND hash NOT IN (SELECT hash FROM unused_bodies)`),
    'bodies that nothing has and nobody will delete',
  ).toBe(0)
  const counted = Object.fromEntries(
    db.prepare('SELECT kind, bytes FROM usage').raw().all() as [string, number][],
  )
  expect(counted).toEqual({
    results: one(
      `SELECT (SELECT coalesce(sum(octet_length(head) + coalesce(length(evidence), 0)), 0) FROM results)
       + (SELECT coalesce(sum(octet_length(finding)), 0) FROM findings)`,
    ),
    answers: one('SELECT coalesce(sum(octet_length(body)), 0) FROM answers'),
    languages: one('SELECT coalesce(sum(octet_length(result)), 0) FROM language_results'),
    snapshots: one(
      'SELECT (SELECT coalesce(sum(length(data)), 0) FROM snapshots) + (SELECT coalesce(sum(length(data)), 0) FROM bodies)',
    ),
    pictures: one('SELECT coalesce(sum(size), 0) FROM pictures'),
    pages: one('SELECT coalesce(sum(size), 0) FROM scrapes'),
    renditions: one('SELECT coalesce(sum(size), 0) FROM renditions'),
    blobs: 0,
  })
  db.close()
}

describe('of one domain', () => {
  test('the files of a page are kept up to a bound, the useful ones first, and a note says what is missing', async () => {
    bounded(STORING, { maxSnapshotBytes: MIB })
    const store = await temporaryStore()
    const [sheet, ...pictures] = [300_000, 400_000, 400_000, 400_000].map((bytes) => randomBytes(bytes))
    const whole = snapshotOf('fat.example', pictures)
    const sheetHash = hashOf(sheet ?? new Uint8Array())
    // The style sheet is last in the snapshot, and is stored before the pictures all the same.
    const snapshot: Snapshot = {
      ...whole,
      resources: [
        ...whole.resources,
        ...whole.resources
          .slice(-1)
          .map((last) => ({ ...last, kind: 'stylesheet' as const, body: sheetHash })),
      ],
      bodies: new Map([...whole.bodies, [sheetHash, sheet ?? new Uint8Array()]]),
    }
    await store.putResult(okResult('fat.example'), { snapshot })
    const kept = await store.snapshotOf('fat.example')
    expect(kept?.bodies.has(snapshot.document.body)).toBe(true)
    expect(kept?.bodies.has(sheetHash)).toBe(true)
    expect(kept?.bodies.size).toBe(3)
    expect(kept?.resources).toEqual(snapshot.resources)
    expect(kept?.notes).toEqual([
      expect.stringMatching(
        /^2 files of this page \(0\.8 MB\) were not kept: .* exceeds the 1\.0 MB that are kept of one\./,
      ),
    ])
    expect((await store.status()).kinds.snapshots.bytes).toBeLessThanOrEqual(MIB)
  })

  test('a page whose document alone is too much is not kept; its result is', async () => {
    bounded(STORING, { maxSnapshotBytes: 600 })
    const tiny = await temporaryStore()
    await tiny.putResult(okResult('a.example'), { snapshot: snapshotOf('a.example') })
    expect(await tiny.snapshotOf('a.example')).toBeUndefined()
    expect(await tiny.resultOf('a.example')).toEqual(okResult('a.example'))
  })

  test('its large pages take the place of each other', async () => {
    const store = await temporaryStore()
    for (let n = 0; n < 5; n++) {
      await store.putResult(okResult('fat.example'), { snapshot: fatSnapshot('fat.example', 10, 50_000) })
      await tidy(store)
    }
    expect((await store.status()).kinds.snapshots.bytes).toBeLessThan(550_000)
  })
})

describe('in all', () => {
  test('the oldest pages go first, results stay, and the file becomes smaller', async () => {
    const clock = new Clock()
    const path = join(temporaryFolder(), 'a.db')
    const unbounded = await temporaryStore({ path, now: clock.now })
    const domains = Array.from({ length: 30 }, (_, n) => `d${n}.example`)
    for (const domain of domains) {
      clock.ms += 1_000
      await unbounded.putResult(okResult(domain), { snapshot: fatSnapshot(domain, 4, 50_000) })
    }
    await unbounded.close()
    const before = statSync(path).size
    expect(before).toBeGreaterThan(6_000_000)

    const store = await temporaryStore({ path, now: clock.now, maxBytes: 2 * MIB })
    await tidy(store)
    expect((await store.status()).bytes.used).toBeLessThanOrEqual(2 * MIB)
    const kept = await foundOf(domains, store.snapshotOf)
    expect(kept.length).toBeGreaterThan(3)
    expect(kept).toEqual(domains.slice(-kept.length))
    expect((await countsOf(store)).ok).toBe(30)
    await store.close()
    expect(statSync(path).size).toBeLessThan(2.4 * MIB)
    expectSound(path)
  })

  test('results go last, the oldest of them first, whatever language they are in', async () => {
    const clock = new Clock()
    const store = await temporaryStore({ now: clock.now, maxBytes: 900_000 })
    for (let n = 0; n < 400; n++) {
      clock.ms += 1_000
      await store.putResult(okResult(`d${n}.example`), { snapshot: snapshotOf(`d${n}.example`) })
      await store.putResult(okResult(`d${n}.example`), { language: 'de' })
    }
    await tidy(store)
    const status = await store.status()
    expect(status.bytes.used).toBeLessThanOrEqual(900_000)
    expect(status.kinds.snapshots).toMatchObject({ entries: 0, bytes: 0, oldest: null })
    expect(status.kinds.results.entries).toBeGreaterThan(20)
    expect(Math.abs(status.kinds.results.entries - status.kinds.languages.entries)).toBeLessThanOrEqual(1)
    expect(await store.resultOf('d399.example')).toBeDefined()
    expect(await store.resultOf('d0.example')).toBeUndefined()
  })

  test('a list of what is no domain does not cost the results', async () => {
    const store = await temporaryStore({ maxBytes: 900_000 })
    await store.putResult(okResult('a.example'))
    for (let line = 1; line <= 2_000; line++)
      await store.putLines('list', line - 1, [
        { line, input: 'x'.repeat(2_000), domain: null, reason: 'no domain' },
      ])
    await tidy(store)
    expect((await store.status()).bytes.used).toBeLessThanOrEqual(900_000)
    expect(await countsOf(store)).toMatchObject({ ok: 1, invalid: expect.any(Number) })
    expect((await countsOf(store)).invalid).toBeLessThan(400)
  })

  test('a database in memory has a bound of its own', async () => {
    bounded(FIXED_STORE_BOUNDS, { maxMemoryBytes: 2 * MIB })
    const store = await temporaryStore({ path: ':memory:' })
    for (let n = 0; n < 20; n++)
      await store.putResult(okResult(`d${n}.example`), { snapshot: fatSnapshot(`d${n}.example`, 4, 50_000) })
    await tidy(store)
    expect((await store.status()).bytes.used).toBeLessThanOrEqual(2 * MIB)
    expect((await countsOf(store)).ok).toBe(20)
  })

  test('it is kept within its bounds by itself, in small steps, while others have their turn', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    // Each look at the clock takes a millisecond.
    let ms = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => ms++)
    onTestFinished(() => {
      vi.useRealTimers()
      clock.mockRestore()
    })
    const store = await temporaryStore({ maxBytes: 3 * MIB })
    for (let n = 0; n < 30; n++)
      await store.putResult(okResult(`d${n}.example`), { snapshot: fatSnapshot(`d${n}.example`, 4, 100_000) })
    expect((await store.status()).bytes.used).toBeGreaterThan(10 * MIB)
    // Between two timers others have their turn.
    let timers = 0
    for (; timers < 100 && (await store.status()).bytes.used > 3 * MIB; timers++)
      vi.advanceTimersToNextTimer()
    expect(timers).toBeGreaterThan(3)
    expect((await store.status()).bytes.used).toBeLessThanOrEqual(3 * MIB)
  })

  test('what is too much at the end is deleted before the file is closed', async () => {
    // It is given 200 ms for that, which are not over while the clock stands still.
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const path = join(temporaryFolder(), 'a.db')
    for (let n = 0; n < 12; n++) {
      const store = await temporaryStore({ path, maxBytes: 2 * MIB })
      await store.putResult(okResult(`d${n}.example`), { snapshot: fatSnapshot(`d${n}.example`, 4, 100_000) })
      await store.close()
    }
    expect((await (await temporaryStore({ path })).status()).bytes.used).toBeLessThanOrEqual(2 * MIB)
  })
})

describe('by age', () => {
  test('pages go after a while, results much later', async () => {
    const clock = new Clock()
    const store = await temporaryStore({ now: clock.now })
    await store.putResult(okResult('old.example'), { snapshot: snapshotOf('old.example') })
    await store.putResult(okResult('old.example'), { language: 'de' })
    clock.ms += 60 * DAY
    await store.putResult(okResult('new.example'), { snapshot: snapshotOf('new.example') })
    const left = async () => {
      await tidy(store)
      const { results, languages, snapshots } = (await store.status()).kinds
      return [results.entries, languages.entries, snapshots.entries]
    }
    expect(await left()).toEqual([2, 1, 2])
    clock.ms += 30 * DAY
    expect(await left()).toEqual([2, 1, 1])
    clock.ms += 275 * DAY
    expect(await left()).toEqual([1, 0, 0])
  })
})

describe('what a batch needs to go on', () => {
  test('stays while it runs, and after it was interrupted until its results are no longer fresh', async () => {
    const clock = new Clock()
    const store = await temporaryStore({ now: clock.now, maxBytes: 700_000 })
    const put = async (name: string) => {
      for (let n = 0; n < 100; n++) {
        clock.ms += 1
        await store.putResult(failedResult(`${name}${n}.example`))
        await store.putResult(okResult(`${name}${n}-ok.example`))
      }
    }
    await put('before')
    const holder = await store.acquireLease('batch')
    clock.ms += 1
    await store.beginRun('list', 'none')
    await put('during')
    await tidy(store)
    expect(await store.status()).toMatchObject({
      batch: { pid: process.pid },
      kinds: { results: { entries: 400 } },
    })
    expect((await store.status()).bytes.used).toBeGreaterThan(700_000)

    // The batch was interrupted: older results may be deleted, and its own may not.
    await store.releaseLease(holder)
    await tidy(store)
    expect(await store.status()).toMatchObject({ batch: null, kinds: { results: { entries: 200 } } })
    expect(await store.resultOf('during0.example')).toBeDefined()
    clock.ms += 29 * DAY
    await tidy(store)
    expect((await store.status()).kinds.results.entries).toBe(200)

    clock.ms += 2 * DAY
    await tidy(store)
    expect((await store.status()).bytes.used).toBeLessThanOrEqual(700_000)
  })

  test('may go once it has ended', async () => {
    const clock = new Clock()
    const store = await temporaryStore({ now: clock.now, maxBytes: 400_000 })
    await store.beginRun('list', 'none')
    for (let n = 0; n < 200; n++) await store.putResult(okResult(`d${n}.example`))
    await tidy(store)
    expect((await countsOf(store)).ok).toBe(200)
    await store.endRun('list')
    await tidy(store)
    expect((await countsOf(store)).ok).toBeLessThan(100)
  })
})

describe('several processes', () => {
  test('delete by the bounds that one of them set', async () => {
    const path = join(temporaryFolder(), 'a.db')
    const first = await temporaryStore({ path, maxBytes: 2 * MIB, snapshotMaxAgeMs: 7 * DAY })
    const second = await temporaryStore({ path })
    expect((await second.status()).bounds).toMatchObject({ maxBytes: 2 * MIB, snapshotMaxAgeMs: 7 * DAY })
    const third = await temporaryStore({ path, maxBytes: 5 * MIB })
    for (const store of [first, second, third])
      expect((await store.status()).bounds).toMatchObject({ maxBytes: 5 * MIB, snapshotMaxAgeMs: 7 * DAY })
    for (let n = 0; n < 20; n++)
      await second.putResult(okResult(`d${n}.example`), {
        snapshot: fatSnapshot(`d${n}.example`, 4, 100_000),
      })
    await tidy(second)
    expect((await first.status()).bytes.used).toBeGreaterThan(3 * MIB)
    expect((await first.status()).bytes.used).toBeLessThanOrEqual(5 * MIB)
  })

  test('leave bounds alone that an earlier version has written', async () => {
    const path = join(temporaryFolder(), 'a.db')
    await (await temporaryStore({ path })).close()
    const db = new Database(path)
    for (const name of ['pictureMaxAgeMs', 'maxRenditionsBytes', 'maxMemoryBytes'])
      db.prepare('INSERT INTO bounds (name, value) VALUES (?, 1)').run(name)
    db.close()
    const { bounds } = await (await temporaryStore({ path })).status()
    expect(bounds).toMatchObject(FIXED_STORE_BOUNDS)
  })

  test('set bounds that are numbers', async () => {
    for (const maxBytes of [-1, 1.5, Number.NaN])
      await expect(temporaryStore({ maxBytes })).rejects.toThrow(
        `store.maxBytes is ${maxBytes}; it must be a whole number of bytes`,
      )
    await expect(temporaryStore({ resultMaxAgeMs: -1 })).rejects.toThrow('a whole number of milliseconds')
    const store = await temporaryStore({ maxBytes: Number.POSITIVE_INFINITY })
    await store.putResult(okResult('a.example'), { snapshot: snapshotOf('a.example') })
    await tidy(store)
    expect(await store.snapshotOf('a.example')).toBeDefined()
  })

  test('do not wait for each other to delete', async () => {
    const path = join(temporaryFolder(), 'a.db')
    bounded(STORING, { busyTimeoutMs: 150_000 })
    const store = await temporaryStore({ path, maxBytes: 100_000 })
    await store.putResult(okResult('a.example'), { snapshot: fatSnapshot('a.example', 4, 100_000) })
    const other = new Database(path)
    other.exec('BEGIN IMMEDIATE')
    expect(await store.tidy()).toBe('busy')
    other.exec('ROLLBACK')
    other.close()
    await tidy(store)
    expect(await store.snapshotOf('a.example')).toBeUndefined()
  })

  test('write and delete at the same time, are killed at any moment, and lose nothing', async () => {
    const path = join(temporaryFolder(), 'a.db')
    await (await temporaryStore({ path, maxBytes: 2 * MIB })).close()
    const program = programFor('bounds-process')
    const run = (name: string, count: number) =>
      spawn(process.execPath, [program, path, name, String(count)], { stdio: ['ignore', 'pipe', 'inherit'] })
    let told = 0
    for (const round of THOROUGH ? [0, 1, 2, 3, 4, 5] : [1]) {
      const lines = 8 + 5 * round
      told += 2 * lines
      const children = ['a', 'b'].map((name) => run(`${name}${round}-`, 10_000))
      await Promise.all(children.map((child) => saysLines(child, lines)))
      for (const child of children) child.kill('SIGKILL')
      await Promise.all(children.map((child) => (child.exitCode ?? child.signalCode) || once(child, 'exit')))
      expectSound(path)
    }
    const store = await temporaryStore({ path })
    await tidy(store)
    expect((await store.status()).bytes.used).toBeLessThanOrEqual(2 * MIB)
    expect((await countsOf(store)).ok).toBeGreaterThanOrEqual(told)
    for await (const { result } of store.allResults()) {
      const snapshot = await store.snapshotOf(result.domain)
      if (!snapshot) continue
      expect(snapshot.resources.every(({ body }) => body === null || snapshot.bodies.has(body))).toBe(true)
    }
    await store.close()
    expectSound(path)
  })
})

/** Resolves when a process has written so many lines. */
async function saysLines({ stdout }: ReturnType<typeof spawn>, count: number): Promise<void> {
  let lines = 0
  for await (const chunk of stdout ?? []) {
    lines += String(chunk).split('\n').length - 1
    if (lines >= count) return
  }
}

test('a database of an earlier version is counted, keeps within bounds, and uses again what becomes free', async () => {
  const clock = new Clock()
  const path = join(temporaryFolder(), 'a.db')
  const old = new Database(path)
  old.pragma('journal_mode = WAL')
  old.pragma(`application_id = ${0x62_6c_7a_6e}`)
  for (const sql of MIGRATIONS.slice(0, 4)) old.exec(sql)
  old.pragma('user_version = 4')
  const data = randomBytes(200_000)
  for (let n = 0; n < 20; n++) {
    const domain = `d${n}.example`
    const head = JSON.stringify(failedResult(domain))
    old
      .prepare('INSERT INTO results (domain, head, digest, attempts, finished_at) VALUES (?, ?, ?, 1, ?)')
      .run(domain, head, '', clock.ms - n * 1_000)
    old
      .prepare('INSERT INTO snapshots (domain, packed, data) VALUES (?, 0, ?)')
      .run(domain, Buffer.from('{}'))
    old.prepare('INSERT INTO bodies (hash, packed, data) VALUES (?, 0, ?)').run(`h${n}`, data)
    old.prepare('INSERT INTO snapshot_bodies (domain, position, hash) VALUES (?, 0, ?)').run(domain, `h${n}`)
  }
  old.close()
  const store = await temporaryStore({ path, now: clock.now, maxBytes: 2 * MIB })
  expect(await store.status()).toMatchObject({
    shrinks: false,
    kinds: { results: { entries: 20 }, snapshots: { entries: 20, bytes: 20 * 200_002 } },
  })
  expectSound(path)
  await tidy(store)
  const { bytes, kinds } = await store.status()
  expect(bytes.used).toBeLessThanOrEqual(2 * MIB)
  expect(bytes.free).toBeGreaterThan(MIB)
  expect(kinds.snapshots.oldest).toBe(
    new Date(clock.ms - (kinds.snapshots.entries - 1) * 1_000).toISOString(),
  )
  expectSound(path)
})
