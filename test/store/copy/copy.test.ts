import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Database from 'better-sqlite3'
import { describe, expect, onTestFinished, test } from 'vitest'
import { backup, doctor, migrate } from '../../../src/library/lookups.ts'
import { PORTION } from '../../../src/store/copy/rows.ts'
import { COPIED } from '../../../src/store/copy/tables.ts'
import { openStore, type Store } from '../../../src/store/index.ts'
import { UNFINISHED } from '../../../src/store/sql/unfinished.ts'
import { entryOf } from '../../directory/entries.ts'
import { bounded } from '../../house/bounded.ts'
import { programFor } from '../../house/build.ts'
import { newDatabase, onServer } from '../postgres/databases.ts'
import { okResult, snapshotOf } from '../records.ts'
import { allOf, Clock, temporaryFolder } from '../temporary.ts'
import { answersOf, fill, SECRET } from './filled.ts'

const newFile = () => join(temporaryFolder(), 'a.db')

async function open(db: string, clock: Clock): Promise<Store> {
  const store = await openStore(db, { now: clock.now, mustExist: true })
  onTestFinished(() => store.close())
  return store
}

/** Runs statements in a database of either kind, past the store. */
async function change(db: string, sql: string): Promise<void> {
  if (db.startsWith('postgres:'))
    return onServer(`SET search_path = ${new URL(db).searchParams.get('schema')}; ${sql}`, db)
  const file = new Database(db)
  file.exec(sql)
  file.close()
}

/** Copies until the first report for which `isThere` holds, as Ctrl-C does. */
async function stopped(from: string, to: string, isThere: (stage: string, done: number) => boolean) {
  const controller = new AbortController()
  const reason = new Error('Stopped by the test.')
  const done = migrate(from, to, {
    signal: controller.signal,
    onProgress: (progress) => isThere(progress.stage, progress.done) && controller.abort(reason),
  })
  await expect(done).rejects.toBe(reason)
}

test('a database with rows in every table answers the same in PostgreSQL, and back in SQLite', async () => {
  const clock = new Clock()
  const [first, second, third] = [newFile(), await newDatabase(), newFile()]
  const picture = await fill(first, clock)
  const there = await migrate(first, second)
  expect(there.tables.filter(({ rows }) => rows === 0)).toEqual([])
  expect(there.tables.map(({ table }) => table)).toEqual(COPIED.map(({ name }) => name))
  expect(there).toMatchObject({ from: first, isContinued: false })
  expect(there.to).not.toContain('secret')
  const back = await migrate(second, third)
  expect(back.tables).toEqual(there.tables)
  expect(await doctor(third)).toMatchObject({ isSound: true, complaints: [] })

  const expected = await answersOf(await open(first, clock), picture)
  for (const db of [second, third]) expect(await answersOf(await open(db, clock), picture)).toEqual(expected)
  expect(expected.results.map(({ result }) => `${result.domain} ${result.state}`)).toEqual([
    ...['a.example ok', 'b.example ok', 'c.example refused', 'd.example failed', 'old.example ok'],
  ])
  expect(expected.keys.map(({ name }) => name)).toEqual(['zzz', 'mmm', 'aaa'])
  expect(expected.plans.map(({ name }) => name)).toEqual([
    ...['trial', 'basic', 'pro', 'scale', 'enterprise', 'a-plan-of-ours'],
  ])
  expect(expected.organisations.map(({ name }) => name)).toEqual(['zeta', 'acme'])
  expect(expected.asked.questions).toEqual(['founded', 'ceo'])
  expect(expected.usage).toMatchObject({ quota: 7, used: 4, left: 3, calls: 2 })
  expect(expected.snapshots[0]).toEqual(
    snapshotOf('a.example', [new TextEncoder().encode('body { color: red }')]),
  )
  expect(expected.picture?.toString()).toBe('<svg/>')
  expect(expected.bounds.maxBytes).toBe(5_000_000_000)
  expect(expected.kinds.results.entries).toBe(5)
})

