/** Compares a merchant category code with the industries of a company. */

import type { Company } from '../../model/directory.ts'
import { industriesOf, naicsOfMcc } from '../industries.ts'
import type { Merchant } from './descriptors.ts'

export type Fit = 'same' | 'unlike' | 'unknown'

/** Codes of merchants of every kind, which never count against a company. */
const BROAD: ReadonlySet<string> = new Set(
  '5399 5999 7399 5311 5331 5818 7372 8999 9399 4829 6012 6051'.split(' '),
)

/** Returns `same` for the same first three digits, `unlike` when even the sectors differ. */
export function fitOf(mcc: string, company: Company | undefined, merchant: Merchant | undefined): Fit {
  if (merchant?.mccs.includes(mcc)) return 'same'
  const naics = naicsOfMcc(mcc)
  const ofMerchant = (merchant?.mccs ?? []).flatMap((code) => naicsOfMcc(code) ?? [])
  const known = [...(company ? industriesOf(company) : []), ...ofMerchant]
  if (naics === undefined || known.length === 0) return 'unknown'
  if (known.some((code) => code.slice(0, 3) === naics.slice(0, 3))) return 'same'
  if (BROAD.has(mcc) || known.some((code) => sector(code) === sector(naics))) return 'unknown'
  return 'unlike'
}

/**
 * Returns the sector of a code. Manufacturers, wholesalers and retailers of goods count as one sector, and
 * lodging, food and travel as another.
 */
function sector(naics: string): string {
  const two = naics.slice(0, 2)
  if (/^(?:3[123]|42|4[45])$/.test(two)) return 'goods'
  if (/^(?:48|49|72|56)$/.test(two)) return 'travel'
  return /^(?:51|54)$/.test(two) ? 'information' : two
}
