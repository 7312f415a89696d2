import { HOSTED_PAGES as SERVICES } from '../data/vendors/hosted-pages.ts'
import type { LinkKind } from '../model/values.ts'
import type { Domains } from './hosts.ts'
import { domainsOf } from './social/index.ts'

const servicesFor = (...kinds: readonly string[]): Domains =>
  new Set(SERVICES.flatMap(([domain, own]) => (kinds.some((kind) => own.includes(kind)) ? [domain] : [])))

/** Services whose sign-in pages other firms use for their customers. */
export const IDENTITY_SERVICES = servicesFor('identity')

/** Services that host a key page for others, in a path or a subdomain of the customer. */
export const HOSTED_PAGES: Partial<Readonly<Record<LinkKind, Domains>>> = {
  careers: servicesFor('careers'),
  blog: servicesFor('blog'),
  terms: servicesFor('terms'),
  privacy: servicesFor('privacy'),
  contact: servicesFor('contact'),
  login: servicesFor('login', 'identity'),
  signup: servicesFor('signup'),
}

/** Large firms whose legal pages also apply to their products and projects with other names. */
export const OWNERS = servicesFor('owner')

/**
 * Firms whose services many sites embed: maps, videos, captchas. Notices beside these services link to legal
 * pages of the firms.
 */
export const EMBEDDED_FIRMS: readonly string[] = [
  ...servicesFor('embedded'),
  ...domainsOf('youtube', 'facebook', 'x', 'instagram'),
]
