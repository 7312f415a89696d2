/** Writes the styles of a styleguide as CSS declarations. */

import type { BoxStyle, ButtonStyle, CardStyle, FontChoice, TypeStyle } from '../../model/styleguide.ts'
import { colorText, familiesText, keywordText, pxText, sidesText } from './serialize.ts'

/** CSS properties with their values, in the order in which they are written. */
export type Declarations = readonly (readonly [property: string, value: string])[]

export function typeDeclarations(type: TypeStyle): Declarations {
  return [
    ...familyDeclarations('font-family', type),
    ['font-size', pxText(type.fontSize)],
    ['font-weight', String(type.fontWeight)],
    ['line-height', type.lineHeight === null ? 'normal' : pxText(type.lineHeight)],
    ['letter-spacing', type.letterSpacing === 0 ? 'normal' : pxText(type.letterSpacing)],
  ]
}

export function buttonDeclarations(button: ButtonStyle): Declarations {
  return [
    ['color', colorText(button.color)],
    ...boxDeclarations(button),
    ...familyDeclarations('font-family', button),
    ['font-size', pxText(button.fontSize)],
    ['font-weight', String(button.fontWeight)],
    ['text-decoration', keywordText(button.textDecoration)],
  ]
}

/** Declares the families in the property `name`. Returns nothing where the page sets no family. */
export function familyDeclarations(name: string, { fontFamily, fontFallbacks }: FontChoice): Declarations {
  return fontFamily === null ? [] : [[name, familiesText([fontFamily, ...fontFallbacks])]]
}

export function cardDeclarations(card: CardStyle): Declarations {
  return [['color', colorText(card.textColor)], ...boxDeclarations(card)]
}

function boxDeclarations(box: BoxStyle): Declarations {
  return [
    ['background-color', colorText(box.backgroundColor)],
    ['border-color', sidesText(box.borderColor, colorText)],
    ['border-width', sidesText(box.borderWidth, pxText)],
    ['border-style', sidesText(box.borderStyle, keywordText)],
    ['border-radius', pxText(box.borderRadius)],
    ['padding', sidesText(box.padding, pxText)],
    ['box-shadow', box.boxShadow],
  ]
}
