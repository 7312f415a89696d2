import type { Task } from '../model/background.ts'
import { checkPoints } from '../model/data-points.ts'
import { asBlazonError, BlazonError } from '../model/errors.ts'
import * as requests from '../model/options/requests.ts'
import { type Checks, flag } from '../model/options/setting.ts'
import { checkSettings, checkValue } from '../model/options/validate.ts'
import type { QueryRequest } from '../model/query.ts'
import { ARGUMENTS, QUEUE, SOURCE, STORED } from './arguments.ts'
import { checkedGroup } from './checked-group.ts'
import { checkCompany, checkHandle, type HandleMethod, OF_HANDLE } from './handles.ts'
import { aTask, maybeText } from './shapes.ts'

/** The methods of an engine that do work for a handle, each with the checks of its request. */
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
} satisfies Record<Exclude<HandleMethod, 'logo' | 'prefetch'>, Checks>

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
 * `invalid_input`, which names the wrong argument, and never with anything but a BlazonError.
 */
export function checkedEngine<E extends Checkable>(engine: E): E {
  const requesting = Object.entries(REQUESTS).map(([name, request]) => {
    const work = engine[name as keyof typeof REQUESTS] as (...given: unknown[]) => Promise<unknown>
    return [name, checked(name as keyof typeof REQUESTS, work, request)]
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
      checkHandle(handle, { method: 'prefetch' })
      return (engine.prefetch as (given: unknown) => Promise<unknown>)(handle).catch((thrown) => {
        throw asBlazonError(thrown)
      })
    },
    logo: async (asked: unknown) => {
      try {
        const { handle, request } = logoParts(asked)
        checkHandle(handle, { method: 'logo' })
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

/** The groups of methods that give access to the database, with checks. */
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

/** A task is a call of a method later on, and its arguments are checked in the same way. */
function checkTask(task: unknown): void {
  checkValue('task', task, aTask)
  const { call, handle, request } = task as Task
  checkHandle(handle, { method: call })
  checkSettings(REQUESTS[call], request, { whole: 'the request' })
}

/** The handle comes first. The request comes after it, or after the folder. */
function checked(
  method: keyof typeof REQUESTS,
  work: (...given: unknown[]) => Promise<unknown>,
  request: Checks,
) {
  const at = method === 'record' ? 2 : 1
  const options = { checks: request, argument: at === 2 ? 'third' : 'second' } as const
  return async (...given: unknown[]): Promise<unknown> => {
    try {
      checkHandle(given[0], { method, options })
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

/** Splits the argument of `logo` into the handle of the brand and the style of the drawing. */
function logoParts(asked: unknown) {
  const parts = Object.entries(typeof asked === 'object' && asked !== null ? asked : {})
  const of = (isOfHandle: boolean) =>
    Object.fromEntries(parts.filter(([key]) => OF_HANDLE.has(key) === isOfHandle))
  return { handle: of(true), request: of(false) }
}
