import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { whyUnfit } from '../../../scripts/setup/installed.mjs'

const at = (name: string) => `node_modules/${name}`
const LOCK = {
  packages: {
    '': { version: '0.1.0' },
    [at('tsx')]: { version: '4.0.0', integrity: 'sha512-a' },
    [at('@scope/deep/node_modules/tsx')]: { version: '3.0.0', integrity: 'sha512-b' },
    [at('addon')]: { version: '12.0.0', integrity: 'sha512-c', dependencies: { finder: '^1.0.0' } },
    [at('finder')]: { version: '1.0.0' },
    [at('of-another-system')]: { version: '1.0.0', optional: true },
  },
}
/** What npm notes after an installation: no project, and nothing of other systems. */
const { '': _, [at('of-another-system')]: __, ...THERE } = LOCK.packages

test.each<[given: string, more: object, why: string | undefined]>([
  ['what the lock file has', {}, undefined],
  ['no checksum', { [at('tsx')]: { version: '4.0.0' } }, undefined],
  [
    'another version',
    { [at('tsx')]: { version: '4.0.1' } },
    'package-lock.json has tsx 4.0.0, and 4.0.1 is installed',
  ],
  [
    'another package of that version',
    { [at('tsx')]: { version: '4.0.0', integrity: 'sha512-x' } },
    'package-lock.json has tsx 4.0.0, and one with another checksum is installed',
  ],
  ['one less', { [at('tsx')]: undefined }, 'package-lock.json has tsx 4.0.0, and none is installed'],
  [
    'an older one that another package finds first',
    { [at('finder/node_modules/tsx')]: { version: '1.0.0' } },
    'tsx is installed, which package-lock.json does not have',
  ],
])('set-up: npm has installed %s', (_, more, why) => {
  const packages = JSON.parse(JSON.stringify({ ...THERE, ...more }))
  expect(whyUnfit(LOCK, { packages })).toBe(why)
})

test('set-up: where this Node needs another version, that one counts, with what it brings along', () => {
  const chosen = { addon: '13.0.0' }
  expect(whyUnfit(LOCK, { packages: THERE }, chosen)).toBe('addon 13.0.0 is needed, and 12.0.0 is installed')
  const { [at('finder')]: _, ...rest } = THERE
  const packages = {
    ...rest,
    [at('addon')]: { version: '13.0.0', dependencies: { loader: '^1.0.0' } },
    [at('loader')]: { version: '1.0.0' },
  }
  expect(whyUnfit(LOCK, { packages }, chosen)).toBe(undefined)
})

test('set-up: without a note of npm everything is installed', () => {
  expect(whyUnfit(LOCK, undefined)).toBe('npm has installed nothing here')
})

test('set-up: the lock file fits itself', () => {
  const lock = JSON.parse(readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8'))
  const { '': _, ...packages } = lock.packages
  expect(whyUnfit(lock, { packages })).toBe(undefined)
})

test('set-up: every package of the lock file, and each that is installed past it, has a checksum', () => {
  const read = (path: string) =>
    JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'))
  const { packages } = read('package-lock.json') as typeof LOCK
  const unchecked = Object.entries(packages).filter(([path, entry]) => path !== '' && !('integrity' in entry))
  expect(unchecked.map(([path]) => path)).toEqual([])
  const chosen = read('scripts/setup/chosen.json')
  const { dependencies } = read('package.json')
  expect(chosen['better-sqlite3'].version).toBe(dependencies['better-sqlite3'].split(' || ').at(-1))
  for (const { integrity } of Object.values<{ integrity: string }>(chosen))
    expect(integrity).toMatch(/^sha512-/)
})
