import type { BrandRecord, Result } from '../model/record.ts'
import type { Site } from '../model/site.ts'
import { errorOfResult } from './errors.ts'
import type { Waiter } from './flights.ts'
import type { Context } from './route.ts'

/** Which body is wanted of a brand's record. */
export interface Wanted {
  /** Name under which the body is kept, such as `brand`. */
  readonly name: string
  readonly render: (record: BrandRecord) => string
  readonly maxSpeed: boolean
}

/**
 * The body for one site: the stored text as it is, or the work that everyone who asks at the same time shares.
 * Cold and warm bodies are the same bytes. Throws a WireError where the lookup ended without a record.
 */
export async function brandAnswer(
  site: Site,
  wanted: Wanted,
  waiter: Waiter,
  context: Context,
): Promise<string> {
  const whole = wanted.name
  // A hurried body never stands in for the whole one, while the whole one may stand in for it.
  const hurried = `${whole}+maxSpeed`
  for (const name of wanted.maxSpeed ? [whole, hurried] : [whole]) {
    const body = await context.store.answerOf(site.domain, name)
    if (body !== undefined) return body
  }
  const name = wanted.maxSpeed ? hurried : whole
  // Others may join who wait longer than the first.
  const timeoutMs = Math.max(waiter.timeoutMs, context.options.lookupTimeoutMs)
  const start = (signal: AbortSignal) => lookUp(site, { ...wanted, name }, { signal, timeoutMs }, context)
  return context.flights.join(`${name} ${site.domain}`, start, waiter)
}

async function lookUp(site: Site, wanted: Wanted, limits: Waiter, context: Context): Promise<string> {
  const { result } = await context.lookup(site, { ...limits, maxSpeed: wanted.maxSpeed })
  if (result.state !== 'ok') throw errorOfResult(result)
  const body = wanted.render(result.record)
  if (!limits.signal.aborted) await keep(wanted.name, body, result, context)
  return body
}

/** A body that cannot be kept is still an answer. */
async function keep(name: string, body: string, result: Result, context: Context): Promise<void> {
  try {
    await context.store.putAnswer(name, body, result)
  } catch (error) {
    context.log(`The answer for ${result.domain} was not kept: ${error}`)
  }
}
