import type { ForgottenSite } from '../../model/maintenance.ts'
import type { Sql } from './sql.ts'

/** The parameters of the conditions in `kept.ts` for a domain. */
export interface Naming {
  readonly domain: string
  /** A LIKE pattern for hosts below the domain; null for a public suffix, whose hosts have other owners. */
  readonly below: string | null
  /** A regular expression for the domain as a host in a text, and not as a part of another name. */
  readonly pattern: string
}

/** Letters and digits in the expressions of JavaScript, which SQLite calls, and of PostgreSQL. */
const WORDS = { sqlite: '\\p{L}\\p{N}', postgres: '[:alnum:]' } as const

export function namingOf({ domain, unicode, isSuffix }: ForgottenSite, kind: Sql['kind']): Naming {
  const word = WORDS[kind]
  const names = [domain, unicode].map((name) => name.replaceAll('.', '\\.')).join('|')
  const before = isSuffix ? `(?<![${word}_.-])(?:www\\.)?` : `(?<![${word}_-])`
  const pattern = `${before}(?:${names})(?![${word}_-]|\\.[${word}])`
  return { domain, below: isSuffix ? null : `%.${domain.replaceAll('_', '\\_')}`, pattern }
}
