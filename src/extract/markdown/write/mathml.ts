import { type AnyNode, type Element, isTag, isText } from 'domhandler'
import { textContent } from 'domutils'
import { TEX } from '../../../data/codes/tex.ts'

/** Converts a formula from MathML to TeX. Visits each node once. */
export function texOfMathMl(math: Element): string {
  return row(math, 0)
    .replace(/(\\[a-z]+) +(?=[_^{}()[\],]|$)/gi, '$1')
    .trim()
}

/** Below this depth only the text of a formula is written. */
const MAX_DEPTH = 100

type Write = (element: Element, depth: number) => string

/** Converters by element name. Elements that are not listed are written as their children in a row. */
const WRITERS: ReadonlyMap<string, Write> = new Map(
  Object.entries({
    mi: (element) => identifier(element),
    mn: (element) => signs(textOf(element)),
    mo: (element) => operator(textOf(element)),
    mtext: (element) => words(textContent(element)),
    ms: (element) => words(`"${textOf(element)}"`),
    mspace: () => ' ',
    mfrac: (element, depth) => {
      const [over, under] = parts(element, depth)
      return /^0(?:\D|$)/.test(element.attribs.linethickness ?? '')
        ? `{${over} \\atop ${under}}`
        : `\\frac{${over}}{${under}}`
    },
    msqrt: (element, depth) => `\\sqrt{${row(element, depth)}}`,
    mroot: (element, depth) => {
      const [base, degree] = parts(element, depth)
      return `\\sqrt[${degree}]{${base}}`
    },
    msub: (element, depth) => scripts(element, depth, ['_']),
    msup: (element, depth) => scripts(element, depth, ['^']),
    msubsup: (element, depth) => scripts(element, depth, ['_', '^']),
    munder: (element, depth) => limits(element, depth, ['_']),
    mover: (element, depth) => limits(element, depth, ['^']),
    munderover: (element, depth) => limits(element, depth, ['_', '^']),
    mmultiscripts: (element, depth) => allScripts(element, depth),
    mfenced: (element, depth) => {
      const { open = '(', close = ')', separators = ',' } = element.attribs
      const marks = [...separators.replace(/\s/g, '')]
      const inside = parts(element, depth).map((part, at) =>
        at === 0 ? part : `${operator(marks[at - 1] ?? marks.at(-1) ?? '')}${part}`,
      )
      return `${operator(open)}${inside.join('')}${operator(close)}`
    },
    mtable: (element, depth) => `\\begin{matrix}${parts(element, depth).join(' \\\\ ')}\\end{matrix}`,
    mtr: (element, depth) => parts(element, depth).join(' & '),
    mlabeledtr: (element, depth) => parts(element, depth).slice(1).join(' & '),
    semantics: (element, depth) => parts(element, depth)[0] ?? '',
    maction: (element, depth) => parts(element, depth)[0] ?? '',
  } satisfies Record<string, Write>),
)

function write(node: AnyNode, depth: number): string {
  if (isText(node)) return signs(node.data.trim())
  if (!isTag(node) || NOT_SHOWN.test(node.name)) return ''
  if (depth > MAX_DEPTH) return signs(textOf(node))
  return (WRITERS.get(node.name) ?? row)(node, depth + 1)
}

const row: Write = ({ children }, depth) => children.map((child) => write(child, depth)).join('')

const elementsIn = ({ children }: Element): Element[] => children.filter(isTag)

const parts = (element: Element, depth: number): string[] =>
  elementsIn(element).map((child) => write(child, depth).trim())

const textOf = (element: Element): string => textContent(element).replace(/\s+/g, ' ').trim()

const signs = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, (sign) => SIGNS.get(sign) ?? sign)

function identifier(element: Element): string {
  const name = textOf(element)
  if (FUNCTIONS.has(name)) return `\\${name} `
  const variant = VARIANTS.get(element.attribs.mathvariant ?? '')
  if (variant) return `\\${variant}{${signs(name)}}`
  return /^\p{L}{2,}$/u.test(name) ? `\\mathrm{${name}}` : signs(name)
}

