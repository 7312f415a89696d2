import type { AnyNode } from 'domhandler'
import { withoutControls } from '../../formats/text/controls.ts'
import { parseDate } from '../../formats/text/date.ts'
import type { Finding } from '../../model/finding.ts'
import { MARKDOWN_OPTIONS } from '../../model/options/requests.ts'
import { checkSettings } from '../../model/options/validate.ts'
import type { MarkdownOptions, PageMarkdown } from '../../model/scrape.ts'
import { parseTree } from '../../snapshot/document/tree.ts'
import { withoutScriptsOf } from '../../snapshot/document/without-scripts.ts'
import { baseUrlOf, htmlOf, treeOf } from '../../snapshot/dom.ts'
import { view } from '../../snapshot/memo.ts'
import { langOf, metaContent, titleOf } from '../../snapshot/meta.ts'
import { assertSnapshot, type Snapshot } from '../../snapshot/snapshot.ts'
import { headlineOf } from '../../snapshot/text.ts'
import { absent, evidence } from '../extractor.ts'
import { type Article, articleOf } from './content/article.ts'
import { type Content, mainContentOf, type Rule, wholePageOf } from './content/content.ts'
import { chunksOf } from './write/chunks.ts'
import { toMarkdown } from './write/convert.ts'
import { highlightsOf } from './write/highlights.ts'
import { htmlOfContent } from './write/html.ts'
import { markupOf } from './write/markup.ts'
import { MATH_SIGNS, writeMathAsTex } from './write/math.ts'
import { plainTextOf } from './write/plain.ts'
import { servedMarkdownOf } from './write/served.ts'
import { moveTabLabels, TAB_SIGNS } from './write/tabs.ts'

export interface Markdown extends PageMarkdown {
  /** The text of `markdown` without markup, one line for each block. */
  readonly text: string
}

const DEFAULTS: MarkdownOptions = {
  mainContentOnly: false,
  links: true,
  images: true,
  shortenBase64Images: true,
  frontMatter: false,
  chunks: undefined,
  highlights: undefined,
}

/** Rules that select content are more reliable than rules that remove the parts around it. */
const CONFIDENCE: Readonly<Record<Rule, number>> = {
  readability: 0.9,
  posts: 0.9,
  main: 0.7,
  body: 0.6,
  whole: 1,
}

/**
 * The page as Markdown, with its title, author, date and language: the whole page, or with `mainContentOnly`
 * its main content. Pure.
 */
export function markdownOf(snapshot: Snapshot, options: Partial<MarkdownOptions> = {}): Finding<Markdown> {
  assertSnapshot(snapshot)
  checkSettings(MARKDOWN_OPTIONS, options, { whole: 'the options' })
  const chosen = { ...DEFAULTS, ...options }
  const page = servedPage(snapshot) ?? writtenPage(snapshot, chosen)
  const { rule, saw, about } = page
  const [converted, text] = [withoutControls(page.converted), withoutControls(page.text)]
  const trace = { tried: [{ rule, saw }], candidates: [] }
  if (!converted) return absent(trace)
  return {
    value: {
      markdown: chosen.frontMatter ? frontMatterOf(about) + converted : converted,
      ...(chosen.chunks !== undefined && { chunks: chunksOf(converted, chosen.chunks) }),
      ...(chosen.highlights && { highlights: highlightsOf(converted, chosen.highlights) }),
      text,
      ...about,
    },
    confidence: CONFIDENCE[rule],
    rule,
    evidence: [evidence('text', rule, converted)],
    trace,
  }
}

/**
 * Returns the main content of a page as HTML, with the markup of the page. Pure. Empty when there is none.
 */
export function mainHtmlOf(snapshot: Snapshot): string {
  assertSnapshot(snapshot)
  return servedMarkdownOf(snapshot) ? htmlOf(snapshot) : markupOf(mainContentOf(withoutScriptsOf(snapshot)))
}

interface Page {
  readonly converted: string
  readonly text: string
  readonly rule: Rule
  /** Number of elements that the rule selected. */
  readonly saw: number
  readonly about: About
}

type About = Omit<Markdown, 'markdown' | 'text'>

function servedPage(snapshot: Snapshot): Page | undefined {
  const served = servedMarkdownOf(snapshot)
  if (!served) return undefined
  const { markdown: converted, text, title } = served
  return { converted, text, rule: 'whole', saw: 1, about: title ? { title } : {} }
}

function writtenPage(snapshot: Snapshot, chosen: MarkdownOptions): Page {
  const page = rewritten(withoutScriptsOf(snapshot))
  const whole = chosen.mainContentOnly ? mainContentOf(page) : wholePageOf(page)
  const content = chosen.images ? whole : runningText(whole)
  const html = htmlOfContent(content, { url: page.url, base: baseUrlOf(page), ...chosen })
  return {
    converted: toMarkdown(html, chosen),
    text: content.roots.map((root) => plainTextOf(root, content.isDropped)).join('\n'),
    rule: content.rule,
    saw: content.roots.length,
    about: aboutOf(snapshot, articleOf(page)),
  }
}

/** Returns an article without pictures and captions, and without what is in title, byline and date. */
function runningText(content: Content): Content {
  const { roots, isDropped, isAside } = content
  return {
    ...content,
    roots: roots.filter((root) => !isAside(root)),
    isDropped: (element) => isDropped(element) || isAside(element),
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

/** Keys of the YAML front matter in their order, each with the property of its value. */
const KEYS = {
  title: 'title',
  author: 'byline',
  date: 'published',
  language: 'lang',
  site: 'siteName',
} as const satisfies Readonly<Record<string, keyof PageMarkdown>>

/** Returns YAML front matter, or nothing. JSON strings are double-quoted scalars of YAML 1.2. */
function frontMatterOf(page: Omit<PageMarkdown, 'markdown' | 'chunks'>): string {
  const lines = Object.entries(KEYS).flatMap(([key, from]) => {
    const value = page[from]
    return value === undefined ? [] : [`${key}: ${quoted(value)}`]
  })
  return lines.length === 0 ? '' : `---\n${lines.join('\n')}\n---\n\n`
}

/** Escapes three more characters than JSON does, because YAML reads them as line breaks. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(
    /[\u0085\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Parts that are rewritten before the content is chosen; `signs` matches pages that have them. */
const REWRITES: readonly {
  readonly signs: RegExp
  readonly rewrite: (root: AnyNode, html: string) => boolean
}[] = [
  { signs: MATH_SIGNS, rewrite: writeMathAsTex },
  { signs: TAB_SIGNS, rewrite: moveTabLabels },
]

/** The page, if it has them, with formulas as TeX, and labels of tabs before their contents. */
const rewritten = view((snapshot: Snapshot): Snapshot => {
  const html = htmlOf(snapshot)
  const wanted = REWRITES.filter(({ signs }) => signs.test(html))
  if (wanted.length === 0) return snapshot
  const tree = parseTree(html)
  const changed = wanted.map(({ rewrite }) => rewrite(tree.document, html))
  if (!changed.includes(true)) return snapshot
  const page = { ...snapshot }
  treeOf.give(page, tree)
  return page
})
