import { registrableOf } from '../../formats/psl.ts'
import { select } from '../dom.ts'
import type { PageFacts } from './facts.ts'
import { isShort, quote, type VerdictRule } from './rule.ts'

/** Domains of parking and sale services, whose landers pages load from. Links to them do not count. */
const PARKING_DOMAINS: ReadonlySet<string> = new Set([
  'sedoparking.com',
  'sedo.com',
  'parkingcrew.net',
  'parkingcrew.com',
  'bodis.com',
  'above.com',
  'parklogic.com',
  'dan.com',
  'afternic.com',
  'hugedomains.com',
  'undeveloped.com',
  'uniregistry.com',
  'namebright.com',
  'domainmarket.com',
  'buydomains.com',
  'brandbucket.com',
  'squadhelp.com',
  'atom.com',
  'efty.com',
  'domainlore.uk',
  'parkingpage.namecheap.com',
  'skenzo.com',
  'voodoo.com',
  'rookmedia.net',
  'fabulous.com',
  'smartname.com',
  'domainsponsor.com',
  'internettraffic.com',
  'tonic.to',
  'dsparking.com',
  'cashparking.com',
  'domainnamesales.com',
  'perfectname.com',
  'sav.com',
  'domcomp.com',
  'park.do',
  'parking.ru',
])

/** Parts of a source that only landers have. */
const LANDER_SOURCE =
  /\bdata-adblockkey=|adsense\/domains\/caf\.js|\/\/d38psrni17bvxu\.cloudfront\.net|wsimg\.com\/parking-lander|window\.park\s*=\s*["']|window\.LANDER_SYSTEM|parkingpage\.namecheap\.com|\bsedoparking\.com\/(search|frmpark)/

const THIS_NAME = '(this|the) (web ?site )?(premium )?(domain|web address)( name)?'

/** What landers say, by language. */
const PHRASES = new RegExp(
  [
    `${THIS_NAME}\\b.{0,60}\\b(is|may be|might be|could be) (listed )?(now )?(available )?(for sale|parked|available for (purchase|sale|lease))`,
    `(buy|purchase|lease|acquire|get|own|make an offer (on|for)|inquire about|interested in) (this|the) (premium )?domain`,
    '\\bdomain( name)? (is )?for sale\\b',
    'parked (free|page|domain)|domain (is )?parked|courtesy of \\w+\\.com',
    `${THIS_NAME}\\b.{0,40}\\b(has (just )?been registered|has expired|is registered at)`,
    'diese (internet-?)?domain (steht|ist)\\b.{0,30}(zum verkauf|zu verkaufen|käuflich|geparkt)|domain (kaufen|zu verkaufen)',
    'ce (nom de )?domaine (est|est peut-être) (à vendre|en vente|parqué|réservé|enregistré)|acheter ce (nom de )?domaine',
    'este dominio (está|puede estar) (en venta|a la venta|aparcado|estacionado)|comprar este dominio',
    'questo dominio (è|potrebbe essere) (in vendita|parcheggiato)|acquista questo dominio',
    'este domínio (está|pode estar) (à venda|estacionado)|comprar este domínio',
    '(deze domeinnaam|dit domein) is (te koop|gereserveerd|geregistreerd|geparkeerd)',
    'domena .{0,60}(na sprzedaż|jest zaparkowana)|kup tę domenę',
    'домен .{0,60}(прода[её]тся|припаркован)|купить (этот )?домен',
    'dom[äa]nen? .{0,40}(är till salu|är parkerad|er til salg)|(alan adı|bu domain) satılık',
    '(该|此|本)?域名.{0,10}(出售|转让|待售)|このドメイン.{0,20}(販売|売り出し|お売り)|이 도메인.{0,20}판매',
  ].join('|'),
  'iu',
)

export const PARKED: readonly VerdictRule[] = [
  { id: 'parking-host', sign: parkingHost },
  {
    id: 'lander-source',
    sign: (page) => (isShort(page, 2500, 60) ? quote(LANDER_SOURCE, page.source) : undefined),
  },
  { id: 'lander-load', sign: landerLoad },
  { id: 'lander-moves', sign: landerMoves },
  { id: 'sale-phrase', sign: salePhrase },
]

/** Asked for one domain and sent to the counter of a domain shop. */
function parkingHost({ host, snapshot }: PageFacts): string | undefined {
  const registrable = registrableOf(host)
  const isCounter =
    registrable !== undefined && PARKING_DOMAINS.has(registrable) && registrable !== snapshot.site.registrable
  return isCounter ? `the visitor is sent to ${host}` : undefined
}

function landerLoad(page: PageFacts): string | undefined {
  if (!isShort(page, 2500, 60)) return undefined
  for (const reference of page.loads) {
    if (!URL.canParse(reference, page.snapshot.url)) continue
    const { hostname } = new URL(reference, page.snapshot.url)
    const registrable = registrableOf(hostname)
    const isLander =
      PARKING_DOMAINS.has(hostname) || (registrable !== undefined && PARKING_DOMAINS.has(registrable))
    if (isLander && registrable !== page.snapshot.site.registrable) return `it loads from ${hostname}`
  }
  return undefined
}

/** A page that is nothing but a step to its own lander. */
function landerMoves(page: PageFacts): string | undefined {
  if (page.text.length > 100) return undefined
  return quote(
    /location(\.href)?\s*=\s*["']\/lander\b|location\.(replace|assign)\(["']\/lander\b/,
    page.source,
  )
}

/** The phrase in a page with room for little else; a shop for domains has shelves of links, prices and forms. */
function salePhrase(page: PageFacts): string | undefined {
  if (!isShort(page, 1200, 25) || select(page.snapshot, 'article, nav li').length > 8) return undefined
  return quote(PHRASES, page.title) ?? quote(PHRASES, page.text)
}
