import type { Chance } from './chance.ts'
import { address, number, word } from './words.ts'

type Make = (chance: Chance, depth: number) => unknown

const SCHEMA_KEYS =
  '@context @type @id @graph @reverse @value @list name legalName alternateName url logo image sameAs description slogan email telephone address streetAddress postalCode addressLocality addressCountry contactPoint founder publisher mainEntity itemListElement potentialAction contentUrl width height about isPartOf'.split(
    ' ',
  )

const TYPES = [
  'Organization',
  'Corporation',
  'WebSite',
  'WebPage',
  'http://schema.org/LocalBusiness',
  'schema:Person',
  'ImageObject',
  'PostalAddress',
  'Thing',
]

/** Makes a JSON-LD block as pages have it, or a broken one. */
export function jsonLd(chance: Chance): string {
  const block = {
    '@context': chance.pick([
      'https://schema.org',
      'http://schema.org/',
      ['https://schema.org', {}],
      {},
      null,
    ]),
    ...object(chance, 0, SCHEMA_KEYS, schemaValue),
  }
  return nearly(chance, JSON.stringify(block) ?? '')
}

export function manifest(chance: Chance): string {
  const icon = () => object(chance, 1, ['src', 'sizes', 'type', 'purpose'], text)
  return nearly(
    chance,
    JSON.stringify({
      ...object(
        chance,
        0,
        ['name', 'short_name', 'theme_color', 'background_color', 'start_url', 'description', 'icons'],
        any,
      ),
      ...(chance.oneIn(3) ? {} : { icons: chance.many(6, icon) }),
    }),
  )
}

/** Makes a HAR file with some exchanges, of which the first is often a page. */
export function har(chance: Chance): string {
  const headers = () =>
    chance.many(5, () => ({
      name: chance.oneIn(3)
        ? word(chance)
        : chance.pick([
            'content-type',
            'Location',
            'set-cookie',
            ':status',
            'retry-after',
            'content-encoding',
          ]),
      value: chance.oneIn(2)
        ? word(chance)
        : chance.pick(['text/html', 'text/css;charset=utf-16', 'gzip', '/next']),
    }))
  const url = () =>
    chance.oneIn(3)
      ? `https://acme.example${address(chance)}`
      : chance.pick(['https://acme.example/', 'https://acme.example/a', 'http://acme.example/style.css'])
  const entry = (at: number) => ({
    pageref: chance.pick(['page_1', 'page_2', word(chance), undefined]),
    startedDateTime: chance.pick([
      '2026-11-20T12:00:00.000Z',
      word(chance),
      `2026-11-20T12:00:${10 + at}Z`,
      undefined,
      5,
    ]),
    request: {
      method: chance.pick(['GET', 'get', 'POST', word(chance)]),
      url: url(),
      headers: headers(),
      ...(chance.oneIn(5) ? { postData: any(chance, 2) } : {}),
    },
    response: {
      status: chance.pick([200, 200, 200, 301, 302, 304, 404, 0, -1, '200', 1e9]),
      headers: headers(),
      redirectURL: chance.pick(['', '/a', address(chance)]),
      content: chance.oneIn(8)
        ? any(chance, 2)
        : {
            mimeType: chance.pick(['text/html', 'text/css', 'image/svg+xml', word(chance)]),
            text: chance.pick(['<title>Acme</title><h1>Acme</h1>', word(chance), 'AAAA']),
            size: chance.below(99),
            ...(chance.oneIn(3) ? { encoding: chance.pick(['base64', word(chance)]) } : {}),
          },
    },
    time: chance.pick([1, -1, 1e300]),
    _resourceType: chance.pick(['document', 'stylesheet', 'image', word(chance), undefined]),
  })
  const entries = chance.many(12, (at) => (chance.oneIn(12) ? any(chance, 1) : entry(at)))
  return nearly(
    chance,
    JSON.stringify({ log: { version: '1.2', pages: [{ id: 'page_1' }, any(chance, 2)], entries } }),
  )
}

/** Makes any value, as text. */
export function anyJson(chance: Chance): string {
  return nearly(chance, JSON.stringify(any(chance, 0)) ?? '')
}

const text: Make = (chance) => (chance.oneIn(3) ? address(chance) : word(chance))
const any: Make = (chance, depth) => {
  if (chance.oneIn(200)) return nested(chance.below(3_000))
  if (depth > 5) return word(chance)
  return chance.pick<() => unknown>([
    () => word(chance),
    () => Number(number(chance)) || chance.below(1e9),
    () => chance.pick([true, false, null]),
    () => chance.many(5, () => any(chance, depth + 1)),
    () => object(chance, depth + 1, ['a', 'name', 'url', 'src'], any),
  ])()
}

const schemaValue: Make = (chance, depth) => {
  if (depth > 6 || chance.oneIn(3)) return any(chance, depth)
  return chance.pick<() => unknown>([
    () => chance.pick(TYPES),
    () => text(chance, depth),
    () => object(chance, depth + 1, SCHEMA_KEYS, schemaValue),
    () => chance.many(4, () => schemaValue(chance, depth + 1)),
    () => ({ '@id': chance.pick(['#a', '#b']), ...object(chance, depth + 1, SCHEMA_KEYS, schemaValue) }),
  ])()
}

/** Makes an object. It may have `__proto__` as an own key, as after `JSON.parse`. */
function object(chance: Chance, depth: number, keys: readonly string[], make: Make): object {
  return Object.fromEntries(
    chance.many(8, () => [chance.oneIn(12) ? word(chance) : chance.pick(keys), make(chance, depth)]),
  )
}

function nested(depth: number): unknown {
  let inner: unknown = 'x'
  for (let at = 0; at < depth; at++) inner = at % 2 ? [inner] : { name: inner }
  return inner
}

/** Adds something invalid now and then. */
function nearly(chance: Chance, json: string): string {
  if (!chance.oneIn(3)) return json
  const at = chance.below(json.length + 1)
  return json.slice(0, at) + word(chance) + json.slice(at + chance.below(3))
}
