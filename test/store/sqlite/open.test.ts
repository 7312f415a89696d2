import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { BlazonError } from '../../../src/model/errors.ts'
import { storageFailure } from '../../../src/store/sqlite/failure.ts'
import { INSTALLED } from '../../house/build.ts'
import { okResult } from '../records.ts'
import { countsOf, temporaryFolder, temporaryStore } from '../temporary.ts'

async function failureOf(action: () => Promise<unknown>): Promise<BlazonError> {
  try {
    await action()
  } catch (thrown) {
    if (thrown instanceof BlazonError) return thrown
    throw thrown
  }
  throw new Error('nothing was thrown')
}

/** Makes a database that cannot be opened, and gives its path. */
type Obstacle = (path: string) => string | Promise<string>

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
const newerSchema: Obstacle = async (path) => {
  await (await temporaryStore({ path })).close()
  const db = new Database(path)
  db.pragma('user_version = 99')
  db.close()
  return path
}
const cutShort: Obstacle = async (path) => {
  await (await temporaryStore({ path })).close()
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
  ] as const)('%s', async (_, obstacle, says) => {
    const path = await obstacle(join(temporaryFolder(), 'brands.db'))
    const before = contentOf(path)
    const error = await failureOf(async () => (await temporaryStore({ path })).putResult(okResult('a.com')))
    expect(error.code).toBe('storage')
    expect(error.message).toMatch(says)
    expect(error.message).toContain(path)
    expect(error.message).not.toMatch(/SQLITE|\n/)
    expect(contentOf(path)).toEqual(before)
  })

  it('to be read only, and not there', async () => {
    const path = join(temporaryFolder(), 'brands.db')
    expect((await failureOf(() => temporaryStore({ path, readonly: true }))).message).toMatch(
      /does not exist/,
    )
    expect(existsSync(path)).toBe(false)
  })

  it('to be read only, and of an older schema', async () => {
    const path = join(temporaryFolder(), 'brands.db')
    writeFileSync(path, '')
    expect((await failureOf(() => temporaryStore({ path, readonly: true }))).message).toMatch(/older format/)
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
  it('opened to be read only, writes nothing', async () => {
    const path = join(temporaryFolder(), 'brands.db')
    await (await temporaryStore({ path })).close()
    const store = await temporaryStore({ path, readonly: true })
    expect((await failureOf(() => store.putResult(okResult('a.com')))).message).toMatch(/cannot be written/)
  })

  it('waits for another process that writes, and then says who is in the way', async () => {
    const path = join(temporaryFolder(), 'brands.db')
    const store = await temporaryStore({ path, busyTimeoutMs: 50 })
    const other = new Database(path)
    other.exec('BEGIN IMMEDIATE')
    expect((await failureOf(() => store.putResult(okResult('a.com')))).message).toMatch(
      /held by another process/,
    )
    expect(await store.resultOf('a.com')).toBeUndefined()
    other.exec('ROLLBACK')
    other.close()
    await store.putResult(okResult('a.com'))
    expect(await store.resultOf('a.com')).toEqual(okResult('a.com'))
  })

  it('lets several processes make the same new file at once', async () => {
    const path = join(temporaryFolder(), 'brands.db')
    const script = `
      import { openStore } from ${JSON.stringify(new URL('store/index.js', INSTALLED).href)}
      const store = await openStore(process.argv[1], { now: () => new Date() })
      for (let n = 0; n < 50; n += 1) {
        const domain = process.pid + '-' + n
        await store.putResult({ state: 'failed', domain, code: 'internal', message: '', retryable: false })
      }
      await store.close()`
    const codes = Array.from({ length: 3 }, async () => {
      const flags = ['--input-type=module', '-e', script, path]
      const [code] = await once(spawn(process.execPath, flags, { stdio: 'inherit' }), 'exit')
      return code
    })
    expect(await Promise.all(codes)).toEqual([0, 0, 0])
    expect((await countsOf(await temporaryStore({ path }))).failed).toBe(150)
  })
})

function contentOf(path: string): Buffer | undefined {
  return existsSync(path) && statSync(path).isFile() ? readFileSync(path) : undefined
}

it('an addon that was compiled for another version of Node is told with what to do', () => {
  const refused = Object.assign(new Error('was compiled against a different Node.js version'), {
    code: 'ERR_DLOPEN_FAILED',
  })
  expect(storageFailure('brands.db', refused)).toMatchObject({
    code: 'storage',
    message: expect.stringMatching(
      /^SQLite was not compiled for this version of Node \(v\d.*"npm rebuild better-sqlite3"/,
    ),
  })
})
