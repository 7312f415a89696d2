import type { Element } from 'domhandler'
import { isFold } from '../content/clutter.ts'

/** Whether an element is a control for the visitor, or a place that a script fills, instead of text. */
export const isControl = (element: Element): boolean => CONTROLS.has(element.name) && !isFold(element)

const CONTROLS: ReadonlySet<string> = new Set(
  'script style noscript iframe button select textarea input template canvas object svg'.split(' '),
)
