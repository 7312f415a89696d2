import { checkPoints } from '../model/data-points.ts'
import { asBlazonError, BlazonError } from '../model/errors.ts'
import * as requests from '../model/options/requests.ts'
import { type Check, type Checks, flag } from '../model/options/setting.ts'
import { checkSettings, checkValue } from '../model/options/validate.ts'
import type { QueryRequest } from '../model/query.ts'
import { ARGUMENTS, maybeText, STORED } from './arguments.ts'

/** The methods of an engine that do work for a handle, each with what its request may have. */
const REQUESTS = {
  brand: requests.LOOKUP_REQUEST,
  fonts: requests.LOOKUP_REQUEST,
  naics: requests.NAICS_REQUEST,
  styleguide: requests.LOOKUP_REQUEST,
  examine: requests.LOOKUP_REQUEST,
  capture: requests.LOOKUP_REQUEST,
  record: requests.LOOKUP_REQUEST,
  query: requests.QUERY_REQUEST,
  screenshot: requests.SCREENSHOT_REQUEST,
  html: requests.HTML_REQUEST,
  images: requests.IMAGES_REQUEST,
  product: requests.PRODUCT_REQUEST,
  products: requests.PRODUCTS_REQUEST,
  markdown: requests.MARKDOWN_REQUEST,
  sitemap: requests.SITEMAP_REQUEST,
} satisfies Record<string, Checks>

const { text } = requests

/** How a domain may be written. */
const RULES = { allowPort: flag(false), listed: flag(false) }

type Arguments = Readonly<Record<string, Check>>
type Work = (...given: never[]) => unknown
type Checkable = { readonly [K in keyof typeof REQUESTS | keyof typeof ARGUMENTS]: Work } & {
  readonly [K in keyof typeof STORED]: { readonly [M in keyof (typeof STORED)[K]]: Work }
} & {
  readonly [K in 'resolve' | 'company' | 'logo' | 'identify' | 'prefetch']: Work
}

/**
 * The same engine. Its methods check their arguments before they begin: each throws or rejects with
 * `invalid_input`, naming what is wrong, and never with anything but a BlazonError.
 */
export function checkedEngine<E extends Checkable>(engine: E): E {
  const requesting = Object.entries(REQUESTS).map(([name, request]) => {
    const work = engine[name as keyof typeof REQUESTS] as (...given: unknown[]) => Promise<unknown>
    return [name, checked(name, work, request)]
  })
  const stored = Object.entries(STORED).map(([group, methods]) => {
    const members = engine[group as keyof typeof STORED]
    return [group, { ...members, ...checkedGroup(members, methods, true) }]
  })
  return {
    ...engine,
    ...Object.fromEntries([...requesting, ...stored]),
    ...checkedGroup(engine, ARGUMENTS, false),
    company: async (handle: unknown) => {
      checkCompany(handle)
      return (engine.company as (given: unknown) => Promise<unknown>)(handle).catch((thrown) => {
        throw asBlazonError(thrown)
      })
    },
    prefetch: async (handle: unknown) => {
      if (hasDomain(handle)) checkValue('domain', handle.domain, text)
      else checkCompany(handle)
      return (engine.prefetch as (given: unknown) => Promise<unknown>)(handle).catch((thrown) => {
        throw asBlazonError(thrown)
      })
    },
    logo: async (asked: unknown) => {
      try {
        const { handle, request } = logoParts(asked)
        checkHandle(handle, 'logo')
        checkSettings(requests.LOGO_REQUEST, request, { whole: 'the request' })
        return await (engine.logo as (given: unknown) => Promise<unknown>)(asked)
      } catch (thrown) {
        throw asBlazonError(thrown)
      }
    },
    identify: async (line: unknown, request: unknown) => {
      checkValue('text', line, text)
      if (request !== undefined) checkSettings(requests.IDENTIFY_REQUEST, request, { whole: 'the request' })
      return (engine.identify as (...all: unknown[]) => Promise<unknown>)(line, request).catch((thrown) => {
        throw asBlazonError(thrown)
      })
    },
    resolve: (...[given, rules]: [unknown, unknown?]) => {
      if (rules !== undefined) checkSettings(RULES, rules, { whole: 'the rules' })
      return (engine.resolve as (...all: unknown[]) => unknown)(given, rules)
    },
  }
}

/** The methods of a group, each of which checks its arguments. */
function checkedGroup(group: object, methods: Readonly<Record<string, Arguments>>, rejects: boolean) {
  const members = group as Readonly<Record<string, (...given: unknown[]) => unknown>>
  const each = Object.entries(methods).map(([name, args]) => {
    const checks = Object.entries(args)
    const work = (...given: unknown[]) => {
      try {
        for (let at = 0; at < checks.length; at++) {
          const [argument, check] = checks[at] ?? []
          if (argument !== undefined && check) checkValue(argument, given[at], check)
        }
      } catch (thrown) {
        // What is iterated over is checked when it is asked for.
        if (rejects && name !== 'all') return Promise.reject(thrown)
        throw thrown
      }
      return members[name]?.(...given)
    }
    return [name, work] as const
  })
  return Object.fromEntries(each)
}

