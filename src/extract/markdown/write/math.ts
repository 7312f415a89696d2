import { type AnyNode, type ChildNode, Element, hasChildren, isTag, isText, Text } from 'domhandler'
import { findAll, findOne, textContent } from 'domutils'
import { anyOf, words } from '../../../lexicon/pattern.ts'
import { ancestors, attribute } from '../../../snapshot/dom.ts'
import { CLASSES } from './classes.ts'
import { texOfMathMl } from './mathml.ts'
import { replaceNodes } from './replace.ts'

/** A page without any of these words has no formulas in MathML, KaTeX or MathJax. */
export const MATH_SIGNS = /<math\b|math\/tex|katex|mathjax/i

/**
 * Writes formulas as TeX in `code` elements, and returns whether there were any. The TeX is read from three
 * sources: the annotation, the `alttext` or else the elements of MathML; the source that KaTeX and MathJax
 * leave in the page; and text between delimiters, on pages with a script that renders it. A formula that is
 * only a drawing or a picture is not changed.
 */
export function writeMathAsTex(root: AnyNode, html: string): boolean {
  const isSet = SETTERS.test(html)
  return [takeMathMl, takeScripts, ...(isSet ? [takeDelimited] : [])]
    .map((take) => take(root, html))
    .includes(true)
}

/** Scripts that render formulas between delimiters in the text. */
const SETTERS = /<script\b[^>]*\b(?:mathjax|katex)|\bMathJax\s*=|MathJax\.Hub|renderMathInElement/i

function texElement(tex: string, isDisplay: boolean): Element {
  const source = unwrapped(tex)
  const name = isDisplay ? CLASSES.mathDisplay : CLASSES.mathInline
  const code = new Element('code', { class: name }, [new Text(source)])
  for (const child of code.children) child.parent = code
  return code
}

/** Returns TeX without a `\\displaystyle` around it, and without blank lines, which end a formula. */
export function unwrapped(tex: string): string {
  const text = tex.trim().replace(/\n\s*\n/g, '\n')
  return /^\{\\(?:displaystyle|textstyle)\s+([\s\S]*)\}$/.exec(text)?.[1]?.trim() ?? text
}

const hasClass = (element: Element, pattern: RegExp): boolean => pattern.test(element.attribs.class ?? '')

/** Matches classes of the element around the visual and the accessible form of a formula. */
const FORMULA =
  /(?:^|\s)(?:katex(?:-display)?|mwe-math-element|MathJax(?:_Display|_SVG|_SVG_Display|_CHTML)?|MJXc-display)(?:\s|$)/

const DISPLAY =
  /(?:^|\s)(?:katex-display|mwe-math-element-block|MathJax_(?:SVG_)?Display|MJXc-display)(?:\s|$)/

function takeMathMl(root: AnyNode): boolean {
  const formulas = new Map<ChildNode, readonly ChildNode[]>()
  const pictured = new Map<Element, boolean>()
  for (const math of findAll(({ name }) => name === 'math', [root])) {
    const around = [...ancestors(math)].slice(0, MAX_ABOVE)
    const whole = around.findLast(isFormula) ?? math
    const tex = formulas.has(whole) ? undefined : texOf(math)
    if (tex === undefined) continue
    const isPicture = pictured.get(whole) ?? findOne(({ name }) => name === 'img', whole.children) !== null
    pictured.set(whole, isPicture)
    if (isPicture) continue
    const isDisplay = attribute(math, 'display') === 'block' || around.some(isDisplayed)
    formulas.set(whole, [texElement(tex, isDisplay)])
  }
  replaceNodes(formulas)
  return formulas.size > 0
}

/** The most ancestors of MathML that are searched for the element around the formula. */
const MAX_ABOVE = 4

const isFormula = (element: Element): boolean =>
  element.name === 'mjx-container' || hasClass(element, FORMULA)

