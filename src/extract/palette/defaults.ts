/** Recognises colours that come from a browser or a framework and not from the brand. */

import { DEFAULT_COLORS } from '../../data/vendors/default-colors.ts'
import { anyOf } from '../../lexicon/pattern.ts'
import { once, oncePer } from '../../model/keyed.ts'
import { select } from '../../snapshot/dom.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { customPropertiesOf } from '../../snapshot/styles.ts'
import { apart, type Lab, labOf } from './oklab.ts'

type Row = (typeof DEFAULT_COLORS)[number]

/** Default colours of a browser or a framework, which a page has without anybody's choice. */
export interface Defaults extends Omit<Row, 'sign'> {
  /** Matches class names and custom properties of pages that use the tool. */
  readonly sign?: RegExp
}

const TOOLS: readonly Defaults[] = DEFAULT_COLORS.map(({ sign, ...tool }) =>
  sign === undefined ? tool : { ...tool, sign: anyOf([sign], '') },
)
const DEFAULTS = TOOLS.filter(({ isDeclared }) => !isDeclared)
const DECLARED = TOOLS.filter(({ isDeclared }) => isDeclared)

/** Whether a page uses a tool, by the names of its classes and custom properties. */
export type UsedTools = (tool: Defaults) => boolean

/** Tests a page. Names are collected only when a colour matches a default; each tool is searched once. */
export const usedToolsOf = view((snapshot: Snapshot): UsedTools => {
  const names = once(() => namesOn(snapshot))
  return oncePer(({ sign }: Defaults) => !sign || names().some((name) => sign.test(name)))
})

function namesOn(snapshot: Snapshot): readonly string[] {
  const lists = new Set(select(snapshot, '[class]').map(({ attribs }) => attribs.class))
  const classes = [...lists].flatMap((list) => list?.split(/\s+/) ?? [])
  return [...new Set([...classes, ...customPropertiesOf(snapshot).keys()])]
}

/** Rounding may cause this distance in OKLab for the same colour. */
const SAME = 0.006

interface KnownColors {
  readonly tool: Defaults
  readonly at: readonly Lab[]
}

const labsOf = oncePer((tools: readonly Defaults[]): readonly KnownColors[] =>
  tools.map((tool) => ({ tool, at: tool.hexes.map(labOf) })),
)

/** Returns the tool that has a colour as its default; undefined when somebody chose the colour. */
export function defaultOf(color: Lab, painted: boolean, isUsed: UsedTools): Defaults | undefined {
  const found = nearIn(DEFAULTS, color, isUsed)
  return painted && found?.chosenWhenPainted ? undefined : found
}

/** Like `defaultOf`, for a colour that the page declares but does not show. */
export function declaredDefaultOf(color: Lab): Defaults | undefined {
  return nearIn(DECLARED, color, () => true)
}

function nearIn(tools: readonly Defaults[], color: Lab, isUsed: UsedTools): Defaults | undefined {
  return labsOf(tools).find(({ tool, at }) => at.some((each) => apart(each, color) < SAME) && isUsed(tool))
    ?.tool
}
