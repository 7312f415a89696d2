import type { HandleKind } from '../../model/company.ts'
import { BlazonError } from '../../model/errors.ts'
import type { ListRead } from './entry.ts'
import { besideOf, isColumnOf, kindOfColumn } from './handles.ts'

/** A column of a table, with the first values in it. */
export interface Column {
  /** Its name; empty when the table has no heading. */
  readonly name: string
  readonly values: readonly string[]
}

/** Where the handles of a table are, what they are, and which column says more about them. */
export interface Place {
  readonly place: number
  readonly kind: HandleKind
  readonly beside: number | undefined
}

/** What columns of domains are called, in lower case and letters alone. The first that is there counts. */
const SITE_NAMES = [
  ...['domain', 'domains', 'domainname', 'companydomain'],
  ...['website', 'websites', 'websiteurl', 'companywebsite', 'url', 'urls', 'homepage'],
]
const NAMES = [...SITE_NAMES, 'company', 'companies', 'email', 'emails', 'emailaddress', 'mail']

/** Whether a column of that name usually has domains. */
export function isColumnName(name: string): boolean {
  return NAMES.includes(lettersOf(name))
}

/**
 * The place of the column with the domains: the one that was asked for by its name or its number, else the
 * one that is called like it and looks like it, else the one that looks most like it.
 *
 * @throws BlazonError `invalid_input` when there is none, with the names of those that there are.
 */
export function placeOf(
  columns: readonly Column[],
  { column: asked, kind: wanted }: Pick<ListRead, 'column' | 'kind'>,
): Place {
  const place = asked === undefined ? placeLike(columns, wanted) : placeNamed(columns, asked)
  const names = columns.map(({ name }, at) => name || String(at + 1)).slice(0, MAX_SHOWN)
  if (place !== undefined) {
    const { name = '', values = [] } = columns[place] ?? {}
    const kind = wanted ?? (hostsIn(values) > 0 ? 'domain' : kindOfColumn(name)) ?? 'domain'
    const all = columns.map((one) => one.name)
    return { place, kind, beside: besideOf(all, kind) }
  }
  const wrong =
    asked === undefined
      ? `No column looks like ${LOOKS[wanted ?? 'domain']}`
      : `There is no column “${asked}”`
  throw new BlazonError('invalid_input', `${wrong}; name one of: ${names.join(', ')}.`)
}

/** Names of columns that a message shows at most. */
const MAX_SHOWN = 30

const LOOKS: Readonly<Record<HandleKind, string>> = {
  domain: 'domains, addresses of websites or e-mail addresses',
  name: 'names of companies',
  ticker: 'tickers',
  isin: 'ISINs',
  email: 'e-mail addresses',
}

/**
 * The column with domains; if there is none, or another kind is wanted, the one that is called like that
 * kind.
 */
function placeLike(columns: readonly Column[], wanted: HandleKind | undefined): number | undefined {
  const usual = wanted === undefined || wanted === 'domain' ? usualPlace(columns) : undefined
  if (usual !== undefined) return usual
  for (const kind of wanted ? [wanted] : (['isin', 'ticker', 'name'] as const)) {
    const at = columns.findIndex(({ name }) => isColumnOf(kind, name))
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

function usualPlace(columns: readonly Column[]): number | undefined {
  const hosts = columns.map(({ values }) => hostsIn(values))
  const isEmpty = columns.map(({ values }) => values.every((value) => value.trim() === ''))
  for (const name of NAMES) {
    const at = columns.findIndex((column) => lettersOf(column.name) === name)
    if (at >= 0 && (isEmpty[at] || (hosts[at] ?? 0) > 0)) return at
  }
  // Where most rows have something else, such as "none", the name still tells what the column is for.
  for (const name of SITE_NAMES) {
    const at = columns.findIndex((column) => lettersOf(column.name) === name)
    if (columns[at]?.values.some(hostIn)) return at
  }
  const most = Math.max(0, ...hosts)
  return most > 0 ? hosts.indexOf(most) : undefined
}

/**
 * How many hosts a column has, if half of its values name one. A column of profiles at one network has many
 * addresses and one host.
 */
function hostsIn(values: readonly string[]): number {
  const given = values.filter((value) => value.trim() !== '')
  const hosts = given.map(hostIn).filter((host) => host !== undefined)
  return hosts.length * 2 < given.length ? 0 : new Set(hosts).size
}

/** The host in a text that looks like a domain, an address or an e-mail address. */
export function hostIn(value: string): string | undefined {
  const text = value.slice(0, 2_000).replace(/^[\s"'<]+|[\s"'>,;]+$/g, '')
  return LOOKS_LIKE.exec(text)?.[1]
    ?.toLowerCase()
    .replace(/^www\./, '')
}

const BEFORE_HOST = /(?:https?:\/\/|mailto:)?(?:[^\s@/]{1,100}@)?/u.source
const LABELS = /(?:[\p{L}\p{N}-]{1,63}\.){1,10}/u.source
const ENDING = /(?:\p{L}{2,63}|xn--[\w-]{1,59})/u.source
const AFTER_HOST = /\.?(?::\d+)?(?:[/?#]\S*)?/u.source
const LOOKS_LIKE = new RegExp(`^${BEFORE_HOST}(${LABELS}${ENDING})${AFTER_HOST}$`, 'iu')

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/\P{L}/gu, '')
}
