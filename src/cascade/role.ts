import { byName } from '../model/by-name.ts'
import type { ElementNode } from './selectors/tree.ts'

const BY_TAG = byName<string>({
  button: 'button',
  summary: 'button',
  nav: 'navigation',
  main: 'main',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
})

const BUTTON_INPUTS: ReadonlySet<string> = new Set(['button', 'submit', 'reset', 'image'])

/** A `header` or `footer` inside one of these is not a landmark (HTML Accessibility API Mappings). */
const SECTIONS: ReadonlySet<string> = new Set(['article', 'aside', 'main', 'nav', 'section'])

/** Returns the first token of `role`, else the implicit role of links, buttons, headings and landmarks. */
export function roleOf(node: ElementNode): string | null {
  const { attribs } = node.element
  const written = attribs.role?.trim().toLowerCase().split(/\s+/)[0]
  if (written) return written
  if ((node.tag === 'a' || node.tag === 'area') && attribs.href !== undefined) return 'link'
  if (node.tag === 'input') return BUTTON_INPUTS.has(attribs.type?.toLowerCase() ?? '') ? 'button' : null
  if (node.tag === 'header' || node.tag === 'footer') {
    if (isInSection(node)) return null
    return node.tag === 'header' ? 'banner' : 'contentinfo'
  }
  return BY_TAG[node.tag] ?? null
}

function isInSection(node: ElementNode): boolean {
  for (let at = node.parent; at; at = at.parent) if (SECTIONS.has(at.tag)) return true
  return false
}
