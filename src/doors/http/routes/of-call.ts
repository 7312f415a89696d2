import { z } from 'zod'
import type { Call } from '../../../calls/call.ts'
import type { HttpDoor, Params } from '../../../calls/doors.ts'
import { CALLS } from '../../../calls/index.ts'
import type { CompanyHandle } from '../../../model/company.ts'
import { BlazonError } from '../../../model/errors.ts'
import type { Result } from '../../../model/record.ts'
import type { PageHandle, Site } from '../../../model/site.ts'
import { companySite, DOMAIN } from '../company.ts'
import { errorOfResult } from '../errors.ts'
import { largeJson } from '../large-json.ts'
import { flag, integer, type ParamValues } from '../params.ts'
import { PLACE, placeOf } from '../place.ts'
import { type Context, type Route, route } from '../route.ts'
import type { Limits } from '../shared-work.ts'

/** The parameters that name the subject of a call. */
const SUBJECTS = {
  input: { input: z.string().describe('A domain, or the name of a company.') },
  domain: { domain: DOMAIN },
  url: { url: z.string().describe('Absolute URL of the page, http or https.') },
  place: PLACE,
} as const satisfies Readonly<Record<HttpDoor<unknown>['subject'], Params>>

/** The routes of all calls that have one, in the order of the calls. */
export const CALL_ROUTES: readonly Route[] = Object.entries<Call<never, unknown>>(CALLS).flatMap(
  ([name, { http }]) => (http ? [routeOf(name as keyof typeof CALLS, http)] : []),
)

type Outcome = Exclude<Result, { readonly state: 'ok' }> | { readonly state?: 'ok' }
type Method = (handle: Subject['handle'], request: object) => Promise<Outcome>

/**
 * The route of a call: equal requests at the same time share one call, whose outcome becomes the body. Large
 * bodies are written in pieces.
 */
function routeOf(name: keyof typeof CALLS, door: HttpDoor<unknown>): Route {
  const { method = 'GET', path, aliases = [], summary, subject, params, request, answer, body } = door
  return route({
    ...{ method, path, aliases, summary, answer: answer(z) },
    params: { ...SUBJECTS[subject], ...params?.({ z, flag, integer }) },
    async run(given, waiter, context) {
      const others = Object.entries(given).filter(([param]) => !Object.hasOwn(SUBJECTS[subject], param))
      const asked = request?.(Object.fromEntries(others) as never) ?? {}
      const { handle, key, url } = await subjectOf(given, context)
      const start = async (limits: Limits) => {
        const found = await (context.engine[name as 'html'] as Method)(handle, { ...asked, ...limits })
        if (found.state === 'refused' || found.state === 'failed') throw errorOfResult(found)
        return largeJson(body(found as never, url))
      }
      return context.shared.join(`${name} ${JSON.stringify(asked)} ${key}`, start, waiter)
    },
  })
}

interface Subject {
  readonly handle: Site | PageHandle | CompanyHandle
  /** The same subjects have the same key. */
  readonly key: string
  /** The URL as it was asked for; empty for another subject. */
  readonly url: string
}

type Given = { readonly input?: string; readonly url?: string } & Partial<ParamValues<typeof PLACE>>

async function subjectOf(given: Given, context: Context): Promise<Subject> {
  const { input, url } = given
  if (input !== undefined) return namedBy(input, context)
  if (url !== undefined) return { handle: { url }, key: url, url }
  const place = placeOf(given as ParamValues<typeof PLACE>, context)
  return { handle: place, key: 'url' in place ? place.url : place.domain, url: '' }
}

/**
 * The site of a domain, or the company of a name. A text with a dot and without a space is a domain, unless
 * it is not a valid domain and the directory has a brand of that name, such as Vue.js. Other spellings of
 * names do not count here: `x.y` is far more often a mistyped domain than YX.
 */
async function namedBy(input: string, context: Context): Promise<Subject> {
  const name = input.trim()
  const ofCompany = (domain: string): Subject => ({
    ...{ handle: { name }, key: `a company, ${domain}`, url: '' },
  })
  if (!/^\S*\.\S*$/.test(name)) return ofCompany((await companySite({ name }, context)).domain)
  try {
    const site = context.resolve(name)
    return { handle: site, key: site.domain, url: '' }
  } catch (noDomain) {
    const found = await context.engine.company({ name }).catch((thrown: unknown) => {
      throw thrown instanceof BlazonError && thrown.code === 'not_found' ? noDomain : thrown
    })
    if (found.how !== 'name') throw noDomain
    return ofCompany(context.resolve(found.domain).domain)
  }
}
