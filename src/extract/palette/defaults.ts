/** Recognises colours that come from a browser or a framework and not from the brand. */

import type { Hex } from '../../model/style.ts'
import { select } from '../../snapshot/dom.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { customPropertiesOf } from '../../snapshot/styles.ts'
import { apart, type Lab, labOf } from './oklab.ts'

/** Default colours of a browser or a framework. They are on a page although nobody chose them. */
export interface Defaults {
  readonly of: string
  /** True for colours of the browser itself, on every page without a style sheet. */
  readonly isBrowser?: true
  /**
   * Class names and custom properties of pages that use the tool. On other pages its colours are not
   * defaults. Left out for tools that apply to every page.
   */
  readonly sign?: RegExp
  readonly hexes: readonly Hex[]
  /**
   * True where the author chooses each use by hand, as with utility classes: a painted colour is then the
   * author's choice.
   */
  readonly chosenWhenPainted?: true
}

/** Class names and custom properties of all versions of Bootstrap. */
const BOOTSTRAP =
  /^(btn|navbar|col|card|nav|form|input|bg|text|alert|badge|dropdown|carousel|modal)-|^--bs-|^img-(fluid|responsive)$/

/** The colours were read from the style sheets of the tools. */
const DEFAULTS: readonly Defaults[] = [
  {
    of: 'a browser’s links',
    isBrowser: true,
    hexes: ['#0000ee', '#551a8b', '#ee0000', '#0000ff', '#800080', '#9e9eff', '#d0adf0'],
  },
  { of: 'a browser’s form controls', isBrowser: true, hexes: ['#0075ff', '#3584e4', '#0060df'] },
  {
    of: 'Bootstrap 5',
    sign: BOOTSTRAP,
    hexes: [
      '#0d6efd',
      '#6610f2',
      '#6f42c1',
      '#d63384',
      '#dc3545',
      '#fd7e14',
      '#ffc107',
      '#198754',
      '#20c997',
      '#0dcaf0',
      '#0a58ca',
      '#0b5ed7',
      '#6c757d',
      '#cfe2ff',
      '#86b7fe',
    ],
  },
  {
    of: 'Bootstrap 4',
    sign: BOOTSTRAP,
    hexes: ['#007bff', '#e83e8c', '#28a745', '#17a2b8', '#0056b3', '#0069d9', '#80bdff', '#b8daff'],
  },
  {
    of: 'Bootstrap 3',
    sign: BOOTSTRAP,
    hexes: [
      '#337ab7',
      '#428bca',
      '#5cb85c',
      '#5bc0de',
      '#f0ad4e',
      '#d9534f',
      '#23527c',
      '#286090',
      '#2e6da4',
      '#3071a9',
    ],
  },
  {
    of: 'WordPress',
    sign: /^(wp-|has-[\w-]+-color$|page-template|--wp-)/,
    hexes: [
      '#f78da7',
      '#cf2e2e',
      '#ff6900',
      '#fcb900',
      '#7bdcb5',
      '#00d084',
      '#8ed1fc',
      '#0693e3',
      '#9b51e0',
      '#abb8c3',
      '#32373c',
      '#0073aa',
      '#007cba',
      '#006ba1',
      '#3858e9',
    ],
  },
  { of: 'Elementor', sign: /^(elementor|--e-global)/, hexes: ['#6ec1e4', '#54595f', '#7a7a7a', '#61ce70'] },
  {
    of: 'Tailwind',
    sign: /^((\w+:)*(bg|text|border|from|to|ring)-\w+-\d{2,3}$|--tw-|--color-\w+-\d00$)/,
    hexes: ['#3b82f6', '#2563eb', '#2b7fff', '#155dfc', '#60a5fa', '#1d4ed8'],
    chosenWhenPainted: true,
  },
  {
    of: 'Foundation',
    sign: /^(callout|top-bar|orbit|reveal|grid-x|grid-container|columns|button-group|menu-text)$/,
    hexes: ['#1779ba', '#008cba', '#3adb76', '#ffae00', '#cc4b37'],
  },
  {
    of: 'Material',
    sign: /^(mdc|mat|mui|mdl|md|v)-|^Mui|^--(mdc|md|mat)-/,
    hexes: ['#6200ee', '#03dac6', '#3700b3', '#3f51b5', '#ff4081', '#1976d2', '#9c27b0', '#6750a4'],
  },
  { of: 'Ant Design', sign: /^(ant-|--ant)/, hexes: ['#1890ff', '#1677ff', '#52c41a', '#faad14', '#ff4d4f'] },
  { of: 'Element', sign: /^(el-[a-z]|--el-)/, hexes: ['#409eff', '#67c23a', '#e6a23c', '#f56c6c'] },
  { of: 'Swiper', sign: /^(swiper|--swiper)/, hexes: ['#007aff'] },
]

