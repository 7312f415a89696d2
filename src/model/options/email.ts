import * as z from 'zod/mini'
import { listOf } from './setting.ts'

const DOMAIN = z.string().check(z.maxLength(253), z.regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/))
const DOMAINS = 'a list of domains in lower case, such as ["example.com"]'

/** Hosts of e-mail addresses that identify no company, in addition to the lists in the package. */
export const EMAIL = {
  /** Hosts, including their subdomains, at which everybody can have an address. */
  free: listOf([], DOMAINS, DOMAIN),
  /** Hosts, including their subdomains, of disposable addresses. */
  disposable: listOf([], DOMAINS, DOMAIN),
  /** Hosts that belong to a company, even when the lists contain them. */
  allowed: listOf([], DOMAINS, DOMAIN),
}
