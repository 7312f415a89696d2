/** Signs that a domain is parked or for sale. The page of a parked domain is called a lander. */

import { PARKED as SAID } from '../../data/languages/parked.ts'
import { PARKING_DOMAINS } from '../../data/vendors/parking.ts'
import { ownerOf } from '../../formats/psl.ts'
import { resolvedUrl } from '../../formats/url.ts'
import { inAllLanguages } from '../../lexicon/in-all-languages.ts'
import { anyOf, type Branches, branches, pattern } from '../../lexicon/pattern.ts'
import { select } from '../dom.ts'
import type { PageFacts } from './facts.ts'
import { isShort, quote, type VerdictRule } from './rule.ts'

/** A redirect to one of these domains, or a file that is loaded from it, is a sign. A link to it is not. */
const PARKING: ReadonlySet<string> = new Set(PARKING_DOMAINS)

const LANDER_SOURCE = anyOf(
  [
    ...[/\bdata-adblockkey=/, /adsense\/domains\/caf\.js/, /\/\/d38psrni17bvxu\.cloudfront\.net/],
    ...[/wsimg\.com\/parking-lander/, /window\.park\s*=\s*["']/, /window\.LANDER_SYSTEM/],
    ...[/parkingpage\.namecheap\.com/, /\bsedoparking\.com\/(search|frmpark)/],
  ],
  '',
)

/** Matches phrases of landers about "this domain". */
const PHRASES = anyOf(
  Object.values(SAID).flatMap(
    ({ thisDomain, isForSale = [], isTaken = [], phrases = [] }): Branches =>
      thisDomain
        ? [
            pattern('u')`(?:${thisDomain})\b.{0,60}\b(?:${isForSale})`,
            pattern('u')`(?:${thisDomain})\b.{0,40}\b(?:${isTaken})`,
            ...phrases,
          ]
        : phrases,
  ),
  'iu',
)

/** Landers name the domain and say that it is for sale, or call it a domain and say that it is registered. */
const FOR_SALE = inAllLanguages(SAID, 'forSale')
const TAKEN = inAllLanguages(SAID, 'taken')
const DOMAIN_WORD = `(${branches(inAllLanguages(SAID, 'domain'))})`

export const PARKED: readonly VerdictRule[] = [
  { id: 'parking-host', sign: parkingHost },
  {
    id: 'lander-source',
    sign: (page) => (isShort(page, 2500, 60) ? quote(LANDER_SOURCE, page.source) : undefined),
  },
  { id: 'lander-load', sign: landerLoad },
  { id: 'lander-moves', sign: landerMoves },
  { id: 'sale-phrase', sign: salePhrase },
  { id: 'own-name', sign: ownName },
]

/** Finds a redirect from the site's domain to a domain shop. */
function parkingHost({ host, snapshot }: PageFacts): string | undefined {
  const owner = ownerOf(host)
  const isShop = (PARKING.has(host) || PARKING.has(owner)) && owner !== snapshot.site.registrable
  return isShop ? `the visitor is sent to ${host}` : undefined
}

function landerLoad(page: PageFacts): string | undefined {
  if (!isShort(page, 2500, 60)) return undefined
  for (const reference of page.loads) {
    const url = resolvedUrl(reference, page.snapshot.url)
    if (!url) continue
    const { hostname } = url
    const owner = ownerOf(hostname)
    const isLander = PARKING.has(hostname) || PARKING.has(owner)
    if (isLander && owner !== page.snapshot.site.registrable) return `it loads from ${hostname}`
  }
  return undefined
}

function landerMoves(page: PageFacts): string | undefined {
  if (page.text.length > 100) return undefined
  return quote(
    /location(\.href)?\s*=\s*["']\/lander\b|location\.(replace|assign)\(["']\/lander\b/,
    page.source,
  )
}

/** Searches a page with little else for the phrases. A real domain shop has many links, prices and forms. */
function salePhrase(page: PageFacts): string | undefined {
  return hasOtherContent(page) ? undefined : (quote(PHRASES, page.title) ?? quote(PHRASES, page.text))
}

function ownName(page: PageFacts): string | undefined {
  if (hasOtherContent(page)) return undefined
  const { domain, unicode } = page.snapshot.site
  // The host of a page from the caller may contain special characters of expressions, such as `a(b.example`.
  const literally = [domain, unicode].map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  const names = literally.join('|')
  // Most pages do not name the domain, and the long expression takes longer to compile than this one.
  if (!new RegExp(names, 'iu').test(`${page.title}\n${page.text}`)) return undefined
  const name = `(www\\.)?(${names})`
  const said = pattern('iu')`
    (^|[^\w.])${name}\W{1,3}(${FOR_SALE})|${DOMAIN_WORD}\W{1,3}${name}\W{0,3}(${TAKEN})|
    ${name}\W{1,3}${DOMAIN_WORD}\W{0,3}(${TAKEN})
  `
  return quote(said, page.title) ?? quote(said, page.text)
}

function hasOtherContent(page: PageFacts): boolean {
  return !isShort(page, 1200, 25) || select(page.snapshot, 'article, nav li').length > 8
}
