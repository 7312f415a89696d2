import { listOf } from './setting.ts'

const isDomain = (value: unknown) =>
  typeof value === 'string' && /^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(value) && value.length <= 253
const DOMAINS = 'a list of domains in lower case, such as ["example.com"]'

/** Which hosts of e-mail addresses identify no company, beside the lists that come with the package. */
export const EMAIL = {
  /** Hosts, including their subdomains, at which everybody can have an address. */
  free: listOf<string>([], DOMAINS, isDomain),
  /** Hosts, including their subdomains, of disposable addresses. */
  disposable: listOf<string>([], DOMAINS, isDomain),
  /** Hosts that belong to a company, even when the lists contain them. */
  allowed: listOf<string>([], DOMAINS, isDomain),
}
