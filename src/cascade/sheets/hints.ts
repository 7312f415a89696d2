/** Presentational hints: attributes of HTML and SVG that set properties. */

import { parseColor } from '../../formats/css/color.ts'
import { words } from '../../lexicon/pattern.ts'
import { byName } from '../../model/by-name.ts'
import type { ElementNode } from '../selectors/tree.ts'
import type { Declaration } from './declarations.ts'

/** Converts the value of an attribute to the value of a property; undefined for an invalid value. */
type Convert = (text: string) => string | undefined

/** A presentational attribute sets properties (HTML, section 15; SVG 2, section 6.6). */
interface Hint {
  readonly attribute: string
  /** The elements that it applies to; null stands for every SVG element. */
  readonly tags: ReadonlySet<string> | null
  readonly properties: readonly string[]
  readonly convert: Convert
}

const asWritten: Convert = (text) => text.trim() || undefined
const color: Convert = (text) => legacyColor(text)
const picture: Convert = (text) => `url("${text.trim().replace(/["\\\n]/g, '')}")`

/** Follows HTML's rules for parsing dimension values. */
const dimension: Convert = (text) => {
  const match = /^\s*\+?(\d+(?:\.\d+)?)(%?)/.exec(text)
  return match ? `${match[1]}${match[2] === '%' ? '%' : 'px'}` : undefined
}

const FONT_SIZES = ['x-small', 'small', 'medium', 'large', 'x-large', 'xx-large', 'xxx-large']
const fontSize: Convert = (text) => {
  const match = /^\s*([+-]?)(\d+)/.exec(text)
  if (!match) return undefined
  const number = Number(match[2])
  const size = match[1] === '+' ? 3 + number : match[1] === '-' ? 3 - number : number
  return FONT_SIZES[Math.min(7, Math.max(1, size)) - 1]
}

const ALIGNS = byName<string>({
  left: '-webkit-left',
  right: '-webkit-right',
  center: '-webkit-center',
  middle: '-webkit-center',
  justify: 'justify',
})
const align: Convert = (text) => ALIGNS[text.trim().toLowerCase()]
const cellAlign: Convert = (text) => (text.trim().toLowerCase() === 'center' ? 'center' : align(text))
const floating: Convert = (text) =>
  /^(left|right)$/i.test(text.trim()) ? text.trim().toLowerCase() : undefined
const centered: Convert = (text) => (/^center$/i.test(text.trim()) ? 'auto' : undefined)
const borderOf: Convert = (text) => `${/^\s*\d+/.exec(text) ? Number.parseInt(text, 10) : 1}px`
const solid: Convert = (text) => (Number.parseInt(text, 10) > 0 ? 'solid' : undefined)
const outset: Convert = (text) => (Number.parseInt(text, 10) > 0 || text === '' ? 'outset' : undefined)
const number: Convert = (text) => (/^\s*[\d.]+\s*$/.test(text) ? `${text.trim()}px` : asWritten(text))

const tags = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const TABLE_PARTS = tags('table thead tbody tfoot tr td th')
const SIZED = tags('img iframe video canvas embed object table td th col hr input marquee')
const hint = (attribute: string, names: string | null, property: string, convert: Convert): Hint => ({
  attribute,
  tags: names === null ? null : tags(names),
  properties: property.split(' '),
  convert,
})

