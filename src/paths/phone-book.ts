import type { PhoneBook } from '../directory/transaction/index.ts'
import type { DirectorySource } from '../model/directory.ts'

export interface PhoneBookPorts {
  /** The domains at which a number (E.164) was found, with at least this confidence (0 to 1). */
  readonly domainsOfPhone: (phone: string, confidence: number) => Promise<readonly string[]>
  readonly directory: DirectorySource
}

/** A number that a page has somewhere in its text may be anybody's. */
const LEAST_CONFIDENCE = 0.5
/** Shorter ones are short codes, or lack their area. */
const FEWEST_DIGITS = 10

/**
 * Whose telephone numbers are, learned from the records of sites that were looked up. A number belongs to a
 * company when it was found at its sites alone: one that two companies have is that of an agency, of a
 * platform or of a franchise, and tells none.
 */
export function createPhoneBook({ domainsOfPhone, directory }: PhoneBookPorts): PhoneBook {
  const ownerOf = async (domain: string) => (await directory.companyOf(domain))?.domain ?? domain
  return async (digits) => {
    if (digits.length < FEWEST_DIGITS) return undefined
    const found = await Promise.all(numbersOf(digits).map((one) => domainsOfPhone(one, LEAST_CONFIDENCE)))
    const owners = new Set(await Promise.all(found.flat().map(ownerOf)))
    const [owner] = owners
    return owners.size === 1 ? owner : undefined
  }
}

/** What the digits may be in E.164: statements of North America leave its code out. */
function numbersOf(digits: string): readonly string[] {
  const international = [`+${digits.replace(/^00/, '')}`]
  return digits.length === 10 ? [...international, `+1${digits}`] : international
}
