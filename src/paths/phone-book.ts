import type { PhoneBook } from '../directory/transaction/index.ts'
import type { DirectorySource } from '../model/directory.ts'

export interface PhoneBookPorts {
  /** Returns the domains at which a number (E.164) was found, with at least this confidence (0 to 1). */
  readonly domainsOfPhone: (phone: string, confidence: number) => Promise<readonly string[]>
  readonly directory: DirectorySource
}

/** A number whose only evidence is the text of a page has a lower confidence, and may belong to anybody. */
const LEAST_CONFIDENCE = 0.5
/** A shorter number is a short code, or lacks its area code. */
const FEWEST_DIGITS = 10

/**
 * Finds the owners of telephone numbers in the records of sites that were looked up. A number belongs to a
 * company if it is only on the sites of this company. A number of several companies belongs to an agency, a
 * platform or a franchise, and identifies no company.
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

/** Returns the possible numbers in E.164. Statements in North America leave out the country code. */
function numbersOf(digits: string): readonly string[] {
  const international = [`+${digits.replace(/^00/, '')}`]
  return digits.length === 10 ? [...international, `+1${digits}`] : international
}
