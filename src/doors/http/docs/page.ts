import { z } from 'zod'
import { ENVELOPE_SHAPE } from '../answers/envelope.ts'
import { commonParams } from '../common-params.ts'
import { jsonSchemaOf, type Shape } from '../json-schema.ts'
import type { OpenApiDocument } from '../openapi/document.ts'
import type { Operation, Parameter, Response } from '../openapi/operation.ts'
import { SERVICE, samplesOf } from './samples.ts'
import { kindOf, objectIn, type Schemas, schemasIn } from './shape.ts'

/** The addresses of the style sheet and the script. */
export interface Parts {
  readonly style: string
  readonly script: string
  readonly document: string
}

/** Writes the description of the service as a page for people, with a form for each endpoint. */
export function pageOf(document: OpenApiDocument, parts: Parts): string {
  const schemas = schemasIn(document.components.schemas ?? {})
  const responses = document.components.responses ?? {}
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  const refusals = Object.entries(responses).flatMap(([name, one]) =>
    rowsOf(name.replace(/\D/g, ''), one as Response),
  )
  const { title, version, description } = document.info
  const contents = operations.map(
    ({ method, path, operation }) =>
      `<li><a href="#${operation.operationId}"><code>${method} ${escaped(path)}</code></a>`,
  )
  const sections = operations.map(({ method, path, operation }) =>
    sectionOf(method, path, operation, schemas),
  )
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} ${version}: endpoints</title>
<link rel="stylesheet" href="${parts.style}"><script src="${parts.script}" defer></script>
<header><a href="/">${title}</a></header>
<h1>${title} ${version}</h1>
<p>${escaped(String(description))}</p>
<p>The same for programs: <a href="${parts.document}">OpenAPI 3.1</a>. Every call takes a key, as the header
<code>Authorization: Bearer KEY</code>; <code>blazon keys create NAME</code> makes one.</p>
<div class="bar"><label>Key, for the forms; the page forgets it when it is closed
<input id="key" type="password" autocomplete="off" spellcheck="false"></label>
<label>Find endpoints by words: <span class="soft" id="found" role="status"></span>
<input id="filter" type="search" placeholder="scrape url" autocomplete="off" spellcheck="false"></label></div>
<nav><ul>${contents.join('')}</ul></nav>
${sections.join('\n')}
<details id="common"><summary>Parameters of all endpoints</summary>${treeOf(jsonSchemaOf(z.object(COMMON)), schemas)}</details>
${shapesOf(
  operations.map(({ operation }) => operation),
  document,
  schemas,
)}
<details id="end"><summary>Keys at the end of all answers</summary>${treeOf(jsonSchemaOf(ENVELOPE_SHAPE), schemas)}</details>
<details id="refusals"><summary>Refusals of all endpoints</summary><table>${refusals.join('')}</table></details>
</html>
`
}

function sectionOf(method: string, path: string, operation: Operation, schemas: Schemas): string {
  const { operationId, summary, description, responses, deprecated, parameters = [], requestBody } = operation
  const properties = objectIn(
    (requestBody?.content['application/json']?.schema ?? true) as Shape,
    schemas,
  )?.properties
  const names = [...parameters.map(({ name }) => name), ...Object.keys(properties ?? {})]
  const words = [method, path, operationId, summary, ...names].join(' ').toLowerCase()
  const answer = responses['200']?.content?.['application/json']?.schema
  const refused = Object.entries(responses).filter(([status, { $ref }]) => status !== '200' && !$ref)
  return `<section id="${operationId}" data-words="${escaped(words)}"><h2>${escaped(summary)}</h2>
<p><code>${method} ${escaped(path)}</code></p>
${description ? `<p>${escaped(description)}</p>` : ''}
${deprecated ? '' : formOf(method, path, operation, schemas) + samplesIn(method, path, operation)}
${answer ? `<details><summary>Answer</summary>${treeOf(answer as Shape, schemas, OF_END)}<p><a href="#end">Keys at the end of all answers</a></p></details>` : ''}
<details><summary>Refusals</summary><table>${refused.flatMap(([status, one]) => rowsOf(status, one)).join('')}</table>
<p><a href="#refusals">Refusals of all endpoints</a></p></details>
</section>`
}

function formOf(method: string, path: string, operation: Operation, schemas: Schemas): string {
  const { parameters = [], requestBody } = operation
  const own = parameters.filter(({ name }) => !OF_ALL.has(name))
  const rows = own.map((parameter) => fieldOf(parameter, schemas))
  const json = requestBody?.content['application/json']
  const body = json
    ? `<details open><summary>Body</summary>${treeOf(json.schema as Shape, schemas, OF_ALL)}</details>
