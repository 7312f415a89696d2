import { type AnyNode, Element, isTag, isText, Text } from 'domhandler'
import { findAll, findOne, nextElementSibling, prependChild, textContent } from 'domutils'
import { addTo } from '../../../model/keyed.ts'
import { ancestors, foldSpace } from '../../../snapshot/dom.ts'
import { isInline } from '../content/blocks.ts'
import { replaceNodes } from './replace.ts'

/** Matches signs of tabs. A page without any of them has no labels that are separate from their panels. */
export const TAB_SIGNS = /\brole=["']?tab\b|\btype=["']?radio\b/i

type Tab = readonly [label: Element, panel: Element]

/** A longer text is not the label of a tab. */
const MAX_LABEL_CHARS = 60

/**
 * Moves the labels of tabs into their panels, as a bold line before the content. In a row above all panels,
 * it would be unclear which label belongs to which panel. A label without a panel with text is not moved.
 */
export function moveTabLabels(root: AnyNode): boolean {
  const labels = new Set<Element>()
  for (const [label, panel] of [...tabsByRole(root), ...tabsByRadio(root)]) {
    const text = foldSpace(textContent(label))
    if (labels.has(label) || !isLabel(label, text) || !isPanel(panel, text)) continue
    prependChild(panel, boldLine(text))
    labels.add(label)
  }
  replaceNodes(new Map([...labels].map((label) => [label, []])))
  return labels.size > 0
}

/**
 * A label without letters is left out, because it is a symbol that chooses a slide. A heading is left out,
 * because it is clearer than a bold line.
 */
const isLabel = (label: Element, text: string): boolean =>
  /\p{L}/u.test(text) &&
  text.length <= MAX_LABEL_CHARS &&
  findOne(({ name }) => HEADING.test(name), [label]) === null &&
  ![...ancestors(label)].some(({ name }) => name === 'nav' || HEADING.test(name))

const HEADING = /^h[1-6]$/

/** Whether an element has text that does not begin with the label itself. */
function isPanel(panel: Element, label: string): boolean {
  if (isInline(panel) || NO_PANELS.has(panel.name)) return false
  const text = firstText(panel.children)
  return text !== undefined && foldSpace(text) !== label
}

/** Elements that cannot hold a paragraph of their own. */
const NO_PANELS: ReadonlySet<string> = new Set('ul ol dl table tr p pre form body'.split(' '))

function firstText(nodes: readonly AnyNode[]): string | undefined {
  const open = [...nodes].reverse()
  for (let node = open.pop(); node; node = open.pop()) {
    if (isText(node) && node.data.trim() !== '') return node.data
    if (isTag(node)) open.push(...[...node.children].reverse())
  }
  return undefined
}

function boldLine(text: string): Element {
  const bold = new Element('strong', {}, [new Text(text)])
  const line = new Element('p', {}, [bold])
  for (const holder of [bold, line]) for (const child of holder.children) child.parent = holder
  return line
}

/**
 * Finds tabs by their roles. The ids of panels assign them to labels. Without ids, the panels must be beside
 * the row of labels, and as many as the labels.
 */
function tabsByRole(root: AnyNode): Tab[] {
  const all = findAll(({ attribs }) => 'role' in attribs || 'id' in attribs, [root])
  const byId = new Map(all.map((element) => [element.attribs.id ?? '', element]))
  const panels = all.filter(({ attribs }) => attribs.role === 'tabpanel')
  const byLabel = new Map(panels.map((panel) => [panel.attribs['aria-labelledby'] ?? '', panel]))
  const named = all.filter(isTab).flatMap((label): Tab[] => {
    const { attribs } = label
    const target = attribs['aria-controls'] ?? (attribs['data-bs-target'] ?? attribs.href)?.replace('#', '')
    const panel = (target && byId.get(target)) || (attribs.id && byLabel.get(attribs.id)) || undefined
    return panel && nextElementSibling(label) !== panel && isTabPanel(panel) ? [[label, panel]] : []
  })
  const rows = all.filter(({ attribs }) => attribs.role === 'tablist')
  return [...named, ...rows.flatMap(tabsBesideRow)]
}

const isTabPanel = ({ attribs }: Element): boolean =>
  attribs.role === 'tabpanel' || /(?:^|[\s_-])tab/i.test(attribs.class ?? '')

const isTab = ({ attribs }: Element): boolean => attribs.role === 'tab'

function tabsBesideRow(row: Element): Tab[] {
  const parts = row.children.filter(isTag)
  const labels = parts.flatMap((part) => [part, ...part.children].filter(isTag).find(isTab) ?? [])
  if (labels.length < 2) return []
  const beside = elementsAfter(row)
  const isOfRow = ({ attribs }: Element) => attribs.role === 'tabpanel'
  const panels = [beside, beside[0]?.children.filter(isTag) ?? []].map((all) => all.filter(isOfRow))
  return paired(labels, panels.find(({ length }) => length === labels.length) ?? [])
}

/**
 * Finds tabs without scripts: each label belongs to a radio button outside of a form, and its panel follows
 * directly, or all panels follow all labels.
 */
function tabsByRadio(root: AnyNode): Tab[] {
  const radios = findAll(({ name, attribs }) => name === 'input' && attribs.type === 'radio', [root])
  if (radios.length < 2) return []
  const groups = new Map(radios.map(({ attribs }) => [attribs.id ?? '', attribs.name ?? '']))
  const labels = new Map<string, Element[]>()
  for (const label of findAll(({ name, attribs }) => name === 'label' && 'for' in attribs, [root])) {
    const group = groups.get(label.attribs.for ?? '')
    if (group) addTo(labels, group, label)
  }
  return [...labels.values()].flatMap(tabsOfGroup)
}

function tabsOfGroup(labels: readonly Element[]): Tab[] {
  const [first] = labels
  const last = labels.at(-1)
  if (!first || !last || first === last || labels.some(({ parent }) => parent !== first.parent)) return []
  if ([...ancestors(first)].some(({ name }) => name === 'form' || name === 'fieldset')) return []
  const behind = labels.flatMap((label) => nextPast(label) ?? [])
  if (behind.length === labels.length && behind.every((panel) => !CONTROLS.has(panel.name)))
    return paired(labels, behind)
  const isRow = first.parent?.children.every((child) => !isTag(child) || CONTROLS.has(child.name))
  const after = elementsAfter(isRow && first.parent && isTag(first.parent) ? first.parent : last)
  const within = after[0]?.children.filter(isTag) ?? []
  return paired(labels, [within, after].find((all) => all.length === labels.length && isAlike(all)) ?? [])
}

const CONTROLS: ReadonlySet<string> = new Set(['input', 'label'])

const isAlike = (all: readonly Element[]): boolean =>
  new Set(all.map(({ name, attribs }) => `${name} ${attribs.class?.split(/\s/)[0] ?? ''}`)).size === 1

function nextPast(element: Element): Element | undefined {
  let next = nextElementSibling(element)
  while (next?.name === 'input') next = nextElementSibling(next)
  return next ?? undefined
}

function elementsAfter(element: Element): Element[] {
  const after: Element[] = []
  for (let next = nextPast(element); next; next = nextPast(next)) after.push(next)
  return after
}

const paired = (labels: readonly Element[], panels: readonly Element[]): Tab[] =>
  labels.flatMap((label, at): Tab[] => {
    const panel = panels[at]
    return panel ? [[label, panel]] : []
  })
