import { PLATFORMS } from '../data/vendors/platforms.ts'
import type { Domains } from './hosts.ts'

export const PLATFORM_DOMAINS: Domains = new Set(PLATFORMS.flatMap(({ domains }) => domains))