<textarea spellcheck="false">${escaped(JSON.stringify(json.example, null, 2))}</textarea>`
    : ''
  return `<form data-method="${method}" data-path="${escaped(path)}">
${rows.length > 0 ? `<table>${rows.join('')}</table>` : ''}${body}
<p><a href="#common">Parameters of all endpoints</a></p>
<button>Send</button><output></output></form>`
}

/** Parameters that all endpoints take and that are described once. Each form has a field for `timeoutMS`. */
const { timeoutMS: _, ...COMMON } = commonParams(Number.MAX_SAFE_INTEGER)
const OF_ALL: ReadonlySet<string> = new Set(Object.keys(COMMON))

function samplesIn(method: string, path: string, operation: Operation): string {
  const samples = samplesOf(method, path, operation).map(
    ({ language, code }) => `<h3>${language}</h3><pre data-service="${SERVICE}">${escaped(code)}</pre>`,
  )
  return `<details><summary>Code</summary>${samples.join('')}</details>`
}

/** The parts of a schema that decide how a value is entered. */
interface Choice {
  readonly enum?: readonly unknown[]
  readonly type?: string
  readonly default?: unknown
}

function fieldOf({ name, in: place, required, description, schema, example }: Parameter, schemas: Schemas) {
  const { enum: named, type, default: fallback } = schema as Choice
  const choices = type === 'boolean' ? [true, false] : named
  const given = `name="${escaped(name)}" aria-label="${escaped(name)}" data-in="${place}"`
  const hint = fallback === undefined ? example : fallback
  const field = choices
    ? `<select ${given}><option value="">${choices.map((one) => `<option>${escaped(String(one))}`).join('')}</select>`
    : `<input ${given} placeholder="${escaped(hint === undefined ? '' : String(hint))}">`
  const standing = required ? ', required' : fallback === undefined ? '' : `, by default ${String(fallback)}`
  const kind = named ? 'choice' : kindOf(schema as Shape, schemas)
  return `<tr><td><code>${escaped(name)}</code><br><span class="soft">${escaped(kind + standing)}</span>
<td>${field}<td>${escaped(description)}`
}

/** The last keys of all answers, which are described once. */
const OF_END: ReadonlySet<string> = new Set(Object.keys(ENVELOPE_SHAPE.shape))
const NONE: ReadonlySet<string> = new Set()

/** Lists the keys of an object, and below each key the keys of the object that it holds. */
function treeOf(shape: Shape, schemas: Schemas, without: ReadonlySet<string> = NONE): string {
  const { properties = {}, required = [] } = objectIn(shape, schemas) ?? {}
  const shown = Object.entries(properties).filter(([key]) => !without.has(key))
  const items = shown.map(([key, value]) => {
    const inner = objectIn(value, schemas)
    const kind = inner
      ? kindOf(value, schemas).startsWith('list')
        ? 'list'
        : 'object'
      : kindOf(value, schemas)
    const note = typeof value === 'object' && value.description ? `. ${value.description}` : ''
    const mark = required.includes(key) ? '' : '?'
    const name = nameIn(value)
    const below = name ? ` <a href="#shape-${name}">${name}</a>` : inner ? treeOf(value, schemas) : ''
    return `<li><code>${escaped(key)}${mark}</code> <span class="soft">${escaped(kind + note)}</span>${below}`
  })
  return `<ul>${items.join('')}</ul>`
}

/** Returns the name of the shared schema of a value, or of the entries of a list. */
function nameIn(shape: Shape): string | undefined {
  if (typeof shape === 'boolean') return undefined
  const { $ref, items } = shape
  if ($ref !== undefined) return $ref.split('/').at(-1)
  return typeof items === 'object' && !Array.isArray(items) ? nameIn(items) : undefined
}

/** Describes the schemas that are parts of several answers. */
function shapesOf(operations: readonly Operation[], document: OpenApiDocument, schemas: Schemas): string {
  const answers = operations.map(({ responses }) => responses['200']?.content?.['application/json']?.schema)
  const whole = new Set(['Error', ...answers.map((answer) => nameIn((answer ?? true) as Shape))])
  const shared = Object.entries(document.components.schemas ?? {}).filter(([name]) => !whole.has(name))
  return shared
    .map(
      ([name, shape]) =>
        `<details id="shape-${name}"><summary>${name}</summary>${treeOf(shape as Shape, schemas)}</details>`,
    )
    .join('\n')
}

function rowsOf(status: string, { content }: Response): readonly string[] {
  const examples = content?.['application/json']?.examples ?? {}
  return Object.entries(examples).map(([code, example]) => {
    const { value } = example as { value: { message: string } }
    return `<tr><td>${status}<td><code>${escaped(code)}</code><td>${escaped(value.message)}`
  })
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
