import { type AnyNode, type Document, type Element, hasChildren, isTag } from 'domhandler'
import { textContent } from 'domutils'
import { withoutFragment } from '../../formats/url.ts'
import type { Finding } from '../../model/finding.ts'
import { IMAGES_OPTIONS } from '../../model/options/requests.ts'
import { checkSettings } from '../../model/options/validate.ts'
import type { ImagesOptions, PageImage } from '../../model/scrape.ts'
import { documentOf, parsedIn } from '../../snapshot/dom.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { pushLastFirst } from '../../snapshot/text.ts'
import { absent, evidence } from '../extractor.ts'
import { newDrawn } from './drawings.ts'
import { READERS, type Seen, statedImages } from './readers.ts'

/**
 * Returns the pictures of a page, each of them once, in the order of the page. Pictures that are only named
 * in its metadata come last. Pure.
 */
export function imagesOf(snapshot: Snapshot, options: ImagesOptions = {}): Finding<readonly PageImage[]> {
  checkSettings(IMAGES_OPTIONS, options, { whole: 'the options' })
  const { backgrounds = false, allElements = true } = options
  const isWanted = (id: string) => (id === 'css' ? backgrounds : allElements || !LATER.has(id))
  const seen: PageImage[] = []
  const saw = new Map<string, number>(READERS.map(({ id }) => [id, 0]))
  const drawn = newDrawn()
  for (const element of elementsOf(snapshot)) {
    for (const { id, names, read } of READERS) {
      if (!isWanted(id) || (names && !names.has(element.name))) continue
      const images = read(snapshot, element, drawn)
      saw.set(id, (saw.get(id) ?? 0) + images.length)
      for (const image of images) seen.push(image)
    }
  }
  const stated = allElements ? statedImages(snapshot) : []
  saw.set('meta', stated.length)
  const trace = { tried: [...saw].map(([rule, saw]) => ({ rule, saw })), candidates: [] }
  const value = eachOnce([...seen, ...stated])
  const [first] = value
  if (!first) return absent(trace)
  return {
    value,
    confidence: 1,
    rule: first.element,
    evidence: value.slice(0, MAX_EVIDENCE).map(({ element, src }) => evidence('html', element, src)),
    trace,
  }
}

/** The kinds of elements that only newer clients know. */
const LATER: ReadonlySet<string> = new Set(['object', 'background'])

/** The most pictures that are listed as evidence. */
const MAX_EVIDENCE = 6

/** Joins the entries of a picture: the first one stays, with the first alternative text of any of them. */
function eachOnce(images: readonly Seen[]): PageImage[] {
  const places = new Map<string, number>()
  const kept: PageImage[] = []
  for (const { src, type, element, alt, candidates = [] } of images) {
    const known = places.get(keyOf(src))
    const before = known === undefined ? undefined : kept[known]
    if (known !== undefined && before) {
      if (before.alt === null && alt !== null) kept[known] = { ...before, alt }
      continue
    }
    const others = [...new Map(candidates.map((url) => [keyOf(url), url]))]
      .filter(([key]) => key !== keyOf(src) && !places.has(key))
      .map(([, url]) => url)
    for (const url of [src, ...others]) places.set(keyOf(url), kept.length)
    kept.push({ src, type, element, alt, ...(others.length > 0 && { candidates: others }) })
  }
  return kept
}

/** URL without its fragment, which names a part of the same file. */
const keyOf = (src: string): string => (/^https?:/.test(src) ? withoutFragment(src) : src)

/** A `noscript` without any of these elements has no picture and need not be parsed. */
const PICTURED = /<(?:img|picture|source|svg|video|image)\b/i

/**
 * Yields the elements of the page in document order. The content of `noscript` is parsed, because lazy
 * loaders put the real picture there. The children of `svg` are skipped because they belong to it, those of
 * `template` because they are not on the page.
 */
function* elementsOf(snapshot: Snapshot): Generator<Element> {
  yield* elementsIn(documentOf(snapshot), parsedIn)
}

/**
 * Yields the elements of a document in its order. `parse` is absent for the content of a `noscript`, so that
 * a nested `noscript` is not read.
 */
function* elementsIn(document: Document, parse?: (markup: string) => Document): Generator<Element> {
  const open: AnyNode[] = [document]
  for (let node = open.pop(); node; node = open.pop()) {
    if (isTag(node)) {
      yield node
      if (node.name === 'svg' || node.name === 'template') continue
      if (node.name === 'noscript') {
        const markup = textContent(node)
        if (parse && PICTURED.test(markup)) yield* elementsIn(parse(markup))
        continue
      }
    }
    if (hasChildren(node)) pushLastFirst<AnyNode>(open, node.children)
  }
}
