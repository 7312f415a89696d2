import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { okResult } from '../../store/records.ts'
import { temporaryFolder, temporaryStore } from '../../store/temporary.ts'
import { command } from './command.ts'

async function database() {
  const folder = temporaryFolder()
  const db = join(folder, 'a.db')
  const store = await temporaryStore({ path: db })
  await store.putResult(okResult('a.example'))
  return { folder, db, store }
}

test('a backup is made beside who works on the database, told on stderr, and replaces nothing', async () => {
  const { folder, db } = await database()
  const file = join(folder, 'copy.db')
  const made = await command('backup', file, '--db', db)
  expect(made).toMatchObject({ code: 0, stdout: '' })
  expect(made.stderr).toMatch(/copied to .*copy\.db, \d+\.\d MB; the copy is sound\n$/)
  const restored = await temporaryStore({ path: file })
  expect(await restored.resultOf('a.example')).toEqual(okResult('a.example'))
  const again = await command('backup', file, '--db', db)
  expect(again.code).not.toBe(0)
  expect(again.stderr).toContain('a backup replaces nothing')
  const unwritable = join(folder, 'n'.repeat(300))
  expect((await command('backup', unwritable, '--db', db)).stderr).toContain(
    `blazon: The file ${unwritable} cannot be made; `,
  )
  const text = join(folder, 'text')
  writeFileSync(text, 'mine')
  expect((await command('backup', text, '--db', db)).code).not.toBe(0)
  expect(readFileSync(text, 'utf8')).toBe('mine')
})

test('the doctor tells what is wrong with exit code 1, and mends it', async () => {
  const { db, store } = await database()
  await store.close()
  expect(await command('doctor', db)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('nothing is wrong'),
  })
  const harm = new Database(db)
  harm.exec('UPDATE usage SET entries = entries + 1')
  harm.close()
  const found = await command('doctor', '--db', db)
  expect(found.code).toBe(1)
  expect(found.stdout).toContain(': 1 complaint; ')
  expect(found.stdout).toMatch(/\n {2}usage +The sizes of \d kinds .* \(blazon doctor --fix mends it\)\n/)
  const told = await command('doctor', db, '--json')
  expect([told.code, JSON.parse(told.stdout)]).toMatchObject([
    1,
    { isSound: false, complaints: [{ check: 'usage' }] },
  ])
  const mended = await command('doctor', db, '--fix')
  expect(mended).toMatchObject({ code: 0, stdout: expect.stringContaining('(mended)') })
  expect((await command('doctor', db)).code).toBe(0)
})

test('the doctor promises no mending of a file that is damaged', async () => {
  const { db, store } = await database()
  await store.close()
  const bytes = readFileSync(db)
  writeFileSync(db, bytes.fill(0xee, 4 * 4_096, 20 * 4_096))
  expect((await command('doctor', db)).stdout).toMatch(/; restore a backup\. \(cannot be mended\)\n/)
  const { code, stdout } = await command('doctor', db, '--fix')
  expect([code, stdout.includes('--fix mends it')]).toEqual([1, false])
  expect(stdout).toMatch(
    /\n {2}integrity +The file is damaged .* \((?:not mended: restore a backup|cannot be mended)\)\n/,
  )
})
