import { writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, test } from 'vitest'
import { FETCH } from '../../src/capture/bounds.ts'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { type Capturer, createCapturer } from '../../src/capture/index.ts'
import type { PageReader } from '../../src/capture/page/reader.ts'
import { openReplay } from '../../src/capture/recording/replay.ts'
import { saveSnapshot } from '../../src/capture/recording/snapshot-folder.ts'
import { createBlazon, type Result } from '../../src/index.ts'
import { BlazonError } from '../../src/model/errors.ts'
import { foundValue } from '../../src/model/finding.ts'
import { type PartialOptions, withDefaults } from '../../src/model/options.ts'
import { judge } from '../../src/paths/describe.ts'
import { indexOf } from '../../src/snapshot/snapshot.ts'
import { bounded } from '../house/bounded.ts'
import { temporaryFolder } from '../store/temporary.ts'
import { capturerFor, deadlineOf, PATIENT_MS, site } from './capturing.ts'
import { readHere } from './read-here.ts'
import { type Pages, serveSites } from './sites.ts'

const browser = await findBrowser()

interface Words {
  readonly claim: string
  readonly text: string
}

const EN: Words = {
  claim: 'Anvils for everyone',
  text: 'We have been making anvils for all who work with iron since 1990. You will find what you need with us, and we are happy to help you.',
}
const DE: Words = {
  claim: 'Ambosse für alle',
  text: 'Wir bauen seit 1990 Ambosse für alle, die mit Eisen arbeiten. Bei uns finden Sie, was Sie brauchen, und wir helfen Ihnen gern bei der Wahl.',
}
const FR: Words = {
  claim: 'Des enclumes pour tous',
  text: 'Nous fabriquons des enclumes depuis 1990 pour tous ceux qui travaillent le fer. Chez nous, vous trouverez tout ce qu’il vous faut et plus encore.',
}

function page({ claim, text }: Words, parts: { lang?: string; head?: string; footer?: string } = {}): string {
  const { lang, head = '', footer = '' } = parts
  return `<!doctype html><html${lang ? ` lang="${lang}"` : ''}><title>Acme</title>${head}
    <header><a href="/"><b>Acme</b></a></header><h1>${claim}</h1><p>${text}</p><p>${text}</p>
    <footer>${footer} © Acme</footer>`
}

const ACME = site('acme.example')

interface Acme {
  readonly capturer: Capturer
  /** Requested paths, without those of icons. */
  asked(): string[]
  /** The landing page in the language with this tag. */
  ask(language: string): Promise<Result>
}

/** The site acme.example, and perhaps other sites. */
async function acme(
  pages: Pages,
  others: Record<string, Pages> = {},
  options: PartialOptions = {},
): Promise<Acme> {
  const { hosts, seen } = await serveSites({ 'acme.example': pages, ...others })
  const capturer = await capturerFor(hosts, { producer: 'cascade', ...options })
  return {
    capturer,
    asked: () => pathsOf(seen),
    ask: async (language) => judge(await capturer.capture(ACME, { language, morePages: false })),
  }
}

function pathsOf(seen: readonly string[]): string[] {
  return seen.filter((url) => !/icon|manifest/.test(url)).map((url) => url.replace(/^acme\.example/, ''))
}

function told(result: Result) {
  if (result.state !== 'ok') throw new Error(JSON.stringify(result))
  const { fields, url, notes } = result.record
  return { language: foundValue(fields.language), path: new URL(url).pathname, notes: notes.join('\n') }
}

/** Answers as servers do: in the first of the visitor's languages that exists. */
function negotiated(versions: Readonly<Record<string, string>>, fallback: string): RequestListener {
  return (request, response) => {
    const wanted = (request.headers['accept-language'] ?? '')
      .split(',')
      .map((one) => one.split(/[-;]/)[0] ?? '')
    const found = wanted.find((one) => one in versions) ?? fallback
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(versions[found])
  }
}

const BOTH = { en: page(EN, { lang: 'en' }), de: page(DE, { lang: 'de' }) }

