import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { okResult, snapshotOf } from '../../store/records.ts'
import { temporaryFolder, temporaryStore } from '../../store/temporary.ts'
import { blazon, command } from './command.ts'

test('a domain is forgotten beside a process that has the file open, told with a receipt', async () => {
  const folder = temporaryFolder()
  const db = join(folder, 'a.db')
  const store = await temporaryStore({ path: db })
  await store.putResult(okResult('quellwerk.com'), { snapshot: snapshotOf('quellwerk.com') })
  await store.putResult(okResult('seegras.com'))
  await store.putLines('a.txt', 0, [
    { line: 1, input: 'Quellwerk.com', domain: 'quellwerk.com', reason: null },
    { line: 2, input: 'seegras.com', domain: 'seegras.com', reason: null },
  ])
  const { code, stdout } = await blazon(folder, ['forget', 'quellwerk.com', '--db', 'a.db', '--json'])
  const receipt = JSON.parse(stdout)
  expect([code, receipt.domain, receipt.isCompacted]).toEqual([0, 'quellwerk.com', true])
  expect(receipt.deleted).toMatchObject({ results: 1, snapshots: 1, bodies: 1, lines: 1 })
  for (const file of [db, `${db}-wal`].filter(existsSync))
    expect(readFileSync(file, 'latin1').toLowerCase()).not.toContain('quellwerk')
  expect(await store.resultOf('seegras.com')).toEqual(okResult('seegras.com'))
  expect(await store.resultOf('quellwerk.com')).toBeUndefined()

  const told = await command('forget', 'seegras.com', '--db', db)
  expect(told.code).toBe(0)
  expect(told.stdout).toMatch(/^seegras\.com in .*a\.db, \d{4}-\d\d-\d\dT[\d:.]+Z: deleted\n {7}1 result\n/)
  expect(told.stdout).toContain('      1 line of a list\nThe file was written anew, without its bytes.\n')
  const again = await command('forget', 'seegras.com', '--db', db, '--no-compact')
  expect([again.code, again.stdout]).toEqual([
    0,
    expect.stringMatching(/: nothing was kept of it\nThe file was not written anew; /),
  ])
})

test('what is no domain, and a database that is not there, are refused before anything is made', async () => {
  const db = join(temporaryFolder(), 'none.db')
  expect(await command('forget', 'no domain', '--db', db)).toMatchObject({ code: 2, stdout: '' })
  const missing = await command('forget', 'seegras.com', '--db', db)
  expect([missing.code, missing.stderr]).toEqual([2, expect.stringContaining('There is no database')])
  expect(existsSync(db)).toBe(false)
})
