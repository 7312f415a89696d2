import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { BlazonError } from '../../../src/model/errors.ts'
import { STORING } from '../../../src/store/bounds.ts'
import { examineFile } from '../../../src/store/index.ts'
import { storageFailure } from '../../../src/store/sqlite/failure.ts'
import { bounded } from '../../house/bounded.ts'
import { MODULES } from '../../house/build.ts'
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
  ['SQLITE_IOERR_SHMSIZE', /^The database brands\.db cannot grow, the disk is full; .* Free some space/],
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

  it.each([
    ['closed', 'in a folder that takes no files', 0o555, 0o644, []],
    ['killed', 'with its log and index', 0o555, 0o644, ['-wal', '-shm']],
    ['killed', 'with its log and without the index of it', 0o555, 0o644, ['-wal']],
    ['closed', 'whose file alone cannot be written', 0o777, 0o444, []],
  ] as const)(
    'reads a database that was %s and cannot be written, %s',
    async (end, _, mode, file, beside) => {
      const made = join(temporaryFolder(), 'brands.db')
      const writer = await temporaryStore({ path: made })
      await writer.putResult(okResult('a.com'))
      if (end === 'closed') await writer.close()
      const path = join(temporaryFolder(), 'brands.db')
      for (const ending of ['', ...beside]) {
        copyFileSync(made + ending, path + ending)
        chmodSync(path + ending, file)
      }
      const before = contentOf(path)
      chmodSync(dirname(path), mode)
      const copies = () => readdirSync(tmpdir()).filter((name) => name.startsWith('blazon-copy-'))
      await asNobody(async () => {
        const store = await temporaryStore({ path, mustExist: true })
        expect(await store.resultOf('a.com')).toEqual(okResult('a.com'))
        const refused = await failureOf(() => store.putResult(okResult('b.com')))
        expect(refused.message).toMatch(/cannot be written; .* or name another file \(--db\)\.$/)
        await store.close()
        expect((await examineFile(path)).isSound).toBe(true)
      })
      chmodSync(dirname(path), 0o755)
      expect([contentOf(path), copies()]).toEqual([before, []])
    },
  )

  it('writes nothing into an empty file that must be a database', async () => {
    const path = join(temporaryFolder(), 'brands.db')
    writeFileSync(path, '')
    const refused = await failureOf(() => temporaryStore({ path, mustExist: true }))
    expect(refused).toMatchObject({ code: 'storage', message: expect.stringContaining('is an empty file;') })
    expect(statSync(path).size).toBe(0)
  })

  it('waits for another process that writes, and then says who is in the way', async () => {
    const path = join(temporaryFolder(), 'brands.db')
    bounded(STORING, { busyTimeoutMs: 50 })
    const store = await temporaryStore({ path })
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
      import { openStore } from ${JSON.stringify(new URL('store/index.js', MODULES).href)}
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

/** No permission binds the administrator of a machine. */
async function asNobody(work: () => Promise<void>): Promise<void> {
  const isRoot = process.geteuid?.() === 0
  try {
    if (isRoot) process.seteuid?.(65_534)
    await work()
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
}

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
      /^The package better-sqlite3 cannot be loaded.* and Node v\d.*"npm rebuild better-sqlite3"/,
    ),
  })
})
