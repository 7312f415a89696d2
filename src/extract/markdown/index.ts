import { parseDate } from '../../formats/date.ts'
import type { Finding } from '../../model/finding.ts'
import { langOf, metaContent, titleOf } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { thingsOf } from '../../snapshot/structured.ts'
import { headlineOf } from '../../snapshot/text.ts'
import { withoutScriptsOf } from '../../snapshot/without-scripts.ts'
import { absent, type Extractor, evidence } from '../extractor.ts'
import { type Article, articleOf } from './article.ts'
import { bodyContentOf } from './body.ts'
import { type MarkdownStyle, toMarkdown } from './convert.ts'

export interface MarkdownOptions extends MarkdownStyle {
  /** Leave out header, footer, navigation and side columns. */
  readonly mainContentOnly: boolean
}

export interface Markdown {
  /** GitHub-flavoured, URLs absolute. */
  readonly markdown: string
  readonly title?: string
  readonly byline?: string
  readonly excerpt?: string
  readonly siteName?: string
  readonly lang?: string
  /** ISO 8601. */
  readonly published?: string
}

const DEFAULTS: MarkdownOptions = { mainContentOnly: true, links: true, images: true }

/**
 * Readability is made for articles: of a list, a shop or a forum it keeps one entry. When it keeps less than
 * this share of the body's content, the body is taken. Swept from 0.1 to 1 on page-types-wcxb: flat from 0.4 to
 * 0.7 (word F1 0.81, against 0.76 without); for pages that call themselves an article flat from 0.15 to 0.35.
 */
const MIN_SHARE = { article: 0.2, other: 0.5 } as const

/** The page as Markdown with what a reader needs to file it. */
export const markdown: Extractor<Markdown> = (snapshot) => markdownOf(snapshot)

/** The same with a choice of what to keep. */
export function markdownOf(snapshot: Snapshot, options: Partial<MarkdownOptions> = {}): Finding<Markdown> {
  const chosen = { ...DEFAULTS, ...options }
  const page = withoutScriptsOf(snapshot)
  const article = articleOf(page)
  const kind = isDeclaredArticle(page) ? 'article' : 'other'
  const body = bodyContentOf(page, { contentOnly: chosen.mainContentOnly, comments: kind === 'other' })
  const enough = chosen.mainContentOnly && article && lengthOf(article.text) >= body.chars * MIN_SHARE[kind]
  const html = enough ? article.html : body.html
  const rule = enough ? 'readability' : 'body'
  const text = toMarkdown(html, chosen)
  const trace = {
    tried: [
      { rule: 'readability', saw: article ? 1 : 0 },
      { rule: 'body', saw: body.chars > 0 ? 1 : 0 },
    ],
    candidates: [],
  }
  if (!text) return absent(trace)
  return {
    value: { markdown: text, ...aboutOf(snapshot, article) },
    confidence: enough ? 0.9 : 0.6,
    rule,
    evidence: [evidence('text', rule, text)],
    trace,
  }
}

function isDeclaredArticle(snapshot: Snapshot): boolean {
  if (metaContent(snapshot, 'og:type')?.toLowerCase() === 'article') return true
  return thingsOf(snapshot).some(({ types }) => types.some((type) => /Article$|BlogPosting$/.test(type)))
}

/** Length without the white space that layout leaves. */
function lengthOf(text: string): number {
  return text.replace(/\s+/g, ' ').length
}

function aboutOf(snapshot: Snapshot, article: Article | undefined): Omit<Markdown, 'markdown'> {
  const published = article?.published ?? metaContent(snapshot, 'article:published_time', 'date')
  const about = {
    title: article?.title ?? titleOf(snapshot) ?? headlineOf(snapshot),
    byline: article?.byline,
    excerpt: article?.excerpt ?? metaContent(snapshot, 'description'),
    siteName: article?.siteName ?? metaContent(snapshot, 'og:site_name'),
    lang: article?.lang ?? langOf(snapshot),
    published: published === undefined ? undefined : parseDate(published),
  }
  return Object.fromEntries(Object.entries(about).filter(([, value]) => value !== undefined))
}
