import { type ChildNode, type Document, type Element, isTag, isText, type ParentNode } from 'domhandler'
import { groupedBy } from '../../model/keyed.ts'

/** Elements that may have a shadow root (DOM, "valid shadow host name"); among them are all with a hyphen. */
const HOSTS =
  /^(?:article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span|[a-z][^\s]*-[^\s]*)$/

const hosts = new WeakMap<Element, Element>()

/** Returns the host in whose shadow root a `style` or `link` was; undefined for the document's own. */
export function shadowHostOf(sheet: Element): Element | undefined {
  return hosts.get(sheet)
}

/**
 * Replaces the children of each shadow host by its declarative shadow root (`<template shadowrootmode>`),
 * with slotted children in their slots: the flat tree, as documents from the browser have it.
 */
export function composeShadows(document: Document): void {
  const open: ParentNode[] = [document]
  for (let parent = open.pop(); parent; parent = open.pop()) {
    const template = isTag(parent) ? shadowTemplate(parent) : undefined
    if (template && isTag(parent)) compose(parent, template)
    for (const child of parent.children) if (isTag(child) && child.name !== 'template') open.push(child)
  }
}

function shadowTemplate(host: Element): Element | undefined {
  if (!HOSTS.test(host.name)) return undefined
  return host.children
    .filter(isTag)
    .find(
      ({ name, attribs }) => name === 'template' && /^(?:open|closed)$/i.test(attribs.shadowrootmode ?? ''),
    )
}

function compose(host: Element, template: Element): void {
  const light = slottedOf(host.children.filter((child) => child !== template))
  const content = template.children.flatMap((child) =>
    'children' in child && !isTag(child) ? child.children : [child],
  )
  adopt(host, content)
  const open: ChildNode[] = [...content].reverse()
  for (let node = open.pop(); node; node = open.pop()) {
    if (!isTag(node)) continue
    if (/^(?:style|link)$/.test(node.name)) hosts.set(node, host)
    const name = node.attribs.name ?? ''
    const assigned = node.name === 'slot' ? light.get(name) : undefined
    // The first slot of a name takes the children assigned to it. One without any shows its own content.
    if (assigned) {
      adopt(node, assigned)
      light.delete(name)
    } else for (let at = node.children.length - 1; at >= 0; at--) open.push(node.children[at] as ChildNode)
  }
}

function slottedOf(children: readonly ChildNode[]): Map<string, ChildNode[]> {
  const slotted = children.filter((child) => isTag(child) || isText(child))
  return groupedBy(slotted, (child) => (isTag(child) ? (child.attribs.slot ?? '') : ''))
}

function adopt(parent: Element, children: ChildNode[]): void {
  parent.children = children
  for (const [at, child] of children.entries()) {
    child.parent = parent
    child.prev = children[at - 1] ?? null
    child.next = children[at + 1] ?? null
  }
}
