import type { Address } from '../../../model/values.ts'

/** Streets that site builders and themes put into their templates, each from its beginning. By hand, by builder. */
const STREETS: readonly RegExp[] = [
  // Wix
  /^500 terry (?:a\.? )?(?:fran[cç]ine|fran[cç]ois)(?!\p{L})/iu,
  // Squarespace
  /^123 (?:demo|street) (?:street|st|avenue|ave)(?!\p{L})/iu,
  // Canva and the many others
  /^\d{2,5} (?:anywhere|example|sample|fake|your) (?:street|st|road|rd|avenue|ave)(?!\p{L})/iu,
  /^(?:\d{2,5} )?(?:your street|street (?:name|address))(?!\p{L})/iu,
  /^(?:muster|beispiel)(?:straße|strasse|str\.|weg|allee)(?!\p{L})/iu,
]

/** Towns that are nowhere. */
const TOWNS =
  /^(?:any ?(?:town|city)|your (?:town|city)|city name|muster(?:stadt|ort|hausen)|beispielstadt)$/iu

/** True of an address that came with a template and says where nobody is. */
export function isFromTemplate({ street = '', city = '' }: Address): boolean {
  return TOWNS.test(city) || STREETS.some((form) => form.test(street))
}
