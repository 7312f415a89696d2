import { randomBytes } from 'node:crypto'

/** Whose key a client has, so that what each of them used can be told apart. */
export type Holder = 'reading' | 'leaving' | 'limited'

/** Where the service is, and keys that it takes. */
export interface Target {
  readonly port: number
  readonly secrets: Readonly<Record<Holder, string>>
  /** A domain whose answer is stored. */
  readonly domain: string
}

/** One kind of client: the bytes that it sends, what it does then, and how that may end. */
export interface Kind {
  readonly name: string
  /** How many of a hundred clients are of this kind. */
  readonly share: number
  readonly bytes: (target: Target) => string | Buffer
  /**
   * `leave`: hangs up at once; `stall`: sends no more, and waits until the service ends it. Default: reads.
   */
  readonly act?: 'leave' | 'stall'
  /** Whose key it has, when its calls are counted. */
  readonly holder?: Holder
  /** Statuses, `closed` for a connection that ended without one, `left` for one that the client ended. */
  readonly ends: readonly string[]
}

const JSON_BODY = 'Content-Type: application/json'
const get = ({ domain }: Target) => `/v1/brand/retrieve?domain=${domain}`
const headOf = (secret: string, line: string, ...headers: string[]) =>
  `${[line, 'Host: x', `Authorization: Bearer ${secret}`, 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`
const head = ({ secrets }: Target, line: string, ...headers: string[]) =>
  headOf(secrets.reading, line, ...headers)
const anonymous = (line: string, ...headers: string[]) =>
  `${[line, 'Host: x', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`

/**
 * In the order in which they are told. The first kind is the one of ordinary clients, which must not suffer.
 */
export const KINDS: readonly Kind[] = [
  {
    ...{ name: 'ordinary', share: 30, holder: 'reading', ends: ['200'] },
    bytes: (to) => head(to, `GET ${get(to)} HTTP/1.1`),
  },
  {
    ...{ name: 'HEAD', share: 2, holder: 'reading', ends: ['200'] },
    bytes: (to) => head(to, `HEAD ${get(to)} HTTP/1.1`),
  },
  {
    ...{ name: 'beyond its quota', share: 5, holder: 'limited', ends: ['200', '403'] },
    bytes: (to) => headOf(to.secrets.limited, `GET ${get(to)} HTTP/1.1`),
  },
  { name: 'health', share: 3, bytes: () => anonymous('GET /healthz HTTP/1.1'), ends: ['200'] },
  { name: 'readiness', share: 2, bytes: () => anonymous('GET /readyz HTTP/1.1'), ends: ['200'] },
  {
    name: 'bad key',
    share: 10,
    bytes: (to) =>
      anonymous(`GET ${get(to)} HTTP/1.1`, `Authorization: Bearer blz_${randomBytes(16).toString('hex')}`),
    ends: ['401'],
  },
  { name: 'no key', share: 5, bytes: (to) => anonymous(`GET ${get(to)} HTTP/1.1`), ends: ['401'] },
  {
    name: 'long key',
    share: 1,
    bytes: (to) => anonymous(`GET ${get(to)} HTTP/1.1`, `Authorization: Bearer ${'a'.repeat(9_000)}`),
    ends: ['401'],
  },
  { name: 'wrong method', share: 5, bytes: (to) => head(to, `DELETE ${get(to)} HTTP/1.1`), ends: ['405'] },
  {
    name: 'unknown path',
    share: 5,
    bytes: (to) => head(to, `GET /${randomBytes(8).toString('hex')} HTTP/1.1`),
    ends: ['404'],
  },
  {
    name: 'broken path',
    share: 2,
    bytes: (to) => head(to, 'GET /v1/%zz/%c0%af HTTP/1.1'),
    ends: ['400'],
  },
  {
    name: 'wrong input',
    share: 5,
    holder: 'reading',
    bytes: (to) => head(to, 'GET /v1/brand/retrieve?domain=no%20domain&timeoutMS=abc HTTP/1.1'),
    ends: ['400'],
  },
  {
    name: 'huge headers',
    share: 3,
    bytes: (to) => head(to, `GET ${get(to)} HTTP/1.1`, `X-Huge: ${'h'.repeat(60_000)}`),
    ends: ['431'],
  },
  {
    name: 'many headers',
    share: 1,
    holder: 'reading',
    bytes: (to) =>
      head(to, `GET ${get(to)} HTTP/1.1`, ...Array.from({ length: 3_000 }, (_, at) => `X-${at}: 1`)),
    ends: ['200', '431'],
  },
  {
    name: 'no HTTP',
    share: 3,
    bytes: () => `${randomBytes(200).toString('latin1')}\r\n\r\n`,
    ends: ['400', 'closed'],
  },
  {
    name: 'TLS to plain HTTP',
    share: 1,
    bytes: () => Buffer.concat([Buffer.from([22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3]), randomBytes(500)]),
    ends: ['400', 'closed'],
  },
  {
    name: 'two lengths',
    share: 1,
    bytes: (to) => head(to, `POST ${get(to)} HTTP/1.1`, 'Content-Length: 1', 'Content-Length: 2'),
    ends: ['400'],
  },
  {
    name: 'smuggled',
    share: 1,
    bytes: (to) => head(to, `POST ${get(to)} HTTP/1.1`, 'Content-Length: 4', 'Transfer-Encoding: chunked'),
    ends: ['400'],
  },
  {
    name: 'large body',
    share: 1,
    bytes: (to) =>
      head(to, `POST ${get(to)} HTTP/1.1`, JSON_BODY, 'Content-Length: 90000000') + 'b'.repeat(100_000),
    ends: ['413'],
  },
  {
    name: 'sent ahead',
    share: 1,
    bytes: () => 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(100),
    ends: ['200'],
  },
  {
    name: 'aborted',
    share: 8,
    act: 'leave',
    holder: 'leaving',
    bytes: (to) => headOf(to.secrets.leaving, `GET ${get(to)} HTTP/1.1`),
    ends: ['left'],
  },
  {
    name: 'aborted in the middle',
    share: 3,
    act: 'leave',
    bytes: (to) => `GET ${get(to)} HTTP/1.1\r\nHost: x\r\nAuthor`,
    ends: ['left'],
  },
  { name: 'silent', share: 2, act: 'stall', bytes: () => '', ends: ['408', 'closed'] },
  {
    name: 'slow headers',
    share: 3,
    act: 'stall',
    bytes: (to) => `GET ${get(to)} HTTP/1.1\r\nHost: x\r\nX-Slow`,
    ends: ['408', 'closed'],
  },
  {
    name: 'slow body',
    share: 2,
    act: 'stall',
    bytes: (to) =>
      `POST ${get(to)} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${to.secrets.reading}\r\n${JSON_BODY}\r\nContent-Length: 9\r\n\r\n{"a`,
    ends: ['408', 'closed'],
  },
]
