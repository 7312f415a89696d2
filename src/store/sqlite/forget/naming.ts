import type { Database } from 'better-sqlite3'
import type { ForgottenSite } from '../../../model/maintenance.ts'

/** A domain as the parameters of the conditions in `kept.ts`. */
export interface Naming {
  readonly domain: string
  /**
   * The ending of hosts below the domain; null for a public suffix, whose hosts are sites of other owners.
   */
  readonly below: string | null
  /** A pattern of the domain as a host in a text, and not as a part of another name. */
  readonly pattern: string
}

export function namingOf({ domain, unicode, isSuffix }: ForgottenSite): Naming {
  const names = [domain, unicode].map((name) => name.replaceAll('.', '\\.')).join('|')
  const before = isSuffix ? '(?<![\\p{L}\\p{N}_.-])(?:www\\.)?' : '(?<![\\p{L}\\p{N}_-])'
  const pattern = `${before}(?:${names})(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])`
  return { domain, below: isSuffix ? null : `.${domain}`, pattern }
}

/** Makes `is_named(pattern, text)` known to SQL. */
export function addIsNamed(db: Database): void {
  let [source, expression] = ['', /$/]
  db.function('is_named', (pattern: unknown, text: unknown) => {
    if (pattern !== source) {
      source = String(pattern)
      expression = new RegExp(source, 'iu')
    }
    return Number(typeof text === 'string' && expression.test(text))
  })
}