test('a site that asks which language its visitor reads', async () => {
  const { ask, asked } = await acme({ '/': negotiated(BOTH, 'en') })
  const { notes, ...german } = told(await ask('de'))
  expect(german).toEqual({ language: 'de', path: '/' })
  expect(notes).not.toContain('German')
  expect(asked()).toEqual(['/'])
})

test('every request of such a capture asks for it', async () => {
  const seen: string[] = []
  const note: RequestListener = ({ headers }, response) => {
    seen.push(headers['accept-language'] ?? '')
    response.writeHead(200, { 'content-type': 'text/css' }).end('h1 { color: #c00 }')
  }
  const { ask } = await acme({ '/': page(DE, { head: '<link rel=stylesheet href=/s.css>' }), '/s.css': note })
  await ask('de')
  expect(seen).toEqual(['de-DE,de;q=0.9,de-AT;q=0.8,de-CH;q=0.7'])
})

describe('the version that a site names', () => {
  it.each<[string, { head?: string; footer?: string }]>([
    [
      'hreflang',
      { head: '<link rel=alternate hreflang=de-AT href=/at><link rel=alternate hreflang=de href=/de>' },
    ],
    [
      'hreflang before a switch',
      { head: '<link rel=alternate hreflang=de href=/de>', footer: '<a href=/at>Deutsch</a>' },
    ],
    ['a link in its own name', { footer: '<a href=/de>🇩🇪 Deutsch</a><a href=/fr>Français</a>' }],
    ['a link in English', { footer: '<a href=/de>German</a>' }],
    ['a link with its language', { footer: '<a href=/de hreflang=de><img src=/flag.png alt="">►</a>' }],
    ['a code', { footer: '<a href=/>EN</a> <a href=/de>DE</a>' }],
    ['a country with the language', { footer: '<a href=/de>Deutschland (Deutsch)</a>' }],
    [
      'a list',
      { footer: '<select><option value="/">English</option><option value="/de">Deutsch</option></select>' },
    ],
  ])('%s', async (_, parts) => {
    const { ask, asked } = await acme({
      '/': page(EN, parts),
      '/de': page(DE),
      '/at': page(DE),
      '/fr': page(FR),
    })
    const { notes, ...rest } = told(await ask('de'))
    expect(rest).toEqual({ language: 'de', path: '/de' })
    expect(notes).toMatch(
      /^In German, as was asked for: the site's own version, by (hreflang|a language switch)/m,
    )
    expect(asked().filter((path) => path !== '/flag.png')).toEqual(['/', '/robots.txt', '/de'])
  })

  it('in the Link header', async () => {
    const headers = { link: '</style.css>; rel=preload, </de>; rel="alternate"; hreflang="de"' }
    const { ask } = await acme({ '/': { body: page(EN), headers }, '/de': page(DE) })
    expect(told(await ask('de'))).toMatchObject({ language: 'de', path: '/de' })
  })

  it('under another ending', async () => {
    const { ask } = await acme(
      { '/': page(EN, { head: '<link rel=alternate hreflang=de href="http://acme.test/">' }) },
      { 'acme.test': { '/': page(DE) } },
    )
    const result = await ask('de')
    expect(result).toMatchObject({
      state: 'ok',
      domain: 'acme.example',
      record: { url: 'http://acme.test/' },
    })
  })

  it('is believed by its words and not by what it declares', async () => {
    const head = '<link rel=alternate hreflang=de href=/wrong><link rel=alternate hreflang=de-AT href=/gone>'
    const footer = '<a href=/de>Deutsch</a>'
    const { ask } = await acme({
      '/': page(EN, { head, footer }),
      '/wrong': page(EN, { lang: 'de' }),
      '/de': page(DE),
    })
    expect(told(await ask('de'))).toMatchObject({ language: 'de', path: '/de' })
  })
})

