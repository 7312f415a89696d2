import type { Origin } from '../cascade/index.ts'
import type { ComputedStyle, StyleSample } from '../model/style.ts'
import { view } from './memo.ts'
import { elementAt } from './paths.ts'
import type { Snapshot } from './snapshot.ts'
import { cascadeOf, stylesOf } from './styles.ts'

/** The values that extractors take for the brand's, each with the CSS property that sets it. */
const LONGHANDS = {
  color: 'color',
  backgroundColor: 'background-color',
  fontFamily: 'font-family',
  fontSize: 'font-size',
  fontWeight: 'font-weight',
  lineHeight: 'line-height',
  letterSpacing: 'letter-spacing',
  borderStyle: 'border-top-style',
} as const satisfies Partial<Record<keyof ComputedStyle, string>>

/**
 * Returns whether the page chose a value that a sample has. Values of the user-agent sheet, initial values
 * and system colours belong to the browser, whatever they are, such as the grey of a button and the blue of a
 * link. A value also counts as chosen when the browser made the sample and shows another value than the
 * cascade, because then something outside the document, such as a script, has set it.
 */
export const isChosenIn = view(
  (snapshot: Snapshot) =>
    ({ path, style }: StyleSample, property: keyof typeof LONGHANDS): boolean => {
      const cascade = cascadeOf(snapshot)
      const element = elementAt(snapshot, path)
      const origin = element && cascade.originOf(element, LONGHANDS[property])
      if (!element || origin === undefined || origin === 'page') return true
      return String(cascade.styleOf(element)?.[property]) !== String(style[property])
    },
)

const TYPE = ['fontFamily', 'fontSize', 'fontWeight', 'lineHeight', 'letterSpacing', 'color'] as const

/** Returns whether the page chose any property of the text of a sample, such as its font or colour. */
export const isTypeChosenIn = view((snapshot: Snapshot) => {
  const isChosen = isChosenIn(snapshot)
  return (sample: StyleSample): boolean => TYPE.some((property) => isChosen(sample, property))
})

/** Whether the page chose no background and no property of its text, so that only defaults are seen. */
export const isUnstyled = view((snapshot: Snapshot): boolean => {
  const [isChosen, isTypeChosen] = [isChosenIn(snapshot), isTypeChosenIn(snapshot)]
  return !stylesOf(snapshot).some(
    (sample) =>
      sample.style.backgroundImage !== 'none' ||
      isChosen(sample, 'backgroundColor') ||
      (sample.words > 0 && isTypeChosen(sample)),
  )
})

export type Side = 'top' | 'right' | 'bottom' | 'left'

/** Returns who set a distance of a sample: the page, the user-agent sheet, or nobody. */
export const spacingOriginIn = view(
  (snapshot: Snapshot) =>
    ({ path }: StyleSample, property: `${'margin' | 'padding'}-${Side}`): Origin => {
      const element = elementAt(snapshot, path)
      return (element && cascadeOf(snapshot).originOf(element, property)) ?? 'page'
    },
)
