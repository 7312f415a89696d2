import { NETWORKS as TABLE } from '../../data/vendors/networks.ts'
import { branches } from '../pattern.ts'
import type { Network } from './patterns.ts'

/** Matches the end of a path: a slash, a query, or nothing. */
const END = '/?(?:[?#].*)?$'

export const NETWORKS: readonly Network[] = TABLE.map(({ profiles, ...network }) => ({
  ...network,
  profiles: profiles.map(({ path, isOpen, ...profile }) => ({
    ...profile,
    path: new RegExp(`^${branches([path])}${isOpen ? '' : END}`, 'i'),
  })),
}))
