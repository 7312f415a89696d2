import { expect, test } from 'vitest'
import { blazon, fixtureFolder } from './command.ts'

/* Commands where the native package of SQLite was not built, as after an install without scripts. */

const folder = fixtureFolder()
const unbuilt = folder.file(
  'unbuilt.cjs',
  `const open = process.dlopen
process.dlopen = (module, file, ...more) => {
  if (/better.sqlite3/.test(file)) throw Object.assign(new Error(file + ': cannot open'), { code: 'ERR_DLOPEN_FAILED' })
  return open.call(process, module, file, ...more)
}`,
)
const run = (...args: string[]) =>
  blazon(folder.path, args, undefined, {
    ...{ NODE_OPTIONS: `--require=${folder.at(unbuilt)}`, BLAZON_NO_BROWSER: '1' },
    BLAZON_HOSTS: folder.hosts,
  })

const WHY =
  /The package better-sqlite3 cannot be loaded, which blazon needs: .* "npm rebuild better-sqlite3" makes it anew/

test('a lookup answers all the same, and says once why nothing is stored', async () => {
  const { code, stdout, stderr } = await run('ferncott.example', '--json')
  expect([code, JSON.parse(stdout).record.fields.name.value]).toEqual([0, 'Ferncott'])
  expect(stderr).toMatch(WHY)
  expect(stderr.match(/not stored: /g)).toHaveLength(1)
})

test('so do other calls that need no database', async () => {
  const page = await run('markdown', 'http://ferncott.example/')
  expect([page.code, page.stdout]).toEqual([0, expect.stringContaining('# Pots that breathe')])
  const logo = await run('logo', 'ferncott.example', '--out', 'logo.png')
  expect(logo.code).toBe(0)
  const fonts = await run('fonts', 'ferncott.example')
  expect([fonts.code, fonts.stdout]).toEqual([0, expect.stringContaining('Nunito Sans')])
})

test('what is to be stored is refused with the reason', async () => {
  for (const args of [
    ['keys', 'create', 'me'],
    ['ferncott.example', '--db', 'own.db'],
    ['serve', '--port', '0'],
  ]) {
    const { code, stdout, stderr } = await run(...args)
    expect([args, code === 0, stdout]).toEqual([args, false, ''])
    expect(stderr).toMatch(WHY)
  }
})
