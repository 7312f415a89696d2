import type { ComponentChildren, VNode } from 'preact'
import { type Finding, foundValue, isFound } from '../model/finding.ts'
import type { Industries } from '../model/industries.ts'
import { type BrandRecord, findingIn } from '../model/record.ts'
import type { Address, KeyLinks, Social } from '../model/values.ts'
import type { OwnLabel } from './data.ts'
import { Copy, Out, Part, shortUrl, Text, Why } from './part.tsx'

/** The facts about the company, one row for each field. Fields without a value are in another part. */
export function Company(props: {
  readonly record: BrandRecord
  readonly own: readonly OwnLabel[]
}): VNode | null {
  const { record, own } = props
  const rows = [...rowsOf(record), ...own.map((label) => ownRow(record, label))].filter(
    (row) => row !== undefined,
  )
  if (rows.length === 0) return null
  return (
    <Part id="company" title="Company">
      <dl class="sheet-rows">
        {rows.map(({ field, label, finding, shown }) => (
          <div>
            <dt>{label}</dt>
            <dd>
              <div>{shown}</div>
              <Why field={field} of={label} finding={finding} />
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

interface Row {
  readonly field: string
  readonly label: string
  readonly finding: Finding<unknown>
  readonly shown: ComponentChildren
}

/** Returns a row of the table; undefined when the finding has no value. */
function row<T>(
  field: string,
  label: string,
  finding: Finding<T> | undefined,
  show: (value: T) => ComponentChildren,
): Row | undefined {
  const value = foundValue(finding)
  return finding && value !== undefined ? { field, label, finding, shown: show(value) } : undefined
}

function rowsOf({ fields, stock }: BrandRecord): readonly (Row | undefined)[] {
  return [
    row('industries', 'Industry', fields.industries, showIndustries),
    row('stock', 'Stock', stock, ({ ticker, exchange }) => `${exchange}: ${ticker}`),
    row(
      'employees',
      'Employees',
      fields.employees,
      ({ exact, range }) => exact?.toLocaleString('en-US') ?? range,
    ),
    row('language', 'Language', fields.language, languageName),
    row('address', 'Address', fields.address, (address) => <ShownAddress address={address} />),
    row('email', 'E-mail', fields.email, (email) => (
      <>
        <Out href={`mailto:${email}`}>{email}</Out> <Copy text={email} of="the e-mail address" />
      </>
    )),
    row('phone', 'Telephone', fields.phone, (phone) => (
      <>
        <Out href={`tel:${phone}`}>{phone}</Out> <Copy text={phone} of="the telephone number" />
      </>
    )),
    row('socials', 'Profiles', fields.socials, (socials) => <Profiles socials={socials} />),
    row('links', 'Pages', fields.links, (links) => <Pages links={links} />),
    fields.isNsfw && foundValue(fields.isNsfw) === true
      ? row('isNsfw', 'Audience', fields.isNsfw, () => 'Adults only')
      : undefined,
  ]
}

/** The largest number of codes of each system. Later codes are guesses. */
const MOST_CODES = 3

function showIndustries({ eic, naics, sic }: Industries): VNode {
  const lines = [
    // The row is called Industry already.
    ...eic.map(({ industry, subindustry }) => [undefined, `${industry}: ${subindustry}`] as const),
    ...naics.slice(0, MOST_CODES).map(({ code, name }) => [`NAICS ${code}`, name] as const),
    ...sic.slice(0, MOST_CODES).map(({ code, name }) => [`SIC ${code}`, name] as const),
  ]
  return (
    <ul class="sheet-lines">
      {lines.map(([code, name]) => (
        <li>
          {code !== undefined && <span class="sheet-label">{code}</span>} <Text>{name}</Text>
        </li>
      ))}
    </ul>
  )
}

/** Returns the English name of a language, or its tag when there is no name. */
function languageName(tag: string): string {
  try {
    const name = new Intl.DisplayNames('en', { type: 'language' }).of(tag)
    return name === undefined || name === tag ? tag : `${name} (${tag})`
  } catch (thrown) {
    // The text is not a valid tag, so it is shown unchanged.
    if (thrown instanceof RangeError) return tag
    throw thrown
  }
}

function ShownAddress({ address }: { readonly address: Address }): VNode {
  const { street, postalCode, city, stateProvince, country } = address
  const lines = [street, [postalCode, city].filter(Boolean).join(' '), stateProvince, country].filter(Boolean)
  return (
    <address>
      {lines.map((line) => (
        <div>
          <Text>{line as string}</Text>
        </div>
      ))}
    </address>
  )
}

const MOST_LINES = 40

function Profiles({ socials }: { readonly socials: readonly Social[] }): VNode {
  return (
    <ul class="sheet-lines">
      {socials.slice(0, MOST_LINES).map(({ type, url }) => (
        <li>
          <span class="sheet-label">{type}</span> <Out href={url}>{shortUrl(url)}</Out>
        </li>
      ))}
    </ul>
  )
}

function Pages({ links }: { readonly links: KeyLinks }): VNode {
  return (
    <ul class="sheet-lines">
      {Object.entries(links).map(([kind, url]) => (
        <li>
          <span class="sheet-label">{kind}</span> <Out href={url}>{shortUrl(url)}</Out>
        </li>
      ))}
    </ul>
  )
}

function ownRow({ fields }: BrandRecord, { name, label }: OwnLabel): Row | undefined {
  return row(name, label, findingIn(fields, name), (value) => <Json value={value} />)
}

/** A value of a user's field: a text, a list of texts, or any other value as JSON. */
function Json({ value }: { readonly value: unknown }): VNode {
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string'))
    return (
      <ul class="sheet-lines">
        {value.slice(0, MOST_LINES).map((entry) => (
          <li>
            <Text>{entry}</Text>
          </li>
        ))}
      </ul>
    )
  return <Text>{typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value)}</Text>
}

const LABELS: Readonly<Record<string, string>> = {
  isNsfw: 'audience',
  links: 'pages',
  socials: 'profiles',
  email: 'e-mail',
  phone: 'telephone',
}

/** The fields without a value. For each, the rules that were tried. */
export function Missing(props: {
  readonly record: BrandRecord
  readonly own: readonly OwnLabel[]
}): VNode | null {
  const labels = new Map(props.own.map(({ name, label }) => [name, label]))
  const missing = Object.entries(props.record.fields as Readonly<Record<string, Finding<unknown>>>).filter(
    ([, finding]) => !isFound(finding),
  )
  if (missing.length === 0) return null
  return (
    <Part id="missing" title="Not found">
      <ul class="sheet-missing">
        {missing.map(([name, finding]) => {
          const label = labels.get(name) ?? LABELS[name] ?? name
          return (
            <li>
              <span class="sheet-label">{label}</span>
              <Why field={name} of={label} finding={finding as Exclude<typeof finding, null>} />
            </li>
          )
        })}
      </ul>
    </Part>
  )
}
