import type { Element } from 'domhandler'

/** A picture that may be the brand's logo, before its file is judged. */
export interface Mark {
  /** Absolute http(s) URL or `data:image/` URL. */
  readonly url: string
  /** `mark` when shown or declared as the logo, `icon` when for tabs and home screens. */
  readonly kind: 'mark' | 'icon'
  /** The element that shows the picture; absent when the picture is only declared. */
  readonly element?: Element
  /** Media condition under which the picture is shown. */
  readonly media?: string
  /** Side in pixels that the declaration states; 0 when it states none. */
  readonly side?: number
}

/** Shortens an address for evidence: only the beginning of a `data:` URL is shown. */
export function describeUrl(url: string): string {
  return url.startsWith('data:') ? `${url.slice(0, url.indexOf(',') + 1)}…` : url
}
