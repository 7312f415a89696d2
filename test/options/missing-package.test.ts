import { expect, it } from 'vitest'
import { asBlazonError } from '../../src/model/errors.ts'

it.each([
  ['sharp', 'Could not load the "sharp" module using the linux-x64 runtime\nPossible solutions:'],
  ['sharp', "Cannot find package 'sharp' imported from /srv/app/dist/pictures/decode.js"],
  [
    'better-sqlite3',
    'Could not locate the bindings file. Tried:\n → /srv/app/node_modules/better-sqlite3/build',
  ],
  ['@energetic-ai/core', "Cannot find module '@energetic-ai/core'\nRequire stack:"],
])('a failure to load %s names it with what to do', (name, said) => {
  const { code, message } = asBlazonError(new Error(said))
  expect(code).toBe('unavailable')
  expect(message).toMatch(`The package ${name} cannot be loaded`)
  expect(message).toMatch(`"npm rebuild ${name}" makes it anew; in a checkout, "npm run setup"`)
})

it.each(["Cannot find module './other.js'", "Cannot find module '/srv/list.json'", 'a.node is undefined'])(
  'another failure stays what it is: %s',
  (said) => {
    expect(asBlazonError(new Error(said)).message).toBe(`Unexpected failure: ${said}`)
  },
)
