import type { FieldTable } from '../../fields/index.ts'
import { ownNamesIn } from '../../fields/own.ts'
import type { Task } from '../../model/background.ts'
import type { StoredAge } from '../../model/kept.ts'
import type { Result } from '../../model/record.ts'
import { reductionsOf } from '../../model/reductions.ts'
import type { Site } from '../../model/site.ts'
import { renew } from './background.ts'
import { isStale } from './cache.ts'
import type { Context } from './route.ts'
import type { Waiter, Work } from './shared-work.ts'

interface Wanted {
  /** Names under which a suitable body may be stored, each with the request that renews this body. */
  readonly names: readonly (readonly [name: string, renewal?: Task['request']])[]
  /** The call that renews these bodies. */
  readonly call: string
  readonly site: Site
  /** Simultaneous requests with the same key get the same body, which is made only once. */
  readonly key: string
  readonly make: Make
}

/**
 * Returns a stored body with one of the names, unchanged. If there is none, the body is made once for all
 * simultaneous requests, and is stored under the last name beside its result. Stored and new bodies have the
 * same bytes. With zero data retention, no body is read or stored.
 */
export async function storedAnswer(
  { names: given, call, site, key, make }: Wanted,
  waiter: Waiter,
  context: Context,
): Promise<string> {
  const names = given.map(([name, renewal = {}]) => [nameWith(name, context.fields), renewal] as const)
  for (const [name, request] of waiter.zdr ? [] : names) {
    const task = { call, handle: { domain: site.domain }, request }
    const body = await keptBody(name, task, waiter, context)
    if (body !== undefined) return body
  }
  const [name = ''] = names.at(-1) ?? []
  return context.shared.join(
    key,
    async (limits) => {
      const { result, body } = await make(limits)
      if (!limits.zdr && !limits.signal.aborted && !isStandIn(result))
        await store(name, body, result, context)
      return body
    },
    waiter,
  )
}

/**
 * Adds the names of users' fields to the name of a body, so that bodies with such fields are stored apart.
 * This is needed because a program without these fields may serve the same database.
 */
function nameWith(name: string, fields: FieldTable): string {
  const own = ownNamesIn(fields)
  return own.length === 0 ? name : `${name}+own:${own.join(',')}`
}

/** Returns a stored body that is fresh, or a stale one, whose renewal is queued in the background. */
async function keptBody(
  name: string,
  task: Task & { readonly handle: { readonly domain: string } },
  { cache = {}, maxAgeMs }: Waiter,
  context: Context,
): Promise<string | undefined> {
  const { staleMaxAgeMs, recordMaxAgeMs } = context.engine.options.store
  const { domain } = task.handle
  let age: StoredAge | undefined
  const onAge = (told: StoredAge) => {
    age = told
  }
  // Only a caller that names no age accepts a stale answer.
  const ages = { maxAgeMs: recordMaxAgeMs, maxStaleMs: staleMaxAgeMs }
  const rules = { ...(maxAgeMs === undefined ? ages : { maxAgeMs }), onAge }
  const since = context.engine.changes.count()
  const at = context.now()
  const body = await context.engine.answers.of(domain, name, rules)
  if (body === undefined) {
    if (age) cache.forwarded = 'stale'
    return undefined
  }
  if (age) cache.age = age
  if (age && isStale(age)) renew(task, context)
  else if (age) cache.read = { domain, since, at, age }
  return body
}

/** True for a record with values of the directory alone, which is used while the site cannot be read. */
function isStandIn(result: Result): boolean {
  return result.state === 'ok' && reductionsOf(result.record).includes('directory_alone')
}

type Make = Work<{ readonly result: Result; readonly body: string }>

/** Stores a body. A failure is only logged, because the body can be sent all the same. */
async function store(name: string, body: string, result: Result, context: Context): Promise<void> {
  try {
    await context.engine.answers.put(name, body, result)
  } catch (error) {
    context.logger.warn({ domain: result.domain, err: error }, 'an answer was not stored')
  }
}
