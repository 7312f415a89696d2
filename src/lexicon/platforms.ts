import { PLATFORMS } from '../data/vendors/platforms.ts'
import type { Domains } from './hosts.ts'

/** The domains of all platforms. */
export const PLATFORM_DOMAINS: Domains = new Set(PLATFORMS.flatMap(({ domains }) => domains))
