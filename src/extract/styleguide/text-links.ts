import type { Finding } from '../../model/finding.ts'
import type { ButtonStyle } from '../../model/styleguide.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { within } from '../../snapshot/spots.ts'
import { evidence } from '../extractor.ts'
import { buttonStyleOf, carrierOf } from './look.ts'
import { placeOf } from './page.ts'
import { type Pressed, pressedOf } from './pressed.ts'

const inText = within('p', 'dd', 'td', 'blockquote')

/** Where links that look like links stand, the surest place first. */
const PLACES: readonly {
  readonly id: string
  readonly holds: (link: Pressed, snapshot: Snapshot) => boolean
}[] = [
  {
    id: 'links in running text',
    holds: ({ spot, region }, snapshot) => region === 'main' && inText(snapshot)(spot),
  },
  { id: 'links of the content', holds: ({ region }) => region === 'main' },
  { id: 'links anywhere', holds: () => true },
]

/** The look that most words of links without fill or line are set in. */
export function textLinks(snapshot: Snapshot): Finding<ButtonStyle> {
  const links = pressedOf(snapshot).filter(
    ({ spot, finish }) => spot.sample.tag === 'a' && finish === 'plain',
  )
  for (const { id, holds } of PLACES) {
    const looks = new Map<string, { first: Pressed; words: number; count: number }>()
    for (const link of links.filter((each) => holds(each, snapshot))) {
      const { style } = carrierOf(link.spot).sample
      const key = `${style.color} ${link.spot.sample.style.textDecorationLine} ${style.fontWeight}`
      const known = looks.get(key) ?? { first: link, words: 0, count: 0 }
      looks.set(key, { ...known, words: known.words + link.spot.words, count: known.count + 1 })
    }
    const all = [...looks.values()].sort((a, b) => b.words - a.words)
    const [best] = all
    if (!best) continue
    const total = all.reduce((sum, look) => sum + look.words, 0)
    const { spot, label } = best.first
    return {
      value: buttonStyleOf(spot, spot),
      confidence: Math.round((best.words / total) * 90) / 100,
      rule: id,
      evidence: [evidence('css', placeOf(spot), `"${label}" and ${best.count - 1} more of this look`)],
    }
  }
  return { value: null, tried: PLACES.map(({ id }) => id) }
}
