import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TASKS } from '../../src/background/bounds.ts'
import { BATCHES } from '../../src/batch/bounds.ts'
import { RETRYING } from '../../src/batch/retries.ts'
import {
  BROWSERS,
  CRAWL,
  ESCALATION,
  FETCH,
  KEY_PAGES,
  RECORDING,
  SHOT,
  VISIT,
} from '../../src/capture/bounds.ts'
import { REMOVED_OPTIONS } from '../../src/data/options/removed.ts'
import { DECODERS } from '../../src/decoders/bounds.ts'
import { SERVICE } from '../../src/doors/http/bounds.ts'
import { QUESTION } from '../../src/llm/bounds.ts'
import { LEASE } from '../../src/model/lease.ts'
import { accepts, isSchema, wordsOf } from '../../src/model/options/schema.ts'
import type { Setting } from '../../src/model/options/setting.ts'
import { FIXED_STORE_BOUNDS } from '../../src/model/options/store.ts'
import { DEFAULTS, OPTIONS, type PartialOptions, withDefaults } from '../../src/model/options.ts'
import { DECODING } from '../../src/pictures/too-slow.ts'
import { READING } from '../../src/readers/bounds.ts'
import { STORING } from '../../src/store/bounds.ts'
import { SHOWN_IN } from './shown-in.ts'

const TESTS = new URL('../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, TESTS), 'utf8')

const SETTINGS = new Map<string, Setting<unknown>>(
  Object.entries(OPTIONS).flatMap(([name, entry]): [string, Setting<unknown>][] =>
    isSchema(entry)
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

const BOUNDS = {
  ...{ FETCH, ESCALATION, CRAWL, KEY_PAGES, RECORDING, VISIT, SHOT, BROWSERS },
  ...{
    READING,
    DECODERS,
    DECODING,
    BATCHES,
    RETRYING,
    TASKS,
    QUESTION,
    SERVICE,
    STORING,
    FIXED_STORE_BOUNDS,
    LEASE,
  },
}

test('each bound is changed by a test that sees what changes', () => {
  const texts = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/^(?:house|options\/options)/.test(file))
    .map(read)
  const unseen = Object.entries(BOUNDS).flatMap(([room, bounds]) =>
    Object.keys(bounds)
      .filter((name) => !texts.some((text) => text.includes(room) && new RegExp(`\\b${name}\\b`).test(text)))
      .map((name) => `${room}.${name}`),
  )
  expect(unseen).toEqual([])
})

test('each default is a value that its option accepts, and says what else it may be', () => {
  for (const [option, setting] of SETTINGS) {
    expect([option, accepts(setting, setting.parse(undefined))]).toEqual([option, true])
    for (const nonsense of [Symbol('nonsense'), {}, Number.NaN])
      expect([option, accepts(setting, nonsense)]).toEqual([option, false])
    expect(wordsOf(setting)).toMatch(/^(a|an|one of|true) /)
  }
})

test('what is not given keeps its default; undefined is not given', () => {
  expect(withDefaults()).toEqual(DEFAULTS)
  const options = withDefaults({ concurrency: undefined, fetch: { maxRequests: 1, ports: undefined } })
  expect(options).toEqual({ ...DEFAULTS, fetch: { ...DEFAULTS.fetch, maxRequests: 1 } })
})

test("defaults cannot be changed, and what is made of them is nobody else's", () => {
  expect(() => Object.assign(DEFAULTS.fetch, { maxRequests: 1 })).toThrow(TypeError)
  withDefaults().fetch.ports.push(8_080)
  expect(withDefaults().fetch.ports).toEqual([80, 443])
})

test.each<[given: unknown, sentence: string]>([
  [{ concurrency: 0 }, 'concurrency is 0; it must be a whole number from 1 to 256.'],
  [{ concurrency: 1.5 }, 'concurrency is 1.5; it must be a whole number from 1 to 256.'],
  [{ concurrency: '4' }, 'concurrency is "4"; it must be a whole number from 1 to 256.'],
  [{ producer: 'firefox' }, 'producer is "firefox"; it must be one of "auto", "cascade", "browser".'],
  [
    { readers: { processMb: 5 } },
    'There is no option readers.processMb; readers may have max, maxProcessMb. Did you mean readers.maxProcessMb?',
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
    { batch: { perHostPauseMs: 2 ** 31 } },
    'batch.perHostPauseMs is 2147483648; it must be a whole number of milliseconds from 0 to 2,147,483,647.',
  ],
  [
    { batch: { maxAttempts: Number.POSITIVE_INFINITY } },
    'batch.maxAttempts is Infinity; it must be a whole number from 1 to 100.',
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
  [{ fetch: { maxReqeusts: 5 } }, 'fetch.maxRequests'],
  // The wrong group.
  [{ fetch: { captureTimeoutMs: 5 } }, 'browser.captureTimeoutMs'],
  [{ captureTimeoutMs: 5 }, 'browser.captureTimeoutMs'],
  [{ browser: { userAgent: 'x' } }, 'userAgent'],
  // Several have it in their names.
  [{ fetch: { timeout: 5 } }, undefined],
  [{ fetch: { maxAttempts: 5 } }, undefined],
  [{ fetch: { maxPages: 5 } }, 'browser.maxPages'],
  [{ fetch: { toString: 5 } }, undefined],
  [{ x: 5 }, undefined],
])('%j: the option that was meant is named: %s', (given, meant) => {
  const end = meant === undefined ? /\.$/ : new RegExp(`\\. Did you mean ${meant}\\?$`)
  expect(() => withDefaults(given as PartialOptions)).toThrow(end)
})

test.each<[given: object, sentence: string]>([
  [
    { fetch: { maxRedirects: 5 } },
    'There is no option fetch.maxRedirects any more: 10 redirects are followed.',
  ],
  // Its group is gone as well.
  [
    { html: { maxDepth: 9 } },
    'There is no option html.maxDepth any more: 512 levels of nested elements are read.',
  ],
  [{ image: { maxPixel: 9 } }, 'There is no option image; options may have lookupTimeoutMs, '],
])('%j: an option of an earlier version is refused with what holds now', (given, sentence) => {
  expect(() => withDefaults(given as PartialOptions)).toThrow(sentence)
})

test('no option of an earlier version is one of today, and each says what holds now', () => {
  for (const [option, now] of REMOVED_OPTIONS) {
    const given = Object.fromEntries(
      [option.split('.')].map(([group = '', name = '']) => [group, { [name]: 1 }]),
    )
    expect(() => withDefaults(given)).toThrow(`There is no option ${option} any more: ${now}.`)
  }
})

test('there are few options', () => {
  expect(SETTINGS.size).toBeLessThanOrEqual(65)
})

test.each(['portz', 'constructor', '__proto__', 'toString'])(
  'a name that is no option is refused: %s',
  (name) => {
    const given = JSON.parse(`{ "fetch": { ${JSON.stringify(name)}: 1 } }`)
    expect(() => withDefaults(given)).toThrow(`There is no option fetch.${name}; fetch may have ports, `)
  },
)