/** The handle comes first. The request stands after it, or after the folder that is written. */
function checked(method: string, work: (...given: unknown[]) => Promise<unknown>, request: Checks) {
  const at = method === 'record' ? 2 : 1
  return async (...given: unknown[]): Promise<unknown> => {
    try {
      checkHandle(given[0], method)
      if (at === 2 && (typeof given[1] !== 'string' || given[1] === ''))
        throw new BlazonError(
          'invalid_input',
          'A recording is written to a folder, which is given by its path.',
        )
      if (given[at] !== undefined) checkSettings(request, given[at], { whole: 'the request' })
      if (method === 'query') checkPoints((given[at] as Partial<QueryRequest> | undefined)?.points)
      return await work(...given)
    } catch (thrown) {
      throw asBlazonError(thrown)
    }
  }
}

/** Keys of what a logo is asked with that say whose it is. All others say how it is drawn. */
const OF_HANDLE: ReadonlySet<string> = new Set([
  ...['domain', 'input', 'registrable', 'label', 'unicode', 'name', 'country', 'ticker', 'exchange'],
  ...['isin', 'email', 'transaction'],
])

function logoParts(asked: unknown) {
  const parts = Object.entries(typeof asked === 'object' && asked !== null ? asked : {})
  const of = (isOfHandle: boolean) =>
    Object.fromEntries(parts.filter(([key]) => OF_HANDLE.has(key) === isOfHandle))
  return { handle: of(true), request: of(false) }
}

/** Ways to name a company in place of its domain, each with what may stand beside it. */
const COMPANY_HANDLES: Readonly<Record<string, readonly string[]>> = {
  name: ['country'],
  ticker: ['exchange'],
  isin: [],
  email: [],
  transaction: [],
}
/** The methods that take a company. */
const OF_COMPANIES: ReadonlySet<string> = new Set([
  ...['brand', 'fonts', 'naics', 'query', 'styleguide', 'screenshot', 'logo'],
])

/** A handle is a site as `resolve` gives it, or has exactly one of the keys, and its value is a text. */
function checkHandle(handle: unknown, method: string): void {
  const values = typeof handle === 'object' && handle !== null ? (handle as Record<string, unknown>) : {}
  if (Object.keys(COMPANY_HANDLES).some((key) => values[key] !== undefined)) {
    if (OF_COMPANIES.has(method)) {
      checkCompany(values)
      return
    }
  } else if (typeof values.domain === 'string' || typeof values.url === 'string') {
    if ('registrable' in values)
      for (const part of ['input', 'registrable', 'label', 'unicode']) checkValue(part, values[part], text)
    return
  }
  throw new BlazonError(
    'invalid_input',
    `A handle is an object such as { domain: "example.com" } or { url: "https://example.com/page" }${whatItHas(values)}.`,
  )
}

/** The names that stand in a handle in place of those it may have, such as `; this one has urlRegex`. */
function whatItHas(values: Readonly<Record<string, unknown>>): string {
  const names = Object.keys(values).slice(0, 5)
  return names.length === 0 ? '' : `; this one has ${names.join(', ').slice(0, 100)}`
}

/** True for what names a domain and nothing else that could be looked up. */
function hasDomain(handle: unknown): handle is { readonly domain: unknown } {
  const ways = Object.keys(typeof handle === 'object' && handle !== null ? handle : {})
  return ways.includes('domain') && !ways.some((way) => Object.hasOwn(COMPANY_HANDLES, way))
}

function checkCompany(handle: unknown): void {
  const values = typeof handle === 'object' && handle !== null ? (handle as Record<string, unknown>) : {}
  const ways = ['domain', 'url', ...Object.keys(COMPANY_HANDLES)].filter((key) => values[key] !== undefined)
  const [way, second] = ways
  if (second !== undefined)
    throw new BlazonError('invalid_input', `A handle cannot have ${way} and ${second} together.`)
  const beside = way === undefined ? undefined : COMPANY_HANDLES[way]
  if (way === undefined || beside === undefined)
    throw new BlazonError(
      'invalid_input',
      'A company is named by an object such as { name: "Example" }, { ticker: "EXM" }, { isin }, { email } or { transaction: { text } }.',
    )
  if (way === 'transaction') {
    const known = { ...requests.IDENTIFY_REQUEST, text }
    checkSettings(known, values[way], { whole: 'the transaction', required: ['text'] })
    return
  }
  checkValue(way, values[way], text)
  for (const key of beside) checkValue(key, values[key], maybeText)
}
