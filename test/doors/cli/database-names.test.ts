import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { withoutSecrets } from '../../../src/doors/cli/report.ts'
import { openStore } from '../../../src/store/index.ts'
import { newDatabase } from '../../store/postgres/databases.ts'
import { okResult } from '../../store/records.ts'
import { temporaryFolder } from '../../store/temporary.ts'
import { command } from './command.ts'

const folder = temporaryFolder(afterAll)
const before = process.cwd()
beforeAll(() => process.chdir(folder))
afterAll(() => process.chdir(before))

const ADDRESS = 'postgres://ann:S3CRET@127.0.0.1:1/brands?schema=mine'
const MALFORMED = [
  'postgres:/ann:S3CRET@127.0.0.1:1/brands',
  'postgresql:ann:S3CRET@127.0.0.1:1/brands',
  ' postgres://ann:S3CRET@127.0.0.1:1/brands',
  'postgres://ann:12/S3CRET@127.0.0.1:1/brands',
  'postgres://ann:12?S3CRET@127.0.0.1:1/brands',
  'postgres://ann:a#S3CRET@127.0.0.1:1/brands',
  'postgres://ann:%S3CRET@127.0.0.1:1/brands',
  'postgres://ann:S3CRET',
]

/** A command may end in any way, and what it writes is without the password. */
async function secretly(...args: string[]) {
  const { stdout, stderr, code } = await command(...args)
  expect(stdout + stderr).not.toContain('S3CRET')
  return { stdout, stderr, code }
}

test('config shows the address of a database without the password', async () => {
  expect((await secretly('config', '--db', ADDRESS)).stdout).toMatch(
    /^db +postgres:\/\/ann@127\.0\.0\.1:1\/brands +--db$/m,
  )
  vi.stubEnv('BLAZON_DB', ADDRESS)
  const { db } = JSON.parse((await secretly('config', '--json')).stdout)
  vi.unstubAllEnvs()
  expect(db).toEqual({ value: 'postgres://ann@127.0.0.1:1/brands', source: 'BLAZON_DB' })
  expect((await secretly('config', '--db', 'b:c@d')).stdout).toMatch(/^db +b:c@d +--db$/m)
})

test.each(MALFORMED)('the address %s is refused, and not repeated', async (db) => {
  const { stderr, code } = await secretly('export', '--db', db)
  expect(stderr).toMatch(/^blazon: The address of the database is malformed\..* # as %23, .*\n$/)
  expect(code).toBe(2)
  expect((await secretly('batch', db, '--db', 'x.db')).code).toBe(2)
  expect((await secretly('diff', db, 'a.example')).code).toBe(2)
  expect((await secretly('config', '--db', db)).stdout).toMatch(/^db +postgres:\/\/… +--db$/m)
  expect(withoutSecrets(`blazon export --db "${db}"`)).not.toContain('S3CRET')
})

test('a password with escaped characters is accepted', async () => {
  const { stderr } = await secretly('export', '--db', ADDRESS.replace('S3', '%2F%23%3F%40%25S3'))
  expect(stderr).toMatch(/^blazon: The database postgres:\/\/ann@127\.0\.0\.1:1\/brands does not answer/)
})

test('a list that is the address of a database is refused without the password', async () => {
  const refused = /^blazon: A list is a file, and postgres:\/\/ann@127\.0\.0\.1:1\/brands is a database\.\n$/
  expect((await secretly('batch', ADDRESS, '--db', 'x.db')).stderr).toMatch(refused)
  expect((await secretly('batch', ADDRESS, '--list', 'mine', '--db', 'x.db')).stderr).toMatch(refused)
})

test.each([
  [ADDRESS],
  ['html', ADDRESS],
  ['describe', ADDRESS],
  ['explain', ADDRESS, 'name'],
  ['query', 'a.example', '--ask', ADDRESS],
  ['a.example', '--hosts', ADDRESS],
])('the address of a database in another place is repeated without the password: %s %s', async (...args) => {
  expect((await secretly(...args)).code).not.toBe(0)
})

test('diff compares a database in PostgreSQL with a file, and names neither with its password', async () => {
  const [first, second] = [await newDatabase(), await newDatabase()]
  const fill = async (name: string, domains: readonly string[]) => {
    const store = await openStore(name, { now: () => new Date() })
    for (const domain of domains) await store.putResult(okResult(domain))
    await store.close()
  }
  await fill(first, ['a.example', 'b.example'])
  await fill(second, [])
  await fill('brands.db', ['b.example', 'c.example'])
  const { stdout, stderr, code } = await command('diff', first, 'brands.db')
  expect([stderr, code]).toEqual(['3 brands: 0 changed, 1 only in the second, 1 only in the first\n', 1])
  expect(stdout).toMatch(/a\.example[\s\S]*c\.example/)
  expect(await command('diff', 'brands.db', first, '--domain', 'b.example')).toMatchObject({ code: 0 })
  const none = await command('diff', second, second)
  expect(none).toMatchObject({ code: 2, stderr: expect.stringMatching(/^blazon: Neither postgres:\/\/\w+@/) })
  expect(none.stderr).not.toContain(`${new URL(inject('postgres')).password}@`)
  expect(none.stderr).not.toContain('schema')
  expect(await secretly('diff', ADDRESS, 'brands.db')).toMatchObject({ code: 2 })
})
