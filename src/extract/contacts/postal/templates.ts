import type { Address } from '../../../model/values.ts'

/** Streets in templates of site builders and themes, matched from the beginning. Collected by hand. */
const STREETS: readonly RegExp[] = [
  // Templates of Wix have this address.
  /^500 terry (?:a\.? )?(?:fran[cç]ine|fran[cç]ois)(?!\p{L})/iu,
  // Templates of Squarespace have this address.
  /^123 (?:demo|street) (?:street|st|avenue|ave)(?!\p{L})/iu,
  // Templates of Canva and many other builders have this address.
  /^\d{2,5} (?:anywhere|example|sample|fake|your) (?:street|st|road|rd|avenue|ave)(?!\p{L})/iu,
  /^(?:\d{2,5} )?(?:your street|street (?:name|address))(?!\p{L})/iu,
  /^(?:muster|beispiel)(?:straße|strasse|str\.|weg|allee)(?!\p{L})/iu,
]

const TOWNS =
  /^(?:any ?(?:town|city)|your (?:town|city)|city name|muster(?:stadt|ort|hausen)|beispielstadt)$/iu

export function isFromTemplate({ street = '', city = '' }: Address): boolean {
  return TOWNS.test(city) || STREETS.some((form) => form.test(street))
}
