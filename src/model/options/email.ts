import { listOf } from './setting.ts'

const isDomain = (value: unknown) =>
  typeof value === 'string' && /^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(value) && value.length <= 253
const DOMAINS = 'a list of domains in lower case, such as ["example.com"]'

/** Which hosts of e-mail addresses tell no company, beside the lists that come with the package. */
export const EMAIL = {
  /** Hosts, and names below them, at which everybody can have an address. */
  free: listOf<string>([], DOMAINS, isDomain),
  /** Hosts, and names below them, of addresses that are thrown away. */
  disposable: listOf<string>([], DOMAINS, isDomain),
  /** Hosts that are those of a company, whatever the lists say. */
  allowed: listOf<string>([], DOMAINS, isDomain),
}
