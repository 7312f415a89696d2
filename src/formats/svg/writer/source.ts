/** Gives access to the parsed SVG: the declarations of each element, and the element for an id. */

import { type Element, isTag } from 'domhandler'
import { oncePer } from '../../../model/keyed.ts'
import { declarationsOf, svgRules, svgVariables } from '../css.ts'
import { elementsOf, styleText } from '../document.ts'
import { INITIAL, inherited, type Style } from './style.ts'
import { localId } from './values.ts'

export interface OwnValues {
  readonly values: Readonly<Record<string, string>>
  /** The number of characters in all values together. */
  readonly characters: number
}

const MAX_VALUE_CHARS = 2_000
const MAX_CHAIN = 20

export class Source {
  readonly root: Element
  readonly #rules: ReturnType<typeof svgRules>
  readonly #variables: ReadonlyMap<string, string>
  readonly #ids = new Map<string, Element>()
  readonly #styles = new Map<Element, Style>()
  readonly byId = (id: string): Element | undefined => this.#ids.get(id)

  constructor(root: Element) {
    this.root = root
    const css = styleText(root)
    this.#rules = svgRules(css)
    this.#variables = svgVariables(css, root.attribs.style)
    for (const element of elementsOf(root)) {
      const { id } = element.attribs
      if (id && !this.#ids.has(id)) this.#ids.set(id, element)
    }
  }

  readonly ownValues = oncePer((element: Element): OwnValues => {
    const values: Record<string, string> = {}
    let characters = 0
    for (const [name, value] of Object.entries(declarationsOf(element, this.#rules))) {
      values[name] = this.#resolved(value)
      characters += value.length
    }
    return { values, characters }
  })

  /** Returns the style that an element has at its place in the file, wherever it is drawn. */
  styleOf(element: Element): Style {
    const open: Element[] = []
    for (let at: Element | undefined = element; at && !this.#styles.has(at); at = parentOf(at)) open.push(at)
    const top = open.at(-1) ?? element
    const above = parentOf(top)
    let style = this.#styles.get(element) ?? (above && this.#styles.get(above)) ?? INITIAL
    for (const at of open.reverse()) {
      style = inherited(style, this.ownValues(at).values, this.byId)
      this.#styles.set(at, style)
    }
    return style
  }

  /** Returns the element that an `href` refers to, when it is in the same file. */
  target(element: Element): Element | undefined {
    const id = localId(hrefOf(element))
    return id === undefined ? undefined : this.byId(id)
  }

  /** Returns an element and the elements that its `href` refers to in turn, which supply missing values. */
  chain(element: Element): readonly Element[] {
    const chain: Element[] = []
    for (let at: Element | undefined = element; at; at = this.target(at)) {
      if (chain.includes(at) || chain.length >= MAX_CHAIN) break
      chain.push(at)
    }
    return chain
  }

  /** Replaces `var()` by the custom properties of the drawing. */
  #resolved(value: string): string {
    if (!value.includes('var(') || value.length > MAX_VALUE_CHARS) return value
    const whole = value.replace(VARIABLE, (_, name: string, otherwise = '') => {
      const found = this.#variables.get(name) ?? otherwise
      return found.includes('var(') ? '' : found.trim()
    })
    return whole.length > MAX_VALUE_CHARS ? '' : whole
  }
}

const VARIABLE = /var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/g

export function hrefOf({ attribs }: Element): string {
  return attribs.href ?? attribs['xlink:href'] ?? ''
}

function parentOf({ parent }: Element): Element | undefined {
  return parent && isTag(parent) ? parent : undefined
}
