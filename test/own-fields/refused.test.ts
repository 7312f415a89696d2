import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createBlazon, type FieldSource } from '../../src/index.ts'
import { INSTALLED } from '../house/build.ts'
import { MODULE, ownSite } from './site.ts'

const RIGHT = `name: 'mood', value: (z) => z.string(), extract: (page) => page.absent()`

/** What stands in a module, and how the message ends that refuses it. */
const REFUSED: readonly (readonly [module: string, message: string | RegExp])[] = [
  [`export default { ${RIGHT}, name: 'Mood' }`, 'its name is "Mood", which must be in snake_case, such as'],
  [`export default { ${RIGHT}, name: undefined }`, 'its name is undefined, which must be in snake_case'],
  [`export default { ${RIGHT}, name: 'slogan' }`, 'its name slogan is taken: choose another one.'],
  [`export default { ${RIGHT}, name: 'is_nsfw' }`, 'its name is_nsfw is taken'],
  [`export default { ${RIGHT}, name: 'constructor' }`, 'its name constructor is taken'],
  [`const one = { ${RIGHT} }\nexport default [one, { ...one }]`, 'its name mood is taken'],
  [`export default { ${RIGHT}, extract: undefined }`, 'it has no function extract.'],
  [`export default { ${RIGHT}, value: 'text' }`, 'value must be a function that makes a schema, such as'],
  [`export default { ${RIGHT}, value: () => 'text' }`, 'value must be a function that makes a schema'],
  [
    `export default { ${RIGHT}, value: (z) => z.date() }`,
    'the schema that value makes is none of JSON: Date',
  ],
  [
    `export default { ${RIGHT}, wire: { key: 'title', shape: (z) => z.string(), of: (it) => it } }`,
    'its key title is taken in answers: choose another one for wire.key.',
  ],
  [`export default { ${RIGHT}, columns: [{ name: 'colors' }] }`, 'the column colors is taken'],
  [
    `export default { ${RIGHT}, columns: [{ name: 'one', type: 'text' }] }`,
    'the column one may have the type "integer" or "boolean"',
  ],
  [
    `export default { ${RIGHT}, columns: [{ name: 'one', path: "a' OR 1" }] }`,
    'the column one names a part that is no path such as address.city.',
  ],
  [`export default { ${RIGHT}, line: { label: '', text: String } }`, 'line.label must be a text of 1 to 30'],
  ['export const nothing = 1', 'exports no field: its default export is a definition, or a list of some.'],
  ['export default {', /cannot be imported: Unexpected end of input$/],
  [
    `import 'no-such-package'\nexport default {}`,
    "cannot be imported: Cannot find package 'no-such-package'",
  ],
  [
    `export default { ${RIGHT}, extract: (page) => { } }\nawait new Promise(() => {})`,
    'it has not finished after 10 s',
  ],
]

test.each(REFUSED)('%s', async (text, message) => {
  const site = await ownSite()
  const file = site.module('field.mjs', text)
  const refusal = await site.engine({ fields: [file] }).catch((thrown) => thrown)
  expect(refusal).toMatchObject({ code: 'invalid_input' })
  expect(refusal.message).toContain(file)
  if (typeof message === 'string') expect(refusal.message).toContain(message)
  else expect(refusal.message).toMatch(message)
})

test('what is no module is refused, and so is a field without one, or in the program itself', async () => {
  const refusalOf = (source: unknown) =>
    createBlazon({ fields: [source as FieldSource] }).catch(({ message }) => message)
  expect(await refusalOf(5)).toMatch(/^fields is \[5\]; it must be a list of modules/)
  expect(await refusalOf('no-such-file.mjs')).toMatch(
    /no-such-file\.mjs of a field cannot be imported: Cannot/,
  )
  expect(await refusalOf({ name: 'mood' })).toMatch(
    /^The field "mood" is wrong: it has no module: say module/,
  )
  const { href: program } = new URL(`file://${process.argv[1]}`)
  expect(await refusalOf({ name: 'mood', module: program })).toMatch(/its module is the program itself/)
})

test('a module that only some processes can import is refused, with the reason and what to do', async () => {
  const site = await ownSite()
  vi.stubEnv('WORD_OF_TEST', 'excited')
  onTestFinished(() => void vi.unstubAllEnvs())
  const needy = `if (!process.env.WORD_OF_TEST) throw new Error('There is no word.')\n${MODULE}`
  await expect(site.engine({ fields: [site.module('needy.mjs', needy)] })).rejects.toMatchObject({
    code: 'invalid_input',
    message: expect.stringMatching(
      /^The field mood cannot be used: .* import file:\S+needy\.mjs.*, and cannot: There is no word\. /,
    ),
  })
  // An engine that is made when its module is imported would start processes without end.
  const library = new URL('library.js', INSTALLED).href
  const looping = `import { createBlazon } from '${library}'
    export const mood = { ${RIGHT}, module: import.meta.url }
    if (globalThis[Symbol.for('blazon reads pages')]) await createBlazon({ fields: [mood] })`
  await expect(site.engine({ fields: [site.module('loop.mjs', looping)] })).rejects.toThrow(
    'This module makes an engine when it is imported',
  )
})

test.runIf(process.getuid?.() === 0)('as root, the message names the user who may not read it', async () => {
  const site = await ownSite()
  const closed = join(site.folder, 'closed')
  mkdirSync(closed)
  const file = join(closed, 'two.mjs')
  writeFileSync(file, MODULE)
  chmodSync(closed, 0o700)
  await expect(site.engine({ fields: [file] })).rejects.toThrow(
    /^The field mood cannot be used: .* import file:\S+two\.mjs as user 6\d{4}, and cannot: .* make the file,/,
  )
  chmodSync(closed, 0o755)
  expect((await site.engine({ fields: [file] })).fields.has('mood')).toBe(true)
})
