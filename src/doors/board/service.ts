/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { cell } from './cell.ts'

/** A refusal of the service, or the failure of a call that did not reach it. */
export class Refusal extends Error {
  /** HTTP status; 0 when the service was not reached. */
  readonly status: number
  /** The error code of the refusal, such as `INVALID_API_KEY`. */
  readonly code: string
  /** The number of seconds after which the call may be repeated. */
  readonly retryAfter: number | undefined
  /** Shows that a repeated call was refused again. */
  readonly at = new Date()

  constructor(status: number, code: string, message: string, retryAfter?: number) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }
}

/** The user and the permissions of the key, from `GET /board/session`. */
export interface Session {
  readonly name: string
  /**
   * Endpoints that the key may call, such as `brand/retrieve` or `web/*`. Null means all except those of the
   * operator.
   */
  readonly permits: readonly string[] | null
  /** The operator's endpoints that the key may call. */
  readonly operator: readonly string[]
}

/**
 * Whether the user is signed in. `unknown`: the service has not answered yet. `lost`: the service refused a
 * call of a signed-in user. The view then stays, and a dialog asks for the key again.
 */
export type Access =
  | { readonly state: 'unknown' | 'out' }
  | { readonly state: 'in' | 'lost'; readonly session: Session; readonly turn: number }

export const access = cell<Access>({ state: 'unknown' })

/** Whether the user may call this endpoint of the operator. */
export function mayOperate(endpoint: string): boolean {
  const now = access.get()
  return 'session' in now && now.session.operator.some((one) => one === `operator/${endpoint}`)
}

type Query = Readonly<Record<string, string | number | boolean | undefined>>

export interface Ask {
  readonly query?: Query | undefined
  /** With a body, the call is a POST. */
  readonly body?: object | undefined
  readonly method?: 'DELETE' | undefined
  readonly signal?: AbortSignal | undefined
}

/** Returns the address of a call, which also fits the attributes `src` and `href`. */
export function addressOf(path: string, query: Query = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`
}

/** Calls the service. Rejects with a `Refusal`, or with the reason of the signal when it fires. */
export async function ask<T>(path: string, { query, body, method, signal }: Ask = {}): Promise<T> {
  let answer: Response
  let text: string
  try {
    answer = await fetch(addressOf(path, query), {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      credentials: 'same-origin',
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    text = await answer.text()
  } catch (thrown) {
    if (signal?.aborted) throw thrown
    throw new Refusal(0, 'NOT_REACHED', UNREACHED)
  }
  if (answer.ok) return JSON.parse(text)
  if (answer.status === 401 && path !== SESSION) lose()
  throw refusalIn(answer, text)
}

const SESSION = '/board/session'

const UNREACHED = 'The service cannot be reached from this browser.'

function refusalIn(answer: Response, text: string): Refusal {
  const wait = Number(answer.headers.get('retry-after') ?? Number.NaN)
  const { message, code } = saidIn(text)
  return new Refusal(
    answer.status,
    code ?? `HTTP_${answer.status}`,
    message ?? `The service answered with ${answer.status} and without a reason.`,
    Number.isFinite(wait) ? wait : undefined,
  )
}

/** Reads the message of a refusal. A proxy in front of the service may answer with a page instead of JSON. */
function saidIn(text: string): { readonly message?: string; readonly code?: string } {
  try {
    const { message, error_code } = JSON.parse(text)
    return { message, code: error_code }
  } catch {
    return {}
  }
}

function lose(): void {
  const now = access.get()
  if (now.state === 'in') access.set({ ...now, state: 'lost' })
}

interface SessionAnswer extends Partial<Session> {
  readonly signed_in: boolean
}

let turns = 0

/**
 * Accepts the session that the service describes. `turn` changes with every sign-in, so that failed views are
 * loaded again.
 */
function take({ signed_in, name = '', permits = null, operator = [] }: SessionAnswer): void {
  if (!signed_in) access.set({ state: 'out' })
  else access.set({ state: 'in', session: { name, permits, operator }, turn: ++turns })
}

/** Asks the service whether the user is signed in. */
export async function findSession(): Promise<void> {
  take(await ask<SessionAnswer>(SESSION))
}

export async function signIn(key: string): Promise<void> {
  await ask<SessionAnswer>(SESSION, { body: { key } })
  await findSession()
}

export async function signOut(): Promise<void> {
  take(await ask<SessionAnswer>(SESSION, { method: 'DELETE' }))
}
