import { parseColor } from '../formats/color.ts'
import { BlazonError } from '../model/errors.ts'
import type { PageClass } from '../model/site.ts'
import type { Address, LinkKind } from '../model/values.ts'

/** The truth about one site, written by hand. A key that is left out is not scored there. */
export interface GoldCase {
  readonly domain: string
  /** What the site is; default: `brand`. Of anything else nothing but this is scored. */
  readonly outcome?: PageClass
  readonly name?: string
  /** Other names that are as right. */
  readonly nameAlso?: readonly string[]
  /** Words, all of which a right description contains, in any case. */
  readonly descriptionIncludes?: readonly string[]
  /** Claims, any of which is right; null where the site has none. */
  readonly slogan?: readonly string[] | null
  readonly logos?: {
    /** URLs, any of which is right as the best logo. */
    readonly first?: readonly string[]
    /** How the site shows its mark; a `text` mark has no image. Default: `image`. */
    readonly form?: 'image' | 'inline svg' | 'text'
    /** URLs of icons, one of which must be listed. */
    readonly icons?: readonly string[]
    /** URLs that are no logos of the site's. */
    readonly wrong?: readonly string[]
  }
  /** URLs, any of which is right in the first place, and pictures that do not stand for the brand. */
  readonly backdrops?: { readonly first?: readonly string[]; readonly wrong?: readonly string[] }
  /** CSS colours. */
  readonly colors?: {
    /** Any of these is right in the first place. */
    readonly primary: readonly string[]
    /** Others that are the brand's as well. */
    readonly palette?: readonly string[]
    readonly wrong?: readonly string[]
  }
  /** Families, any of which is right. */
  readonly fonts?: { readonly heading?: readonly string[]; readonly body?: readonly string[] }
  readonly socials?: readonly { readonly url: string }[]
  /** URL by kind; null where the site has none. */
  readonly links?: { readonly [K in LinkKind]?: string | null }
  /** null where the site has none. */
  readonly email?: string | null
  /** E.164, or null. */
  readonly phone?: string | null
  /** The parts that are known. */
  readonly address?: { readonly [K in keyof Address]?: string }
  readonly isNsfw?: boolean
}

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string' && value !== ''
const isFlag: Check = (value) => typeof value === 'boolean'
const isTextOrNull: Check = (value) => value === null || isText(value)
const isListOf =
  (item: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(item)
const isObjectOf =
  (keys: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && Object.entries(value).every(([key, one]) => keys[key]?.(one) ?? false)
const isTable =
  (item: Check): Check =>
  (value) =>
    isObject(value) && Object.values(value).every(item)
const isColor: Check = (value) => typeof value === 'string' && parseColor(value) !== undefined
const isUrl: Check = (value) => typeof value === 'string' && URL.canParse(value)

/** Key -> what it has to be, in words and as a check. */
const KEYS: Readonly<Record<string, readonly [must: string, check: Check]>> = {
  domain: ['a domain', isText],
  outcome: ['a class of page', isText],
  needsBrowser: ['true or false', isFlag],
  name: ['a text', isText],
  nameAlso: ['a list of texts', isListOf(isText)],
  descriptionIncludes: ['a list of words', isListOf(isText)],
  slogan: ['a list of texts, or null', (value) => value === null || isListOf(isText)(value)],
  logos: [
    'an object of first, icons and wrong (lists of URLs) and form (image, inline svg or text)',
    isObjectOf({
      first: isListOf(isUrl),
      icons: isListOf(isUrl),
      wrong: isListOf(isUrl),
      form: (value) => value === 'image' || value === 'inline svg' || value === 'text',
    }),
  ],
  backdrops: [
    'an object of first and wrong, lists of URLs',
    isObjectOf({ first: isListOf(isUrl), wrong: isListOf(isUrl) }),
  ],
  colors: [
    'an object of primary, palette and wrong, lists of CSS colours',
    (value) =>
      isObjectOf({ primary: isListOf(isColor), palette: isListOf(isColor), wrong: isListOf(isColor) })(
        value,
      ) &&
      isObject(value) &&
      'primary' in value,
  ],
  fonts: [
    'an object of heading and body, lists of families',
    isObjectOf({ heading: isListOf(isText), body: isListOf(isText) }),
  ],
  socials: [
    'a list of objects with a url',
    isListOf((value) => isObject(value) && 'url' in value && isUrl(value.url)),
  ],
  links: ['an object of URLs, or null, by kind', isTable((value) => value === null || isUrl(value))],
  email: ['an address or null', isTextOrNull],
  phone: ['a number as +4930123456, or null', isTextOrNull],
  address: ['an object of texts', isTable(isText)],
  isNsfw: ['true or false', isFlag],
}

/**
 * Reads a labelled list: a JSON array of cases, or one case a line (NDJSON; lines that begin with `#` are left out). Throws
 * `invalid_input` for the first case that is none, with its number and the key that is wrong.
 */
export function readGold(text: string): GoldCase[] {
  const cases = text.trimStart().startsWith('[') ? parsed(text, 'The list') : linesOf(text)
  if (!Array.isArray(cases) || cases.length === 0) throw fault('The list holds no case.')
  return cases.map((one, at) => caseOf(one, `Case ${at + 1}`))
}

function linesOf(text: string): unknown[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  return lines.map((line, at) => parsed(line, `Case ${at + 1}`))
}

function parsed(text: string, what: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw fault(`${what} is no JSON (${cause instanceof Error ? cause.message : String(cause)}).`)
  }
}

function caseOf(value: unknown, what: string): GoldCase {
  if (!isObject(value) || !('domain' in value)) throw fault(`${what} has no domain.`)
  for (const [key, one] of Object.entries(value)) {
    const [must, check] = KEYS[key] ?? []
    if (!check) throw fault(`${what}: nothing is scored by the name of ${key}; there are ${NAMES}.`)
    if (!check(one)) throw fault(`${what}: ${key} must be ${must}.`)
  }
  return value as unknown as GoldCase
}

const NAMES = Object.keys(KEYS)
  .filter((key) => key !== 'needsBrowser')
  .join(', ')

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function fault(message: string): BlazonError {
  return new BlazonError('invalid_input', message)
}
