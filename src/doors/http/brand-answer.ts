import type { FieldTable } from '../../fields/index.ts'
import { ownNamesIn } from '../../fields/own.ts'
import type { CompanyHandle } from '../../model/company.ts'
import type { StoredAge } from '../../model/kept.ts'
import type { BrandRecord, Result } from '../../model/record.ts'
import { reductionsOf } from '../../model/reductions.ts'
import type { Site } from '../../model/site.ts'
import { renew } from './background.ts'
import { isStale } from './cache.ts'
import { errorOfResult } from './errors.ts'
import { withAddresses, withLogoFiles } from './logo-files.ts'
import type { Context } from './route.ts'
import type { Caller, Waiter, Work } from './shared-work.ts'

/** How the body for a brand's record is made. */
export interface Wanted {
  /** The name under which the body is stored, such as `brand`. */
  readonly name: string
  readonly render: (record: BrandRecord, fields: FieldTable) => string
  readonly maxSpeed: boolean
  /** Name of the language that is requested. Default: the site chooses. */
  readonly language?: string | undefined
  /**
   * How the company of the site was named. When the site cannot be read, the answer has the values of the
   * directory.
   */
  readonly handle?: CompanyHandle | undefined
}

/**
 * The body for one site: the stored text unchanged, or new work that everyone who asks at the same time
 * shares. Stored and new bodies are the same bytes. Rejects with a WireError when the lookup ends without a
 * record.
 */
export async function brandAnswer(
  site: Site,
  wanted: Wanted,
  caller: Caller,
  context: Context,
): Promise<string> {
  const { render, maxSpeed, language, handle } = wanted
  const whole = nameWith(wanted.name, context.fields)
  // The full body also answers a request for speed; a body that was made for speed never answers other
  // requests.
  const names = maxSpeed ? ([whole, `${whole}+maxSpeed`] as const) : ([whole] as const)
  const make: Make = async (limits) => {
    const quick = maxSpeed ? ({ producer: 'cascade', morePages: false } as const) : {}
    const request = { ...limits, ...quick, language }
    const result = await context.engine.brand(handle ?? site, request)
    if (result.state !== 'ok') throw errorOfResult(result)
    return { result, body: render(await withLogoFiles(result.record, context), context.fields) }
  }
  if (language === undefined)
    return withAddresses(await storedAnswer(site, names, make, caller, context, handle), caller, context)
  // Bodies in a language are not stored, and the stored body of the general result does not answer them. The
  // lookup itself uses the result that is stored in that language.
  const name = `${names.at(-1)} in ${language} ${site.domain}${ofHandle(handle)}`
  return withAddresses(await madeAnswer(name, make, caller, context), caller, context)
}

/** A body with fields of a user is stored apart, since another program may serve the same database. */
function nameWith(name: string, fields: FieldTable): string {
  const own = ownNamesIn(fields)
  return own.length === 0 ? name : `${name}+own:${own.join(',')}`
}

/**
 * A stored body under one of the names. When there is none, the body is made, once for all simultaneous
 * requests, and stored under the last name beside the result that it was made of.
 */
export async function storedAnswer(
  site: Site,
  names: readonly [string, ...string[]],
  make: Make,
  waiter: Waiter,
  context: Context,
  handle?: CompanyHandle,
): Promise<string> {
  for (const name of names) {
    const body = await keptBody(name, site.domain, waiter, context)
    if (body !== undefined) return body
  }
  const name = names.at(-1) ?? names[0]
  const makeAndStore: Make = async (limits) => {
    const made = await make(limits)
    if (!limits.signal.aborted && !isStandIn(made.result)) await store(name, made.body, made.result, context)
    return made
  }
  return madeAnswer(`${name} ${site.domain}${ofHandle(handle)}`, makeAndStore, waiter, context)
}

/** A stored body that is fresh, or stale and then renewed in the background. */
async function keptBody(
  name: string,
  domain: string,
  { cache = {} }: Waiter,
  context: Context,
): Promise<string | undefined> {
  const { staleMaxAgeMs, recordMaxAgeMs } = context.engine.options.store
  const { call, request } = renewalOf(name)
  let age: StoredAge | undefined
  const onAge = (told: StoredAge) => {
    age = told
  }
  const rules = { maxAgeMs: recordMaxAgeMs, maxStaleMs: staleMaxAgeMs, onAge }
  const since = context.engine.changes.count()
  const at = context.now()
  const body = await context.engine.answers.of(domain, name, rules)
  if (body === undefined) {
    if (age) cache.forwarded = 'stale'
    return undefined
  }
  if (age) cache.age = age
  if (age && isStale(age)) renew({ call, handle: { domain }, request }, context)
  else if (age) cache.read = { domain, since, at, age }
  return body
}

/** The call of an engine that renews bodies of that name. */
function renewalOf(name: string) {
  const [kind, how] = name.split('+', 2)
  if (kind === 'fonts') return { call: 'fonts', request: {} } as const
  if (kind !== 'styleguide') return { call: 'brand', request: {} } as const
  const request = how === 'quality' ? { producer: 'browser' } : {}
  return { call: 'styleguide', request } as const
}

/**
 * A caller who named the domain gets an error when its site cannot be read, so that requests by another
 * handle share no work with such a caller.
 */
function ofHandle(handle: CompanyHandle | undefined): string {
  return handle ? ' of a company' : ''
}

/** True for a record that has only values of the directory. It is used only while the site cannot be read. */
function isStandIn(result: Result): boolean {
  return result.state === 'ok' && reductionsOf(result.record).includes('directory_alone')
}

type Make = Work<{ readonly result: Result; readonly body: string }>

/** Makes a body, once for all requests for `what` at the same time. */
function madeAnswer(what: string, make: Make, waiter: Waiter, context: Context): Promise<string> {
  return context.shared.join(what, async (limits) => (await make(limits)).body, waiter)
}

/** Stores a body. A failure is only logged, because the body can be sent all the same. */
async function store(name: string, body: string, result: Result, context: Context): Promise<void> {
  try {
    await context.engine.answers.put(name, body, result)
  } catch (error) {
    context.logger.warn({ domain: result.domain, err: error }, 'an answer was not stored')
  }
}
