import type { Task } from '../model/background.ts'
import { checkPoints } from '../model/data-points.ts'
import { asBlazonError, BlazonError } from '../model/errors.ts'
import * as requests from '../model/options/requests.ts'
import { type Checks, flag } from '../model/options/setting.ts'
import { checkSettings, checkValue } from '../model/options/validate.ts'
import type { QueryRequest } from '../model/query.ts'
import { ARGUMENTS, QUEUE, SOURCE, STORED } from './arguments.ts'
import { checkedGroup } from './checked-group.ts'
import { aTask, maybeText } from './shapes.ts'

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

type Work = (...given: never[]) => unknown
type Checkable = { readonly [K in keyof typeof REQUESTS | keyof typeof ARGUMENTS]: Work } & {
  readonly [K in keyof typeof STORED]: { readonly [M in keyof (typeof STORED)[K]]: Work }
} & {
  readonly [K in 'resolve' | 'company' | 'logo' | 'identify' | 'prefetch']: Work
} & {
  readonly directory: { readonly source: object }
  readonly background: { readonly add: Work }
  readonly queue: Work
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
  return {
    ...engine,
    ...Object.fromEntries(requesting),
    ...checkedStored(engine),
    ...checkedGroup(engine, ARGUMENTS, 'throws'),
    queue: (language: unknown) => {
      checkValue('language', language, maybeText)
      const queue = (engine.queue as (given: unknown) => object)(language)
      return { ...queue, ...checkedGroup(queue, QUEUE, 'rejects') }
    },
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

/** What the engine shows of its database. */
function checkedStored(engine: Checkable) {
  const groups = Object.entries(STORED).map(([name, methods]) => {
    const members = engine[name as keyof typeof STORED]
    return [name, { ...members, ...checkedGroup(members, methods, 'rejects') }] as const
  })
  const { source } = engine.directory
  const stored = Object.fromEntries(groups)
  const add = engine.background.add as (task: unknown) => Promise<unknown>
  return {
    ...stored,
    background: {
      ...stored.background,
      add: async (task: unknown) => {
        checkTask(task)
        return add(task)
      },
    },
    directory: { ...stored.directory, source: { ...source, ...checkedGroup(source, SOURCE, 'rejects') } },
  }
}

/** A task is a call of a method later on, and is checked as that call is. */
function checkTask(task: unknown): void {
  checkValue('task', task, aTask)
  const { call, handle, request } = task as Task
  checkHandle(handle, call)
  checkSettings(REQUESTS[call], request, { whole: 'the request' })
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
