import { type Element, isTag } from 'domhandler'
import { ancestors, attribute } from './dom.ts'

/** Part of the page in which an element stands. */
export type Region = 'header' | 'nav' | 'footer' | 'aside' | 'main'

const BY_TAG: Readonly<Record<string, Region>> = {
  header: 'header',
  nav: 'nav',
  footer: 'footer',
  aside: 'aside',
  main: 'main',
  article: 'main',
}

const BY_ROLE: Readonly<Record<string, Region>> = {
  banner: 'header',
  navigation: 'nav',
  contentinfo: 'footer',
  complementary: 'aside',
  main: 'main',
  article: 'main',
}

/** Words of class names and ids, whole words after splitting at hyphens, underscores and camel case. */
const BY_WORD: readonly (readonly [RegExp, Region])[] = [
  [/^(site|page|main|global|the|app|mega)?(footer|colophon|foot|copyright|subfooter|footerlinks)$/, 'footer'],
  [/^(site|page|main|global|the|app)?(header|masthead|topbar|navbar|topnav|appbar|hdr)$/, 'header'],
  [/^(nav|navigation|menu|mainnav|megamenu|menubar|navigationbar)$/, 'nav'],
  [/^(sidebar|aside)$/, 'aside'],
]

/**
 * Region of an element by the landmarks around it: the outermost header or footer wins over what is inside,
 * except that a header or footer inside an article or section of the content belongs to the content.
 */
export function regionOf(element: Element): Region {
  const open: Element[] = []
  let region: Region | undefined
  for (let at: Element | null = element; at && !region; at = around(at)) {
    region = known.get(at) ?? (landmark(at) && landmarksAround(at))
    open.push(at)
  }
  for (const at of open) known.set(at, region ?? 'main')
  return region ?? 'main'
}

function around({ parent }: Element): Element | null {
  return parent && isTag(parent) ? parent : null
}

/** Found once: what is no landmark itself stands where the element around it stands. */
const known = new WeakMap<Element, Region>()

function landmarksAround(element: Element): Region {
  let region: Region | undefined
  for (const at of [element, ...ancestors(element)]) {
    const here = landmark(at)
    if (!here) continue
    // Landmarks of an article (its own header, footer) are content.
    if (here === 'main' && (region === 'header' || region === 'footer') && isArticle(at)) region = 'main'
    else if (here === 'footer' || here === 'header') region = here
    else region ??= here
  }
  return region ?? 'main'
}

function isArticle(element: Element): boolean {
  return element.name === 'article' || attribute(element, 'role') === 'article'
}

function landmark(element: Element): Region | undefined {
  if (element.name === 'body' || element.name === 'html') return undefined
  const role = attribute(element, 'role')?.toLowerCase()
  return BY_TAG[element.name] ?? BY_ROLE[role ?? ''] ?? landmarkOfWords(element)
}

function landmarkOfWords(element: Element): Region | undefined {
  const names = `${element.attribs.id ?? ''} ${element.attribs.class ?? ''}`.trim()
  if (!names) return undefined
  const words = wordsOf(names)
  return BY_WORD.find(([pattern]) => words.some((word) => pattern.test(word)))?.[1]
}

/** Lower-case words of class names and ids: `siteFooter main_nav` gives site, footer, main, nav. */
export function wordsOf(names: string): string[] {
  return names
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
}
