import { select } from '../dom.ts'
import { metaContent } from '../meta.ts'
import type { PageFacts } from './facts.ts'
import { isShort, partsOf, quote, quoteProminent, type VerdictRule } from './rule.ts'

/** Titles and descriptions that editors and starter kits leave. */
const NO_TITLE =
  /^(untitled( document)?|document|index|home|new (page|site)|my (site|website|app)|website|(create )?(starter|react|vue|vite|angular|next|svelte|nuxt|gatsby|ember)[ -]?(app|starter|\+ .*)?|loading\.*)?$/i
const NO_DESCRIPTION = /created (using|with|by) \S*(create-|starter|vite|kit|cli)/i

export const EMPTY: readonly VerdictRule[] = [{ id: 'nothing-there', sign: nothingThere }]

/** No words, no picture, and nothing in the head that says whose page it is. */
function nothingThere(page: PageFacts): string | undefined {
  const pictures = select(
    page.snapshot,
    'img, svg, picture, video, canvas, iframe, frame, object, embed',
  ).length
  const said = metaContent(page.snapshot, 'og:site_name', 'og:title', 'description', 'og:description')
  const isDescribed = said !== undefined && !NO_DESCRIPTION.test(said) && !NO_TITLE.test(said)
  if (page.text.length > 20 || pictures > 0 || isDescribed || !NO_TITLE.test(page.title)) return undefined
  return `${page.text.length} characters of text, no picture, no description, and the title "${page.title}"`
}

/** What is not here yet, in words that also tell of houses, albums and menus: they count of a site, or when they stand alone. */
const STATES = [
  '(coming|launching|opening) (very )?soon|(currently |still )?under (construction|development)|(almost|nearly) ready|being (built|developed|updated|redesigned)|on (its|the) way',
  'im aufbau|in (kürze|bearbeitung)|demnächst|wird (derzeit|gerade|aktuell) (neu )?(gestaltet|überarbeitet|erstellt)|baustelle',
  'en (cours de )?(construction|réalisation)|bientôt (disponible|en ligne|de retour)|prochainement',
  'en construcción|próximamente|en desarrollo|em construção|em breve|brevemente',
  'in (costruzione|allestimento|aggiornamento)|prossimamente|in arrivo',
  'in aanbouw|in ontwikkeling|binnenkort( online| beschikbaar| meer)?|onder constructie',
  'w (budowie|przygotowaniu)|wkrótce|připravujeme|ve výstavbě|hamarosan|în construcție|yapım aşamasında|çok yakında|rakenteilla|kommer snart|under (uppbyggnad|opbygning|konstruktion)',
  'в разработке|на реконструкции|скоро (откроется|открытие)|строится',
  '(ただいま)?(建設中|工事中|準備中|近日公開)(です)?|正在建设|建设中|即将上线|敬请期待|준비 ?중|공사 ?중|قيد (الإنشاء|التطوير)|قريبا',
].join('|')

const SITE =
  '(web ?)?(site|page|seite|shop|store)|(internet)?(präsenz|auftritt)|homepage|boutique|sitio|página|pagina|sito|strona|сайт|webbplats(en)?|hemsida(n)?|nettside(n)?|hjemmeside(n)?|sivusto(mme)?|verkkosivut|sayfamız|sitemiz'
/** Written without spaces between words. */
const SITE_UNSPACED = '网站|サイト|ホームページ|홈페이지|الموقع'

const STANDING_ALONE = new RegExp(STATES, 'iu')
const OF_A_SITE = new RegExp(
  `((${SITE})(?!\\p{L})|${SITE_UNSPACED}).{0,40}?(${STATES})|hier entsteht .{0,30}(seite|site|präsenz|auftritt|homepage|shop|portal)|future home of (something|\\S+\\.\\w{2,})|site en (construction|cours)`,
  'iu',
)

/** "Away for a moment" by language, in words that are said of nothing else. */
const AWAY =
  /(under|down for|undergoing|(performing|doing) (some )?(scheduled |routine )?) ?maintenance(?! (for|of|plans?|services?|contracts?)\b)|maintenance mode|briefly unavailable|(we'll|we will|will) be (right )?back (soon|shortly)|wartungsmodus|onderhoudsmodus|przerwa techniczna|технические работы|ведутся работы|メンテナンス中|维护中|점검 ?중/iu

/** Words that are also the trade of those who look after boilers and gardens: they count of a site, or when they stand alone. */
const UPKEEP =
  '(scheduled|routine|planned) maintenance|wartungs(arbeiten|pause)|en maintenance|(en|em) (mantenimiento|manutenção)|in manutenzione|(in|gepland|wegens) onderhoud|onderhoudswerkzaamheden'
const UPKEEP_ALONE = new RegExp(UPKEEP, 'iu')
const UPKEEP_OF_A_SITE = new RegExp(
  `(?<!\\p{L})(${SITE})(?!\\p{L}).{0,40}?(${UPKEEP})|(${UPKEEP}).{0,40}?(?<!\\p{L})(this|our|the|diese[rn]?|unsere[rn]?|die|deze|onze|cette?|notre|quest[oa]|il|nostr[oa]|est[ea]|nuestr[oa]|noss[oa]) (${SITE})(?!\\p{L})`,
  'iu',
)

export const UNDER_CONSTRUCTION: readonly VerdictRule[] = [
  { id: 'coming', sign: (page) => (isBare(page) ? comingSign(page) : undefined) },
  {
    id: 'maintenance',
    sign: (page) => (isBare(page) ? (quoteProminent(AWAY, page, FEW_CHARS) ?? upkeepSign(page)) : undefined),
  },
]

/** A page of two sentences. */
const FEW_CHARS = 250

/** Not a shop with a "coming soon" shelf. */
function isBare(page: PageFacts): boolean {
  return isShort(page, 800, 10) && select(page.snapshot, 'article, section, nav a').length <= 6
}

function comingSign(page: PageFacts): string | undefined {
  const prominent = [...partsOf(page.title), ...page.headings.slice(0, 2)]
  const alone = [...prominent, ...(page.text.length <= FEW_CHARS ? page.lines : [])].find((line) =>
    standsAlone(STANDING_ALONE, line),
  )
  return alone ? quote(STANDING_ALONE, alone) : quoteProminent(OF_A_SITE, page, FEW_CHARS)
}

/** A heading of its own is enough where hardly anything else is said. */
function upkeepSign(page: PageFacts): string | undefined {
  const few = page.text.length <= FEW_CHARS && page.links <= 3
  const alone = few
    ? [...partsOf(page.title), ...page.headings].find((line) => standsAlone(UPKEEP_ALONE, line))
    : undefined
  return alone ? quote(UPKEEP_ALONE, alone) : quoteProminent(UPKEEP_OF_A_SITE, page, FEW_CHARS)
}

/** "We are launching soon!" says no more than the words themselves; "Coming soon: the silent anvil" does. */
function standsAlone(words: RegExp, line: string): boolean {
  const [said] = words.exec(line) ?? []
  return said !== undefined && said.length >= 0.6 * line.replace(/[\s.!…]+$/, '').length
}
