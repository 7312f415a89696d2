import type { EntryKind } from '../../model/company.ts'
import { BlazonError } from '../../model/errors.ts'
import type { ListRead } from './entry.ts'
import { besideOf, COMPANY_NAMES, kindOfColumn, lettersOf, placeCalled, SITE_NAMES } from './handles.ts'
import { namedBy } from './named.ts'

/** A column of a table, with the first values in it. */
export interface Column {
  /** Its name; empty when the table has no heading. */
  readonly name: string
  readonly values: readonly string[]
}

/** The column with the handles, their kind, and the column with details about them. */
export interface Place {
  readonly place: number
  readonly kind: EntryKind
  readonly beside: number | undefined
}

/**
 * Chooses the column with the domains: the column that the caller names by name or number, else the column
 * with a usual name that contains domains, else the column with the most domains.
 *
 * @throws BlazonError `invalid_input` when there is none, with the names of the existing columns.
 */
export function placeOf(
  columns: readonly Column[],
  { column: asked, kind: wanted }: Pick<ListRead, 'column' | 'kind'>,
): Place {
  const place = asked === undefined ? placeLike(columns, wanted) : placeNamed(columns, asked)
  const names = columns.map(({ name }, at) => name || String(at + 1)).slice(0, MAX_SHOWN)
  if (place !== undefined) {
    const { name = '', values = [] } = columns[place] ?? {}
    const kind = wanted ?? (sitesIn(values) > 0 ? 'domain' : kindOfColumn(name)) ?? 'domain'
    const all = columns.map((one) => one.name)
    return { place, kind, beside: besideOf(all, kind) }
  }
  const wrong =
    asked === undefined
      ? `No column looks like ${LOOKS[wanted ?? 'domain']}`
      : `There is no column “${asked}”`
  throw new BlazonError('invalid_input', `${wrong}; name one of: ${names.join(', ')}.`)
}

/** The limit of column names in a message. */
const MAX_SHOWN = 30

const LOOKS: Readonly<Record<EntryKind, string>> = {
  auto: 'domains or names of companies',
  domain: 'domains, addresses of websites or e-mail addresses',
  name: 'names of companies',
  ticker: 'tickers',
  isin: 'ISINs',
  email: 'e-mail addresses',
}

/**
 * Returns the column with domains. If there is none, or the caller wants another kind, it returns the column
 * with a usual name for that kind.
 */
function placeLike(columns: readonly Column[], wanted: EntryKind | undefined): number | undefined {
  // With only one column, there is no choice.
  if (wanted === 'auto') return columns.length === 1 ? 0 : placeLike(columns, undefined)
  const usual = wanted === undefined || wanted === 'domain' ? usualPlace(columns) : undefined
  if (usual !== undefined) return usual
  for (const kind of wanted ? [wanted] : (['isin', 'ticker', 'name'] as const)) {
    const at = placeCalled(kind, namesOf(columns))
    if (at >= 0) return at
  }
  return wanted !== undefined && wanted !== 'domain' && columns.length === 1 ? 0 : undefined
}

function placeNamed(columns: readonly Column[], asked: string): number | undefined {
  const wanted = asked.trim().toLowerCase()
  const named = [
    columns.findIndex(({ name }) => name === asked),
    columns.findIndex(({ name }) => name.trim().toLowerCase() === wanted),
  ].find((at) => at >= 0)
  const number = /^\d{1,4}$/.test(wanted) ? Number(wanted) : 0
  return named ?? (number >= 1 && number <= columns.length ? number - 1 : undefined)
}

/**
 * Returns the column with domains: the likeliest name among columns with sites in them; else a column full of
 * sites; else one full of e-mail addresses, mostly at the company's domain; else any with some sites.
 */
function usualPlace(columns: readonly Column[]): number | undefined {
  const sites = columns.map(({ values }) => sitesIn(values))
  const named = calledLike([...SITE_NAMES, ...COMPANY_NAMES], columns, (at) => (sites[at] ?? 0) > 0)
  if (named !== undefined) return named
  const hasMail = columns.map(({ values }) => values.some(isMail))
  const ofSites = mostOf(sites.map((count, at) => (hasMail[at] ? 0 : count)))
  const email = placeCalled('email', namesOf(columns))
  const ofMail = sites[email] ?? 0
  if (ofMail > 0) return ofSites !== undefined && (sites[ofSites] ?? 0) * 2 >= ofMail ? ofSites : email
  const hasSome = (at: number) => columns[at]?.values.some((value) => namedBy(value) !== undefined) ?? false
  return (
    // The name shows the purpose of a column even when most rows have another text, such as "none".
    calledLike(SITE_NAMES, columns, hasSome) ??
    mostOf(sites) ??
    (email >= 0 && hasSome(email) ? email : undefined) ??
    calledLike([...SITE_NAMES, ...COMPANY_NAMES], columns, (at) => isEmpty(columns[at]))
  )
}

/** Returns the first column that has one of these names and passes the check, the likeliest name first. */
function calledLike(
  names: readonly ReadonlySet<string>[],
  columns: readonly Column[],
  isRight: (at: number) => boolean,
): number | undefined {
  const keys = columns.map(({ name }) => lettersOf(name))
  const places = names.map((each) => keys.findIndex((key, at) => each.has(key) && isRight(at)))
  return places.find((at) => at >= 0)
}

function mostOf(counts: readonly number[]): number | undefined {
  const most = Math.max(0, ...counts)
  return most > 0 ? counts.indexOf(most) : undefined
}

function namesOf(columns: readonly Column[]): readonly string[] {
  return columns.map(({ name }) => name)
}

function isEmpty(column: Column | undefined): boolean {
  return column?.values.every((value) => value.trim() === '') ?? false
}

function isMail(value: string): boolean {
  return value.includes('@') && namedBy(value)?.by !== 'site'
}

/**
 * Returns how many sites a column names, or 0 when fewer than half of its values name a site. Profiles at
 * networks and addresses at public mail hosts do not count.
 */
function sitesIn(values: readonly string[]): number {
  const given = values.filter((value) => value.trim() !== '')
  const sites = given.map(namedBy).filter((named) => named?.by === 'site' || named?.by === 'mail')
  return sites.length * 2 < given.length ? 0 : new Set(sites.map((named) => named?.site.domain)).size
}
