import { MORE_SHARED_HOSTS } from '../data/vendors/shared-hosts.ts'
import type { Domains } from './hosts.ts'
import { words } from './pattern.ts'
import { SOCIAL_DOMAINS } from './social/index.ts'

/** Domains in examples, which are placeholders. */
export const PLACEHOLDER_HOSTS: Domains = new Set(
  words('example.com example.org example.net localhost.localdomain'),
)

/** Domains on which many people have pages. An address there identifies only the domain's own company. */
export const SHARED_HOSTS: Domains = new Set([...SOCIAL_DOMAINS, ...MORE_SHARED_HOSTS, ...PLACEHOLDER_HOSTS])
