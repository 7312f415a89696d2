import type { Element } from 'domhandler'
import { absoluteUrl, parsedUrl } from '../../../formats/url.ts'
import { byName } from '../../../model/by-name.ts'
import { foldSpace } from '../../../snapshot/dom.ts'
import { shownSource } from '../../../snapshot/marks/images.ts'
import { escapeText } from './xhtml.ts'

export interface AttributeStyle {
  /** The base URL of the page's relative URLs. */
  readonly base: string
  /** Cut `data:` URLs of pictures after their type. */
  readonly shortenBase64Images: boolean
}

/** Attributes that Markdown can express. `class` names the language of code. */
const KEPT = byName<'target' | 'picture' | 'text'>({
  href: 'target',
  src: 'picture',
  alt: 'text',
  title: 'text',
  start: 'text',
  class: 'text',
  align: 'text',
})

/** Returns the attributes of an element as HTML, with absolute and harmless URLs only. */
export function attributesOf(element: Element, { base, shortenBase64Images }: AttributeStyle): string {
  const { attribs } = element
  const picture = element.name === 'img' ? shownSource(element, base) : undefined
  const isCell = element.name === 'td' || element.name === 'th'
  const align = isCell ? ALIGN.exec(attribs.style ?? '')?.[1]?.toLowerCase() : undefined
  return Object.entries(KEPT)
    .flatMap(([name, kind]) => {
      const raw = (kind === 'picture' && picture) || (name === 'align' && align) || attribs[name]
      if (raw === undefined) return []
      const value =
        kind === 'text' ? foldSpace(raw) : (absoluteUrl(raw, base) ?? harmless(raw, HARMLESS[kind]))
      const told = shortenBase64Images && kind === 'picture' ? value?.replace(DATA, '$1...') : value
      return told ? ` ${name}="${escapeText(told)}"` : []
    })
    .join('')
}

/** Schemes besides HTTP. `javascript:` and `data:` can run the author's code. */
const HARMLESS = {
  target: /^(?:mailto|tel|sms):/,
  picture: /^data:image\//i,
} as const

/**
 * Returns the reference if its scheme is allowed. It is parsed as in a browser, which ignores control
 * characters that could hide the scheme.
 */
function harmless(reference: string, schemes: RegExp): string | undefined {
  const href = parsedUrl(reference)?.href ?? ''
  return schemes.test(href) ? href : undefined
}

const ALIGN = /(?:^|;)\s*text-align\s*:\s*(left|center|right)/i

const DATA = /^(data:[^,]{1,100},)[\s\S]+$/i
