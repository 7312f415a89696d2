/** Measures the style of text links. */

import type { Finding } from '../../model/finding.ts'
import type { ButtonStyle } from '../../model/styleguide.ts'
import { isChosenIn } from '../../snapshot/chosen.ts'
import { carrierOf, within } from '../../snapshot/element-context.ts'
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

/**
 * Returns the most common style of text links, counted by their words. Text links have a colour that the page
 * chose, and neither a fill nor an outline.
 */
export function textLinks(snapshot: Snapshot): Finding<ButtonStyle> {
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
    const { context, label } = best.first
    return {
      value: buttonStyleOf(snapshot, context, context),
      confidence: Math.round((best.words / total) * 90) / 100,
      rule: id,
      evidence: [evidence('css', placeOf(context), `"${label}" and ${best.count - 1} more of this look`)],
    }
  }
  return { value: null, tried: PLACES.map(({ id }) => id) }
}
