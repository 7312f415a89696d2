import { MORE_SHARED_HOSTS } from '../data/vendors/shared-hosts.ts'
import type { Domains } from './hosts.ts'
import { words } from './pattern.ts'
import { SOCIAL_DOMAINS } from './social/index.ts'

/** Placeholders for a domain in examples. */
export const PLACEHOLDER_HOSTS: Domains = new Set(
  words('example.com example.org example.net localhost.localdomain'),
)

/**
 * Domains at which many have a page of their own: an address there identifies no owner, except the company
 * that runs the domain.
 */
export const SHARED_HOSTS: Domains = new Set([...SOCIAL_DOMAINS, ...MORE_SHARED_HOSTS, ...PLACEHOLDER_HOSTS])
