import type { FastifyInstance } from 'fastify'
import { filterEndpoints } from '../docs/in-page/filter.ts'
import { addressSamples } from '../docs/in-page/samples.ts'
import { tryOut } from '../docs/in-page/try-out.ts'
import { pageOf } from '../docs/page.ts'
import { STYLE } from '../docs/style.ts'
import { OPENAPI, openApiOf } from '../openapi/document.ts'
import type { Context, Route } from '../route.ts'

/** The path of the page for people. Its style sheet and script are below this path. */
export const DOCS = '/docs'
const STYLE_PATH = `${DOCS}/style.css`
const SCRIPT_PATH = `${DOCS}/try-out.js`

/** True for the description of the service, which needs no key. */
export function isReference(path: string): boolean {
  return [OPENAPI, DOCS, STYLE_PATH, SCRIPT_PATH].includes(path)
}

/** The page may load and call only this service. No other page can show it in a frame. */
const POLICY = [
  "default-src 'none'",
  ...["script-src 'self'", "style-src 'self'", "connect-src 'self'", "img-src 'self' blob:"],
  ...["form-action 'none'", "base-uri 'none'", "frame-ancestors 'none'"],
].join('; ')

const HEADERS = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' }
const PAGE_HEADERS = { ...HEADERS, 'content-security-policy': POLICY, 'referrer-policy': 'no-referrer' }

/** Loaders such as esbuild wrap inner functions in a helper `__name`, so the script defines this helper. */
const SCRIPT = [
  '{ const __name = (it) => it',
  ...[tryOut, filterEndpoints, addressSamples].map((part) => `;(${part.toString()})()`),
  '}',
].join('\n')

/** Serves the description of the service without a key: as OpenAPI for programs, and as a page for people. */
export function addReference(app: FastifyInstance, routes: readonly Route[], { engine }: Context): void {
  const { maxTimeoutMs, publicUrl } = engine.options.serve
  const document = once(() => openApiOf({ routes, maxTimeoutMs, publicUrl }))
  const json = once(() => JSON.stringify(document()))
  const page = once(() => pageOf(document(), { style: STYLE_PATH, script: SCRIPT_PATH, document: OPENAPI }))
  const add = (path: string, type: string, headers: Record<string, string>, body: () => string) =>
    app.get(path, async (_, reply) => reply.headers({ ...headers, 'content-type': type }).send(body()))
  add(OPENAPI, 'application/json; charset=utf-8', HEADERS, json)
  add(DOCS, 'text/html; charset=utf-8', PAGE_HEADERS, page)
  add(STYLE_PATH, 'text/css; charset=utf-8', HEADERS, () => STYLE)
  add(SCRIPT_PATH, 'text/javascript; charset=utf-8', HEADERS, () => SCRIPT)
}

/**
 * Delays the work until the first call, so that a service whose description nobody requests does not spend
 * time on it.
 */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
