import { MAIL_HOSTS } from '../data/vendors/mail-hosts.ts'
import type { Domains } from './hosts.ts'

const hostsOf = (kind: (typeof MAIL_HOSTS)[number][1]): Domains =>
  new Set(MAIL_HOSTS.flatMap(([host, own]) => (own === kind ? [host] : [])))

/** Mail hosts at which everybody can have an address: free ones, and those of access providers. */
export const FREE_MAIL = hostsOf('free')

/** Free mail hosts that the lists of such hosts lack. */
export const FURTHER_FREE_MAIL = hostsOf('further')

/** Hosts of addresses that forward to a hidden address, or that stand for a user of a platform. */
export const RELAY_MAIL = hostsOf('relay')

/** Hosts of disposable addresses that the lists lack. */
export const FURTHER_DISPOSABLE = hostsOf('disposable')

/** Companies and authorities with addresses of their own people, which lists of free hosts have. */
export const COMPANY_MAIL = hostsOf('company')
