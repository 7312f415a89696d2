/** Checks CSS selectors of users, and finds the elements that they match. */

import { compile, selectAll, selectOne } from 'css-select'
import type { AnyNode, Element, ParentNode } from 'domhandler'
import { BlazonError } from '../model/errors.ts'
import { type ExtractRules, type PagePart, RULES, SELECTORS } from '../model/page-part.ts'

/**
 * Throws `invalid_input` for selectors that are invalid, too many or too long. A valid selector may take any
 * time on a large page, so it is applied in a process that can be killed.
 */
export function checkSelectors({ includeSelectors = [], excludeSelectors = [] }: PagePart): void {
  const listed = [
    ...includeSelectors.map((selector) => ['includeSelectors', selector] as const),
    ...excludeSelectors.map((selector) => ['excludeSelectors', selector] as const),
  ]
  if (listed.length > SELECTORS.max)
    throw invalid(`There are ${listed.length} selectors; a request may have ${SELECTORS.max}.`)
  checkTogether(listed)
}

/**
 * Throws `invalid_input` for rules with an invalid selector, for too many rules, and for rules that are
 * nested too deeply.
 */
export function checkRules(rules: ExtractRules): void {
  const listed: (readonly [where: string, selector: string])[] = []
  let fields = 0
  const look = (at: ExtractRules, path: string, level: number): void => {
    if (level > RULES.maxLevels) throw invalid(`${path} is nested in more than ${RULES.maxLevels} levels.`)
    for (const [name, rule] of Object.entries(at)) {
      const where = `${path}.${name}`
      if (++fields > RULES.maxFields) throw invalid(`extractRules has more than ${RULES.maxFields} fields.`)
      if (name.length > RULES.nameChars)
        throw invalid(`extractRules has a name of more than ${RULES.nameChars} characters.`)
      if (!isRule(rule))
        throw invalid(`${where} must be a selector, or an object with selector, type and output.`)
      const { selector, output } = ruleOf(rule)
      listed.push([where, selector])
      if (typeof output === 'object') look(output, where, level + 1)
      else if (!/^(?:text|html|@[^\s@"'<>/=]+)$/.test(output))
        throw invalid(`${where}: output must be text, html, @ with the name of an attribute, or rules.`)
    }
  }
  look(rules, 'extractRules', 1)
  checkTogether(listed)
}

/** Whether a value has the form of a rule. Rules come from users, so their type proves nothing. */
function isRule(rule: unknown): rule is ExtractRules[string] {
  if (typeof rule === 'string') return true
  if (typeof rule !== 'object' || rule === null || Array.isArray(rule)) return false
  const {
    selector,
    type = 'item',
    output = 'text',
    ...others
  }: Readonly<Record<string, unknown>> = { ...rule }
  const isOutput = typeof output === 'string' || (typeof output === 'object' && !Array.isArray(output))
  const isType = type === 'item' || type === 'list'
  return typeof selector === 'string' && isType && isOutput && Object.keys(others).length === 0
}

export interface Rule {
  readonly selector: string
  readonly type: 'item' | 'list'
  readonly output: string | ExtractRules
}

/**
 * Matches the name of an attribute at the end of a short rule, as in `a@href`. An `@` in quotes does not
 * begin a name.
 */
const ATTRIBUTE = /^([^@]*|.*["')\]][^"'@]*)(@[^\s@"'<>/=\])]+)$/s

/** Returns a rule with all its parts. Its short form is expanded. */
export function ruleOf(rule: ExtractRules[string]): Rule {
  if (typeof rule !== 'string') {
    const { selector, type = 'item', output = 'text' } = rule
    return { selector, type, output }
  }
  const [, selector = rule, output = 'text'] = ATTRIBUTE.exec(rule) ?? []
  return { selector: selector.trim(), type: 'item', output }
}

function checkTogether(listed: readonly (readonly [where: string, selector: string])[]): void {
  let chars = 0
  for (const [where, selector] of listed) {
    chars += selector.length
    if (selector.length > SELECTORS.chars || chars > SELECTORS.allChars)
      throw invalid(
        `${where}: a selector may have ${SELECTORS.chars} characters, and all of them ${SELECTORS.allChars}.`,
      )
    const why = selector.trim() === '' ? 'it is empty' : whyInvalid(selector)
    if (why !== undefined) throw invalid(`${where}: ${shortened(selector)} is no CSS selector: ${why}.`)
  }
}

function whyInvalid(selector: string): string | undefined {
  try {
    compile(selector)
    return undefined
  } catch (thrown) {
    return shortened(thrown instanceof Error ? thrown.message : String(thrown)).replace(/\.$/, '')
  }
}

const shortened = (text: string): string => (text.length > 100 ? `${text.slice(0, 99)}…` : text)

const invalid = (message: string) => new BlazonError('invalid_input', message)

/** Returns the elements below a node that match, in document order. */
export function allBelow(selector: string, within: ParentNode): Element[] {
  return selectAll<AnyNode, Element>(selector, within)
}

/** Returns the first element below a node that matches. */
export function firstBelow(selector: string, within: ParentNode): Element | undefined {
  return selectOne<AnyNode, Element>(selector, within) ?? undefined
}
