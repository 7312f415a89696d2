import { z } from 'zod'

const REQUEST_ID = z.string().regex(/^[\w-]{1,64}$/)
const COUNT = z.int().min(0)

/** The facts about the request that end the body of a refusal. */
const OF_REFUSAL = z.strictObject({ request_id: REQUEST_ID })

/** The facts about the request that end every other body. A key is left out only where none is needed. */
const OF_ANSWER = z.strictObject({
  request_id: REQUEST_ID,
  key_metadata: z.strictObject({ credits_consumed: COUNT, credits_remaining: COUNT }),
  cache_metadata: z.union([
    z.strictObject({ status: z.literal('hit'), age_ms: COUNT }),
    z.strictObject({ status: z.enum(['miss', 'zdr']), age_ms: z.literal(0) }),
  ]),
})

type Envelope = z.output<typeof OF_REFUSAL> & Partial<z.output<typeof OF_ANSWER>>

const KEYS: readonly string[] = ['request_id', 'key_metadata', 'cache_metadata']

/** A body as what the route answers, and the facts about the request, which have been checked. */
export interface Opened<T> {
  readonly answer: T
  readonly envelope: Envelope
}

/**
 * Separates the body of a response to a key into the answer of the route and the facts about the request. A
 * text stays a text, so that its bytes can be compared. Throws when the facts are not at the end of the body,
 * are not all there, or have another form.
 */
export function opened(body: string): Opened<string>
export function opened<T extends object>(body: T): Opened<Omit<T, keyof Envelope>>
export function opened(body: object | string): Opened<object | string> {
  const whole: unknown = typeof body === 'string' ? JSON.parse(body) : body
  const entries = Object.entries(z.looseObject({}).parse(whole))
  const from = entries.findIndex(([key]) => KEYS.includes(key))
  const tail = Object.fromEntries(from < 0 ? [] : entries.slice(from))
  const isRefusal = entries.some(([key, value]) => key === 'error_code' && typeof value === 'string')
  const envelope: Envelope = (isRefusal ? OF_REFUSAL : OF_ANSWER).parse(tail)
  if (typeof body !== 'string') return { answer: Object.fromEntries(entries.slice(0, from)), envelope }
  const end = JSON.stringify(envelope).slice(1)
  const start = body.slice(0, body.length - end.length)
  if (!body.endsWith(end)) throw new Error(`These facts do not end the body: ${end}`)
  return { answer: `${start.replace(/,$/, '')}}`, envelope }
}

/** Returns the answer of the route in a body, whose other keys have been checked. */
export function answerIn(body: string): string
export function answerIn<T extends object>(body: T): Omit<T, keyof Envelope>
export function answerIn(body: unknown): object
export function answerIn(body: unknown): object | string {
  return (typeof body === 'string' ? opened(body) : opened(Object(body))).answer
}
