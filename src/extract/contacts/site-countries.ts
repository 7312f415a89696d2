import { readPhone } from '../../formats/text/phone.ts'
import { countryName, countryOfHost, countryOfLanguage, countryStated } from '../../lexicon/countries.ts'
import { select } from '../../snapshot/dom.ts'
import { view } from '../../snapshot/memo.ts'
import { langOf } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { textsOf } from '../../snapshot/structured/item.ts'
import { thingsOf } from '../../snapshot/structured/structured.ts'

/** Countries of the site, as ISO 3166-1 alpha-2, declared ones before those of the language. */
export const countriesOf = view((snapshot: Snapshot): readonly string[] => {
  const [language = '', region] = (langOf(snapshot) ?? '').split('-')
  const code = region?.length === 2 ? region.toUpperCase() : undefined
  return [
    ...new Set(
      [
        countryOfHost(snapshot.site.domain),
        ...declared(snapshot),
        // English with a region, such as `en-US`, is often the default of a template, so telephone links come
        // first.
        ...(language.toLowerCase() === 'en' ? [...dialled(snapshot), code] : [code, ...dialled(snapshot)]),
        countryOfLanguage(language),
      ].filter((country): country is string => country !== undefined && countryName(country) !== undefined),
    ),
  ]
})

/**
 * Countries that only the language suggests, on a site whose domain belongs to another country. A telephone
 * number counts as a number of such a country only with a further sign.
 */
export const foreignCountriesOf = view((snapshot: Snapshot): ReadonlySet<string> => {
  const host = countryOfHost(snapshot.site.domain)
  const [language = '', region] = (langOf(snapshot) ?? '').split('-')
  const spoken = [countryOfLanguage(language), region?.toUpperCase()]
  const stated = [host, ...declared(snapshot), ...dialled(snapshot)]
  return new Set(host ? spoken.flatMap((code) => (code && !stated.includes(code) ? [code] : [])) : [])
})

function declared(snapshot: Snapshot): (string | undefined)[] {
  return thingsOf(snapshot).flatMap(({ item }) => textsOf(item, 'addressCountry').map(countryStated))
}

function dialled(snapshot: Snapshot): (string | undefined)[] {
  return select(snapshot, 'a[href]').flatMap(({ attribs }) => {
    const number = attribs.href?.match(/^tel:\s*((?:\+|%2b)[^?;]+)/i)?.[1]?.replace(/%2b/i, '+')
    return number ? [readPhone(number)?.country] : []
  })
}
