import { MAIL_HOSTS } from '../data/vendors/mail-hosts.ts'
import type { Domains } from './hosts.ts'

const hostsOf = (kind: (typeof MAIL_HOSTS)[number][1]): Domains =>
  new Set(MAIL_HOSTS.flatMap(([host, own]) => (own === kind ? [host] : [])))

/** Mail hosts at which anybody can have an address: free hosts, and hosts of internet providers. */
export const FREE_MAIL = hostsOf('free')

/** Free mail hosts that are missing in published lists of free mail hosts. */
export const FURTHER_FREE_MAIL = hostsOf('further')

/** Hosts of addresses that forward to a hidden address, or that belong to users of a platform. */
export const RELAY_MAIL = hostsOf('relay')

/** Hosts of disposable addresses that are missing in published lists of such hosts. */
export const FURTHER_DISPOSABLE = hostsOf('disposable')

/** Companies and authorities that lists of free hosts contain, although only their own people use them. */
export const COMPANY_MAIL = hostsOf('company')
