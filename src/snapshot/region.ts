import type { Element } from 'domhandler'
import { byName } from '../model/by-name.ts'
import { ancestors, attribute, parentOf } from './dom.ts'

/** A region is a part of the page, identified by its landmark. */
export type Region = 'header' | 'nav' | 'footer' | 'aside' | 'main'

const BY_TAG = byName<Region>({
  header: 'header',
  nav: 'nav',
  footer: 'footer',
  aside: 'aside',
  main: 'main',
  article: 'main',
})

const BY_ROLE = byName<Region>({
  banner: 'header',
  navigation: 'nav',
  contentinfo: 'footer',
  complementary: 'aside',
  main: 'main',
  article: 'main',
})

/** Matches words of class names and ids, which are split at hyphens, underscores and camel case. */
const BY_WORD: readonly (readonly [RegExp, Region])[] = [
  [/^(site|page|main|global|the|app|mega)?(footer|colophon|foot|copyright|subfooter|footerlinks)$/, 'footer'],
  [/^(site|page|main|global|the|app)?(header|masthead|topbar|navbar|topnav|appbar|hdr)$/, 'header'],
  [/^(nav|navigation|menu|mainnav|megamenu|menubar|navigationbar)$/, 'nav'],
  [/^(sidebar|aside)$/, 'aside'],
]

/** A text that does not match needs no splitting into words. */
const MAY_NAME = /foot|colophon|copyright|header|masthead|topbar|nav|appbar|hdr|menu|sidebar|aside/i

/**
 * Returns the region of an element by the landmarks around it. The outermost header or footer takes
 * precedence over landmarks inside it, unless it is in an article of the content, whose part it is.
 */
export function regionOf(element: Element): Region {
  const open: Element[] = []
  let region: Region | undefined
  for (let at: Element | undefined = element; at && !region; at = parentOf(at)) {
    region = known.get(at) ?? (landmark(at) && landmarksAround(at))
    open.push(at)
  }
  for (const at of open) known.set(at, region ?? 'main')
  return region ?? 'main'
}

/** Regions that were found. An element that is not a landmark has the region of its parent. */
const known = new WeakMap<Element, Region>()

function landmarksAround(element: Element): Region {
  let region: Region | undefined
  for (const at of [element, ...ancestors(element)]) {
    const here = landmark(at)
    if (!here) continue
    // The header and footer of an article are content.
    if (here === 'main' && (region === 'header' || region === 'footer') && isArticle(at)) region = 'main'
    else if (here === 'footer' || here === 'header') region = here
    else region ??= here
  }
  return region ?? 'main'
}

function isArticle(element: Element): boolean {
  return element.name === 'article' || attribute(element, 'role') === 'article'
}

/** Returns whether an element begins a region. Any other has the region of its parent. */
export const isLandmark = (element: Element): boolean => landmark(element) !== undefined

function landmark(element: Element): Region | undefined {
  if (element.name === 'body' || element.name === 'html') return undefined
  const role = attribute(element, 'role')?.toLowerCase()
  return BY_TAG[element.name] ?? BY_ROLE[role ?? ''] ?? landmarkOfWords(element)
}

function landmarkOfWords(element: Element): Region | undefined {
  const { id, class: classes } = element.attribs
  if (!id && !classes) return undefined
  const names = `${id ?? ''} ${classes ?? ''}`
  if (!MAY_NAME.test(names)) return undefined
  const known = byNames.get(names)
  if (known) return known.region
  const words = wordsOf(names)
  const region = BY_WORD.find(([pattern]) => words.some((word) => pattern.test(word)))?.[1]
  if (byNames.size >= MAX_NAMES) byNames.clear()
  byNames.set(names, { region })
  return region
}

/** Class names that are remembered with their regions. They repeat within a page and a site. */
const MAX_NAMES = 5000
const byNames = new Map<string, { readonly region: Region | undefined }>()

/** Returns the words of class names and ids in lower case: `siteFooter nav` gives site, footer, nav. */
export function wordsOf(names: string): string[] {
  return names
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
}
