import { z } from 'zod'
import type { Call } from '../../../calls/call.ts'
import type { HttpDoor } from '../../../calls/doors.ts'
import { CALLS } from '../../../calls/index.ts'
import type { FieldTable } from '../../../fields/index.ts'
import { parsedUrl } from '../../../formats/url.ts'
import type { BrandFile } from '../../../model/brand-file.ts'
import type { BrandReport } from '../../../model/brand-report.ts'
import type { KeptLogo, LogoStyle } from '../../../model/logo.ts'
import type { Result } from '../../../model/record.ts'
import { fileReply } from '../brand-file.ts'
import { documentReply } from '../brand-report.ts'
import { drawingOf } from '../drawing.ts'
import { errorOfResult, WireError } from '../errors.ts'
import { FORCE_LANGUAGE } from '../languages.ts'
import { largeJson } from '../large-json.ts'
import { withAddresses, withLogoFiles } from '../logo-files.ts'
import { flag, integer, list, object, type RawParams } from '../params.ts'
import { REFUSALS } from '../refusals.ts'
import { type Context, type Reply, type Route, route } from '../route.ts'
import type { Caller, Limits } from '../shared-work.ts'
import { storedAnswer } from '../stored-answer.ts'
import type { Subject } from '../subject.ts'
import { WAYS } from '../subjects.ts'
import { pathOfPicture } from './files.ts'

type Name = keyof typeof CALLS
/** The outcome of a call. The definition of the call has the types of its other parts. */
type Found = { readonly state?: 'ok' }
type Outcome = Exclude<Result, { readonly state: 'ok' }> | Found
type Door = HttpDoor<Outcome>

interface Asked {
  readonly name: Name
  readonly door: Door
  readonly subject: Subject
  /** The values of the parameters, without the subject. */
  readonly values: object
  readonly request: LogoStyle & { readonly language?: string }
  /** Waiters with the same key wait for the same outcome. */
  readonly key: string
  /** Makes the call. Rejects when it finds nothing. */
  readonly find: (limits: Limits, request?: object) => Promise<Found>
  readonly caller: Caller
  readonly context: Context
}

/** Returns the routes of all calls, in the order of the calls, for records with these fields. */
export function callRoutes(fields: FieldTable): readonly Route[] {
  return Object.entries<Call<never, unknown>>(CALLS).flatMap(([name, call]) =>
    [call.http ?? []].flat().map((door, at) => {
      const tool = door.tool ?? (at === 0 ? name : undefined)
      return { ...routeOf(name as Name, call, door as unknown as Door, fields), ...(tool && { tool }) }
    }),
  )
}

function routeOf(name: Name, { takes }: Call<never, unknown>, door: Door, fields: FieldTable): Route {
  const { method = 'GET', path, aliases = [], summary, errors = [], takesPublicKeys } = door
  const { params: ofSubject, errors: others, subjectOf } = WAYS[door.subject]
  const params = door.params?.({ z, flag, integer, list, object, language: () => FORCE_LANGUAGE }) ?? {}
  // Either the answer is a stored picture or its address, or the call only stores something.
  const needsStore = door.picture || door.isDrawing || door.isFile || takes === 'handle'
  const asked = async (given: RawParams, caller: Caller, context: Context): Promise<Asked> => {
    if (caller.zdr && needsStore) throw new WireError(ZDR_NOT_AVAILABLE)
    const values = valuesOf(params, given)
    const request = door.request?.(values as never, caller) ?? {}
    const subject = await subjectOf(valuesOf(ofSubject, given), context)
    const find = async (limits: Limits, settings: object = request): Promise<Found> => {
      const called = context.engine[door.record ? 'brand' : (name as 'html')] as unknown as Method
      const { handle } = subject
      const bounded = { ...settings, ...limits }
      const found = await (takes === 'handle'
        ? called(handle)
        : takes === 'together'
          ? called({ ...handle, ...bounded })
          : called(handle, bounded))
      if (found.state === 'refused' || found.state === 'failed') throw refusalOf(door, found)
      return found
    }
    // Two routes of a call have different bodies.
    const key = `${door.path} ${JSON.stringify(request)} ${subject.key}`
    return { name, door, subject, values, request, key, find, caller, context }
  }
  return route({
    ...{ method, path, aliases, summary, answer: door.answer(z, fields) },
    publicKeyIn: takesPublicKeys && ['key'],
    answersPartly: door.answersPartly,
    answersWithPicture: door.picture !== undefined,
    errors: [...others, ...errors, ...(needsStore ? [ZDR_NOT_AVAILABLE] : [])],
    obeysStorage: true,
    params: { ...described(ofSubject, door.subjectIs), ...params },
    usualMs: door.usualMs as ((params: object) => number) | undefined,
    run: async (given, caller, context) => answerTo(await asked(given, caller, context)),
    ...(door.body && {
      object: async (given, caller, context) => objectOf(await asked(given, caller, context)),
    }),
  })
}

export const ZDR_NOT_AVAILABLE = {
  status: 400,
  errorCode: 'ZDR_NOT_AVAILABLE',
  message: 'This endpoint answers with what is stored, so it has no zero data retention',
} as const

