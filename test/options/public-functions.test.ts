import { afterAll, describe, expect, test } from 'vitest'
import * as library from '../../src/index.ts'

/** What nobody should hand to any of these functions. */
const NONSENSE: readonly unknown[] = [
  undefined,
  null,
  5,
  Number.NaN,
  'nonsense',
  true,
  {},
  [],
  [5],
  Symbol('nonsense'),
  () => 1,
  { domain: 5 },
  { url: Symbol('nonsense') },
  { bodies: new Map(), document: {}, resources: [], site: {} },
]

/** What a call throws or rejects with: its name and code; `nothing` when it neither throws nor rejects. */
async function thrownBy(call: () => unknown): Promise<string> {
  try {
    await call()
    return 'nothing'
  } catch (thrown) {
    if (!(thrown instanceof library.BlazonError)) return `${thrown}`
    return `BlazonError ${thrown.code}`
  }
}

const { createBlazon, BlazonError: _, ...rest } = library
const functions = Object.entries<unknown>(rest).filter(
  (entry): entry is [string, (...given: unknown[]) => unknown] => typeof entry[1] === 'function',
)

const isNothing = (given: unknown) =>
  given === undefined || (Object.keys(Object(given)).length === 0 && JSON.stringify(given) === '{}')

describe('a public function that is called with nonsense throws a BlazonError', () => {
  test.each(functions)('%s', async (name, call) => {
    for (const given of NONSENSE) {
      // One says of anything whether it is a finding with a value, one of any two texts whether they are of
      // one merchant.
      const takes =
        name === 'isFound' ||
        (name === 'isMerchant' && typeof given === 'string') ||
        (['openApiDocument', 'recordSchema'].includes(name) && isNothing(given))
      const expected = takes ? 'nothing' : 'BlazonError invalid_input'
      expect([name, given, await thrownBy(() => call(given, given))]).toEqual([name, given, expected])
    }
  })

  test('an extractor of a field', async () => {
    for (const extract of Object.values(library.extractors))
      expect(await thrownBy(() => extract({} as library.Snapshot))).toBe('BlazonError invalid_input')
  })

  test('createBlazon', async () => {
    for (const given of NONSENSE.filter((each) => !isNothing(each)))
      expect(await thrownBy(() => createBlazon(given as library.BlazonSettings))).toBe(
        'BlazonError invalid_input',
      )
  })
})

test.each<[settings: object, message: string]>([
  [{ dbs: 'a.db' }, 'There is no option dbs; the settings may have db, blobs, hosts,'],
  [{ concurrency: 2 }, 'Did you mean options.concurrency?'],
  [{ fetch: { maxRequests: 5 } }, 'Did you mean options.fetch?'],
  [{ db: 5 }, 'db is 5; it must be a text.'],
  [{ now: new Date(0) }, 'now is an object; it must be a function.'],
  [{ options: { fetch: { portz: [80] } } }, 'There is no option fetch.portz; fetch may have ports,'],
])('settings %j are refused', async (settings, message) => {
  await expect(createBlazon(settings)).rejects.toThrow(message)
})

describe('an engine', async () => {
  const blazon = await createBlazon()
  afterAll(() => blazon.close())
  const methods = [
    'brand',
    'fonts',
    'styleguide',
    'screenshot',
    'html',
    'images',
    'markdown',
    'sitemap',
  ] as const
  const all = [...methods, 'examine', 'capture', 'record'] as const

  test.each(all)('refuses handles that are none: %s', async (name) => {
    const call = blazon[name] as (...given: unknown[]) => unknown
    for (const given of NONSENSE)
      expect([given, await thrownBy(() => call(given, given, given))]).toEqual([
        given,
        'BlazonError invalid_input',
      ])
  })

  test.each<[name: (typeof methods)[number], request: object, message: string]>([
    [
      'brand',
      { timeoutMs: 0 },
      'timeoutMs is 0; it must be a whole number of milliseconds from 1 to 2,147,483,647.',
    ],
    ['brand', { timeoutMs: '5' }, 'timeoutMs is "5"; it must be a whole number of milliseconds'],
    [
      'fonts',
      { producer: 'firefox' },
      'producer is "firefox"; it must be one of "auto", "cascade", "browser".',
    ],
    ['styleguide', { signal: {} }, 'signal is an object; it must be an AbortSignal.'],
    [
      'brand',
      { timeout: 5 },
      'There is no option timeout; the request may have producer, signal, timeoutMs,',
    ],
    ['brand', { language: 'klingon' }, '"klingon" is not a language'],
    ['screenshot', { page: 'home' }, 'page is "home"; it must be one of "careers", "blog",'],
    ['screenshot', { prioritize: 'beauty' }, 'prioritize is "beauty"; it must be one of "speed", "quality".'],
    ['html', { rendered: 'yes' }, 'rendered is "yes"; it must be one of "auto", true, false.'],
    ['images', { backgrounds: 1 }, 'backgrounds is 1; it must be true or false.'],
    ['markdown', { chunks: 5 }, 'chunks is 5; it must be a whole number from 200 to'],
    ['sitemap', { maxLinks: 0 }, 'maxLinks is 0; it must be a whole number from 1 to'],
    ['sitemap', { urlRegex: 5 }, 'urlRegex is 5; it must be an expression as text, or a RegExp.'],
  ])('%s refuses the request %j', async (name, request, message) => {
    const call = blazon[name] as (handle: object, request: object) => Promise<unknown>
    const takesPage = ['html', 'images', 'markdown'].includes(name)
    const handle = takesPage ? { url: 'https://acme.com/' } : { domain: 'acme.com' }
    await expect(call(handle, request)).rejects.toThrow(message)
  })

  test('refuses texts that name no site', () => {
    for (const given of NONSENSE)
      expect(() => blazon.resolve(given as string)).toThrow(
        expect.objectContaining({ code: 'invalid_input' }),
      )
  })
})
