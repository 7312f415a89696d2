import type { FastifyInstance } from 'fastify'
import { type About, about } from '../../../model/about.ts'
import { asBlazonError } from '../../../model/errors.ts'
import { SHELL_HEADERS, shellOf } from '../board/shell.ts'
import { OPENAPI } from '../openapi/document.ts'
import type { Context, Route } from '../route.ts'
import { HEALTH } from './health.ts'
import { READY } from './ready.ts'
import { DOCS } from './reference.ts'

export const HOME = '/'

/**
 * Answers without a key. Browsers get the board or a page about the service, and all other clients get the
 * same facts as JSON.
 */
export function addHome(
  app: FastifyInstance,
  routes: readonly Route[],
  { board, logger }: Pick<Context, 'board' | 'logger'>,
): void {
  const told = toldOf(about(), routes)
  app.get(HOME, async ({ headers }, reply) => {
    if (!wantsPage(headers.accept)) return reply.headers(HEADERS).send(told)
    if (!board) return reply.headers(PAGE_HEADERS).send(pageOf(told))
    try {
      const shell = await shellOf(told.name)
      return reply.headers({ ...HEADERS, ...SHELL_HEADERS }).send(shell)
    } catch (thrown) {
      const { message } = asBlazonError(thrown)
      logger.warn({ err: thrown }, message)
      return reply.headers(PAGE_HEADERS).send(pageOf(told, message))
    }
  })
}

const HEADERS = { vary: 'accept', 'cache-control': 'no-cache' }
const PAGE_HEADERS = {
  ...HEADERS,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
}

/** The place of the documents, for a package that names no web address. */
const DOCUMENTS = 'docs/service.md of the package'

function toldOf({ name, version, description, homepage = DOCUMENTS }: About, routes: readonly Route[]) {
  const endpoints = routes.map(({ method, path, params }) => ({ method, path, params: Object.keys(params) }))
  const health = { alive: HEALTH, ready: READY }
  const reference = { page: DOCS, openapi: OPENAPI }
  return { name, version, description, documentation: homepage, reference, health, endpoints }
}

/** Whether the client prefers HTML to JSON (RFC 9110 §12.5.1). A program that accepts anything gets JSON. */
function wantsPage(accept = '*/*'): boolean {
  const ranges = accept
    .toLowerCase()
    .split(',')
    .map((range) => {
      const [type = '', ...rest] = range.split(';').map((part) => part.trim())
      const quality = rest.find((part) => part.startsWith('q='))
      return { type, quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 }
    })
  const qualityOf = (type: string) => {
    const [family] = type.split('/')
    const names = [type, `${family}/*`, '*/*']
    return names.map((name) => ranges.find((range) => range.type === name)).find(Boolean)?.quality ?? 0
  }
  return qualityOf('text/html') > qualityOf('application/json')
}

/** Writes a page about the service. `note` says what is wrong with the service. */
function pageOf(
  { name, version, description, documentation, endpoints }: ReturnType<typeof toldOf>,
  note = '',
): string {
  const rows = endpoints.map(
    ({ method, path, params }) =>
      `<tr><td><code>${method} ${path}</code><td><code>${params.map(escaped).join(', ')}</code>`,
  )
  const isLink = /^https?:/.test(documentation)
  const link = isLink
    ? `<a href="${escaped(documentation)}">${escaped(documentation)}</a>`
    : escaped(documentation)
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name} ${version}</title>
<style>body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem } td { padding: .1rem 1rem .1rem 0; vertical-align: top }</style>
<h1>${name} ${version}</h1>
<p>${escaped(description)}</p>
${note === '' ? '' : `<p><strong>${escaped(note)}</strong></p>\n`}<p>Documentation: ${link}. Endpoints: <a href="${DOCS}">${DOCS}</a>, <a href="${OPENAPI}">OpenAPI</a>. State: <a href="${HEALTH}">${HEALTH}</a>, <a href="${READY}">${READY}</a>.
<p>Every endpoint below takes a key: <code>Authorization: Bearer KEY</code>. <code>blazon keys create NAME</code> makes one.
<table>${rows.join('\n')}</table>
</html>
`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