type Method = (handle: object, request?: object) => Promise<Outcome>

/** Returns the values of these parameters and no others. */
function valuesOf(params: Route['params'], given: RawParams): RawParams {
  return Object.fromEntries(Object.keys(params).map((name) => [name, given[name]]))
}

/** Returns the parameters of the subject with the description of the route, if it has one. */
function described(params: Route['params'], about: string | undefined): Route['params'] {
  if (about === undefined) return params
  return Object.fromEntries(Object.entries(params).map(([name, type]) => [name, type.describe(about)]))
}

function refusalOf({ refusal }: Door, found: Exclude<Result, { readonly state: 'ok' }>): WireError {
  const error = errorOfResult(found)
  const own = refusal?.(found, error.message)
  return own ? new WireError(own, { cause: error }) : error
}

const waiterOf = ({ isUncached }: Door, caller: Caller): Caller =>
  isUncached ? { ...caller, cache: undefined } : caller

/** Returns the answer of a call with a `body`, for a route that makes its own answer of it. */
async function objectOf({ door, subject, request, key, find, caller, context }: Asked): Promise<RawParams> {
  const made = async (limits: Limits) => door.body?.(await find(limits), subject.url, request) ?? {}
  const found = await context.shared.join(`${key} as an object`, made, waiterOf(door, caller))
  if (!door.namesFiles) return found
  const text = JSON.stringify(found)
  const addressed = withAddresses(text, caller, context)
  return addressed === text ? found : JSON.parse(addressed)
}

/** Returns the answer. Simultaneous equal requests share it. */
async function answerTo(asked: Asked): Promise<Reply> {
  const { door, subject, request, key, find, caller, context } = asked
  const { body, picture, isDrawing, isFile, isDocument } = door
  if (body) {
    // Large bodies are written in pieces.
    const start = async (limits: Limits) => largeJson(body(await find(limits), subject.url, request))
    const sent = await context.shared.join(key, start, waiterOf(door, caller))
    return door.namesFiles ? withAddresses(sent.toString(), caller, context) : sent
  }
  if (isFile)
    return fileReply(
      await context.shared.join(key, async (limits) => (await find(limits)) as BrandFile, caller),
    )
  if (isDocument)
    return documentReply(
      await context.shared.join(key, async (limits) => (await find(limits)) as BrandReport, caller),
    )
  if (isDrawing && subject.site) {
    const draw = (style: object) => async (limits: Limits) => (await find(limits, style)) as Found & KeptLogo
    return drawingOf(subject.site, request, draw, caller, context)
  }
  if (!picture) return withAddresses(await storedBody(asked), caller, context)
  const { site = context.resolve(hostOf(subject.url)) } = subject
  const start = async (limits: Limits) => {
    const found = await find(limits)
    return JSON.stringify({ name: await nameOf(picture.hash(found), context), about: picture.about(found) })
  }
  const { name, about }: ShownPicture = JSON.parse(await context.shared.join(key, start, caller))
  const address =
    (context.engine.options.serve.publicUrl ?? caller.origin) + pathOfPicture(name, picture.ending(request))
  return JSON.stringify(picture.body({ domain: site.domain, url: subject.url }, address, about, request))
}

/** The outcome that callers of the same picture share. */
interface ShownPicture {
  readonly name: string
  readonly about: object
}

/** Returns the host of the page's address, with its port. A screenshot may be of a page at any host. */
function hostOf(url: string): string {
  return parsedUrl(url)?.host ?? url
}

/** Returns the public name of a picture. Everybody who knows its address may see it. */
async function nameOf(hash: string, { engine }: Context): Promise<string> {
  const token = await engine.pictures.nameOf(hash)
  if (token === undefined) throw new WireError(REFUSALS.pictureGone)
  return token
}

/**
 * Returns the body about a site. In the site's own language it may be stored. In another language, or about a
 * page by its URL, it is made anew for each call.
 */
async function storedBody(asked: Asked): Promise<string> {
  const { name: call, door, subject, values, request, find, caller, context } = asked
  const { record, stored } = door
  const names = (record ?? stored)?.names(values) ?? []
  const make = async (limits: Limits) => {
    const found = await find(limits)
    if (!record) {
      if (!stored) throw new Error(`${door.path} does not say how it answers.`)
      const body = JSON.stringify(await stored.body(found, context.fields, values))
      return { result: stored.resultOf(found), body }
    }
    const result = found as Extract<Result, { readonly state: 'ok' }>
    // With zero data retention, the pictures of the page are not stored and stay in the answer as `data:`
    // URLs.
    const shown = limits.zdr ? result.record : await withLogoFiles(result.record, context)
    return { result, body: JSON.stringify(await record.body(shown, context.fields, values)) }
  }
  // The stored name is part of the key, because the same call makes different bodies for different names.
  const key = `${names.at(-1)?.[0] ?? door.path} ${JSON.stringify(request)} ${subject.key}`
  if (subject.site && request.language === undefined && names.length > 0)
    return storedAnswer({ names, call, site: subject.site, key, make }, caller, context)
  return context.shared.join(key, async (limits) => (await make(limits)).body, caller)
}
