import type { Element } from 'domhandler'
import { isText } from 'domhandler'
import { words } from '../../lexicon/pattern.ts'
import { byName } from '../../model/by-name.ts'
import type { ElementNode } from './tree.ts'
import { USER_STATES, type UserState } from './user-states.ts'

type State = (node: ElementNode, argument: string) => boolean

const never: State = () => false
/**
 * Tests a state that a user causes. No element is in it, except while its style in this state is computed.
 */
const caused =
  (name: UserState): State =>
  ({ states }) =>
    states?.has(name) ?? false
const has =
  (name: string): State =>
  ({ element }) =>
    name in element.attribs
const is =
  (...tags: string[]): State =>
  ({ tag }) =>
    tags.includes(tag)
const both =
  (a: State, b: State): State =>
  (node) =>
    a(node, '') && b(node, '')
const not =
  (state: State): State =>
  (node) =>
    !state(node, '')

const formControl = is('input', 'button', 'select', 'textarea', 'optgroup', 'option', 'fieldset')
const disabled: State = (node) =>
  formControl(node, '') && (has('disabled')(node, '') || inDisabledFieldset(node))
const field = is('input', 'select', 'textarea')
const maybeRequired = is('input', 'select', 'textarea', 'button')
const link = both(is('a', 'area'), has('href'))
const textInput: State = (node) =>
  node.tag === 'textarea' || (node.tag === 'input' && !NOT_TYPED.has(typeOf(node.element)))
const writable: State = (node) =>
  (textInput(node, '') && !has('readonly')(node, '') && !disabled(node, '')) || isEditable(node.element)
const placeholderShown: State = (node) =>
  Boolean(node.element.attribs.placeholder) && textInput(node, '') && !node.element.attribs.value
const checked: State = ({ tag, element }) =>
  (tag === 'input' && 'checked' in element.attribs && /^(checkbox|radio)$/.test(typeOf(element))) ||
  (tag === 'option' && 'selected' in element.attribs)
const unmet: State = (node) => field(node, '') && has('required')(node, '') && !node.element.attribs.value

/**
 * Pseudo-classes that only depend on the element itself. The page counts as unused: no link is visited, no
 * field is filled in, and no element is hovered or has the focus, except while a style in such a state is
 * computed.
 */
export const STATES = byName<State>({
  root: (node) => node.parent === null,
  scope: (node) => node.parent === null,
  empty: ({ element }) =>
    element.children.every((child) => !('attribs' in child) && !(isText(child) && child.data)),
  'only-child': ({ parent }) => parent === null || parent.children.length === 1,
  'only-of-type': ({ parent, tag }) =>
    !parent || parent.children.filter((child) => child.tag === tag).length === 1,
  link,
  'any-link': link,
  '-webkit-any-link': link,
  lang: (node, argument) => languageMatches(node, argument),
  dir: (node, argument) => directionOf(node) === argument,
  defined: ({ tag }) => !tag.includes('-'),
  enabled: both(formControl, not(disabled)),
  disabled,
  checked,
  required: both(field, has('required')),
  optional: both(maybeRequired, not(has('required'))),
  'read-write': writable,
  'read-only': not(writable),
  'placeholder-shown': placeholderShown,
  default: checked,
  open: both(is('details', 'dialog'), has('open')),
  invalid: unmet,
  valid: both(maybeRequired, not(unmet)),
  'in-range': never,
  'out-of-range': never,
  indeterminate: both(is('progress'), not(has('value'))),
  hover: caused('hover'),
  active: caused('active'),
  focus: caused('focus'),
  'focus-visible': caused('focus-visible'),
  'focus-within': caused('focus-within'),
  visited: never,
  target: never,
  'target-within': never,
  'target-current': never,
  host: never,
  state: never,
  autofill: never,
  '-webkit-autofill': never,
  'user-valid': never,
  'user-invalid': never,
  fullscreen: never,
  '-webkit-full-screen': never,
  modal: never,
  'popover-open': never,
  'picture-in-picture': never,
  playing: never,
  paused: never,
  muted: never,
  future: never,
  past: never,
  'has-slotted': never,
  'active-view-transition': never,
  horizontal: never,
  vertical: never,
  'window-inactive': never,
  '-webkit-drag': never,
})

/** Returns whether no element can be in this state, whatever users do on the page. */
export function isNever(name: string): boolean {
  return STATES[name] === never
}

/** Returns whether elements are in this state only while somebody uses the page. */
export function needsUser(name: string): boolean {
  return isNever(name) || USER_STATES.has(name)
}

const focusable = is('button', 'input', 'select', 'textarea', 'summary', 'iframe')

/** Returns whether a user can give an element the focus (HTML, "focusable area"). */
export function canHaveFocus(node: ElementNode): boolean {
  if (disabled(node, '')) return false
  const { element } = node
  return link(node, '') || focusable(node, '') || 'tabindex' in element.attribs || isEditable(element)
}

const NOT_TYPED: ReadonlySet<string> = new Set(
  words('button checkbox color file hidden image radio range reset submit'),
)

function typeOf(element: Element): string {
  return element.attribs.type?.toLowerCase() ?? 'text'
}

function isEditable(element: Element): boolean {
  const value = element.attribs.contenteditable
  return value !== undefined && value.toLowerCase() !== 'false'
}

function inDisabledFieldset(node: ElementNode): boolean {
  for (let at = node.parent; at; at = at.parent) {
    if (at.tag === 'fieldset' && 'disabled' in at.element.attribs) return true
  }
  return false
}

function languageMatches(node: ElementNode, argument: string): boolean {
  for (let at: ElementNode | null = node; at; at = at.parent) {
    const language = (at.element.attribs.lang ?? at.element.attribs['xml:lang'])?.toLowerCase()
    if (language === undefined) continue
    return argument
      .split(',')
      .map((part) => part.trim())
      .some((range) => language === range || language.startsWith(`${range}-`))
  }
  return false
}

/** Returns the writing direction by the nearest `dir` attribute. */
function directionOf(node: ElementNode): 'ltr' | 'rtl' {
  for (let at: ElementNode | null = node; at; at = at.parent) {
    const value = at.element.attribs.dir?.toLowerCase()
    if (value === 'ltr' || value === 'rtl') return value
  }
  return 'ltr'
}