/**
 * What generators of icons and templates of apps write into their declarations, such as the colour of a tile.
 * It is a default only where nothing but declarations has it. Read from what RealFaviconGenerator (the
 * palette of Windows tiles), Vue CLI, Angular, Gatsby, Preact CLI and tutorials of app manifests write, 2026.
 */
const DECLARED: readonly Defaults[] = [
  {
    of: 'an icon generator or an app template',
    hexes: [
      ...['#da532c', '#2b5797', '#2d89ef', '#603cba', '#7e3878', '#00aba9', '#9f00a7', '#b91d47', '#ffc40d'],
      ...['#e3a21a', '#00a300', '#99b433', '#1e7145', '#5bbad5', '#ee1111', '#ff0097'],
      ...['#4dba87', '#1976d2', '#663399', '#673ab8', '#317efb'],
    ],
  },
]

/** Whether a page uses a tool, by the names of its classes and custom properties. */
export type UsedTools = (tool: Defaults) => boolean

/**
 * The test for a page. Its names are collected only when a colour matches a default, which is rare, and each
 * tool is searched once.
 */
export const usedToolsOf = view((snapshot: Snapshot): UsedTools => {
  let names: readonly string[] | undefined
  const known = new Map<Defaults, boolean>()
  return (tool) => {
    const { sign } = tool
    if (!sign) return true
    names ??= namesOn(snapshot)
    const used = known.get(tool) ?? names.some((name) => sign.test(name))
    known.set(tool, used)
    return used
  }
})

function namesOn(snapshot: Snapshot): readonly string[] {
  const lists = new Set(select(snapshot, '[class]').map(({ attribs }) => attribs.class))
  const classes = [...lists].flatMap((list) => list?.split(/\s+/) ?? [])
  return [...new Set([...classes, ...customPropertiesOf(snapshot).keys()])]
}

/** Distance in OKLab that rounding may cause in the same colour. */
const SAME = 0.006

interface KnownColors {
  readonly tool: Defaults
  readonly at: readonly Lab[]
}

const known = new Map<readonly Defaults[], readonly KnownColors[]>()

/** Defaults converted to OKLab, at the first call. */
function labsOf(tools: readonly Defaults[]): readonly KnownColors[] {
  const labs = known.get(tools) ?? tools.map((tool) => ({ tool, at: tool.hexes.map(labOf) }))
  known.set(tools, labs)
  return labs
}

/** The tool whose default a colour is; undefined when somebody chose it. */
export function defaultOf(color: Lab, painted: boolean, isUsed: UsedTools): Defaults | undefined {
  const found = nearIn(DEFAULTS, color, isUsed)
  return painted && found?.chosenWhenPainted ? undefined : found
}

/** The tool whose default a colour is that the page only declares. */
export function declaredDefaultOf(color: Lab): Defaults | undefined {
  return nearIn(DECLARED, color, () => true)
}

function nearIn(tools: readonly Defaults[], color: Lab, isUsed: UsedTools): Defaults | undefined {
  return labsOf(tools).find(({ tool, at }) => at.some((each) => apart(each, color) < SAME) && isUsed(tool))
    ?.tool
}
