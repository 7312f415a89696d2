import { SOURCE_HOSTS } from '../../data/vendors/source-hosts.ts'
import type { BusinessSign } from '../../industry/rank.ts'
import { CART_LABEL, CART_SLUGS } from '../../lexicon/commerce/carts.ts'
import { wholeText, words } from '../../lexicon/pattern.ts'
import { linksOf, type PageLink } from '../../snapshot/links.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'

/*
 * Finds signs of a business in the structure of a page: a shop has a cart, a software project links to its
 * source code.
 */

/** Only this many links are read, because the links of interest come early. */
const MAX_LINKS = 400

/** Returns the kinds of business that the links of a page show. */
export function signsOn(snapshot: Snapshot): readonly BusinessSign[] {
  const links = linksOf(snapshot).slice(0, MAX_LINKS).map(toAddress)
  const isShop = links.some(({ slug, label }) => CART_SLUGS.has(slug) || CART_LABEL.test(label))
  const isSoftware =
    links.some(({ host }) => HOSTS_OF_SOURCES.has(host)) &&
    links.some(({ label }) => MANUAL_LABEL.test(label))
  return [...(isShop ? (['shop'] as const) : []), ...(isSoftware ? (['software'] as const) : [])]
}

interface Address {
  readonly host: string
  /** The last part of the link's path, without its file extension, in lower case. */
  readonly slug: string
  /** The text of the link, without numbers. */
  readonly label: string
}

function toAddress({ url, text }: PageLink): Address {
  const { host, pathname } = new URL(url)
  const [last = ''] = pathname.toLowerCase().split('/').filter(Boolean).slice(-1)
  const label =
    text.length > MAX_LABEL
      ? ''
      : text
          .replace(/[\d()[\]{}:·|]+/g, ' ')
          .replace(/\s+/g, ' ')
          .trim()
  return { host: host.replace(/^www\./, ''), slug: last.replace(/\.\w{2,5}$/, ''), label }
}

const MAX_LABEL = 40

const HOSTS_OF_SOURCES: ReadonlySet<string> = new Set(SOURCE_HOSTS)

/** Matches links of software sites beside that to their code, which makers of themes get, too. */
const MANUAL_LABEL = wholeText(
  words(`docs documentation api changelog`)
    .concat(['api reference', 'api docs', 'release notes', 'releases', 'install', 'installation', 'download'])
    .concat(['downloads', 'getting started', 'get started', 'quick start', 'issue tracker', 'source code']),
)
