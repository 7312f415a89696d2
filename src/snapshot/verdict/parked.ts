/** Signs that a domain is parked or for sale. The page of a parked domain is called a lander. */

import { ownerOf } from '../../formats/psl.ts'
import { resolvedUrl } from '../../formats/url.ts'
import { anyOf, branches, pattern } from '../../lexicon/pattern.ts'
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
  'spaceship.com',
  'sellerhub.com',
  'saw.com',
  'brandpa.com',
  'domainagents.com',
  'domaineasy.com',
  'epik.com',
  'flippa.com',
  'bodiscdn.com',
  'parked.com',
  'ztomy.com',
  'searchmagnified.com',
  'giantpanda.com',
  'forsale.godaddy.com',
  'forsale.dynadot.com',
  'domains.squadhelp.com',
])

/** Parts of a source that only landers have. */
const LANDER_SOURCE = anyOf(
  [
    ...[/\bdata-adblockkey=/, /adsense\/domains\/caf\.js/, /\/\/d38psrni17bvxu\.cloudfront\.net/],
    ...[/wsimg\.com\/parking-lander/, /window\.park\s*=\s*["']/, /window\.LANDER_SYSTEM/],
    ...[/parkingpage\.namecheap\.com/, /\bsedoparking\.com\/(search|frmpark)/],
  ],
  '',
)

const THIS_NAME = '(this|the) (web ?site )?(premium )?(domain|web address)( name)?'

/** Matches what landers say of "this domain", by language. */
const PHRASES = anyOf(
  [
    pattern('u')`
      ${THIS_NAME}\b.{0,60}\b(is|may be|might be|could be) (listed )?(now )?(available )?(for sale|
      parked|available for (purchase|sale|lease))
    `,
    pattern('u')`
      ((buy|purchase|lease|acquire|get|own|make an offer (on|for)|inquire about|interested in) this|
      (make an offer (on|for)|inquire about|interested in) the) (premium )?domain
    `,
    /\bdomain( name)? (is )?for sale\b/u,
    pattern('u')`
      the owner of (this (web ?)?(site|domain)|\S+\.\w{2,}) has not (yet )?(uploaded|published|set up|
      created)
    `,
    pattern('u')`
      parked (free|page|domain)|domain (is )?parked(?! ?\?)|(page|site|domain) is (provided|hosted|
      offered|brought)\b.{0,30}courtesy of \w+\.com
    `,
    pattern('u')`
      ${THIS_NAME}\b.{0,40}\b((has|was) (just |recently |newly )?been registered|was (just|recently|
      newly) registered|(is|was) registered (at|with|through|via)|(has )?expired( on\b|[.!]|$)|
      is (registered and (protected|reserved)|not (currently )?in use))|(is a|
      your) new domain\b.{0,20}\bregistered
    `,
    pattern('u')`
      diese (internet-?)?domain (steht|ist|wurde|wird)\b.{0,40}(zum verkauf|zu verkaufen|käuflich|
      geparkt|registriert|reserviert)|inhaber dieser domain parkt|domain (kaufen|zu verkaufen)
    `,
    pattern('u')`
      ce (nom de )?domaine (est|est peut-être|a été|a bien été) (à vendre|en vente|parqué)|
      ce nom de domaine (est|a été|a bien été) (réservé|enregistré)|ce domaine (est|a été|
      a bien été) (réservé|enregistré) (chez|auprès|avec|via)|
      votre (nom de )?domaine\b.{0,60}a (bien )?été (créé|enregistré)|acheter ce (nom de )?domaine
    `,
    pattern('u')`
      este dominio (está|puede estar|ha sido) (en venta|a la venta|aparcado|estacionado|registrado)|
      comprar este dominio
    `,
    pattern('u')`
      questo dominio (è|è stato|potrebbe essere) (in vendita|parcheggiato|registrato)|
      acquista questo dominio
    `,
    /este domínio (está|pode estar|foi) (à venda|estacionado|registrado|registado)|comprar este domínio/u,
    /(deze domeinnaam|dit domein) is (te koop|gereserveerd|geregistreerd|geparkeerd)/u,
    /domena .{0,60}(na sprzedaż|jest zaparkowana)|ta domena .{0,30}zarejestrowana|kup tę domenę/u,
    /домен .{0,60}(прода[её]тся|припаркован)|этот домен .{0,30}зарегистрирован|купить (этот )?домен/u,
    pattern('u')`
      dom(ä|a|æ|e)ne?[nt]?(na[mv]n(et)?)?( \S+)? (är (nu )?(till salu|parkerad)|er (nu )?(til salgs?|
      parkeret|parkert))|dom[äa]nen? .{0,40}(är till salu|är parkerad|er til salg)
    `,
    pattern('u')`
      (tämä )?(verkkotunnus|domain|verkko-osoite)( \S+)? on (nyt )?(myytävänä|myynnissä)|(alan adı|
      bu domain)( \S+)? (satılık|satışta)
    `,
    pattern('u')`
      (tato|tahle) doména (je na prodej|je zaparkována)|doména( \S+)? je na (prodej|predaj)|
      domena( \S+)? (jest )?do sprzedania
    `,
    pattern('u')`
      (ez )?a domain( ?név)?( \S+)? eladó(?!\p{L})|(acest domeniu|domeniul)( \S+)? este (scos )?(de|
      la) v[âî]nzare|(domain|όνομα τομέα)( \S+)? (πωλείται|διατίθεται προς πώληση|είναι προς πώληση)
    `,
    pattern('u')`
      (该|此|本)域名.{0,10}(出售|转让|待售|已被注册|已注册)|域名.{0,10}(出售|转让|待售)|このドメイン.{0,30}(販売|売り出し|お売り|取得され|登録され)|
      이 도메인.{0,20}(판매|등록)
    `,
  ],
  'iu',
)

/**
 * Matches what landers say of the domain by its name: that it is for sale or, where it is called a domain,
 * that it is registered.
 */
const FOR_SALE = branches([
  /(is |may be |could be )?(now )?(for sale|available for purchase)/,
  ...[/(steht|wird)\b.{0,30} zum verkauf/, 'är till salu', /er til salgs?/],
  ...[/(on )?(myytävänä|myynnissä)/, /je na (prodej|predaj)/, /este de v[âî]nzare/, 'πωλείται'],
  ...[/satılık(tır)?/, 'eladó', /(est )?à vendre/, /(está )?(en|a la|à) venta/, 'está à venda'],
  ...['è in vendita', /(is )?te koop/, /(jest )?na sprzedaż/, /прода[её]тся/, '出售', /(現在)?販売中/],
])
const TAKEN = branches([
  /(is|was|has been) (just |recently |newly |already )?registered/,
  ...[/ist (bereits )?(registriert|reserviert)/, /a (bien )?été (créé|enregistré)/],
  ...[/(jest |została )?(utrzymywana|zarejestrowana)/, 'зарегистрирован', /已(被)?注册/],
  /は.{0,20}(取得|登録)され/,
])
const DOMAIN_WORD =
  '(domain( name)?|(nom de )?domaine|dominio|domínio|domena|домен|domein(naam)?|域名|ドメイン)'

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
  const isShop =
    (PARKING_DOMAINS.has(host) || PARKING_DOMAINS.has(owner)) && owner !== snapshot.site.registrable
  return isShop ? `the visitor is sent to ${host}` : undefined
}

function landerLoad(page: PageFacts): string | undefined {
  if (!isShort(page, 2500, 60)) return undefined
  for (const reference of page.loads) {
    const url = resolvedUrl(reference, page.snapshot.url)
    if (!url) continue
    const { hostname } = url
    const owner = ownerOf(hostname)
    const isLander = PARKING_DOMAINS.has(hostname) || PARKING_DOMAINS.has(owner)
    if (isLander && owner !== page.snapshot.site.registrable) return `it loads from ${hostname}`
  }
  return undefined
}

/** Finds a page that only redirects to its own lander. */
function landerMoves(page: PageFacts): string | undefined {
  if (page.text.length > 100) return undefined
  return quote(
    /location(\.href)?\s*=\s*["']\/lander\b|location\.(replace|assign)\(["']\/lander\b/,
    page.source,
  )
}

/**
 * Searches for the phrases in a page with little else. A real domain shop has many links, prices and forms.
 */
function salePhrase(page: PageFacts): string | undefined {
  return hasOtherContent(page) ? undefined : (quote(PHRASES, page.title) ?? quote(PHRASES, page.text))
}

function ownName(page: PageFacts): string | undefined {
  if (hasOtherContent(page)) return undefined
  const { domain, unicode } = page.snapshot.site
  // The host of a page that was handed in may contain special characters of expressions, such as
  // `a(b.example`.
  const literally = [domain, unicode].map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  const name = `(www\\.)?(${literally.join('|')})`
  const said = pattern('iu')`
    (^|[^\w.])${name}\W{1,3}(${FOR_SALE})|${DOMAIN_WORD}\W{1,3}${name}\W{0,3}(${TAKEN})|
    ${name}\W{1,3}${DOMAIN_WORD}\W{0,3}(${TAKEN})
  `
  return quote(said, page.title) ?? quote(said, page.text)
}

function hasOtherContent(page: PageFacts): boolean {
  return !isShort(page, 1200, 25) || select(page.snapshot, 'article, nav li').length > 8
}