const HINTS: readonly Hint[] = [
  {
    attribute: 'bgcolor',
    tags: new Set([...TABLE_PARTS, 'body', 'marquee']),
    properties: ['background-color'],
    convert: color,
  },
  {
    attribute: 'background',
    tags: new Set([...TABLE_PARTS, 'body']),
    properties: ['background-image'],
    convert: picture,
  },
  { attribute: 'width', tags: SIZED, properties: ['width'], convert: dimension },
  { attribute: 'height', tags: new Set([...SIZED, 'tr']), properties: ['height'], convert: dimension },
  hint('text', 'body', 'color', color),
  hint('color', 'font hr', 'color', color),
  hint('face', 'font', 'font-family', asWritten),
  hint('size', 'font', 'font-size', fontSize),
  hint('align', 'div p h1 h2 h3 h4 h5 h6 thead tbody tfoot tr', 'text-align', align),
  hint('align', 'td th', 'text-align', cellAlign),
  hint('align', 'img table iframe object', 'float', floating),
  hint('align', 'table', 'margin-left margin-right', centered),
  hint('border', 'table', 'border-width', borderOf),
  hint('border', 'table', 'border-style', outset),
  hint('border', 'img object', 'border-width', borderOf),
  hint('border', 'img object', 'border-style', solid),
  hint('hspace', 'img object', 'margin-left margin-right', dimension),
  hint('vspace', 'img object', 'margin-top margin-bottom', dimension),
  hint('marginwidth', 'body', 'margin-left margin-right', dimension),
  hint('marginheight', 'body', 'margin-top margin-bottom', dimension),
  hint('nowrap', 'td th', 'white-space', () => 'nowrap'),
  hint('frameborder', 'iframe', 'border-width', (text) => (/^\s*(?:0|no)\b/i.test(text) ? '0' : undefined)),
  hint('noshade', 'hr', 'border-style', () => 'solid'),
  ...words(`
    fill stroke color opacity display visibility font-family font-weight clip-path`).map((name) =>
    hint(name, null, name, asWritten),
  ),
  hint('font-size', null, 'font-size', number),
  hint('letter-spacing', null, 'letter-spacing', number),
  hint('width', 'svg', 'width', number),
  hint('height', 'svg', 'height', number),
]

const BY_ATTRIBUTE = new Map<string, Hint[]>()
for (const entry of HINTS) {
  BY_ATTRIBUTE.set(entry.attribute, [...(BY_ATTRIBUTE.get(entry.attribute) ?? []), entry])
}

const NONE: readonly Declaration[] = []

/** Returns the presentational hints of an element, which are weaker than any author rule. */
export function presentationalHints(node: ElementNode): readonly Declaration[] {
  let found: Declaration[] | null = null
  for (const attribute of node.attributes) {
    const hints = BY_ATTRIBUTE.get(attribute)
    if (!hints) continue
    for (const { tags: names, properties, convert } of hints) {
      if (names ? !names.has(node.tag) : !node.svg) continue
      const text = convert(node.element.attribs[attribute] ?? '')
      if (text === undefined) continue
      found ??= []
      for (const name of properties) found.push({ name, text, important: false })
    }
  }
  const around = BY_ANCESTOR[node.tag]?.(node) ?? NONE
  return found ? [...found, ...around] : around
}

/** These elements have hints from attributes of an ancestor. */
const BY_ANCESTOR = byName<(node: ElementNode) => readonly Declaration[]>({
  td: cellHints,
  th: cellHints,
  a: linkHints,
})

/** The `link` attribute of `body` sets the colour of links. */
function linkHints(node: ElementNode): readonly Declaration[] {
  if (!('href' in node.element.attribs)) return NONE
  let root = node
  while (root.parent) root = root.parent
  const link = root.children.find(({ tag }) => tag === 'body')?.element.attribs.link
  const text = link === undefined ? undefined : legacyColor(link)
  return text === undefined ? NONE : [{ name: 'color', text, important: false }]
}

/** The `border` and `cellpadding` attributes of a table apply to its cells. */
function cellHints(node: ElementNode): readonly Declaration[] {
  let table = node.parent
  while (table && table.tag !== 'table') table = table.parent
  const { border, cellpadding } = table?.element.attribs ?? {}
  const found: Declaration[] = []
  if (border !== undefined && border !== '0')
    found.push({ name: 'border', text: '1px inset', important: false })
  const padding = cellpadding === undefined ? undefined : dimension(cellpadding)
  if (padding) found.push({ name: 'padding', text: padding, important: false })
  return found
}

/** Follows HTML's rules for parsing a legacy colour value, by which almost any text is a colour. */
function legacyColor(text: string): string | undefined {
  const word = text.trim().toLowerCase()
  if (word === '' || word === 'transparent') return undefined
  const plain = /^[a-z]+$/.test(word) || /^#[0-9a-f]{3}$/.test(word) ? parseColor(word) : undefined
  if (plain) return plain
  let digits = word
    .replace(/^#/, '')
    .slice(0, 128)
    .replace(/[^0-9a-f]/g, '0')
  while (digits.length === 0 || digits.length % 3 !== 0) digits += '0'
  const size = digits.length / 3
  const parts = [0, 1, 2].map((at) => digits.slice(at * size, (at + 1) * size).slice(-8))
  const leading = Math.min(...parts.map((part) => part.length - part.replace(/^0+/, '').length), size - 2)
  return `#${parts.map((part) => part.slice(Math.max(0, leading)).slice(0, 2).padStart(2, '0')).join('')}`
}
