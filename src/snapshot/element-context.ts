import { type Element, isTag } from 'domhandler'
import { gradientColors } from '../formats/css/gradient.ts'
import { oncePer } from '../model/keyed.ts'
import type { Hex, StyleSample } from '../model/style.ts'
import { documentOf, parentOf } from './dom.ts'
import { foreignPart } from './foreign.ts'
import { type View, view } from './memo.ts'
import { parentPath } from './paths.ts'
import { type Region, regionOf } from './region.ts'
import type { Snapshot } from './snapshot.ts'
import { stylesOf } from './styles.ts'

/**
 * A visible element with its surroundings. Properties that extractors use repeatedly are computed once, in
 * one pass over the page.
 */
export class ElementContext {
  /** Index among the visible elements, so that extractors can store facts about each in arrays. */
  readonly at: number
  readonly sample: StyleSample
  /** Undefined where the document has no element at the sample's path. */
  readonly element: Element | undefined
  /** The nearest visible element that contains this one. */
  readonly above: ElementContext | undefined
  /** The path of the parent element in the document, which may be invisible. */
  readonly parent: string
  /** Names the foreign part of the page that it belongs to; undefined for the site's own elements. */
  readonly foreign: string | undefined
  /** The colours of its background gradients, in order. */
  readonly stops: readonly Hex[]
  /** The visible elements whose parent is this element, without those of foreign parts. */
  readonly children: ElementContext[] = []
  /** Counts the visible words in it and below it. */
  words: number
  private knownRegion: Region | undefined
  private childElements: readonly Element[] | undefined

  constructor(
    at: number,
    sample: StyleSample,
    above: ElementContext | undefined,
    { snapshot, stopsOf }: Page,
  ) {
    const { path, words, style } = sample
    this.at = at
    this.sample = sample
    this.above = above
    this.parent = above && isChildPath(path, above.sample.path) ? above.sample.path : parentPath(path)
    this.element = this.isChildOf(above)
      ? above.elementAt(path)
      : elementAt(documentOf(snapshot).children.find(isTag), path)
    this.foreign = above?.foreign ?? (this.element && foreignPart(snapshot, this.element))
    this.stops = stopsOf(style.backgroundImage)
    this.words = words
  }

  /** Returns the part of the page that it belongs to. */
  get region(): Region {
    this.knownRegion ??= this.element ? regionOf(this.element) : 'main'
    return this.knownRegion
  }

  /** Returns whether `above` is the parent element itself, with no invisible element between. */
  isChildOf(above: ElementContext | undefined): above is ElementContext {
    return above !== undefined && this.parent === above.sample.path
  }

  /** Returns the child element at the last step of a path. */
  private elementAt(path: string): Element | undefined {
    this.childElements ??= this.element?.children.filter(isTag) ?? []
    return this.childElements[Number(path.slice(path.lastIndexOf('/') + 1))]
  }
}

interface Page {
  readonly snapshot: Snapshot
  readonly stopsOf: (image: string) => readonly Hex[]
}

/** The visible elements in document order, so that parents come before their children. */
export const contextsOf = view((snapshot: Snapshot): readonly ElementContext[] => {
  const page = { snapshot, stopsOf: stopsReader() }
  const open: ElementContext[] = []
  const contexts: ElementContext[] = []
  for (const sample of stylesOf(snapshot)) {
    let above = open.at(-1)
    for (; above && !isBelow(sample.path, above.sample.path); above = open.at(-1)) open.pop()
    const context = new ElementContext(contexts.length, sample, above, page)
    if (context.foreign === undefined && context.isChildOf(above)) above.children.push(context)
    open.push(context)
    contexts.push(context)
  }
  for (let at = contexts.length - 1; at >= 0; at--) {
    const context = contexts[at]
    if (context?.above) context.above.words += context.words
  }
  return contexts
})

/** This view leaves out elements of foreign parts: share buttons, cookie notices and chat widgets. */
export const ownContexts = view((snapshot: Snapshot): readonly ElementContext[] =>
  contextsOf(snapshot).filter(({ foreign }) => foreign === undefined),
)

/** Returns the element that has the words: this one if it has words of its own, else a descendant. */
export function carrierOf(context: ElementContext): ElementContext {
  let at = context
  while (at.sample.words === 0) {
    const [most] = [...at.children].sort((a, b) => b.words - a.words)
    if (!most || most.words === 0) return at
    at = most
  }
  return at
}

export function within(...tags: readonly string[]): View<(context: ElementContext) => boolean> {
  const names = new Set(tags)
  return view((snapshot: Snapshot) => {
    const childElements: boolean[] = []
    for (const context of contextsOf(snapshot))
      childElements.push((context.above && childElements[context.above.at]) || isNamed(context, names))
    return ({ at }) => childElements[at] ?? false
  })
}

/** Tests the element itself and the invisible ones between it and the visible one above. */
function isNamed({ element, above }: ElementContext, names: ReadonlySet<string>): boolean {
  for (let at = element; at && at !== above?.element; at = parentOf(at)) if (names.has(at.name)) return true
  return false
}

function elementAt(root: Element | undefined, path: string): Element | undefined {
  const steps = path === '' ? [] : path.split('/')
  return steps.reduce<Element | undefined>((at, step) => at?.children.filter(isTag)[Number(step)], root)
}

/** Whether one path of a `StyleSample` leads to an element inside the element of another path. */
export function isBelow(path: string, above: string): boolean {
  return above === '' ? path !== '' : path.startsWith(above) && path[above.length] === '/'
}

function isChildPath(path: string, above: string): boolean {
  return path.lastIndexOf('/') === (above === '' ? -1 : above.length)
}

const NO_STOPS: readonly Hex[] = []

/** Reads each value once, because a gradient recurs in every card of a list. */
function stopsReader(): Page['stopsOf'] {
  return oncePer(gradientColors, new Map<string, readonly Hex[]>([['none', NO_STOPS]]))
}
