/** Reads the style sheets of an SVG, and gives the declarations that apply to one of its elements. */

import type { Element } from 'domhandler'
import { words } from '../../lexicon/pattern.ts'
import { type CssDeclaration, parseDeclarations } from '../css/declaration-list.ts'
import { type CssNode, generate, parse, walk } from '../css/syntax.ts'

/** The declarations in an SVG's style sheets, by simple selector: `.name`, `#id` or a tag name. */
export type SvgRules = ReadonlyMap<string, Readonly<Record<string, string>>>

/** The properties that decide how a drawing looks, and the geometry properties, which CSS may set as well. */
const SVG_PROPERTIES: ReadonlySet<string> = new Set([
  ...['clip-path', 'clip-rule', 'color', 'color-interpolation-filters', 'display', 'fill', 'fill-opacity'],
  ...['fill-rule', 'filter', 'flood-color', 'flood-opacity', 'font-size', 'isolation', 'mask', 'mask-type'],
  ...words(`
    mix-blend-mode opacity overflow paint-order shape-rendering stop-color stop-opacity`),
  ...['stroke', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-opacity', 'stroke-width'],
  ...['text-anchor', 'transform', 'vector-effect', 'visibility'],
  ...['x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'rx', 'ry'],
])

/** The limit of a value. A rule is read once, but its values are used for each element that it applies to. */
const MAX_VALUE_CHARS = 1_000
/** The limit of blocks within blocks, because the parser calls itself for each. */
const MAX_BLOCKS = 32
/** The limit of parse errors in a sheet. Sheets of drawings only have errors in hacks for old browsers. */
const MAX_ERRORS = 100

/** Reads the text of `style` elements. Rules inside `@media` and the like are variants and are skipped. */
export function svgRules(css: string): SvgRules {
  const rules = new Map<string, Record<string, string>>()
  eachRule(css, (selectors, declarations) => {
    const declared = known(declarations)
    for (const selector of selectors) {
      const key = selector.replace(/^svg /, '')
      if (/^[.#]?[\w-]+$/.test(key)) rules.set(key, Object.assign(rules.get(key) ?? {}, declared))
    }
  })
  return rules
}

/** Returns the custom properties (`--name`) that an SVG sets. The first declaration of a name counts. */
export function svgVariables(css: string, style: string | undefined): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const add = (declarations: readonly Declared[]) => {
    for (const { name, text } of declarations)
      if (name.startsWith('--') && !found.has(name) && text.length <= MAX_VALUE_CHARS) found.set(name, text)
  }
  if (css.includes('--')) eachRule(css, (_, declarations) => add(declarations))
  add(parseDeclarations(style ?? ''))
  return found
}

type Declared = Pick<CssDeclaration, 'name' | 'text'>

function known(declarations: readonly Declared[]): Record<string, string> {
  const declared: Record<string, string> = {}
  for (const { name, text } of declarations)
    if (SVG_PROPERTIES.has(name) && text.length <= MAX_VALUE_CHARS) declared[name] = text
  return declared
}

function eachRule(
  css: string,
  take: (selectors: readonly string[], declarations: readonly Declared[]) => void,
): void {
  const sheet = css.trim() ? parsed(withoutDeepBlocks(css)) : undefined
  if (!sheet) return
  walk(sheet, {
    visit: 'Rule',
    enter(rule) {
      if (this.atrule || rule.prelude.type !== 'SelectorList') return
      const declarations = rule.block.children.toArray().flatMap((item) => {
        if (item.type !== 'Declaration') return []
        const name = item.property.startsWith('--') ? item.property : item.property.toLowerCase()
        return [{ name, text: generate(item.value).trim() }]
      })
      take(
        rule.prelude.children.toArray().map((selector) => generate(selector)),
        declarations,
      )
    },
  })
}

/** Parses a sheet. Undefined for one with many errors, because locating each error takes long. */
function parsed(css: string): CssNode | undefined {
  let errors = 0
  const onParseError = () => {
    if (++errors > MAX_ERRORS) throw new TooManyErrors()
  }
  try {
    return parse(css, { parseValue: false, onParseError })
  } catch (thrown) {
    if (thrown instanceof TooManyErrors) return undefined
    throw thrown
  }
}

class TooManyErrors extends Error {}

/** Returns the text up to the place where its blocks are nested too deeply. */
function withoutDeepBlocks(css: string): string {
  let depth = 0
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth = Math.max(0, depth + (brace === '{' ? 1 : -1))
    if (depth > MAX_BLOCKS) return css.slice(0, index)
  }
  return css
}

/** Reads a `style` attribute. */
export function inlineDeclarations(text: string | undefined): Record<string, string> {
  const declared: Record<string, string> = {}
  if (text) for (const { name, text: value } of parseDeclarations(text)) declared[name] = value
  return declared
}

/** Computes the cascade of an element: attributes, then rules by tag, class and id, then its `style`. */
export function declarationsOf(element: Element, rules: SvgRules): Readonly<Record<string, string>> {
  const { id, class: names, style } = element.attribs
  const declared: Record<string, string> = { ...element.attribs, ...rules.get(element.name) }
  if (rules.size > 0) {
    for (const name of (names ?? '').split(/\s+/)) Object.assign(declared, rules.get(`.${name}`))
    if (id) Object.assign(declared, rules.get(`#${id}`))
  }
  return style ? Object.assign(declared, known(parseDeclarations(style))) : declared
}
