import { lexer } from '../../formats/css/syntax.ts'
import { type CssValue, cssText, isDelim, parseCssValues } from '../../formats/css/values.ts'
import { isValidDeclaration } from '../properties/expansion.ts'
import { parseSelectorList } from '../selectors/parse.ts'
import { evaluateCondition, type Leaves } from './condition.ts'

/** Returns whether an `@supports` condition is true in a current desktop Chromium. */
export function supportsMatches(text: string): boolean {
  const values = parseCssValues(text)
  return values !== undefined && evaluateCondition(values, LEAVES) === true
}

/** Evaluates `@import ... supports(...)`, whose condition may be a declaration without parentheses. */
export function supportsImport(values: readonly CssValue[]): boolean {
  return evaluateCondition([{ type: 'block', open: '(', args: values }], LEAVES) === true
}

const LEAVES: Leaves = {
  feature: declarationSupported,
  func: (name, args) => {
    if (name === 'selector') return parseSelectorList(cssText(args)) !== null
    return (name === 'font-tech' || name === 'font-format') && args.length > 0
  },
}

function declarationSupported(values: readonly CssValue[]): boolean {
  const [name] = values
  if (name?.type !== 'ident' || !isDelim(values[1], ':')) return false
  const property = name.text.toLowerCase()
  if (property.startsWith('--')) return true
  if (NOT_IN_CHROMIUM.test(property)) return false
  const text = cssText(values.slice(2))
  return isValidDeclaration(property, text) ?? lexer.matchProperty(property, text).error === null
}

/** Only other browsers know these properties: those with vendor prefixes, and a few without. */
const NOT_IN_CHROMIUM =
  /^-(?:moz|ms|o|khtml|apple)-|^-webkit-(?:touch-callout|overflow-scrolling|hyphens|backdrop-filter)$|^margin-trim$/