test('new rows of a copy get numbers above the copied ones', async () => {
  const clock = new Clock()
  const [first, second, third] = [newFile(), await newDatabase(), newFile()]
  await fill(first, clock)
  await migrate(first, second)
  await migrate(second, third)
  for (const db of [second, third]) {
    const store = await open(db, clock)
    const rules = { maxWaiting: 9, restMs: 0 }
    await store.addTask({ call: 'brand', handle: { domain: 'new.example' }, request: {} }, rules)
    await store.putPage(
      { url: 'https://new.example/', producer: 'auto', files: false },
      snapshotOf('new.example'),
    )
    const source = await store.directory.beginSource({ name: 'new', licence: '', version: '' })
    await store.directory.putEntries(source, [entryOf('new.com', ['New'])])
    expect(await store.directory.endSource(source, 1)).toBe(1)
    await store.createKey('last')
    expect((await store.listKeys()).map(({ name }) => name)).toEqual(['zzz', 'mmm', 'aaa', 'last'])
    expect((await store.keyOf(SECRET))?.name).toBe('mmm')
    expect(await store.directory.namesOf(['new', 'nordlys'])).toHaveLength(2)
  }
})

describe('between two databases of one kind', () => {
  test.each([
    ['SQLite', async () => newFile()],
    ['PostgreSQL', newDatabase],
  ])('%s', async (_, newOne) => {
    const clock = new Clock()
    const [file, first, second] = [newFile(), await newOne(), await newOne()]
    const picture = await fill(file, clock)
    await migrate(file, first)
    await migrate(first, second)
    const expected = await answersOf(await open(file, clock), picture)
    expect(await answersOf(await open(second, clock), picture)).toEqual(expected)
  })
})

describe('a copy that is not finished', () => {
  test('is refused by everything else, and continued after its process was killed at any moment', async () => {
    const clock = new Clock()
    const [first, second, third] = [newFile(), await newDatabase(), newFile()]
    const picture = await fill(first, clock)
    bounded(PORTION, { maxRows: 2 })
    for (const [from, to] of [
      [first, second],
      [second, third],
    ] as const) {
      for (const portions of ['1', '17', '30', '75']) {
        const run = promisify(execFile)(process.execPath, [programFor('copy-process'), from, to, portions])
        await expect(run).rejects.toMatchObject({ signal: 'SIGKILL' })
        await expect(open(to, clock)).rejects.toMatchObject({
          ...{ code: 'storage', message: expect.stringContaining('an unfinished copy of another database') },
        })
      }
      await expect(migrate(to, newFile())).rejects.toThrow('an unfinished copy')
      if (to === third)
        for (const use of [() => doctor(to), () => doctor(to, { fix: true }), () => backup(to, newFile())])
          await expect(use()).rejects.toThrow('an unfinished copy')
      expect(await migrate(from, to)).toMatchObject({ isContinued: true })
    }
    const expected = await answersOf(await open(first, clock), picture)
    for (const db of [second, third])
      expect(await answersOf(await open(db, clock), picture)).toEqual(expected)
  })

  test('is of one source alone', async () => {
    const clock = new Clock()
    const [first, other, to] = [newFile(), newFile(), newFile()]
    await fill(first, clock)
    await fill(other, clock)
    await stopped(first, to, () => true)
    await expect(migrate(other, to)).rejects.toMatchObject({
      ...{ code: 'invalid_input', message: expect.stringContaining(`holds an unfinished copy of ${first};`) },
    })
    expect(await migrate(first, to)).toMatchObject({ isContinued: true })
  })

  test.each([
    ['another value', "UPDATE findings SET finding = '{}' WHERE extractor = 'name' AND domain = 'a.example'"],
    [
      'another number',
      "UPDATE findings SET extractor = 'nom' WHERE extractor = 'name' AND domain = 'a.example'",
    ],
    ['a row that is gone', "DELETE FROM findings WHERE extractor = 'name' AND domain = 'a.example'"],
  ])('is not finished with %s, and the table is named', async (_, damage) => {
    const clock = new Clock()
    const first = newFile()
    await fill(first, clock)
    for (const to of [newFile(), await newDatabase()]) {
      await stopped(first, to, (stage) => stage === 'checking')
      await change(to, damage)
      await expect(migrate(first, to)).rejects.toMatchObject({
        ...{ code: 'storage', message: expect.stringMatching(/ differs from .* in findings \([^,]*\)\. /) },
      })
      await expect(open(to, clock)).rejects.toThrow('an unfinished copy')
    }
  })

  test('is told to have been changed by another process', async () => {
    const clock = new Clock()
    const [first, to] = [newFile(), newFile()]
    await fill(first, clock)
    bounded(PORTION, { maxRows: 2 })
    let reports = 0
    const beside = migrate(first, to, {
      onProgress() {
        reports += 1
        if (reports !== 10) return
        const other = new Database(to)
        other.exec(`UPDATE ${UNFINISHED} SET place = '{"table":20,"rows":70}'`)
        other.close()
      },
    })
    await expect(beside).rejects.toThrow(`Another process copies into the database ${to}`)
  })
})

