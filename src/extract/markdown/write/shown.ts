import { type Element, isTag } from 'domhandler'
import { absoluteUrl } from '../../../formats/url.ts'
import type { AttributeStyle } from './attributes.ts'
import { CLASSES } from './classes.ts'
import { boxOf } from './tasks.ts'
import { escapeText } from './xhtml.ts'

interface Writer {
  readonly style: AttributeStyle
  /** Checkboxes that are already written. */
  readonly boxed: ReadonlySet<Element>
}

/** Writers for elements that are not text: a link for an iframe, a box for a task's checkbox. */
export const SHOWN: ReadonlyMap<string, (writer: Writer, element: Element) => string | undefined> = new Map(
  Object.entries({
    iframe: ({ style }: Writer, { attribs }: Element) => {
      const url = absoluteUrl(attribs.src ?? attribs['data-src'], style.base)
      const isHidden = [attribs.width, attribs.height].some((side) => /^[01](?:px)?$/.test(side ?? ''))
      if (!url || isHidden || 'hidden' in attribs || HIDDEN.test(attribs.style ?? '')) return undefined
      const label = attribs.title?.trim() || attribs['aria-label']?.trim() || new URL(url).hostname
      return `<p class="${CLASSES.embed}"><a href="${escapeText(url)}">${escapeText(label)}</a></p>`
    },
    input: ({ boxed }: Writer, box: Element) => {
      if (boxed.has(box)) return ''
      const isInItem = box.parent && isTag(box.parent) && box.parent.name === 'li'
      return box.attribs.type?.toLowerCase() === 'checkbox' && isInItem ? boxOf(box) : undefined
    },
  }),
)

const HIDDEN =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|(?:width|height)\s*:\s*[01](?:px)?\s*(?:;|$))/i
