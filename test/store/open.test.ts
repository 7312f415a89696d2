import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { BlazonError } from '../../src/model/errors.ts'
import { storageFailure } from '../../src/store/failure.ts'
import { okResult } from './records.ts'
import { temporaryFolder, temporaryStore } from './temporary.ts'

function failureOf(action: () => unknown): BlazonError {
  try {
    action()
  } catch (thrown) {
    if (thrown instanceof BlazonError) return thrown
    throw thrown
  }
  throw new Error('nothing was thrown')
}

/** Puts something in the way of the database, and gives the path that is then to be opened. */
type Obstacle = (path: string) => string

const missingFolder: Obstacle = (path) => join(path, 'no', 'such', 'brands.db')
const underFile: Obstacle = (path) => {
  writeFileSync(path, 'a file')
  return join(path, 'brands.db')
}
const folder: Obstacle = (path) => {
  mkdirSync(path)
  return path
}
const text: Obstacle = (path) => {
  writeFileSync(path, 'example.com\n'.repeat(500))
  return path
}
const otherProgram: Obstacle = (path) => {
  const db = new Database(path)
  db.exec('CREATE TABLE results (id INTEGER)')
  db.close()
  return path
}
const newerSchema: Obstacle = (path) => {
  temporaryStore({ path }).close()
  const db = new Database(path)
  db.pragma('user_version = 99')
  db.close()
  return path
}
const cutShort: Obstacle = (path) => {
  temporaryStore({ path }).close()
  truncateSync(path, 4096 * 3)
  return path
}

describe('openStore says in one sentence why it cannot, and leaves the file as it is', () => {
  it.each([
    ['no such folder', missingFolder, /there is no folder .*such\./],
    ['a file for a folder', underFile, /cannot be opened/],
    ['a folder for a file', folder, /is a folder/],
    ['a folder that takes no files', () => '/proc/brands.db', /cannot be opened/],
    ['a text file', text, /not an SQLite database/],
    ["another program's database", otherProgram, /belongs to another program/],
    ['a newer schema', newerSchema, /written by a newer blazon/],
    ['a damaged file', cutShort, /is damaged/],
  ] as const)('%s', (_, obstacle, says) => {
    const path = obstacle(join(temporaryFolder(), 'brands.db'))
    const before = contentOf(path)
    const error = failureOf(() => temporaryStore({ path }).putResult(okResult('a.com')))
    expect(error.code).toBe('storage')
    expect(error.message).toMatch(says)
    expect(error.message).toContain(path)
    expect(error.message).not.toMatch(/SQLITE|\n/)
    expect(contentOf(path)).toEqual(before)
  })

  it('to be read only, and not there', () => {
    const path = join(temporaryFolder(), 'brands.db')
    expect(failureOf(() => temporaryStore({ path, readonly: true })).message).toMatch(/does not exist/)
    expect(existsSync(path)).toBe(false)
  })

  it('to be read only, and of an older schema', () => {
    const path = join(temporaryFolder(), 'brands.db')
    writeFileSync(path, '')
    expect(failureOf(() => temporaryStore({ path, readonly: true })).message).toMatch(/older format/)
  })
})

it.each([
  ['SQLITE_FULL', /^The database brands\.db cannot grow, the disk is full; .* Free some space/],
  ['SQLITE_IOERR_WRITE', /^The database brands\.db cannot be written: a quota or a limit .* Make room/],
  [
    'SQLITE_IOERR_READ',
    /^The database brands\.db cannot be read or written, .* put the file on another one\.$/,
  ],
])('a disk that SQLite calls %s is told of in words', (code, says) => {
  const error = storageFailure('brands.db', new Database.SqliteError('of SQLite', code))
  expect(error).toMatchObject({ code: 'storage', message: expect.stringMatching(says) })
})

describe('openStore', () => {
  it('opened to be read only, writes nothing', () => {
    const path = join(temporaryFolder(), 'brands.db')
    temporaryStore({ path }).close()
    const store = temporaryStore({ path, readonly: true })
    expect(failureOf(() => store.putResult(okResult('a.com'))).message).toMatch(/cannot be written/)
  })

  it('waits for another process that writes, and then says who is in the way', () => {
    const path = join(temporaryFolder(), 'brands.db')
    const store = temporaryStore({ path, busyTimeoutMs: 50 })
    const other = new Database(path)
    other.exec('BEGIN IMMEDIATE')
    expect(failureOf(() => store.putResult(okResult('a.com'))).message).toMatch(/held by another process/)
    expect(store.resultOf('a.com')).toBeUndefined()
    other.exec('ROLLBACK')
    other.close()
    store.putResult(okResult('a.com'))
    expect(store.resultOf('a.com')).toEqual(okResult('a.com'))
  })

  it('lets several processes make the same new file at once', async () => {
    const path = join(temporaryFolder(), 'brands.db')
    const script = `
      import { openStore } from ${JSON.stringify(new URL('../../src/store/index.ts', import.meta.url).href)}
      const store = openStore(process.argv[1], { now: () => new Date() })
      for (let n = 0; n < 50; n += 1) {
        const domain = process.pid + '-' + n
        store.putResult({ state: 'failed', domain, code: 'internal', message: '', retryable: false })
      }
      store.close()`
    const codes = Array.from({ length: 3 }, async () => {
      const flags = ['--import', 'tsx', '--input-type=module', '-e', script, path]
      const [code] = await once(spawn(process.execPath, flags, { stdio: 'inherit' }), 'exit')
      return code
    })
    expect(await Promise.all(codes)).toEqual([0, 0, 0])
    expect(temporaryStore({ path }).counts().failed).toBe(150)
  })
})

function contentOf(path: string): Buffer | undefined {
  return existsSync(path) && statSync(path).isFile() ? readFileSync(path) : undefined
}
