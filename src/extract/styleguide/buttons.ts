import { compositeOver, distance } from '../../formats/color.ts'
import type { Finding } from '../../model/finding.ts'
import type { ButtonStyle, Styleguide } from '../../model/styleguide.ts'
import { view } from '../../snapshot/memo.ts'
import { parentPath } from '../../snapshot/paths.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { evidence } from '../extractor.ts'
import { CALLS_TO_ACTION, NAMED_PRIMARY, NAMED_SECONDARY } from './button-rules.ts'
import { groundAt } from './ground.ts'
import { buttonStyleOf } from './look.ts'
import { placeOf } from './page.ts'
import { isNeutral, type Pressed, pressedOf } from './pressed.ts'
import { textLinks } from './text-links.ts'

/** What speaks for a button being the one that visitors are meant to press. Tuned by eye on ten sites. */
interface Sign {
  readonly says: string
  readonly points: number
  readonly holds: (pressed: Pressed, snapshot: Snapshot) => boolean
}

const SIGNS: readonly Sign[] = [
  { says: 'a button by tag, role or name', points: 3, holds: ({ isNamed }) => isNamed },
  { says: 'in the first view', points: 2, holds: isInFirstView },
  { says: 'outside the footer', points: 2, holds: ({ region }) => region !== 'footer' },
  { says: 'filled', points: 2, holds: ({ finish }) => finish === 'filled' },
  {
    says: 'in a colour',
    points: 2,
    holds: ({ wearer, finish }, snapshot) => finish === 'filled' && !isNeutral(groundAt(snapshot)(wearer)),
  },
  { says: 'named as the first of its kind', points: 2, holds: ({ names }) => NAMED_PRIMARY.test(names) },
  { says: 'not named as another kind', points: 1, holds: ({ names }) => !NAMED_SECONDARY.test(names) },
  { says: 'words of a call to action', points: 1, holds: ({ label }) => CALLS_TO_ACTION.test(label) },
]
const ALL_POINTS = SIGNS.reduce((sum, { points }) => sum + points, 0)
/** Points for each doubling of how often a look occurs, and the most that come of it. */
const REPEATED = 1
const MAX_REPEATED = 3

/** Buttons of one look. */
interface Kind {
  readonly style: ButtonStyle
  readonly best: Pressed
  readonly signs: readonly Sign[]
  readonly count: number
  readonly score: number
}

/** Found once: the accent is read from them as well. */
export const buttons = view((snapshot: Snapshot): Styleguide['components']['button'] => {
  const kinds = kindsOf(snapshot)
  const [primary] = kinds
  const secondary = kinds.find((kind) => primary && kind !== primary && isAnother(kind, primary, snapshot))
  return { primary: finding(primary), secondary: finding(secondary), link: textLinks(snapshot) }
})

function isInFirstView({ spot }: Pressed, { viewport }: Snapshot): boolean {
  const { box } = spot.sample
  return box !== null && box.y < viewport.height
}

/** Filled and outlined buttons by look, the most important first. */
function kindsOf(snapshot: Snapshot): Kind[] {
  const looks = new Map<string, Pressed[]>()
  for (const pressed of pressedOf(snapshot)) {
    if (pressed.finish === 'plain') continue
    const key = lookOf(pressed, snapshot)
    const same = looks.get(key)
    if (same) same.push(pressed)
    else looks.set(key, [pressed])
  }
  return [...looks.values()].flatMap((same) => kindOf(same, snapshot) ?? []).sort((a, b) => b.score - a.score)
}

/** Fill and line: buttons of one kind may differ in size. */
function lookOf({ wearer, finish }: Pressed, snapshot: Snapshot): string {
  return finish === 'filled'
    ? `fill ${groundAt(snapshot)(wearer)}`
    : `line ${wearer.sample.style.borderColor[0]}`
}

function kindOf(same: readonly Pressed[], snapshot: Snapshot): Kind | undefined {
  const judged = same.map((pressed) => {
    const signs = SIGNS.filter(({ holds }) => holds(pressed, snapshot))
    return { pressed, signs, points: signs.reduce((sum, { points }) => sum + points, 0) }
  })
  const [best] = judged.sort((a, b) => b.points - a.points)
  if (!best) return undefined
  // Fifty in one list are one.
  const count = new Set(same.map(({ spot }) => parentPath(spot.parent))).size
  const { pressed, signs, points } = best
  return {
    style: buttonStyleOf(pressed.spot, pressed.wearer),
    best: pressed,
    signs,
    count: same.length,
    score: points + Math.min(MAX_REPEATED, REPEATED * Math.log2(count)),
  }
}

/** In OKLab: fills nearer to each other than this are one kind in two states. */
const SAME = 0.06

/** Another fill, or a line of another colour. */
function isAnother(kind: Kind, primary: Kind, snapshot: Snapshot): boolean {
  const [a, b] = [kind, primary].map(({ best: { wearer } }) => {
    const { borderWidth, borderColor } = wearer.sample.style
    const fill = groundAt(snapshot)(wearer)
    return { fill, line: borderWidth[0] > 0 ? compositeOver(borderColor[0], fill) : undefined }
  })
  if (!a || !b) return false
  const differ = (x: string | undefined, y: string | undefined) =>
    x !== y && (!x || !y || distance(x, y) > SAME)
  return differ(a.fill, b.fill) || differ(a.line ?? a.fill, b.line ?? b.fill)
}

const TRIED = ['filled buttons', 'outlined buttons']

function finding(kind: Kind | undefined): Finding<ButtonStyle> {
  if (!kind) return { value: null, tried: TRIED }
  const { style, best, signs, count } = kind
  const points = signs.reduce((sum, sign) => sum + sign.points, 0)
  return {
    value: style,
    confidence: Math.round((0.3 + (0.6 * points) / ALL_POINTS) * 100) / 100,
    rule: `${best.finish} buttons`,
    evidence: [
      evidence(
        'css',
        placeOf(best.spot),
        `"${best.label}": ${signs.map(({ says }) => says).join(', ')}; ${count} of this look`,
      ),
    ],
  }
}
