import { readPhone } from '../../formats/phone.ts'
import { select } from '../../snapshot/dom.ts'
import { textsOf } from '../../snapshot/item.ts'
import { view } from '../../snapshot/memo.ts'
import { langOf } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { thingsOf } from '../../snapshot/structured.ts'
import { countryName, countryOfHost, countryOfLanguage, countryStated } from './countries.ts'

/** Where the site may be at home by ISO 3166-1 alpha-2, likeliest first: what it declares before what its language suggests. */
export const countriesOf = view((snapshot: Snapshot): readonly string[] => {
  const [language = '', region] = (langOf(snapshot) ?? '').split('-')
  const code = region?.length === 2 ? region.toUpperCase() : undefined
  return [
    ...new Set(
      [
        countryOfHost(snapshot.site.domain),
        ...declared(snapshot),
        // English with a region is mostly what a template came with.
        ...(language.toLowerCase() === 'en' ? [...dialled(snapshot), code] : [code, ...dialled(snapshot)]),
        countryOfLanguage(language),
      ].filter((country): country is string => country !== undefined && countryName(country) !== undefined),
    ),
  ]
})

/** Countries that the language alone suggests on a site whose domain is another country's: its plain runs of digits are not dialled there. */
export const foreignCountriesOf = view((snapshot: Snapshot): ReadonlySet<string> => {
  const host = countryOfHost(snapshot.site.domain)
  const [language = '', region] = (langOf(snapshot) ?? '').split('-')
  const spoken = [countryOfLanguage(language), region?.toUpperCase()]
  const stated = [host, ...declared(snapshot), ...dialled(snapshot)]
  return new Set(host ? spoken.flatMap((code) => (code && !stated.includes(code) ? [code] : [])) : [])
})

/** Countries of the addresses in the structured data. */
function declared(snapshot: Snapshot): (string | undefined)[] {
  return thingsOf(snapshot).flatMap(({ item }) => textsOf(item, 'addressCountry').map(countryStated))
}

/** Countries of telephone links that say theirs. */
function dialled(snapshot: Snapshot): (string | undefined)[] {
  return select(snapshot, 'a[href]').flatMap(({ attribs }) => {
    const number = attribs.href?.match(/^tel:\s*((?:\+|%2b)[^?;]+)/i)?.[1]?.replace(/%2b/i, '+')
    return number ? [readPhone(number)?.country] : []
  })
}
