/** The site to look up. */
export interface Handle {
  readonly domain: string
}

export interface PageHandle {
  readonly url: string
}

/** One web site, resolved from a handle. All host names are lower-case ASCII (punycode). */
export interface Site {
  /** The text of the caller. */
  readonly input: string
  /**
   * The key that identifies the site everywhere in blazon: the host without a leading `www.`, such as
   * `example.com` or `docs.example.com`.
   */
  readonly domain: string
  /**
   * Registrable domain by the Public Suffix List (private section included), such as `example.com`. A suffix
   * that is a site itself, such as `gov.uk`, is its own registrable domain.
   */
  readonly registrable: string
  /** The first label of the registrable domain, such as `example`. */
  readonly label: string
  /** `domain` in Unicode, such as `bücher.example`. */
  readonly unicode: string
}

/**
 * The class of a captured page. Only a `brand` page is described; every other class is a reason to refuse it.
 * `redirected`: the domain sends visitors to the domain of another organisation.
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

/** The reason, for each class, why a page is not described. */
export const WHY_REFUSED: Readonly<Record<Exclude<PageClass, 'brand'>, string>> = {
  blocked: 'The website refuses automatic visits',
  login_wall: 'The website shows only a login page',
  parked: 'The domain is parked or for sale',
  empty: 'The website shows an empty page',
  under_construction: 'The website is under construction',
  error_page: 'The website shows an error page',
  redirected: "The domain sends its visitors to another organisation's website",
}

/** The class of a page, with its reasons: each is a sentence, or a quotation from the page. */
export interface Verdict {
  readonly class: PageClass
  readonly evidence: readonly string[]
}
