/** The board: its files, and the session of its user. All its data come from routes of `/v1`. */

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { KeyHolder } from '../../../model/keys.ts'
import { authenticate, authenticateSecret, headOf } from '../auth.ts'
import { okBody } from '../body.ts'
import { WireError } from '../errors.ts'
import { isPermitted, OPERATORS } from '../limits/charges.ts'
import { isObject, paramsReader } from '../params.ts'
import { REFUSALS } from '../refusals.ts'
import type { Context } from '../route.ts'
import { sendJson } from '../sending.ts'
import { boardFiles } from './files.ts'
import { isOwnRequest, sessionCookie, sessionSecret } from './session.ts'
import { createSignIns } from './sign-ins.ts'

const SESSION = '/board/session'
const ASSETS = '/board/assets/'

/**
 * Returns the methods of a path that belongs to the board, which needs no key. Undefined for any other path.
 */
export function boardMethods(path: string): readonly string[] | undefined {
  if (path === SESSION) return ['GET', 'POST', 'DELETE']
  return path.startsWith(ASSETS) ? ['GET'] : undefined
}

export function addBoard(app: FastifyInstance, context: Context): void {
  if (!context.board) return
  addAssets(app)
  addSession(app, context)
}

const ASSET_HEADERS = {
  // A file that changes gets another name.
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
}

function addAssets(app: FastifyInstance): void {
  app.get(`${ASSETS}:name`, async (request, reply) => {
    const { name } = Object(request.params)
    const file = (await boardFiles()).files.get(String(name))
    if (!file) throw new WireError(REFUSALS.unknownFile)
    return reply.headers({ ...ASSET_HEADERS, 'content-type': file.contentType }).send(file.body)
  })
}

const readBody = paramsReader({ key: z.string().describe('A secret key.') })

/**
 * Adds the routes that sign in and out. No session is stored, because each later request is checked with the
 * key in its cookie.
 */
function addSession(app: FastifyInstance, { engine, now }: Context): void {
  const tryIn = createSignIns(now)
  app.get(SESSION, async (request, reply) => {
    const head = headOf(request)
    const isHere = sessionSecret(head) !== undefined
    const key = isHere ? await authenticate(head, engine).catch(unlessRefused) : undefined
    return sendJson(reply.headers(NOT_STORED), 200, sessionBody(key))
  })
  app.post(SESSION, async (request, reply) => {
    requireOwn(request)
    const waitS = tryIn(request.ip)
    if (waitS > 0)
      throw new WireError({ ...REFUSALS.tooManyRequests, headers: { 'retry-after': String(waitS) } })
    if (!isObject(request.body)) throw new WireError(REFUSALS.badBody)
    const { key: secret } = readBody(request.body)
    const key = await authenticateSecret(secret.trim(), engine)
    const cookie = sessionCookie(secret.trim(), headOf(request).isSecure)
    return sendJson(reply.headers({ ...NOT_STORED, 'set-cookie': cookie }), 200, sessionBody(key))
  })
  app.delete(SESSION, async (request, reply) => {
    requireOwn(request)
    const cookie = sessionCookie(undefined, headOf(request).isSecure)
    return sendJson(reply.headers({ ...NOT_STORED, 'set-cookie': cookie }), 200, sessionBody(undefined))
  })
}

const NOT_STORED = { 'cache-control': 'no-store', vary: 'cookie' }

/** Ignores that the key is not valid any more. Any other failure is thrown. */
function unlessRefused(thrown: unknown): undefined {
  if (thrown instanceof WireError && thrown.refusal.status < 500) return undefined
  throw thrown
}

function requireOwn(request: FastifyRequest): void {
  if (!isOwnRequest(headOf(request))) throw new WireError(REFUSALS.crossSite)
}

function sessionBody(key: KeyHolder | undefined): string {
  if (!key) return okBody({ signed_in: false })
  const { id, name, permissions } = key
  const operator = [...OPERATORS].filter((endpoint) =>
    isPermitted({ endpoint, route: endpoint }, permissions),
  )
  return okBody({ signed_in: true, id, name, permits: permissions, operator })
}
