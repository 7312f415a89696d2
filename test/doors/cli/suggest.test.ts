import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { okResult } from '../../store/records.ts'
import { temporaryFolder, temporaryStore } from '../../store/temporary.ts'
import { command } from './command.ts'

/** A database with two brands, and the command over it. */
async function withBrands() {
  const path = join(temporaryFolder(), 'brands.db')
  const store = await temporaryStore({ path })
  for (const domain of ['quirkanvils.com', 'quirkropes.com']) await store.putResult(okResult(domain))
  return (...args: string[]) => command('suggest', ...args, '--db', path)
}

test('stored brands by a part of their domain, as a table and as JSON', async () => {
  const suggest = await withBrands()
  const table = await suggest('quirk')
  expect([table.code, table.stderr]).toEqual([0, ''])
  expect(table.stdout).toMatch(
    /^ {4}domain +name +kind +ticker\n {4}quirkropes\.com +Ferncott +stored\n {4}quirkanvils\.com +Ferncott +stored\n$/,
  )
  const json = JSON.parse((await suggest('quirkr', '--json')).stdout)
  expect(json).toMatchObject([{ domain: 'quirkropes.com', kind: 'stored' }])
  expect((await suggest('quirkrpes', '--typos', '1')).stdout).toContain('quirkropes.com')
  const after = JSON.parse((await suggest('--after', 'quirkanvils.com', '--json')).stdout)
  expect(after.map(({ domain }: { domain: string }) => domain)).toEqual(['quirkropes.com'])
})

test('what means nothing, wrong numbers, and a database that is not there', async () => {
  const suggest = await withBrands()
  expect(await suggest('zzqqxxkk')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'nothing that is known is called so\n',
  })
  expect(await suggest('quirk', '--limit', '0')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('It is a whole number from 1 to 20.'),
  })
  const none = join(temporaryFolder(), 'none.db')
  expect((await command('suggest', 'zzqqxxkk', '--db', none)).code).toBe(1)
  expect(existsSync(none)).toBe(false)
})
