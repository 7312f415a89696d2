import { parseDate } from '../../formats/date.ts'
import type { Finding } from '../../model/finding.ts'
import { baseUrlOf } from '../../snapshot/dom.ts'
import { langOf, metaContent, titleOf } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { headlineOf } from '../../snapshot/text.ts'
import { withoutScriptsOf } from '../../snapshot/without-scripts.ts'
import { absent, type Extractor, evidence } from '../extractor.ts'
import { type Article, articleOf } from './article.ts'
import { mainContentOf, type Rule, wholePageOf } from './content.ts'
import { type MarkdownStyle, toMarkdown } from './convert.ts'
import { htmlOfContent } from './html.ts'

export interface MarkdownOptions extends MarkdownStyle {
  /** Leave out header, footer, navigation and side columns. */
  readonly mainContentOnly: boolean
}

export interface Markdown {
  /** GitHub-flavoured, URLs absolute. */
  readonly markdown: string
  /** The same words without markup, block by block. */
  readonly text: string
  readonly title?: string
  readonly byline?: string
  readonly excerpt?: string
  readonly siteName?: string
  readonly lang?: string
  /** ISO 8601. */
  readonly published?: string
}

const DEFAULTS: MarkdownOptions = { mainContentOnly: true, links: true, images: true }

/** Readability and posts know what they keep; the others, what they leave out. */
const CONFIDENCE: Readonly<Record<Rule, number>> = {
  readability: 0.9,
  posts: 0.9,
  main: 0.7,
  body: 0.6,
  whole: 1,
}

/** The page as Markdown with what a reader needs to file it. */
export const markdown: Extractor<Markdown> = (snapshot) => markdownOf(snapshot)

/** The same with a choice of what to keep. */
export function markdownOf(snapshot: Snapshot, options: Partial<MarkdownOptions> = {}): Finding<Markdown> {
  const chosen = { ...DEFAULTS, ...options }
  const page = withoutScriptsOf(snapshot)
  const content = chosen.mainContentOnly ? mainContentOf(page) : wholePageOf(page)
  const html = htmlOfContent(content, baseUrlOf(page))
  const trace = { tried: [{ rule: content.rule, saw: content.roots.length }], candidates: [] }
  const converted = toMarkdown(html, chosen)
  if (!converted) return absent(trace)
  return {
    value: { markdown: converted, text: content.text, ...aboutOf(snapshot, articleOf(page)) },
    confidence: CONFIDENCE[content.rule],
    rule: content.rule,
    evidence: [evidence('text', content.rule, converted)],
    trace,
  }
}

function aboutOf(snapshot: Snapshot, article: Article | undefined): Omit<Markdown, 'markdown' | 'text'> {
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
