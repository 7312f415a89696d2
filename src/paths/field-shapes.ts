import { colorName } from '../formats/css/color-names.ts'
import { LINK_KINDS, SOCIAL_TYPES } from '../model/values.ts'

/*
 * What the value of each field must be when somebody states it. A value may be written shorter than the
 * record has it: the rest is filled in.
 */

/** A text when the value is written as it is, without quotation marks; otherwise it is JSON. */
export interface FieldShape {
  readonly isText: boolean
  /** What it must be, for messages. */
  readonly must: string
  /** The value as the record has it; undefined when it is not what it must be. */
  readonly read: (value: unknown) => unknown
}

const text = (must: string, form = /\S/): FieldShape => ({
  isText: true,
  must,
  read: (value) => (typeof value === 'string' && form.test(value) ? value.trim() : undefined),
})

const json = (must: string, read: FieldShape['read']): FieldShape => ({ isText: false, must, read })

/** A list, or one item of it, each as `read` gives it. */
const listOf = (must: string, read: (item: unknown, at: number) => unknown): FieldShape =>
  json(must, (value) => {
    const items = (Array.isArray(value) ? value : [value]).map(read)
    return items.length === 0 || items.includes(undefined) ? undefined : items
  })

/** An object with at least one of these keys and no others, each a text of that form. */
const objectOf = (keys: readonly string[], form: RegExp) => (value: unknown) => {
  const entries = isObject(value) ? Object.entries(value) : []
  const isRight = ([key, one]: [string, unknown]) =>
    keys.includes(key) && typeof one === 'string' && form.test(one)
  return entries.length > 0 && entries.every(isRight) ? value : undefined
}

const URL_TEXT = /^https?:\/\/\S+$/i
const PICTURE = /^(?:https?:\/\/\S+|data:image\/.+)$/is
const HEX = /^#[\da-f]{6}$/i
const ADDRESS_PARTS = ['street', 'city', 'country', 'countryCode', 'stateProvince', 'stateCode', 'postalCode']

const isCode = (value: unknown) => typeof value === 'string' && /\S/.test(value)

/** Industries with any of the three systems; what is left out is unknown. */
function industriesOf(value: unknown): unknown {
  if (!isObject(value) || Object.keys(value).length === 0) return undefined
  const known = new Map(Object.entries(INDUSTRY_PARTS))
  const isRight = Object.entries(value).every(([system, items]) => {
    const parts = known.get(system)
    return (
      parts &&
      Array.isArray(items) &&
      items.every((one) => isObject(one) && parts.every((part) => isCode(one[part])))
    )
  })
  if (!isRight) return undefined
  const { naics = [], ...rest } = value
  const sure = (naics as readonly object[]).map((one) => ({ confidence: 'high', ...one }))
  return { sic: [], eic: [], ...rest, naics: sure }
}

const INDUSTRY_PARTS = {
  naics: ['code', 'name'],
  sic: ['code', 'name'],
  eic: ['industry', 'subindustry'],
} as const

/** Field -> what it must be. A field without a row may be any JSON. */
const SHAPES: ReadonlyMap<string, FieldShape> = new Map([
  ['name', text('a text')],
  ['description', text('a text')],
  ['slogan', text('a text')],
  ['email', text('an e-mail address', /^[^\s@]+@[^\s@]+\.[^\s@]+$/)],
  ['phone', text('a number as +4930123456', /^\+\d{5,15}$/)],
  ['language', text('a tag of a language such as de', /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i)],
  ['isNsfw', json('true or false', (value) => (typeof value === 'boolean' ? value : undefined))],
  ['logos', listOf('addresses of pictures, or objects with a url', pictureOf({ type: 'logo', colors: [] }))],
  ['backdrops', listOf('addresses of pictures, or objects with a url', pictureOf({ colors: [] }))],
  ['colors', listOf('colours such as "#1a2b3c", or objects with hex, name and role', colorOf)],
  ['fonts', listOf('names of font families, or objects with a family', fontOf)],
  ['socials', listOf('objects such as {"type": "x", "url": "https://x.com/acme"}', socialOf)],
  ['links', json(`an object of addresses by kind: ${LINK_KINDS.join(', ')}`, objectOf(LINK_KINDS, URL_TEXT))],
  ['stock', json('an object such as {"ticker": "ACM", "exchange": "NYSE"}', stockOf)],
  [
    'industries',
    json(
      'an object with lists: naics and sic of {"code", "name"}, eic of {"industry", "subindustry"}',
      industriesOf,
    ),
  ],
  ['address', json(`an object of texts: ${ADDRESS_PARTS.join(', ')}`, objectOf(ADDRESS_PARTS, /\S/))],
])

const ANY = json('JSON', (value) => value)

function stockOf(value: unknown): unknown {
  const isStock = isObject(value) && isCode(value.ticker) && isCode(value.exchange)
  return isStock ? { ticker: value.ticker, exchange: value.exchange } : undefined
}

/** What the value of a field must be. */
export function shapeOf(field: string): FieldShape {
  return SHAPES.get(field) ?? ANY
}

function pictureOf(rest: Readonly<Record<string, unknown>>) {
  return (item: unknown, at: number): unknown => {
    const given = typeof item === 'string' ? { url: item } : item
    if (!isObject(given) || typeof given.url !== 'string' || !PICTURE.test(given.url)) return undefined
    if (!['logo', 'icon', undefined].includes(given.type as string | undefined)) return undefined
    const group = 'type' in rest ? { group: at + 1 } : {}
    return { ...rest, ...group, ...given }
  }
}

function colorOf(item: unknown): unknown {
  const given = typeof item === 'string' ? { hex: item } : item
  if (!isObject(given) || typeof given.hex !== 'string' || !HEX.test(given.hex)) return undefined
  const hex = given.hex.toLowerCase()
  return { name: colorName(hex), ...given, hex }
}

function fontOf(item: unknown, at: number): unknown {
  const given = typeof item === 'string' ? { family: item } : item
  if (!isObject(given) || typeof given.family !== 'string' || given.family.trim() === '') return undefined
  const roles = [at === 0 ? 'heading' : at === 1 ? 'body' : 'other']
  const unknown = { elements: 0, words: 0, percentElements: 0, percentWords: 0 }
  return { fallbacks: [], uses: [], roles, ...unknown, ...given }
}

function socialOf(item: unknown): unknown {
  if (!isObject(item) || typeof item.url !== 'string' || !URL_TEXT.test(item.url)) return undefined
  return SOCIAL_TYPES.some((type) => type === item.type) ? item : undefined
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
