import { phrases, wholeText } from '../pattern.ts'
import { ABOUT, CONTACT, GREETINGS, HOME, IMPRINT, OFFICIAL } from './index.ts'

/** Names of other pages and parts of a page. Collected by hand in 2026. */
const OTHER_NAMES = phrases(`
  index, main, main page, start, start page, frontpage, front page, landing page, landing
  blog, news, aktuelles, actualités, noticias, notícias, новости, shop, store, tienda, boutique, forum, forums, community
  login, log in, sign in, sign up, search, faq, help, support, docs, documentation, overview, products, services, portfolio
  menu, header, footer, site header, skip to main content, skip to content, back, close, go home, back home, back to home
  go to homepage, visit homepage, read more, learn more, more, click here, here, link, all rights reserved, copyright
  logo, site logo, header logo, footer logo, brand logo, company logo, logo image, image, img, picture, photo, icon
  en, eng, english, us, uk, usa, international, global, online, the
`)

/** Placeholders for a name in editors, themes and starter kits. Collected by hand in 2026. */
const PLACEHOLDERS = wholeText([
  ...phrases('website, site, page, document, title, site title, website title, index, home, default, test'),
  ...[/untitled(?: (?:document|page))?/, /new (?:page|site)/, /my (?:site|website|blog|app)/],
  ...phrases('brand, brand name, company name, organization, wordpress, null, undefined'),
  ...[/loading\.*/, /just a moment\.*/],
  /(?:create )?(?:starter|react|vue|vite|angular|next|svelte|nuxt|gatsby|ember)[ -]?(?:app|starter|\+ .*)?/,
])

/** Whether a text is empty, or a placeholder of an editor, a theme or a starter kit. */
export function isPlaceholder(text: string): boolean {
  return text === '' || PLACEHOLDERS.test(text)
}

/** Names of pages and parts of sites, in lower case, which are never the name of a brand. */
const PAGE_NAMES: ReadonlySet<string> = new Set(
  [HOME, OFFICIAL, GREETINGS, CONTACT.names, IMPRINT.names, ABOUT.names, OTHER_NAMES].flat(),
)

/** Whether a text, such as a part of a title, is the name of a page that any site may have. */
export function isPageName(text: string): boolean {
  const name = text.trim().toLowerCase()
  return PAGE_NAMES.has(name) || PLACEHOLDERS.test(name)
}