const isDisplayed = (element: Element): boolean =>
  hasClass(element, DISPLAY) || (element.name === 'mjx-container' && attribute(element, 'display') === 'true')

function texOf(math: Element): string | undefined {
  const annotation = findOne(
    ({ name, attribs }) => name === 'annotation' && /tex/i.test(attribs.encoding ?? ''),
    math.children,
  )
  return (
    (annotation && textContent(annotation).trim()) ||
    attribute(math, 'alttext') ||
    texOfMathMl(math) ||
    undefined
  )
}

/** MathJax 2 keeps the source in a `script` after the rendered formula. */
function takeScripts(root: AnyNode): boolean {
  const scripts = findAll(
    ({ name, attribs }) => name === 'script' && /^math\/tex/i.test(attribs.type ?? ''),
    [root],
  )
  const others = new Map<ChildNode, readonly ChildNode[]>()
  for (const script of scripts) {
    for (let at = script.prev; at; at = at.prev) {
      const isDrawn = isTag(at) && hasClass(at, /(?:^|\s)(?:MathJax|MJX)/)
      if (!isDrawn && !(isText(at) && at.data.trim() === '' && isTagOf(at.prev, /(?:^|\s)(?:MathJax|MJX)/)))
        break
      others.set(at, [])
    }
    others.set(script, [texElement(textContent(script), /mode=display/i.test(script.attribs.type ?? ''))])
  }
  replaceNodes(others)
  return scripts.length > 0
}

const isTagOf = (node: ChildNode | null, pattern: RegExp): boolean =>
  node !== null && isTag(node) && hasClass(node, pattern)

/** Elements in which delimiters have no meaning. */
const VERBATIM: ReadonlySet<string> = new Set(words('script style pre code textarea noscript head'))

const DELIMITED = anyOf(
  [
    ...[/\\\((?<inline>[\s\S]{1,2000}?)\\\)/, /\\\[(?<display>[\s\S]{1,2000}?)\\\]/],
    /\$\$(?<dollars>[^$]{1,2000}?)\$\$/,
    /(?<block>\\begin\{(?<name>(?:equation|align|gather|multline)\*?)\}[\s\S]{1,2000}?\\end\{\k<name>\})/,
  ],
  'g',
)

/** Matches a configuration that makes single dollar signs delimiters too. */
const SINGLE_DOLLARS = /\[\s*["']\$["']\s*,\s*["']\$["']\s*\]|left\s*:\s*["']\$["']/
const IN_DOLLARS = /\$(?<inline>(?!\s)[^$\n]+?(?<!\s))\$(?!\d)/g

function takeDelimited(root: AnyNode, html: string): boolean {
  const patterns = SINGLE_DOLLARS.test(html) ? [DELIMITED, IN_DOLLARS] : [DELIMITED]
  const set = new Map<ChildNode, readonly ChildNode[]>()
  const visit = (node: AnyNode) => {
    if (isText(node)) {
      const pieces = patterns.reduce(
        (all: ChildNode[], pattern) => all.flatMap((one) => splitAt(one, pattern)),
        [node],
      )
      if (pieces.length > 1) set.set(node, pieces)
    } else if (hasChildren(node) && !(isTag(node) && VERBATIM.has(node.name)))
      for (const child of node.children) visit(child)
  }
  visit(root)
  replaceNodes(set)
  return set.size > 0
}

function splitAt(node: ChildNode, pattern: RegExp): ChildNode[] {
  if (!isText(node)) return [node]
  const pieces: ChildNode[] = []
  let from = 0
  for (const match of node.data.matchAll(pattern)) {
    const { inline, display, dollars, block } = match.groups ?? {}
    pieces.push(new Text(node.data.slice(from, match.index)))
    pieces.push(texElement(inline ?? display ?? dollars ?? block ?? '', inline === undefined))
    from = match.index + match[0].length
  }
  return from === 0 ? [node] : [...pieces, new Text(node.data.slice(from))]
}
