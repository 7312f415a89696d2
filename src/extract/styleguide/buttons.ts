import { compositeOver, distance, isLegible, isNeutral } from '../../formats/css/color.ts'
import type { Finding } from '../../model/finding.ts'
import { groupedBy } from '../../model/keyed.ts'
import type { ButtonStyle, Styleguide } from '../../model/styleguide.ts'
import { isChosenIn } from '../../snapshot/chosen.ts'
import { carrierOf } from '../../snapshot/element-context.ts'
import { view } from '../../snapshot/memo.ts'
import { parentPath } from '../../snapshot/paths.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { evidence } from '../extractor.ts'
import { backgroundAt } from './background.ts'
import { CALLS_TO_ACTION, NAMED_PRIMARY, NAMED_SECONDARY } from './button-rules.ts'
import { buttonStyleOf } from './button-style.ts'
import { type Control, controlsOf } from './controls.ts'
import { placeOf } from './page.ts'
import { textLinks } from './text-links.ts'

/** A sign of the primary button. The points were tuned by eye on ten sites. */
interface Sign {
  readonly says: string
  readonly points: number
  readonly holds: (control: Control, snapshot: Snapshot) => boolean
}

const SIGNS: readonly Sign[] = [
  { says: 'a button by tag, role or name', points: 3, holds: ({ isNamed }) => isNamed },
  { says: 'in the first view', points: 2, holds: isInFirstView },
  { says: 'outside the footer', points: 2, holds: ({ region }) => region !== 'footer' },
  { says: 'filled', points: 2, holds: ({ finish }) => finish === 'filled' },
  {
    says: 'in a colour',
    points: 2,
    holds: ({ surface, finish }, snapshot) =>
      finish === 'filled' && !isNeutral(backgroundAt(snapshot)(surface)),
  },
  { says: 'named as the primary button', points: 2, holds: ({ names }) => NAMED_PRIMARY.test(names) },
  {
    says: 'not named as another kind of button',
    points: 1,
    holds: ({ names }) => !NAMED_SECONDARY.test(names),
  },
  { says: 'words of a call to action', points: 1, holds: ({ label }) => CALLS_TO_ACTION.test(label) },
]
const ALL_POINTS = SIGNS.reduce((sum, { points }) => sum + points, 0)
/** Points for each doubling of the number of buttons with the same look, and the limit of these points. */
const REPEATED = 1
const MAX_REPEATED = 3

interface Kind {
  readonly style: ButtonStyle
  readonly best: Control
  readonly signs: readonly Sign[]
  readonly count: number
  readonly score: number
}

const chosenKinds = view((snapshot: Snapshot): Partial<Record<'primary' | 'secondary', Kind>> => {
  const kinds = kindsOf(snapshot)
  const [primary] = kinds
  const secondary = kinds.find((kind) => primary && kind !== primary && isAnother(kind, primary, snapshot))
  return { ...(primary && { primary }), ...(secondary && { secondary }) }
})

/** The result is remembered, because the accent colour is read from the buttons, too. */
export const buttons = view((snapshot: Snapshot): Styleguide['components']['button'] => {
  const { primary, secondary } = chosenKinds(snapshot)
  return { primary: finding(primary), secondary: finding(secondary), link: textLinks(snapshot) }
})

/** Returns the controls that define the style of the primary and the secondary button. */
export function buttonControls(snapshot: Snapshot): Partial<Record<'primary' | 'secondary', Control>> {
  const { primary, secondary } = chosenKinds(snapshot)
  return { ...(primary && { primary: primary.best }), ...(secondary && { secondary: secondary.best }) }
}

function isInFirstView({ context }: Control, { viewport }: Snapshot): boolean {
  const { box } = context.sample
  return box !== null && box.y < viewport.height
}

/** Groups filled and outlined buttons by look, the most important group first. */
function kindsOf(snapshot: Snapshot): Kind[] {
  const shaped = controlsOf(snapshot).filter(({ finish }) => finish !== 'plain')
  const looks = groupedBy(shaped, (control) => lookOf(control, snapshot))
  return [...looks.values()].flatMap((same) => kindOf(same, snapshot) ?? []).sort((a, b) => b.score - a.score)
}

/** Returns the key of a look: the colour of fill or outline. Buttons of one kind may differ in size. */
function lookOf({ surface, finish }: Control, snapshot: Snapshot): string {
  return finish === 'filled'
    ? `fill ${backgroundAt(snapshot)(surface)}`
    : `line ${surface.sample.style.borderColor[0]}`
}

function kindOf(same: readonly Control[], snapshot: Snapshot): Kind | undefined {
  const judged = same.map((control) => {
    const signs = SIGNS.filter(({ holds }) => holds(control, snapshot))
    return { control, signs, points: signs.reduce((sum, { points }) => sum + points, 0) }
  })
  const ranked = judged.sort((a, b) => b.points - a.points)
  const isChosen = isChosenIn(snapshot)
  const styled = ranked.slice(0, MAX_READ).map((each) => ({
    ...each,
    style: buttonStyleOf(snapshot, each.control.context, each.control.surface),
  }))
  // Text in the browser's blue or black shows that the style sheet is missing.
  const best =
    styled.find(({ style }) => isLegible(style.color, style.backgroundColor)) ??
    styled.find(({ control }) => isChosen(carrierOf(control.context).sample, 'color'))
  if (!best) return undefined
  // Buttons in one list count once.
  const count = new Set(same.map(({ context }) => parentPath(context.parent))).size
  const { control, signs, points, style } = best
  return {
    style,
    best: control,
    signs,
    count: same.length,
    score: points + Math.min(MAX_REPEATED, REPEATED * Math.log2(count)),
  }
}

/** Fills closer than this in OKLab are states of one kind of button. */
const SAME = 0.06

/** Whether two kinds differ in the colour of their fill or outline. */
function isAnother(kind: Kind, primary: Kind, snapshot: Snapshot): boolean {
  const [a, b] = [kind, primary].map(({ best: { surface } }) => {
    const { borderWidth, borderColor } = surface.sample.style
    const fill = backgroundAt(snapshot)(surface)
    return { fill, line: borderWidth[0] > 0 ? compositeOver(borderColor[0], fill) : undefined }
  })
  if (!a || !b) return false
  const differ = (x: string | undefined, y: string | undefined) =>
    x !== y && (!x || !y || distance(x, y) > SAME)
  return differ(a.fill, b.fill) || differ(a.line ?? a.fill, b.line ?? b.fill)
}

/** Factor for a button whose text is illegible on all its possible backgrounds. */
const ILLEGIBLE = 0.7

/** The most buttons of one look that are read to find a legible one. */
const MAX_READ = 10

const TRIED = ['filled buttons', 'outlined buttons']

function finding(kind: Kind | undefined): Finding<ButtonStyle> {
  if (!kind) return { value: null, tried: TRIED }
  const { style, best, signs, count } = kind
  const points = signs.reduce((sum, sign) => sum + sign.points, 0)
  const trust = isLegible(style.color, style.backgroundColor) ? 1 : ILLEGIBLE
  return {
    value: style,
    confidence: Math.round((0.3 + (0.6 * points) / ALL_POINTS) * trust * 100) / 100,
    rule: `${best.finish} buttons`,
    evidence: [
      evidence(
        'css',
        placeOf(best.context),
        `"${best.label}": ${signs.map(({ says }) => says).join(', ')}; ${count} of this look`,
      ),
    ],
  }
}