test('without one the original stays, and what was tried is told', async () => {
  const none = told(await (await acme({ '/': page(EN, { lang: 'de' }) })).ask('de'))
  expect(none).toMatchObject({ language: 'en', path: '/' })
  expect(none.notes).toContain(
    'The site names no version in German, which was asked for: this is the original.',
  )

  const head = ['/wrong', '/gone', '/shut']
    .map((href) => `<link rel=alternate hreflang=de href=${href}>`)
    .join('')
  const robots = { type: 'text/plain', body: 'User-agent: *\nDisallow: /shut' }
  const { ask, asked } = await acme({
    '/': page(EN, { head, footer: '<a href=/late>Deutsch</a>' }),
    '/wrong': page(FR, { lang: 'de' }),
    '/late': page(DE),
    '/robots.txt': robots,
  })
  const { notes, ...rest } = told(await ask('de'))
  expect(rest).toEqual({ language: 'en', path: '/' })
  expect(notes).toContain('There is no version in German')
  expect(notes).toContain('/wrong (hreflang de) is in French')
  expect(notes).toContain("/gone (hreflang de) is no page of the brand's (error_page)")
  expect(notes).toContain('/shut (hreflang de) cannot be had: robots.txt is against it')
  expect(asked()).toEqual(['/', '/robots.txt', '/wrong', '/gone'])
})

test('a version that does not come in time is left, and so is the rest', async () => {
  bounded(FETCH, { maxLanguageMs: 200 })
  const { ask } = await acme({
    '/': page(EN, { head: '<link rel=alternate hreflang=de href=/de>' }),
    '/de': () => undefined,
  })
  const { notes, ...rest } = told(await ask('de'))
  expect(rest).toEqual({ language: 'en', path: '/' })
  expect(notes).toContain('/de (hreflang de) cannot be had: there was no time left')
})

test('a caller who has less time than versions are given hears the original in time', async () => {
  const { capturer } = await acme({
    '/': page(EN, { head: '<link rel=alternate hreflang=de href=/de>' }),
    '/de': () => undefined,
  })
  const asked = { language: 'de', morePages: false }
  const { url, notes } = await capturer.capture(ACME, asked, deadlineOf({ leftMs: 1_200 }))
  expect(url).toBe('http://acme.example/')
  expect(notes.join()).toContain('/de (hreflang de) cannot be had: there was no time left')
})

test('a version that is too much to read is left', async () => {
  const { hosts } = await serveSites({
    'acme.example': { '/': page(EN, { footer: '<a href=/de>Deutsch</a>' }), '/de': page(DE) },
  })
  const options = withDefaults({ producer: 'cascade' })
  const here = readHere()
  const reader: PageReader = {
    ...here,
    language: async (request, signal) => {
      if (request.page.url.endsWith('/de')) throw new BlazonError('too_large', 'The page is too large.')
      return here.language(request, signal)
    },
  }
  const capturer = await createCapturer({ options, hosts, clock: () => new Date(), reader })
  onTestFinished(() => capturer.close())
  const { url, notes } = await capturer.capture(ACME, { language: 'de', morePages: false })
  expect(url).toBe('http://acme.example/')
  expect(notes.join()).toContain('"Deutsch") cannot be had: The page is too large.')
})

test('where the words leave it open, the site is believed', async () => {
  const scandinavian = {
    claim: 'Kom og se hos os',
    text: 'Vi har det hele. Kom og se hos os i dag! '.repeat(3),
  }
  const { ask } = await acme({
    '/': page(EN, { footer: '<a href=/no>Norsk</a>' }),
    '/no': page(scandinavian),
  })
  expect(told(await ask('no'))).toMatchObject({ language: undefined, path: '/no' })
})

