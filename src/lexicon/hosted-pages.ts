import { HOSTED_PAGES as SERVICES } from '../data/vendors/hosted-pages.ts'
import type { LinkKind } from '../model/values.ts'
import type { Domains } from './hosts.ts'
import { domainsOf } from './social/index.ts'

const servicesFor = (...kinds: readonly string[]): Domains =>
  new Set(SERVICES.flatMap(([domain, own]) => (kinds.some((kind) => own.includes(kind)) ? [domain] : [])))

/** Services with sign-in pages for the customers of other firms. */
export const IDENTITY_SERVICES = servicesFor('identity')

/**
 * Services that hold a site's key page under their own name. An address there needs a path or a subdomain of
 * the customer's.
 */
export const HOSTED_PAGES: Partial<Readonly<Record<LinkKind, Domains>>> = {
  careers: servicesFor('careers'),
  blog: servicesFor('blog'),
  terms: servicesFor('terms'),
  privacy: servicesFor('privacy'),
  contact: servicesFor('contact'),
  login: servicesFor('login', 'identity'),
  signup: servicesFor('signup'),
}

/** Large firms whose products and projects under other names have the firm's legal pages. */
export const OWNERS = servicesFor('owner')

/**
 * Firms whose services other sites put into their pages: maps, videos, captchas. Notices beside these
 * services link to the legal pages of the firms.
 */
export const EMBEDDED_FIRMS: readonly string[] = [
  ...servicesFor('embedded'),
  ...domainsOf('youtube', 'facebook', 'x', 'instagram'),
]
