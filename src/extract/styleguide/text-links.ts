import type { Finding } from '../../model/finding.ts'
import type { ButtonStyle } from '../../model/styleguide.ts'
import { isChosenIn } from '../../snapshot/chosen.ts'
import { carrierOf, within } from '../../snapshot/element-context.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { evidence } from '../extractor.ts'
import { buttonStyleOf } from './button-style.ts'
import { type Control, controlsOf } from './controls.ts'
import { isSeen } from './legible.ts'
import { placeOf } from './page.ts'

const inText = within('p', 'dd', 'td', 'blockquote')

/** Where text links are, the most certain place first. */
const PLACES: readonly {
  readonly id: string
  readonly holds: (link: Control, snapshot: Snapshot) => boolean
}[] = [
  {
    id: 'links in running text',
    holds: ({ context, region }, snapshot) => region === 'main' && inText(snapshot)(context),
  },
  { id: 'links of the content', holds: ({ region }) => region === 'main' },
  { id: 'links anywhere', holds: () => true },
]

/** The most common style of text links. */
interface LinkLook {
  readonly place: string
  readonly first: Control
  readonly count: number
  /** The share of words of all links that are in links of this style, 0 to 1. */
  readonly share: number
}

/**
 * Finds the most common style of text links, weighted by their words. A text link has a colour that the page
 * has set, and neither a background nor an outline.
 */
const linkLook = view((snapshot: Snapshot): LinkLook | undefined => {
  const isChosen = isChosenIn(snapshot)
  const links = controlsOf(snapshot).filter(
    ({ context, finish }) =>
      context.sample.tag === 'a' &&
      finish === 'plain' &&
      isChosen(carrierOf(context).sample, 'color') &&
      isSeen(snapshot, context),
  )
  for (const { id, holds } of PLACES) {
    const looks = new Map<string, { first: Control; words: number; count: number }>()
    for (const link of links.filter((each) => holds(each, snapshot))) {
      const { style } = carrierOf(link.context).sample
      const key = `${style.color} ${link.context.sample.style.textDecorationLine} ${style.fontWeight}`
      const known = looks.get(key) ?? { first: link, words: 0, count: 0 }
      looks.set(key, { ...known, words: known.words + link.context.words, count: known.count + 1 })
    }
    const all = [...looks.values()].sort((a, b) => b.words - a.words)
    const [best] = all
    if (!best) continue
    const total = all.reduce((sum, look) => sum + look.words, 0)
    return { place: id, first: best.first, count: best.count, share: best.words / total }
  }
  return undefined
})

/** Returns the link that defines the style of text links. */
export function textLinkControl(snapshot: Snapshot): Control | undefined {
  return linkLook(snapshot)?.first
}

/** Returns the most common style of text links. */
export function textLinks(snapshot: Snapshot): Finding<ButtonStyle> {
  const look = linkLook(snapshot)
  if (!look) return { value: null, tried: PLACES.map(({ id }) => id) }
  const { context, label } = look.first
  return {
    value: buttonStyleOf(snapshot, context, context),
    confidence: Math.round(look.share * 90) / 100,
    rule: look.place,
    evidence: [evidence('css', placeOf(context), `"${label}" and ${look.count - 1} more of this look`)],
  }
}
