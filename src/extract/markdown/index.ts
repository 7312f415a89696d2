import { parseDate } from '../../formats/date.ts'
import type { Finding } from '../../model/finding.ts'
import type { MarkdownOptions, PageMarkdown } from '../../model/scrape.ts'
import { baseUrlOf } from '../../snapshot/dom.ts'
import { langOf, metaContent, titleOf } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { headlineOf } from '../../snapshot/text.ts'
import { withoutScriptsOf } from '../../snapshot/without-scripts.ts'
import { absent, evidence } from '../extractor.ts'
import { type Article, articleOf } from './article.ts'
import { chunksOf } from './chunks.ts'
import { mainContentOf, type Rule, wholePageOf } from './content.ts'
import { toMarkdown } from './convert.ts'
import { frontMatterOf } from './front-matter.ts'
import { htmlOfContent } from './html.ts'
import { withMathAsTex } from './math.ts'
import { servedMarkdownOf } from './served.ts'

export interface Markdown extends PageMarkdown {
  /** The same words without markup, block by block. */
  readonly text: string
}

const DEFAULTS: MarkdownOptions = {
  mainContentOnly: false,
  links: true,
  images: true,
  shortenBase64Images: true,
  frontMatter: false,
  chunks: undefined,
}

/** Readability and posts know what they keep; the others, what they leave out. */
const CONFIDENCE: Readonly<Record<Rule, number>> = {
  readability: 0.9,
  posts: 0.9,
  main: 0.7,
  body: 0.6,
  whole: 1,
}

/** The page as Markdown, the whole of it unless its main content is asked for, with what a reader needs to file it. Pure. */
export function markdownOf(snapshot: Snapshot, options: Partial<MarkdownOptions> = {}): Finding<Markdown> {
  const chosen = { ...DEFAULTS, ...options }
  const { converted, text, rule, saw, about } = servedPage(snapshot) ?? writtenPage(snapshot, chosen)
  const trace = { tried: [{ rule, saw }], candidates: [] }
  if (!converted) return absent(trace)
  return {
    value: {
      markdown: chosen.frontMatter ? frontMatterOf(about) + converted : converted,
      ...(chosen.chunks !== undefined && { chunks: chunksOf(converted, chosen.chunks) }),
      text,
      ...about,
    },
    confidence: CONFIDENCE[rule],
    rule,
    evidence: [evidence('text', rule, converted)],
    trace,
  }
}

interface Page {
  readonly converted: string
  readonly text: string
  readonly rule: Rule
  /** Parts that the rule found. */
  readonly saw: number
  readonly about: About
}

type About = Omit<Markdown, 'markdown' | 'text'>

/** Text that is served as such is read as it is. */
function servedPage(snapshot: Snapshot): Page | undefined {
  const served = servedMarkdownOf(snapshot)
  if (!served) return undefined
  const { markdown: converted, text, title } = served
  return { converted, text, rule: 'whole', saw: 1, about: title ? { title } : {} }
}

function writtenPage(snapshot: Snapshot, chosen: MarkdownOptions): Page {
  const page = withMathAsTex(withoutScriptsOf(snapshot))
  const content = chosen.mainContentOnly ? mainContentOf(page) : wholePageOf(page)
  const html = htmlOfContent(content, { url: page.url, base: baseUrlOf(page), ...chosen })
  return {
    converted: toMarkdown(html, chosen),
    text: content.text,
    rule: content.rule,
    saw: content.roots.length,
    about: aboutOf(snapshot, articleOf(page)),
  }
}

function aboutOf(snapshot: Snapshot, article: Article | undefined): About {
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
