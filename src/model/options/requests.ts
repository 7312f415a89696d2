import { ENTRY_KINDS } from '../company.ts'
import type { StoredRequest } from '../kept.ts'
import { LOGGER } from '../logger.ts'
import {
  LOGO_FALLBACKS,
  LOGO_FORMATS,
  LOGO_PADDING,
  LOGO_SCALE,
  LOGO_SIZE,
  LOGO_THEMES,
  LOGO_TYPES,
  type LogoStyle,
} from '../logo.ts'
import type { LookupRequest } from '../lookup.ts'
import type { BackupSettings, DoctorSettings, ForgetSettings } from '../maintenance.ts'
import { PRODUCTS_RANGE } from '../product.ts'
import { type ImagesOptions, type MarkdownOptions, MIN_CHUNK_CHARS, type PageLookup } from '../scrape.ts'
import type { TransactionRequest } from '../transactions.ts'
import { PRODUCERS } from './general.ts'
import { SERVE } from './serve.ts'
import { age, type Check, count, flag, milliseconds, oneOf } from './setting.ts'

/**
 * The checks of a request: the allowed values of each of its keys. Every key may be left out; the types of
 * the requests state the defaults.
 */
export type Allowed<R> = { readonly [K in keyof R]-?: Check }

export const text: Check = { allowed: 'a text', accepts: (value) => typeof value === 'string' }
/** The name of an item that people create. */
export const name: Check = {
  allowed: 'a text of at least one character',
  accepts: (value) => typeof value === 'string' && value.trim() !== '',
}
export const aFunction = { allowed: 'a function', accepts: (value: unknown) => typeof value === 'function' }
export const anything = { allowed: 'anything', accepts: () => true }

export const isPattern = (value: unknown) =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && 'test' in value && typeof value.test === 'function')

const maybe = ({ allowed, accepts }: Check): Check => ({
  allowed,
  accepts: (value) => value === undefined || accepts(value),
})

/**
 * Details of a transaction in addition to its line. The form of each detail is checked again where it is
 * read.
 */
