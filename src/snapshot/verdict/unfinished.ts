import { select } from '../dom.ts'
import { metaContent } from '../meta.ts'
import type { PageFacts } from './facts.ts'
import { isShort, quoteProminent, type VerdictRule } from './rule.ts'

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

/** "Not here yet" by language. */
const COMING = new RegExp(
  [
    'coming (very )?soon|(web ?)?site (is )?(currently )?(under|in) (construction|development)|under construction|(launching|opening) (very )?soon|is (currently )?being (built|developed|updated)|new (web ?)?site (is )?(coming|on its way)|future home of',
    'im aufbau|in (kürze|bearbeitung)|demnächst|hier entsteht|wird (derzeit|gerade|aktuell) (neu )?(gestaltet|überarbeitet|erstellt)|baustelle',
    '(site|page) en (construction|cours de (construction|réalisation))|en construction|bientôt (disponible|en ligne|de retour)|prochainement',
    'en construcción|próximamente|sitio en desarrollo|em construção|em breve|brevemente',
    'in costruzione|sito in (allestimento|costruzione|aggiornamento)|prossimamente|in arrivo',
    'in aanbouw|in ontwikkeling|binnenkort (online|beschikbaar|meer)?|onder constructie',
    'w budowie|wkrótce|strona w przygotowaniu|připravujeme|ve výstavbě|hamarosan|în construcție|yapım aşamasında|çok yakında|rakenteilla|kommer snart|under uppbyggnad|under (opbygning|konstruktion)|kommer snart',
    'сайт (находится )?(в разработке|на реконструкции|скоро откроется|строится)|скоро открытие|в разработке',
    '建設中|工事中|準備中|近日公開|网站建设中|正在建设|即将上线|敬请期待|준비 ?중|공사 ?중|قيد (الإنشاء|التطوير)|قريبا',
  ].join('|'),
  'iu',
)

/** "Away for a moment" by language. */
const MAINTENANCE =
  /(under|down for|scheduled|routine|undergoing) maintenance|maintenance mode|briefly unavailable|(we'll|we will|will) be (right )?back (soon|shortly)|wartungs(arbeiten|modus)|en maintenance|(en|em) (mantenimiento|manutenção)|in manutenzione|onderhoud|przerwa techniczna|технические работы|ведутся работы|メンテナンス中|维护中|점검 ?중/iu

export const UNDER_CONSTRUCTION: readonly VerdictRule[] = [
  { id: 'coming', sign: (page) => saysOnly(COMING, page) },
  { id: 'maintenance', sign: (page) => saysOnly(MAINTENANCE, page) },
]

/** Said in title or heading of a short page, or anywhere in a page of two sentences: not a shop with a "coming soon" shelf. */
function saysOnly(pattern: RegExp, page: PageFacts): string | undefined {
  const sections = select(page.snapshot, 'article, section, nav a').length
  return isShort(page, 800, 10) && sections <= 6 ? quoteProminent(pattern, page, 250) : undefined
}
