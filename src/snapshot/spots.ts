import { type Element, isTag } from 'domhandler'
import { gradientColors } from '../formats/gradient.ts'
import type { Hex, StyleSample } from '../model/style.ts'
import { documentOf } from './dom.ts'
import { foreignPart } from './foreign.ts'
import { type View, view } from './memo.ts'
import { parentPath } from './paths.ts'
import { type Region, regionOf } from './region.ts'
import type { Snapshot } from './snapshot.ts'
import { stylesOf } from './styles.ts'

/** A visible element in its place. What is asked of it again and again is found once, on the way down the page. */
export class Spot {
  /** Position among the visible elements: readers keep what they know of each in arrays. */
  readonly at: number
  readonly sample: StyleSample
  /** Undefined where the document has no element at the sample's path. */
  readonly element: Element | undefined
  /** The nearest visible element around it. */
  readonly above: Spot | undefined
  /** Path of the element right around it, visible or not. */
  readonly parent: string
  /** What foreign part of the page it belongs to; undefined for the site's own. */
  readonly foreign: string | undefined
  /** Colours of the gradients behind it, in order. */
  readonly stops: readonly Hex[]
  /** Those of the site's own that stand right in it. */
  readonly children: Spot[] = []
  /** Visible words in it and all below it. */
  words: number
  private standsIn: Region | undefined
  private inside: readonly Element[] | undefined

  constructor(at: number, sample: StyleSample, above: Spot | undefined, { snapshot, stopsOf }: Page) {
    const { path, words, style } = sample
    this.at = at
    this.sample = sample
    this.above = above
    this.parent = above && endsRightIn(path, above.sample.path) ? above.sample.path : parentPath(path)
    this.element = this.isRightIn(above)
      ? above.elementAt(path)
      : elementAt(documentOf(snapshot).children.find(isTag), path)
    this.foreign = above?.foreign ?? (this.element && foreignPart(snapshot, this.element))
    this.stops = stopsOf(style.backgroundImage)
    this.words = words
  }

  /** Part of the page that it stands in. */
  get region(): Region {
    this.standsIn ??= this.element ? regionOf(this.element) : 'main'
    return this.standsIn
  }

  /** Whether no element, seen or not, is between it and the one above. */
  isRightIn(above: Spot | undefined): above is Spot {
    return above !== undefined && this.parent === above.sample.path
  }

  /** The element right in it that a path ends at. */
  private elementAt(path: string): Element | undefined {
    this.inside ??= this.element?.children.filter(isTag) ?? []
    return this.inside[Number(path.slice(path.lastIndexOf('/') + 1))]
  }
}

/** What the spots of a page are made with. */
interface Page {
  readonly snapshot: Snapshot
  readonly stopsOf: (image: string) => readonly Hex[]
}

/** The visible elements in document order: what is around one comes before it. */
export const spotsOf = view((snapshot: Snapshot): readonly Spot[] => {
  const page = { snapshot, stopsOf: stopsReader() }
  const open: Spot[] = []
  const spots: Spot[] = []
  for (const sample of stylesOf(snapshot)) {
    let above = open.at(-1)
    for (; above && !isBelow(sample.path, above.sample.path); above = open.at(-1)) open.pop()
    const spot = new Spot(spots.length, sample, above, page)
    if (spot.foreign === undefined && spot.isRightIn(above)) above.children.push(spot)
    open.push(spot)
    spots.push(spot)
  }
  for (let at = spots.length - 1; at >= 0; at--) {
    const spot = spots[at]
    if (spot?.above) spot.above.words += spot.words
  }
  return spots
})

/** Those that are the site's own: no share buttons, cookie notices or chat widgets. */
export const ownSpots = view((snapshot: Snapshot): readonly Spot[] =>
  spotsOf(snapshot).filter(({ foreign }) => foreign === undefined),
)

/** Tells elements of such tags, and all within them. */
export function within(...tags: readonly string[]): View<(spot: Spot) => boolean> {
  const names = new Set(tags)
  return view((snapshot: Snapshot) => {
    const inside: boolean[] = []
    for (const spot of spotsOf(snapshot))
      inside.push((spot.above && inside[spot.above.at]) || isNamed(spot, names))
    return ({ at }) => inside[at] ?? false
  })
}

/** By the element's own name, or that of one that is not seen between it and the one above. */
function isNamed({ element, above }: Spot, names: ReadonlySet<string>): boolean {
  for (let at: Element | null = element ?? null; at && at !== above?.element; at = parentOf(at))
    if (names.has(at.name)) return true
  return false
}

function parentOf({ parent }: Element): Element | null {
  return parent && isTag(parent) ? parent : null
}

function elementAt(root: Element | undefined, path: string): Element | undefined {
  const steps = path === '' ? [] : path.split('/')
  return steps.reduce<Element | undefined>((at, step) => at?.children.filter(isTag)[Number(step)], root)
}

function isBelow(path: string, above: string): boolean {
  return above === '' ? path !== '' : path.startsWith(above) && path[above.length] === '/'
}

/** For a path below another. */
function endsRightIn(path: string, above: string): boolean {
  return path.lastIndexOf('/') === (above === '' ? -1 : above.length)
}

const NO_STOPS: readonly Hex[] = []

/** Reads each value once: a gradient recurs in every card of a list. */
function stopsReader(): Page['stopsOf'] {
  const known = new Map<string, readonly Hex[]>([['none', NO_STOPS]])
  return (image) => {
    const stops = known.get(image) ?? gradientColors(image)
    known.set(image, stops)
    return stops
  }
}
