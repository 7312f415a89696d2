import { AMPLIFICATION } from './amplification.ts'
import { ANSWERS, html } from './answers.ts'
import { BROWSER } from './browser.ts'
import { type Cases, mapValues, named } from './case.ts'
import { COSTLY_STYLES, NESTED_TABLES } from './costly-styles.ts'
import { PAGES } from './pages.ts'
import { PICTURES } from './pictures.ts'
import { SCRIPTED, scriptedPage } from './scripted.ts'
import { SITEMAPS } from './sitemaps.ts'
import { STORAGE } from './storage.ts'

/** The highest number of pages that a request may ask for. */
const WALK = ['web/scrape/sitemap?maxLinks=100000']

/** Every hostile site by its name, which is also the first label of its host. */
export const CASES: Cases = {
  ...named(
    'page',
    mapValues(PAGES, (make) => ({ site: { '/': html(make) } })),
  ),
  ...named(
    'page',
    mapValues({ ...COSTLY_STYLES, ...NESTED_TABLES }, (make) => ({ site: { '/': html(make) } })),
  ),
  ...named(
    'answer',
    mapValues(ANSWERS, (site) => ({ site })),
  ),
  ...named(
    'sitemap',
    mapValues(SITEMAPS, (site) => ({ site, ask: WALK })),
  ),
  ...named(
    'script',
    mapValues(SCRIPTED, (script) => ({ site: { '/': html(() => scriptedPage(script)) } })),
  ),
  ...named('picture', PICTURES),
  ...named('amplify', AMPLIFICATION),
  ...named('browser', BROWSER),
  ...named('store', STORAGE),
}
