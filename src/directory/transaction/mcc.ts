/** Whether a merchant category code fits what a company does. */

import { MCC_NAICS } from '../../lexicon/mcc-naics.ts'
import { OSM_NAICS } from '../../lexicon/osm-naics.ts'
import type { Company } from '../../model/directory.ts'
import type { Merchant } from './descriptors.ts'

export type Fit = 'same' | 'unlike' | 'unknown'

const OSM = new Map(OSM_NAICS.map(({ key, value, naics }) => [`${key}=${value}`, naics]))
/** Codes of merchants of every kind: they never speak against a company. */
const BROAD: ReadonlySet<string> = new Set(
  '5399 5999 7399 5311 5331 5818 7372 8999 9399 4829 6012 6051'.split(' '),
)

const naicsOfMcc = (mcc: string) => MCC_NAICS.find(({ from, to }) => from <= mcc && mcc <= to)?.naics

/** `same`: one industry of three digits. `unlike`: not even one sector. */
export function fitOf(mcc: string, company: Company | undefined, merchant: Merchant | undefined): Fit {
  if (merchant?.mccs.includes(mcc)) return 'same'
  const naics = naicsOfMcc(mcc)
  const known = [...industriesOf(company), ...(merchant?.mccs ?? []).map(naicsOfMcc)].filter(
    (code) => code !== undefined,
  )
  if (naics === undefined || known.length === 0) return 'unknown'
  if (known.some((code) => code.slice(0, 3) === naics.slice(0, 3))) return 'same'
  if (BROAD.has(mcc) || known.some((code) => sector(code) === sector(naics))) return 'unknown'
  return 'unlike'
}

function industriesOf(company: Company | undefined): (string | undefined)[] {
  return (company?.categories ?? []).map(({ scheme, value }) => {
    if (scheme === 'naics') return value
    if (scheme === 'osm') return OSM.get(value)
    return scheme === 'mcc' ? naicsOfMcc(value) : undefined
  })
}

/** Manufacturers, wholesalers and retailers of a thing count as one, and so do lodging, food and travel. */
function sector(naics: string): string {
  const two = naics.slice(0, 2)
  if (/^(?:3[123]|42|4[45])$/.test(two)) return 'goods'
  if (/^(?:48|49|72|56)$/.test(two)) return 'travel'
  return /^(?:51|54)$/.test(two) ? 'information' : two
}
