/** Mail hosts that identify no company: hosts of free, disposable and forwarding addresses. */

import { createRequire } from 'node:module'
import { type Domains, isWithin } from '../../lexicon/hosts.ts'
import {
  COMPANY_MAIL,
  FREE_MAIL,
  FURTHER_DISPOSABLE,
  FURTHER_FREE_MAIL,
  RELAY_MAIL,
} from '../../lexicon/mail-hosts.ts'
import { once } from '../../model/keyed.ts'

export type MailKind = 'free' | 'disposable' | 'relay'

/** The operator's additions: registrable domains or hosts, in lower case. */
export interface MailRules {
  readonly free: readonly string[]
  readonly disposable: readonly string[]
  /** These hosts are accepted even when the lists contain them. */
  readonly allowed: readonly string[]
}

/** A mail host, and its registrable domain. Hosts above the registrable domain are public suffixes. */
export interface MailHost {
  readonly host: string
  readonly registrable: string
}

interface Lists {
  readonly free: Domains
  readonly disposable: Domains
}

/** Returns the kind of a mail host; undefined when its addresses belong to the company of its domain. */
export async function mailKindOf(at: MailHost, rules: MailRules): Promise<MailKind | undefined> {
  const names = namesOf(at)
  const isIn = (list: Iterable<string>) => {
    const domains = list instanceof Set ? list : new Set(list)
    return names.some((name) => domains.has(name))
  }
  if (isIn(rules.allowed)) return undefined
  if (isIn(rules.free)) return 'free'
  if (isIn(rules.disposable) || isIn(FURTHER_DISPOSABLE)) return 'disposable'
  if (isIn(RELAY_MAIL)) return 'relay'
  if (isWithin(at.registrable, FREE_MAIL) || isWithin(at.host, FURTHER_FREE_MAIL)) return 'free'
  if (isIn(COMPANY_MAIL)) return undefined
  const { free, disposable } = await longLists()
  if (isIn(disposable)) return 'disposable'
  return isIn(free) ? 'free' : undefined
}

function namesOf({ host, registrable }: MailHost): readonly string[] {
  const below = host === registrable ? [] : host.slice(0, -registrable.length - 1).split('.')
  return [...below.map((_, at) => [...below.slice(at), registrable].join('.')), registrable]
}

/** Loads the long lists, which take time, when they are first needed. Most processes never need them. */
const longLists = once(async (): Promise<Lists> => {
  const require = createRequire(import.meta.url)
  const { MORE_FREE_MAIL } = await import('../../data/vendors/mail-hosts-free.ts')
  // Entries with wildcards are treated like other entries, because all hosts below any entry count as
  // disposable.
  const exact = require('disposable-email-domains') as readonly string[]
  const wildcards = require('disposable-email-domains/wildcard.json') as readonly string[]
  return { free: new Set(MORE_FREE_MAIL), disposable: new Set([...exact, ...wildcards]) }
})