test('over an engine: what is asked for in a language is shared, stored for itself, and answered from what is stored in it', async () => {
  const { port, seen } = await serveSites({ 'acme.example': { '/': negotiated(BOTH, 'en') } })
  const hosts = join(temporaryFolder(), 'hosts')
  writeFileSync(hosts, `127.0.0.1:${port} - acme.example`)
  const blazon = await createBlazon({ hosts, options: { producer: 'cascade', lookupTimeoutMs: 300_000 } })
  onTestFinished(() => blazon.close())
  const ask = async (language?: string) =>
    told(await blazon.brand({ domain: 'acme.example' }, { language, morePages: false })).language

  await expect(ask('klingon')).rejects.toMatchObject({ code: 'invalid_input' })
  expect(seen).toEqual([])
  expect(await Promise.all(['de', 'german'].map(ask))).toEqual(['de', 'de'])
  expect(pathsOf(seen)).toEqual(['/'])
  expect(await blazon.results.of('acme.example')).toBeUndefined()
  expect(await blazon.queue('de').statusOf('acme.example')).toMatchObject({ state: 'ok' })
  // Both run at the same time, but they are different captures.
  expect(await Promise.all([ask('fr'), ask()])).toEqual(['en', 'en'])
  expect(pathsOf(seen)).toHaveLength(3)
  expect(await Promise.all(['de', 'fr', undefined, 'english'].map(ask))).toEqual(['de', 'en', 'en', 'en'])
  expect(pathsOf(seen)).toHaveLength(3)
  // A styleguide needs the page, which is not stored. The page in the default language must not be used for
  // it.
  const guide = await blazon.styleguide({ domain: 'acme.example' }, { language: 'de', morePages: false })
  if (guide.state !== 'ok') throw new Error(JSON.stringify(guide))
  expect(foundValue(guide.record.fields.language)).toBe('de')
  expect(pathsOf(seen)).toHaveLength(4)
  expect(await ask()).toBe('en')
  await blazon.brand({ domain: 'acme.example' }, { language: 'de', refresh: true })
  expect(pathsOf(seen).filter((path) => path === '/')).toHaveLength(5)
})

const HREFLANG = '<link rel=alternate hreflang=de href=/de>'

async function replaying(path: string, renderAgain: boolean): Promise<Capturer> {
  const options = withDefaults({ lookupTimeoutMs: PATIENT_MS, recording: { renderAgain } })
  const capturer = await createCapturer({
    options,
    clock: () => new Date(),
    replay: await openReplay(path, options),
    reader: readHere(),
  })
  onTestFinished(() => capturer.close())
  return capturer
}

test('a capture in a language is replayed as it was', async () => {
  const { capturer } = await acme({ '/': page(EN, { head: HREFLANG }), '/de': page(DE) })
  const dir = join(temporaryFolder(), 'saved')
  const { snapshot, recording } = await capturer.record(ACME, { language: 'de' })
  expect(snapshot).toMatchObject({ language: 'de', url: 'http://acme.example/de' })
  await saveSnapshot(dir, snapshot, recording)
  const again = await replaying(dir, false)
  for (const language of [undefined, 'de'])
    expect(indexOf(await again.capture(ACME, { language }))).toEqual(indexOf(snapshot))
  expect((await again.capture(ACME, { language: 'en' })).url).toBe('http://acme.example/')
})

test.runIf(browser)(
  'in the browser: it asks for the language, shows the version, and so does the replay',
  async () => {
    const script = '<script>document.querySelector("p").title = navigator.language</script>'
    const { capturer } = await acme({
      '/': page(EN, { head: HREFLANG, footer: script }),
      '/de': page(DE, { footer: script }),
    })
    const dir = join(temporaryFolder(), 'saved')
    const { snapshot, recording } = await capturer.record(ACME, { language: 'de', producer: 'browser' })
    await saveSnapshot(dir, snapshot, recording)
    expect(snapshot).toMatchObject({ producer: 'browser', language: 'de', url: 'http://acme.example/de' })
    const html = new TextDecoder().decode(snapshot.bodies.get(snapshot.document.body))
    expect(html).toContain('title="de-DE"')
    const asked = recording.exchanges.filter(({ by, status }) => by === 'browser' && status > 0)
    expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(['/', '/de'])
    for (const { requestHeaders } of asked) expect(requestHeaders['accept-language']).toMatch(/^de-DE\b/)
    for (const renderAgain of [false, true]) {
      const again = await replaying(dir, renderAgain)
      expect(indexOf(await again.capture(ACME, { language: 'de' }))).toEqual(indexOf(snapshot))
    }
  },
)
