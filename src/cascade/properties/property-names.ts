/** Tables of property names: aliases, and flow-relative names. */

import { words } from '../../lexicon/pattern.ts'
import { byName } from '../../model/by-name.ts'

/** Properties that have the same name with `-webkit-` before it. */
const PREFIXED = words(`
  appearance border-radius border-top-left-radius box-shadow box-sizing mask mask-image opacity animation
  animation-name animation-fill-mode flex flex-direction flex-wrap flex-flow flex-grow flex-shrink flex-
  basis justify-content align-items clip-path`)

export const ALIASES = byName<string>({
  ...Object.fromEntries(PREFIXED.map((name) => [`-webkit-${name}`, name])),
  'grid-gap': 'gap',
  'grid-row-gap': 'row-gap',
  'grid-column-gap': 'column-gap',
  'margin-block-start': 'margin-top',
  'margin-block-end': 'margin-bottom',
  'padding-block-start': 'padding-top',
  'padding-block-end': 'padding-bottom',
  'inset-block-start': 'top',
  'inset-block-end': 'bottom',
  'border-block-start-color': 'border-top-color',
  'border-block-start-style': 'border-top-style',
  'border-block-start-width': 'border-top-width',
  'border-block-end-color': 'border-bottom-color',
  'border-block-end-style': 'border-bottom-style',
  'border-block-end-width': 'border-bottom-width',
  'inline-size': 'width',
  'block-size': 'height',
  'min-inline-size': 'min-width',
  'max-inline-size': 'max-width',
  'min-block-size': 'min-height',
  'max-block-size': 'max-height',
  '-webkit-margin-start': 'margin-inline-start',
  '-webkit-margin-end': 'margin-inline-end',
  '-webkit-padding-start': 'padding-inline-start',
  '-webkit-padding-end': 'padding-inline-end',
})

/** Inherited properties of drawings that are not computed: their declarations are kept as text. */
export const DRAWING_PROPERTIES = [
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-opacity',
  'fill-opacity',
  'fill-rule',
  'clip-rule',
  'paint-order',
  'text-anchor',
] as const

/** All longhands that are kept as text. */
export const KEPT: ReadonlySet<string> = new Set([
  ...DRAWING_PROPERTIES,
  ...words(`
    stop-color stop-opacity background-size background-position-x background-position-y object-fit
    object-position outline`),
])

const INLINE_PROPERTIES = [
  ['margin-inline-', 'margin-', ''],
  ['padding-inline-', 'padding-', ''],
  ['inset-inline-', '', ''],
  ['border-inline-', 'border-', '-color'],
  ['border-inline-', 'border-', '-style'],
  ['border-inline-', 'border-', '-width'],
] as const

/** Flow-relative longhands with physical names in either direction. Vertical writing is not supported. */
export const LOGICAL: ReadonlyMap<string, readonly [ltr: string, rtl: string]> = new Map(
  INLINE_PROPERTIES.flatMap(([logical, physical, suffix]) => {
    const [left, right] = [`${physical}left${suffix}`, `${physical}right${suffix}`]
    return [
      [`${logical}start${suffix}`, [left, right]],
      [`${logical}end${suffix}`, [right, left]],
    ] as const
  }),
)