export const IDENTIFY_REQUEST: Allowed<Omit<TransactionRequest, 'text'>> = {
  city: maybe(text),
  country: maybe(text),
  mcc: maybe(text),
  phone: maybe(text),
  highConfidenceOnly: flag(false),
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

export const isListOf = (value: unknown, isOne: (each: unknown) => boolean) =>
  Array.isArray(value) && value.every(isOne)

const isHex = (value: unknown) => typeof value === 'string' && /^#[\da-f]{6}$/i.test(value)

export const isBody = (value: unknown) => typeof value === 'string' || value instanceof Uint8Array

const isRoute = (value: unknown) =>
  isObject(value) &&
  typeof value.path === 'string' &&
  typeof value.run === 'function' &&
  isObject(value.params)

const isIterable = (value: unknown) =>
  typeof value === 'object' && value !== null && (Symbol.iterator in value || Symbol.asyncIterator in value)

const STORED: Allowed<StoredRequest> = {
  // These ages set no timer, so that any age is allowed.
  maxAgeMs: age(0, { orInfinity: true }),
  maxStaleMs: age(0, { orInfinity: true }),
  onStored: aFunction,
  parties: aFunction,
}

export const signal: Check = {
  allowed: 'an AbortSignal',
  accepts: (value) => value instanceof AbortSignal,
}

export const CALLER_REQUEST: Allowed<PageLookup> = {
  producer: oneOf(PRODUCERS, 'auto'),
  signal,
  timeoutMs: milliseconds(1),
  refresh: flag(false),
  ...STORED,
}

export const LOOKUP_REQUEST: Allowed<LookupRequest> = {
  ...CALLER_REQUEST,
  morePages: flag(true),
  language: text,
  keepSnapshot: flag(true),
}

const HEX = { allowed: 'a colour such as "#1a2b3c"', accepts: isHex }

export const LOGO_STYLE: Allowed<LogoStyle> = {
  size: count(LOGO_SIZE.byDefault, LOGO_SIZE),
  scale: count(LOGO_SCALE.byDefault, LOGO_SCALE),
  format: oneOf(LOGO_FORMATS, 'png'),
  theme: oneOf(LOGO_THEMES, 'light'),
  type: oneOf(LOGO_TYPES, 'icon'),
  fallback: oneOf(LOGO_FALLBACKS, 'monogram'),
  square: flag(true),
  padding: count(LOGO_PADDING.byDefault, LOGO_PADDING),
  background: HEX,
}

export const IMAGES_OPTIONS: Allowed<ImagesOptions> = { backgrounds: flag(false) }

export const MARKDOWN_OPTIONS: Allowed<MarkdownOptions> = {
  mainContentOnly: flag(false),
  links: flag(true),
  images: flag(true),
  shortenBase64Images: flag(true),
  frontMatter: flag(false),
  chunks: count(MIN_CHUNK_CHARS),
}

/** The settings of a batch. `list` and `lines` are required. */
export const BATCH_REQUEST = {
  producer: CALLER_REQUEST.producer,
  signal: CALLER_REQUEST.signal,
  language: text,
  morePages: flag(true),
  keepSnapshot: flag(true),
  list: name,
  lines: { allowed: 'lines of text, one after the other', accepts: isIterable },
  total: count(1, { min: 0 }),
  different: count(1, { min: 0 }),
  products: count(PRODUCTS_RANGE.default, PRODUCTS_RANGE),
  // Each question is checked by `model/data-points.ts`.
  questions: { allowed: 'a list of data points', accepts: Array.isArray },
  redo: oneOf(['none', 'failed', 'all'], 'none'),
  onProgress: aFunction,
}

/** How a list is read. */
export const LIST_READ = {
  name: text,
  column: text,
  kind: oneOf(ENTRY_KINDS, 'domain'),
  keep: flag(false),
  encoding: text,
  onColumn: aFunction,
  onNotice: aFunction,
}

export const SERVER_SETTINGS = {
  logger: LOGGER,
  recordUsage: aFunction,
  now: aFunction,
  newId: aFunction,
  routes: { allowed: 'a list of routes', accepts: (value: unknown) => isListOf(value, isRoute) },
}

/** Settings of an engine. Its `options` are checked separately. */
export const ENGINE_SETTINGS = {
  db: text,
  hosts: text,
  proxies: text,
  replay: text,
  directory: {
    allowed: 'a directory, as `DirectorySource` describes it',
    accepts: (value: unknown) => isObject(value) && typeof value.namesOf === 'function',
  },
  onUnkept: aFunction,
  onNotice: aFunction,
  logger: LOGGER,
  options: anything,
  now: aFunction,
}

/** Where a server listens. */
export const LISTEN_ADDRESS = {
  host: name,
  // This check accepts any number: opening the port reports a number that is out of range, as it reports a
  // port that is in use.
  port: {
    allowed: 'a whole number from 0 to 65,535',
    accepts: (value: unknown) => typeof value === 'number',
  },
}

/** A request to a server that comes without a connection. `url` is required. */
export const INJECTED_REQUEST = {
  url: {
    allowed: 'a text that begins with /',
    accepts: (value: unknown) => typeof value === 'string' && value.startsWith('/'),
  },
  method: oneOf(['GET', 'HEAD', 'POST'], 'GET'),
  headers: {
    allowed: 'texts by name',
    accepts: (value: unknown) =>
      isObject(value) && Object.values(value).every((one) => typeof one === 'string'),
  },
  body: { allowed: 'a text or bytes', accepts: isBody },
}

export const BACKUP_SETTINGS: Allowed<BackupSettings> = {
  onProgress: aFunction,
  signal: CALLER_REQUEST.signal,
}

export const DOCTOR_SETTINGS: Allowed<DoctorSettings> = { fix: flag(false), now: aFunction }

export const FORGET_SETTINGS: Allowed<ForgetSettings> = { compact: flag(true), now: aFunction }

/** The settings of the OpenAPI description. */
export const OPENAPI_SETTINGS = { publicUrl: SERVE.publicUrl }
