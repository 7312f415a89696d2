/** What a handle resolves to: one web site. All host names are lower-case ASCII (punycode). */
export interface Site {
  /** The text that was given. */
  readonly input: string
  /** Key of the site everywhere: the host without a leading `www.`, such as `example.com` or `docs.example.com`. */
  readonly domain: string
  /** Registrable domain by the Public Suffix List (private section included), such as `example.com`. */
  readonly registrable: string
  /** Label before the public suffix, such as `example`. */
  readonly label: string
  /** `domain` in its own script, such as `bücher.example`. */
  readonly unicode: string
}

/**
 * What a captured page is. Only a `brand` page is described; every other class is a result of its own.
 * `redirected`: the domain sends visitors to another organisation's domain.
 */
export type PageClass =
  | 'brand'
  | 'blocked'
  | 'login_wall'
  | 'parked'
  | 'empty'
  | 'under_construction'
  | 'error_page'
  | 'redirected'

/** The class with the reasons for it, each one readable sentence or quoted sign. */
export interface Verdict {
  readonly class: PageClass
  readonly evidence: readonly string[]
}
