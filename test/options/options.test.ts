import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isSetting, type Setting } from '../../src/model/options/setting.ts'
import { DEFAULTS, OPTIONS, type PartialOptions, withDefaults } from '../../src/model/options.ts'
import { SHOWN_IN } from './shown-in.ts'

const TESTS = new URL('../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, TESTS), 'utf8')

const SETTINGS = new Map<string, Setting<unknown>>(
  Object.entries(OPTIONS).flatMap(([name, entry]): [string, Setting<unknown>][] =>
    isSetting(entry)
      ? [[name, entry]]
      : Object.entries(entry).map(([inner, setting]) => [`${name}.${inner}`, setting as Setting<unknown>]),
  ),
)

test('each option is set by a test that sees what changes', () => {
  const here = readdirSync(new URL('options/', TESTS)).filter((file) => file.endsWith('.test.ts'))
  const rows = here.flatMap((file) =>
    Array.from(read(`options/${file}`).matchAll(/\boption: '([\w.]+)'/g), ([, option = '']) => option),
  )
  expect(new Set([...rows, ...Object.keys(SHOWN_IN)])).toEqual(new Set(SETTINGS.keys()))
})

test.each(Object.entries(SHOWN_IN))('%s is set in %s', (option, file) => {
  expect(existsSync(new URL(file, TESTS))).toBe(true)
  const name = option.split('.').at(-1)
  if (option !== 'browser.maxPages') expect(read(file)).toMatch(new RegExp(`\\b${name}(: |, | \\})`))
})

test('each default is a value that its option accepts, and says what else it may be', () => {
  for (const [option, { byDefault, accepts, allowed }] of SETTINGS) {
    expect([option, accepts(byDefault)]).toEqual([option, true])
    expect([option, accepts(Symbol('nonsense')), accepts({}), accepts(Number.NaN)]).toEqual([
      option,
      false,
      false,
      false,
    ])
    expect(allowed).toMatch(/^(a|an|one of|true) /)
  }
})

test('what is not given keeps its default; undefined is not given', () => {
  expect(withDefaults()).toEqual(DEFAULTS)
  const options = withDefaults({ concurrency: undefined, fetch: { maxImages: 1, ports: undefined } })
  expect(options).toEqual({ ...DEFAULTS, fetch: { ...DEFAULTS.fetch, maxImages: 1 } })
})

test("defaults cannot be changed, and what is made of them is nobody else's", () => {
  expect(() => Object.assign(DEFAULTS.fetch, { maxImages: 1 })).toThrow(TypeError)
  withDefaults().fetch.ports.push(8_080)
  expect(withDefaults().fetch.ports).toEqual([80, 443])
})

test.each<[given: unknown, sentence: string]>([
  [{ concurrency: 0 }, 'concurrency is 0; it must be a whole number from 1 to 256.'],
  [{ concurrency: 1.5 }, 'concurrency is 1.5; it must be a whole number from 1 to 256.'],
  [{ concurrency: '4' }, 'concurrency is "4"; it must be a whole number from 1 to 256.'],
  [{ producer: 'firefox' }, 'producer is "firefox"; it must be one of "auto", "cascade", "browser".'],
  [
    { keyPages: { timeout: 5 } },
    'There is no option keyPages.timeout; keyPages may have maxSitemaps, maxSitemapBytes, maxListed, timeoutMs. Did you mean keyPages.timeoutMs?',
  ],
  [{ fetch: 5 }, 'fetch is 5; it must be an object.'],
  [{ fetch: null }, 'fetch is null; it must be an object.'],
  [{ fetch: { ports: [80, 0] } }, 'fetch.ports is [80, 0]; it must be a list of ports from 1 to 65,535.'],
  [{ fetch: { ports: 80 } }, 'fetch.ports is 80; it must be a list of ports from 1 to 65,535.'],
  [
    { fetch: { refusedAddresses: ['my router'] } },
    'fetch.refusedAddresses is ["my router"]; it must be a list of IP addresses and networks.',
  ],
  [{ fetch: { allowOwnAddresses: 'yes' } }, 'fetch.allowOwnAddresses is "yes"; it must be true or false.'],
  [
    { browser: { settleMs: 2 ** 31 } },
    'browser.settleMs is 2147483648; it must be a whole number of milliseconds from 0 to 2,147,483,647.',
  ],
  [
    { html: { maxNodes: Number.POSITIVE_INFINITY } },
    'html.maxNodes is Infinity; it must be a whole number from 1 to 1,000,000.',
  ],
  [
    { store: { maxBytes: -1 } },
    'store.maxBytes is -1; it must be a whole number of bytes, at least 0, or Infinity.',
  ],
  [
    { userAgent: 'one\ntwo' },
    'userAgent is "one\\ntwo"; it must be a text of printable ASCII characters that is not empty.',
  ],
  [
    { serve: { publicUrl: 'api.example.com' } },
    'serve.publicUrl is "api.example.com"; it must be an http or https URL without a slash at its end.',
  ],
  [[], 'options is []; it must be an object.'],
  ['fast', 'options is "fast"; it must be an object.'],
])('%j is refused in one sentence', (given, sentence) => {
  expect(() => withDefaults(given as PartialOptions)).toThrow(
    expect.objectContaining({ name: 'BlazonError', code: 'invalid_input', message: sentence }),
  )
})

test.each<[given: object, meant: string | undefined]>([
  [{ user_agent: 'x' }, 'userAgent'],
  [{ concurency: 3 }, 'concurrency'],
  // The unit was left out, and the word before it too.
  [{ lookupTimeout: 5 }, 'lookupTimeoutMs'],
  [{ timeout: 5 }, 'lookupTimeoutMs'],
  [{ fetch: { maxImgaes: 5 } }, 'fetch.maxImages'],
  // The wrong group.
  [{ fetch: { captureTimeoutMs: 5 } }, 'browser.captureTimeoutMs'],
  [{ captureTimeoutMs: 5 }, 'browser.captureTimeoutMs'],
  [{ browser: { userAgent: 'x' } }, 'userAgent'],
  // Several have it in their names.
  [{ browser: { timeout: 5 } }, undefined],
  [{ fetch: { maxPages: 5 } }, undefined],
  [{ fetch: { toString: 5 } }, undefined],
  [{ x: 5 }, undefined],
])('%j: the option that was meant is named: %s', (given, meant) => {
  const end = meant === undefined ? /\.$/ : new RegExp(`\\. Did you mean ${meant}\\?$`)
  expect(() => withDefaults(given as PartialOptions)).toThrow(end)
})

test.each(['portz', 'constructor', '__proto__', 'toString'])(
  'a name that is no option is refused: %s',
  (name) => {
    const given = JSON.parse(`{ "fetch": { ${JSON.stringify(name)}: 1 } }`)
    expect(() => withDefaults(given)).toThrow(`There is no option fetch.${name}; fetch may have ports, `)
  },
)
