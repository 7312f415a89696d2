/** Other names of the same property. */
export const ALIASES: Readonly<Record<string, string>> = {
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
  '-webkit-appearance': 'appearance',
  '-webkit-border-radius': 'border-radius',
  '-webkit-border-top-left-radius': 'border-top-left-radius',
  '-webkit-box-shadow': 'box-shadow',
  '-webkit-box-sizing': 'box-sizing',
  '-webkit-mask': 'mask',
  '-webkit-mask-image': 'mask-image',
  '-webkit-opacity': 'opacity',
  '-webkit-animation': 'animation',
  '-webkit-animation-name': 'animation-name',
  '-webkit-animation-fill-mode': 'animation-fill-mode',
  '-webkit-flex': 'flex',
  '-webkit-flex-direction': 'flex-direction',
  '-webkit-flex-wrap': 'flex-wrap',
  '-webkit-flex-flow': 'flex-flow',
  '-webkit-flex-grow': 'flex-grow',
  '-webkit-flex-shrink': 'flex-shrink',
  '-webkit-flex-basis': 'flex-basis',
  '-webkit-justify-content': 'justify-content',
  '-webkit-align-items': 'align-items',
  '-webkit-clip-path': 'clip-path',
  '-webkit-margin-start': 'margin-inline-start',
  '-webkit-margin-end': 'margin-inline-end',
  '-webkit-padding-start': 'padding-inline-start',
  '-webkit-padding-end': 'padding-inline-end',
}

const INLINE_PROPERTIES = [
  ['margin-inline-', 'margin-', ''],
  ['padding-inline-', 'padding-', ''],
  ['inset-inline-', '', ''],
  ['border-inline-', 'border-', '-color'],
  ['border-inline-', 'border-', '-style'],
  ['border-inline-', 'border-', '-width'],
] as const

/** Flow-relative longhands with their physical name in left-to-right and right-to-left text; lines run across. */
export const LOGICAL: ReadonlyMap<string, readonly [ltr: string, rtl: string]> = new Map(
  INLINE_PROPERTIES.flatMap(([logical, physical, suffix]) => {
    const [left, right] = [`${physical}left${suffix}`, `${physical}right${suffix}`]
    return [
      [`${logical}start${suffix}`, [left, right]],
      [`${logical}end${suffix}`, [right, left]],
    ] as const
  }),
)
