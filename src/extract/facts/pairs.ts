import { type Element, isTag, isText } from 'domhandler'
import type { Fact } from '../../model/facts.ts'
import { foldSpace, select, selectorOf } from '../../snapshot/dom.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { visibleText } from '../../snapshot/text.ts'

/** A longer text is not a label. */
const MAX_LABEL_CHARS = 40
const MAX_VALUE_CHARS = 200
const MAX_PAIRS = 1500
const OTHERS = 'h1, h2, h3, h4, h5, h6, a, button, input, select, form, table, dl'

/** Makes facts of two parts of a box, and of a bold word with the text after it. */
export function pairFacts(snapshot: Snapshot): Fact[] {
  const boxes = select(snapshot, 'body div, body li, body p').flatMap((box): Fact[] => {
    const parts = box.children.filter((node) =>
      isTag(node) ? node.name !== 'br' : isText(node) && node.data.trim() !== '',
    )
    const [first, second] = parts
    if (parts.length !== 2 || !first || !second || !isTag(first)) return []
    const isBold = first.name === 'strong' || first.name === 'b'
    if (isText(second) ? !isBold : !isTag(second) || isListOrLink(snapshot, first)) return []
    const label = foldSpace(visibleText(first)).replace(/\s*[:：]$/u, '')
    const value = foldSpace(visibleText(second)).replace(/^[:：–-]\s*/u, '')
    return isPair(label, value) ? [{ kind: 'label', label, values: [value], where: selectorOf(box) }] : []
  })
  return boxes.slice(0, MAX_PAIRS)
}

function isListOrLink(snapshot: Snapshot, label: Element): boolean {
  return OTHERS.split(', ').includes(label.name) || select(snapshot, OTHERS, label).length > 0
}

function isPair(label: string, value: string): boolean {
  return (
    label !== '' &&
    label.length <= MAX_LABEL_CHARS &&
    /\p{L}/u.test(label) &&
    !/[.!?。]$/u.test(label) &&
    value !== '' &&
    value.length <= MAX_VALUE_CHARS
  )
}
