import { alphaOf, compositeOver } from '../../formats/color.ts'
import { gradientColors } from '../../formats/gradient.ts'
import type { Hex, StyleSample } from '../../model/style.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { stylesOf } from '../../snapshot/styles.ts'

/** A visible element that paints its own ground. */
export interface Fill {
  readonly sample: StyleSample
  /** What is seen: alpha composited on the ground behind. Of a gradient, its stops. */
  readonly colors: readonly Hex[]
  readonly gradient: boolean
  /** Share of the page's area that shows this fill and no other on top; by words where there is no layout. 0 to 1. */
  readonly share: number
  /** Words in it and below it. */
  readonly words: number
}

/** Fainter than this is a tint over something else, not a fill. */
const MIN_ALPHA = 0.5

/** Every fill of the page, in document order. */
export const fillsOf = view((snapshot: Snapshot): readonly Fill[] => {
  const samples = stylesOf(snapshot)
  const words = wordsBelow(samples)
  const sizes = new Map(samples.map((sample) => [sample.path, sizeOf(sample, words)]))
  const painted = samples.filter(paintsGround)
  const paths = new Set(painted.map(({ path }) => path))
  const net = new Map(painted.map(({ path }) => [path, sizes.get(path) ?? 0]))
  for (const { path } of painted) {
    const under = nearestAbove(path, (above) => paths.has(above))
    if (under !== undefined) net.set(under, (net.get(under) ?? 0) - (sizes.get(path) ?? 0))
  }
  const total = Math.max(1, ...sizes.values())
  const colorsAt = new Map<string, readonly Hex[]>()
  return painted.map((sample) => {
    const under = nearestAbove(sample.path, (above) => paths.has(above))
    const ground = (under !== undefined ? colorsAt.get(under)?.[0] : undefined) ?? '#ffffff'
    const stops = gradientColors(sample.style.backgroundImage)
    const colors = (stops.length > 0 ? stops : [sample.style.backgroundColor]).map((hex) =>
      compositeOver(hex, ground),
    )
    colorsAt.set(sample.path, colors)
    const share = Math.min(1, Math.max(0, (net.get(sample.path) ?? 0) / total))
    return {
      sample,
      colors: [...new Set(colors)],
      gradient: stops.length > 0,
      share,
      words: words.get(sample.path) ?? 0,
    }
  })
})

function paintsGround({ style }: StyleSample): boolean {
  if (style.opacity < MIN_ALPHA) return false
  return (
    alphaOf(style.backgroundColor) >= MIN_ALPHA ||
    gradientColors(style.backgroundImage).some((hex) => alphaOf(hex) >= MIN_ALPHA)
  )
}

/** Square pixels, or words where the producer has no layout. */
function sizeOf({ box, path }: StyleSample, words: ReadonlyMap<string, number>): number {
  return box ? Math.max(0, box.width) * Math.max(0, box.height) : (words.get(path) ?? 0)
}

/** Visible words in each element and all below it. */
function wordsBelow(samples: readonly StyleSample[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { path, words } of samples) {
    if (words === 0) continue
    for (let at: string | undefined = path; at !== undefined; at = parentOf(at))
      sums.set(at, (sums.get(at) ?? 0) + words)
  }
  return sums
}

/** Words in each element and below it, by path. */
export const wordsBelowOf = view(
  (snapshot: Snapshot): ReadonlyMap<string, number> => wordsBelow(stylesOf(snapshot)),
)

/** Nearest path above for which a test holds. */
export function nearestAbove(path: string, holds: (path: string) => boolean): string | undefined {
  for (let at = parentOf(path); at !== undefined; at = parentOf(at)) if (holds(at)) return at
  return undefined
}

function parentOf(path: string): string | undefined {
  if (path === '') return undefined
  const slash = path.lastIndexOf('/')
  return slash < 0 ? '' : path.slice(0, slash)
}