describe('refused are', () => {
  test('a target with rows, which stay, and the source itself', async () => {
    const clock = new Clock()
    const first = newFile()
    await fill(first, clock)
    for (const to of [newFile(), await newDatabase()]) {
      const store = await openStore(to, { now: clock.now })
      await store.putResult(okResult('mine.example'))
      await store.close()
      await expect(migrate(first, to)).rejects.toMatchObject({
        ...{
          code: 'invalid_input',
          message: expect.stringContaining('is not empty: its table results has rows'),
        },
      })
      expect(await (await open(to, clock)).resultOf('mine.example')).toEqual(okResult('mine.example'))
    }
    await expect(migrate(first, first)).rejects.toThrow('cannot be copied into itself')
    await expect(migrate(first, ':memory:')).rejects.toThrow('A database in memory ends with its process')
  })

  test('a source that is not there, and makes no target', async () => {
    const [from, to] = [newFile(), newFile()]
    await expect(migrate(from, to)).rejects.toMatchObject({ code: 'invalid_input' })
    expect([existsSync(from), existsSync(to)]).toEqual([false, false])
    await expect(migrate(await newDatabase(), to)).rejects.toMatchObject({ code: 'invalid_input' })
    expect(existsSync(to)).toBe(false)
  })

  test('databases that somebody works on, until they have ended', async () => {
    const clock = new Clock()
    for (const [from, to] of [
      [newFile(), await newDatabase()],
      [await newDatabase(), newFile()],
    ] as const) {
      const settings = { now: clock.now }
      const [source, target] = [await openStore(from, settings), await openStore(to, settings)]
      for (const [store, name] of [
        [source, 'batch'],
        [target, 'background 123'],
      ] as const) {
        const holder = await store.acquireLease(name)
        await expect(migrate(from, to, settings)).rejects.toMatchObject({
          ...{
            code: 'storage',
            message: expect.stringContaining(`(${name.split(' ')[0]}, process ${process.pid}`),
          },
        })
        await store.releaseLease(holder)
      }
      await source.close()
      await target.close()
      expect((await migrate(from, to, settings)).tables[0]).toMatchObject({ table: 'plans', rows: 5 })
    }
  })
})

test('large files are copied in portions that are bounded by their bytes', async () => {
  const clock = new Clock()
  const [first, second] = [newFile(), await newDatabase()]
  const store = await openStore(first, { now: clock.now })
  const files = Array.from({ length: 9 }, (_, n) => Buffer.alloc(50_000, `${n} ${'ü'.repeat(n)}`))
  for (const file of files) await store.putPicture(file)
  await store.close()
  bounded(PORTION, { maxBytes: 120_000 })
  const copied: number[] = []
  await migrate(first, second, {
    onProgress({ stage, table, done }) {
      if (stage === 'copying' && table === 'pictures') copied.push(done)
    },
  })
  // Five plans come before.
  expect(copied).toEqual([7, 9, 11, 13, 14, 14])
  const file = new Database(first, { readonly: true })
  const tokens = file.prepare<[], string>('SELECT token FROM pictures').pluck().all()
  file.close()
  const copy = await open(second, clock)
  const pictures = await Promise.all(tokens.map((token) => copy.pictureAt(token)))
  expect(pictures.map(String).sort()).toEqual(files.map(String).sort())
})

test('a text with U+0000, which PostgreSQL cannot hold, has the replacement character there', async () => {
  const clock = new Clock()
  const [first, second] = [newFile(), await newDatabase()]
  const store = await openStore(first, { now: clock.now })
  await store.putLines('a\0b', 0, [{ line: 1, input: 'x\0y', domain: null, reason: 'none' }])
  await store.close()
  await migrate(first, second)
  expect(await allOf((await open(second, clock)).allLines())).toMatchObject([
    { list: 'a\ufffdb', input: 'x\ufffdy' },
  ])
})
