import { parsedUrl } from '../formats/url.ts'
import { BlazonError } from '../model/errors.ts'
import { IDENTIFY_REQUEST } from '../model/options/requests.ts'
import { type Checks, text } from '../model/options/schema.ts'
import { checkSettings, checkValue } from '../model/options/validate.ts'
import { maybeText } from './shapes.ts'

/** The ways to name the subject of a lookup. */
export type Way = 'domain' | 'url' | 'company'

/** The keys of a site, as `resolve` returns it, except the domain. */
const OF_SITE = ['input', 'registrable', 'label', 'unicode'] as const

/** Ways to name a company in place of its domain, each with the keys that may accompany it. */
const OF_COMPANY: Readonly<Record<string, readonly string[]>> = {
  name: ['country'],
  ticker: ['exchange'],
  isin: [],
  email: [],
  transaction: [],
}

/** All keys that name the subject of a lookup, with the keys that may accompany each of them. */
const BESIDE: Readonly<Record<string, readonly string[]>> = { domain: OF_SITE, url: [], ...OF_COMPANY }

/**
 * All keys that a handle can have. The method `logo` takes the handle and the style of the drawing in one
 * object; every key that is not in this set belongs to the style.
 */
export const OF_HANDLE: ReadonlySet<string> = new Set(Object.entries(BESIDE).flat(2))

const TRANSACTION = { text, ...IDENTIFY_REQUEST }

type Given = Readonly<Record<string, unknown>>

/** The called method, for messages about an option that was put into the handle. */
export interface Called {
  readonly method: string
  /** The ways to name the subject that the method accepts. */
  readonly ways: readonly Way[]
  /** The options of the method, and their position as an argument; undefined when the handle holds them. */
  readonly options?: { readonly checks: Checks; readonly argument: 'second' | 'third' }
}

/**
 * Checks a handle. It must name exactly one thing, in a way that the method accepts, and have no other keys.
 * Throws `invalid_input` for any other handle, with the allowed forms.
 */
export function checkHandle(handle: unknown, called: Called): void {
  const { ways } = called
  const given = valuesOf(handle)
  const [way, second] = named(given)
  if (way === undefined) throw refusal(`${exampleOf(ways)}${whatItHas(given)}.`)
  if (second !== undefined) throw refusal(`A handle cannot have ${way} and ${second} together.`)
  if (!ways.includes(Object.hasOwn(OF_COMPANY, way) ? 'company' : (way as Way)))
    throw refusal(`${called.method} takes no ${way}. ${meantBy(given, ways) ?? `${exampleOf(ways)}.`}`)
  checkNamed(given, way)
  refuseOthers(given, way, called)
}

/** Returns whether the handle names its subject in this way. An undefined value counts as missing. */
export function isNamedBy<H extends object, W extends 'domain' | 'url'>(
  handle: H,
  way: W,
): handle is Extract<H, Readonly<Record<W, string>>> {
  return (handle as Given)[way] !== undefined
}

/** Checks a handle that must name a company in exactly one way. Throws `invalid_input` otherwise. */
export function checkCompany(handle: unknown): void {
  const given = valuesOf(handle)
  const [way, second] = named(given)
  if (second !== undefined) throw refusal(`A handle cannot have ${way} and ${second} together.`)
  if (way === undefined || !Object.hasOwn(OF_COMPANY, way))
    throw refusal(
      'A company is named by an object such as { name: "Example" }, { ticker: "EXM" }, { isin }, { email } or { transaction: { text } }.',
    )
  checkNamed(given, way)
  refuseOthers(given, way)
}

function valuesOf(handle: unknown): Given {
  return typeof handle === 'object' && handle !== null ? (handle as Given) : {}
}

function named(given: Given): string[] {
  return Object.keys(BESIDE).filter((key) => given[key] !== undefined)
}

function checkNamed(given: Given, way: string): void {
  if (way === 'transaction') {
    checkSettings(TRANSACTION, given[way], { whole: 'the transaction' })
    return
  }
  checkValue(way, given[way], text)
  if (way === 'domain' && 'registrable' in given)
    for (const part of OF_SITE) checkValue(part, given[part], text)
  else for (const key of BESIDE[way] ?? []) checkValue(key, given[key], maybeText)
}

/** Throws for keys that do not belong in a handle. The message says where they belong. */
function refuseOthers(given: Given, way: string, called?: Called): void {
  const beside = BESIDE[way] ?? []
  const others = Object.keys(given).filter(
    (key) => key !== way && !beside.includes(key) && given[key] !== undefined,
  )
  const [other] = others
  if (other === undefined) return
  const { method, options } = called ?? {}
  const shown = other.slice(0, 60)
  if (options && Object.hasOwn(options.checks, other)) {
    const folder = options.argument === 'third' ? 'folder, ' : ''
    throw refusal(
      `${shown} does not belong in the handle; give it in the ${options.argument} argument: ${method}({ ${way} }, ${folder}{ ${shown} }).`,
    )
  }
  const known = way === 'domain' ? [] : beside
  const may = known.length > 0 ? `may have ${known.join(', ')} beside it` : 'has nothing beside it'
  throw refusal(`There is no option ${shown} of a handle; one with ${way} ${may}.`)
}

/** Returns a sentence with the right handle for a domain in place of a page, or the reverse. */
function meantBy(given: Given, ways: readonly Way[]): string | undefined {
  const { url, domain } = given
  const host = typeof url === 'string' ? parsedUrl(url)?.hostname.replace(/^www\./, '') : undefined
  if (host && ways.includes('domain')) return `Give the domain: { domain: "${host.slice(0, 253)}" }.`
  if (typeof domain === 'string' && ways.includes('url'))
    return 'Give the URL of a page: { url: "https://example.com/page" }.'
  return undefined
}

function exampleOf(ways: readonly Way[]): string {
  const examples = [
    ...(ways.includes('domain') ? ['{ domain: "example.com" }'] : []),
    ...(ways.includes('url') ? ['{ url: "https://example.com/page" }'] : []),
  ]
  return `A handle is an object such as ${examples.join(' or ')}`
}

/** The unknown keys of a handle, for the message, such as `; this one has urlRegex`. */
function whatItHas(given: Given): string {
  const names = Object.keys(given).slice(0, 5)
  return names.length === 0 ? '' : `; this one has ${names.join(', ').slice(0, 100)}`
}

function refusal(message: string): BlazonError {
  return new BlazonError('invalid_input', message)
}
