import { ERROR_PAGES } from '../../data/languages/error-pages.ts'
import { SERVER_PAGES } from '../../data/vendors/server-pages.ts'
import { inAllLanguages } from '../../lexicon/in-all-languages.ts'
import { anyOf, wholeText } from '../../lexicon/pattern.ts'
import type { PageFacts } from './facts.ts'
import { isShort, quote, type VerdictRule } from './rule.ts'
import { softError } from './soft-error.ts'

type Kind = (typeof SERVER_PAGES)[number]['kind']

const saysOf = (wanted: Kind) => SERVER_PAGES.flatMap(({ kind, says }) => (kind === wanted ? says : []))

/** The default pages of servers and hosting firms have these titles and headings. */
const DEFAULT_PAGES = anyOf(saysOf('default'), 'i')

/** Matches messages of hosting firms about a site that is gone, in the title or the text. */
const GONE = anyOf(saysOf('gone'), 'i')

/** Matches messages about a site that is gone in other languages, and messages of default start pages. */
const GONE_ELSEWHERE = anyOf([...inAllLanguages(ERROR_PAGES, 'gone'), ...saysOf('left')], 'iu')

/** Proxies and frameworks answer with these lines instead of a page. */
const BARE = wholeText(saysOf('bare'), 'i')

export const ERROR_PAGE: readonly VerdictRule[] = [
  // A status from 300 to 399 is a redirect that leads nowhere.
  { id: 'status', sign: ({ status }) => (status >= 300 ? `status ${status}` : undefined) },
  { id: 'default-page', sign: (page) => quoteHeadline(DEFAULT_PAGES, page, 4000, 20) },
  {
    id: 'gone',
    sign: (page) =>
      quoteHeadline(GONE, page, 1500, 15) ??
      (isShort(page, 1500, 15)
        ? (quote(GONE, page.text) ?? quote(GONE_ELSEWHERE, `${page.title} ${page.text}`))
        : undefined),
  },
  { id: 'bare-line', sign: ({ text }) => quote(BARE, text) },
  { id: 'soft-error', sign: softError },
]

/** Searches the title, or the heading when there is only one. */
function quoteHeadline(
  pattern: RegExp,
  page: PageFacts,
  maxChars: number,
  maxLinks: number,
): string | undefined {
  if (!isShort(page, maxChars, maxLinks)) return undefined
  return (
    quote(pattern, page.title) ??
    (page.title === '' || page.headings.length === 1 ? quote(pattern, page.headings[0] ?? '') : undefined)
  )
}
