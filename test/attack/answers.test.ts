import { expect, test } from 'vitest'
import { ANSWERS } from '../../scripts/torture/attack/answers.ts'
import { FETCH } from '../../src/capture/bounds.ts'
import { resourceAt, type Snapshot } from '../../src/snapshot/snapshot.ts'
import { capturerFor, site } from '../capture/capturing.ts'
import { type Pages, serveSites } from '../capture/sites.ts'
import { bounded } from '../house/bounded.ts'

/**
 * A site of the attack. The answer at `*` is used for every path, except those that browsers request by
 * themselves.
 */
function pagesOf(name: string): Pages {
  const answers = ANSWERS[name] ?? {}
  return new Proxy<Pages>(answers, {
    get: (_, path) => answers[String(path)] ?? (UNASKED.includes(String(path)) ? undefined : answers['*']),
  })
}

const UNASKED = ['/favicon.ico', '/apple-touch-icon.png']

async function captured(name: string): Promise<Snapshot> {
  const { hosts } = await serveSites({ 'acme.example': pagesOf(name) })
  const isSilent = name.startsWith('headers-')
  bounded(FETCH, { firstByteTimeoutMs: isSilent ? 500 : 60_000 })
  const capturer = await capturerFor(hosts, { fetch: { wholeTimeoutMs: 60_000 } })
  return capturer.capture(site('acme.example'), { producer: 'cascade' })
}

test.each([
  ['image-pixels', 'It is 60000 by 60000 pixels, over 16384 a side.'],
  ['image-ico-65535', 'It is an icon file of 65535 pictures; 64 are read.'],
  ['svg-10mb', 'It is an SVG of more than 1048576 bytes.'],
  ['image-gzip-bomb', 'It is an SVG of more than 1048576 bytes.'],
])('the picture of %s is left out, and says why', async (name, error) => {
  const logo = resourceAt(await captured(name), 'http://acme.example/logo')
  expect(logo).toMatchObject({ status: 200, body: null, error })
})

test.each([
  ['gzip-bomb', 5 * 1024 * 1024],
  ['brotli-bomb', 5 * 1024 * 1024],
  ['encodings-nested', 5 * 1024 * 1024],
  ['body-endless', 5 * 1024 * 1024],
  ['body-10gb', 5 * 1024 * 1024],
  // The site sends a million pieces of one byte.
  ['body-chunks', 100_000],
])('of %s only the limit is read', async (name, bytes) => {
  const { bodies, document, notes } = await captured(name)
  expect(bodies.get(document.body)?.length).toBe(bytes)
  expect(notes.join()).toContain(`not read to its end (${bytes} bytes)`)
})

test.each([
  ['encodings-many', 'too_large'],
  ['headers-huge', 'too_large'],
  ['headers-never', 'timeout'],
  ['headers-drip', 'timeout'],
  ['cookies-100000', 'too_large'],
  ['redirect-loop', 'unreachable'],
  ['redirects-endless', 'unreachable'],
  ['redirect-5mb', 'too_large'],
])('%s is given up as %s', async (name, code) => {
  await expect(captured(name)).rejects.toMatchObject({ code })
})

test('style sheets that import each other are requested once', async () => {
  const { resources } = await captured('css-import-loop')
  expect(resources.filter(({ kind }) => kind === 'stylesheet')).toHaveLength(2)
})
