import type { BrandRecord, Result } from '../model/record.ts'
import type { Site } from '../model/site.ts'
import { errorOfResult } from './errors.ts'
import type { Waiter, Work } from './flights.ts'
import type { Context } from './route.ts'

/** Which body is wanted of a brand's record. */
export interface Wanted {
  /** Name under which the body is kept, such as `brand`. */
  readonly name: string
  readonly render: (record: BrandRecord) => string
  readonly maxSpeed: boolean
  /** Name of the language that it is wanted in (contract §4.1); default: the site's own choice. */
  readonly language?: string | undefined
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
  const { name: whole, render, maxSpeed, language } = wanted
  // A hurried body never stands in for the whole one, while the whole one may stand in for it.
  const names = maxSpeed ? ([whole, `${whole}+maxSpeed`] as const) : ([whole] as const)
  const make: Make = async (limits) => {
    const { result } = await context.lookup(site, { ...limits, maxSpeed, language })
    if (result.state !== 'ok') throw errorOfResult(result)
    return { result, body: render(result.record) }
  }
  if (language === undefined) return keptAnswer(site, names, make, waiter, context)
  // Neither answered from the body that everybody is told, nor kept as it. What is stored in that language, the lookup knows.
  return madeAnswer(`${names.at(-1)} in ${language} ${site.domain}`, make, waiter, context)
}

/**
 * A body that is kept under the last of the names, or one that may stand in for it; else it is made, once for everyone who asks at the
 * same time, and kept beside the result it was made of.
 */
export async function keptAnswer(
  site: Site,
  names: readonly [string, ...string[]],
  make: Make,
  waiter: Waiter,
  context: Context,
): Promise<string> {
  for (const name of names) {
    const body = await context.store.answerOf(site.domain, name)
    if (body !== undefined) return body
  }
  const name = names.at(-1) ?? names[0]
  const makeAndKeep: Make = async (limits) => {
    const made = await make(limits)
    if (!limits.signal.aborted) await keep(name, made.body, made.result, context)
    return made
  }
  return madeAnswer(`${name} ${site.domain}`, makeAndKeep, waiter, context)
}

type Make = Work<{ readonly result: Result; readonly body: string }>

/** A body that is made anew, once for everyone who asks for `what` at the same time. */
function madeAnswer(what: string, make: Make, waiter: Waiter, context: Context): Promise<string> {
  return context.flights.join(what, async (limits) => (await make(limits)).body, waiter)
}

/** A body that cannot be kept is still an answer. */
async function keep(name: string, body: string, result: Result, context: Context): Promise<void> {
  try {
    await context.store.putAnswer(name, body, result)
  } catch (error) {
    context.log(`The answer for ${result.domain} was not kept: ${error}`)
  }
}
