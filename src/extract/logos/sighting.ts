import type { Element } from 'domhandler'

/** A picture that may be the brand's mark, before it is measured. */
export interface Mark {
  /** Absolute http(s) URL or `data:image/` URL. */
  readonly url: string
  /** `mark`: shown or declared as the logo; `icon`: declared for tabs and home screens. */
  readonly kind: 'mark' | 'icon'
  /** Where the page shows it; undefined for what is only declared. */
  readonly element?: Element
  /** Media condition it is shown under. */
  readonly media?: string
  /** Side in pixels that the declaration gives; 0 when it gives none. */
  readonly side?: number
}
