import type { Fact } from '../model/facts.ts'
import type { Finding } from '../model/finding.ts'
import { isFound } from '../model/finding.ts'
import type { BrandRecord } from '../model/record.ts'

export function recordFacts({
  domain,
  fields,
  stock,
}: Pick<BrandRecord, 'domain' | 'fields' | 'stock'>): Fact[] {
  const address = [fields.address].flatMap((finding) => (isFound(finding) ? [finding.value] : []))
  return [
    { kind: 'record', label: 'domain', values: [domain], where: 'record' },
    ...of('name', fields.name, (name) => [name], ['company name', 'brand name']),
    ...of('description', fields.description, (text) => [text], ['summary']),
    ...of('slogan', fields.slogan, (text) => [text]),
    ...of('email', fields.email, (email) => [email], ['contact email', 'general email']),
    ...of('phone', fields.phone, (phone) => [phone], ['contact phone']),
    ...of('address', fields.address, ({ street, postalCode, city, country }) => {
      const town = [postalCode, city].filter(Boolean).join(' ')
      return [[street, town, country].filter(Boolean).join(', ')]
    }),
    ...address.flatMap(
      ({ city = '', country = '', countryCode = '', postalCode = '', stateProvince = '', street = '' }) => [
        ...fact('address', 'city', [city]),
        ...fact('address', 'country', [country]),
        ...fact('address', 'country code', [countryCode]),
        ...fact('address', 'postal code', [postalCode], ['zip code', 'zip']),
        ...fact('address', 'street', [street]),
        ...fact('address', 'state', [stateProvince]),
      ],
    ),
    ...of('language', fields.language, (language) => [language]),
    ...of('logo', fields.logos, ([logo]) => [logo?.url ?? '']),
    ...of('color', fields.colors, (colors) => colors.map(({ hex }) => hex), ['brand color', 'palette']),
    ...of('primary color', fields.colors, ([color]) => [color?.hex ?? '']),
    ...of('font', fields.fonts, (fonts) => fonts.map(({ family }) => family)),
    ...of('social', fields.socials, (socials) => socials.map(({ url }) => url), [
      'social links',
      'social profile',
      'social media',
    ]),
    ...socialFacts(fields.socials),
    ...linkFacts(fields.links),
    ...(stock ? of('ticker', stock, ({ ticker }) => [ticker], ['stock ticker', 'stock symbol']) : []),
  ]
}

function socialFacts(finding: BrandRecord['fields']['socials']): Fact[] {
  if (!isFound(finding)) return []
  return finding.value.flatMap(({ type, url }) => [
    ...fact('socials', 'whatsapp number', [WHATSAPP_NUMBER.exec(url)?.[1] ?? ''].map(international)),
    ...fact('socials', type, [url], [`${type} profile`, `${type} page`, `${type} link`, `${type} account`]),
  ])
}

/** Matches the address of a WhatsApp account, which contains the telephone number without its plus sign. */
const WHATSAPP_NUMBER = /^https:\/\/wa\.me\/(\d{6,15})$/
const international = (digits: string) => (digits === '' ? '' : `+${digits}`)

function linkFacts(finding: BrandRecord['fields']['links']): Fact[] {
  if (!isFound(finding)) return []
  return Object.entries(finding.value).flatMap(([kind, url]) =>
    fact('links', kind, [url], [`${kind} page`, `${kind} link`]),
  )
}

/** Returns the facts of a field, one for each of its names; none when the field is empty. */
function of<T>(
  label: string,
  finding: Finding<T>,
  read: (value: T) => readonly string[],
  alsoCalled: readonly string[] = [],
): Fact[] {
  return isFound(finding) ? fact(finding.rule, label, read(finding.value), alsoCalled) : []
}

function fact(
  rule: string,
  label: string,
  given: readonly string[],
  alsoCalled: readonly string[] = [],
): Fact[] {
  const values = given.filter((value) => value !== '')
  if (values.length === 0) return []
  const where = `record, by ${rule}`
  return [label, ...alsoCalled].map((name) => ({ kind: 'record', label: name, values, where }))
}