function operator(text: string): string {
  if (FUNCTIONS.has(text)) return `\\${text} `
  return /^\p{L}{2,}$/u.test(text) ? `\\operatorname{${text}}` : signs(text)
}

function words(text: string): string {
  const plain = text.replace(/\s+/g, ' ')
  if (plain.trim() === '') return plain === '' ? '' : '~'
  return `\\text{${plain.replace(/[\\{}$%#&_^~]/g, (sign) => TEXT_SIGNS.get(sign) ?? sign)}}`
}

/** Makes the argument of `_` or `^`: a single character, or a group in braces. */
const group = (tex: string): string => (/^.$/su.test(tex) ? tex : `{${tex}}`)

const TOKENS: ReadonlySet<string> = new Set(['mi', 'mn', 'mo', 'mtext'])

/**
 * Makes the base of scripts: a token unchanged, anything else as a group, because TeX refuses a second
 * exponent on the same base.
 */
function baseOf(element: Element | undefined, tex: string): string {
  if (tex === '') return '{}'
  return element && TOKENS.has(element.name) ? tex : group(tex)
}

function scripts(element: Element, depth: number, places: readonly string[]): string {
  const [base = '', ...others] = parts(element, depth)
  return baseOf(elementsIn(element)[0], base) + placed(others, places)
}

const placed = (others: readonly string[], places: readonly string[]): string =>
  places.map((place, at) => (others[at] ? `${place}${group(others[at])}` : '')).join('')

function limits(element: Element, depth: number, places: readonly string[]): string {
  const [first] = elementsIn(element)
  const [base = '', ...others] = parts(element, depth)
  if (IS_LIMITED.test(base)) return baseOf(first, base) + placed(others, places)
  return places.reduce((tex, place, at) => {
    const sign = others[at] ?? ''
    const accent = ACCENTS.get(place + sign)
    if (accent) return `\\${accent}{${tex}}`
    return sign === '' ? tex : `\\${place === '_' ? 'underset' : 'overset'}{${sign}}{${tex}}`
  }, base)
}

/** Writes pairs of scripts: those after the base first, those before it behind `mprescripts`. */
function allScripts(element: Element, depth: number): string {
  const [base, ...others] = elementsIn(element)
  const turn = others.findIndex(({ name }) => name === 'mprescripts')
  const pairs = (signs: readonly Element[]) =>
    signs
      .map((sign, at) => {
        const tex = write(sign, depth).trim()
        const place = `${at > 1 && at % 2 === 0 ? '{}' : ''}${at % 2 === 0 ? '_' : '^'}`
        return tex === '' ? '' : `${place}${group(tex)}`
      })
      .join('')
  const behind = pairs(turn < 0 ? others : others.slice(0, turn))
  const before = turn < 0 ? '' : `{}${pairs(others.slice(turn + 1))}`
  return before + baseOf(base, base ? write(base, depth).trim() : '') + behind
}

const SIGNS: ReadonlyMap<string, string> = new Map(TEX.signs)
const TEXT_SIGNS: ReadonlyMap<string, string> = new Map(TEX.textSigns)
const ACCENTS: ReadonlyMap<string, string> = new Map(TEX.accents)
const VARIANTS: ReadonlyMap<string, string> = new Map(TEX.variants)

/** MathML elements that are not displayed. */
const NOT_SHOWN = /^(?:annotation|annotation-xml|mphantom|none|mprescripts|maligngroup|malignmark)$/

/** Function names for which TeX has a command of the same name. */
const FUNCTIONS: ReadonlySet<string> = new Set(
  `arccos arcsin arctan arg cos cosh cot coth csc deg det dim exp gcd hom inf ker lg lim liminf limsup ln log max
  min Pr sec sin sinh sup tan tanh`.split(/\s+/),
)

/** Operators whose limits TeX places correctly with `_` and `^`. */
const IS_LIMITED =
  /^(?:\\(?:sum|prod|coprod|int|iint|iiint|oint|bigcup|bigcap|det|gcd|inf|lim|liminf|limsup|max|min|Pr|sup)|\\operatorname\{[^}]*\})$/
