/** Takes values from a page by the CSS rules of a request. */

import type { Element, ParentNode } from 'domhandler'
import { getOuterHTML } from 'domutils'
import { BlazonError } from '../../model/errors.ts'
import type { Extracted, ExtractRules } from '../../model/page-part.ts'
import { foldSpace, parsedIn } from '../../snapshot/dom.ts'
import { allBelow, firstBelow, type Rule, ruleOf } from '../../snapshot/selectors.ts'
import { wholeText } from '../../snapshot/text.ts'

/**
 * The largest number of values of all rules together, because nested rules multiply the number of values. A
 * page with more values is refused as too large.
 */
const MAX_VALUES = 20_000

/**
 * Applies rules to HTML. The value of a rule without a match is null, or an empty list if the rule asks for a
 * list. The rules must be valid (`checkRules`). Throws `too_large` for rules that find too many values.
 */
export function takenByRules(html: string, rules: ExtractRules): { [field: string]: Extracted } {
  return fieldsIn(parsedIn(html), rules, { values: MAX_VALUES })
}

interface Left {
  values: number
}

function fieldsIn(within: ParentNode, rules: ExtractRules, left: Left): { [field: string]: Extracted } {
  return Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, valueIn(within, ruleOf(rule), left)]),
  )
}

function valueIn(within: ParentNode, { selector, type, output }: Rule, left: Left): Extracted {
  if (type === 'item') {
    const element = firstBelow(selector, within)
    return element ? outputOf(element, output, left) : null
  }
  return allBelow(selector, within).map((element) => outputOf(element, output, left))
}

function outputOf(element: Element, output: Rule['output'], left: Left): Extracted {
  if (--left.values < 0)
    throw new BlazonError('too_large', `extractRules find more than ${MAX_VALUES} values on the page.`, {
      retryable: false,
    })
  if (typeof output === 'object') return fieldsIn(element, output, left)
  if (output === 'html') return getOuterHTML(element, { encodeEntities: 'utf8' })
  if (output === 'text') return foldSpace(wholeText(element))
  return element.attribs[output.slice(1).toLowerCase()] ?? null
}
