import type { Operation } from '../openapi/operation.ts'

/** A call in one programming language. */
export interface Sample {
  readonly language: string
  readonly code: string
}

/** The address of the service in samples. The page replaces it with its own address. */
export const SERVICE = 'http://127.0.0.1:8080'

/** Methods of the public client `brand.dev` for JavaScript (version 0.29.3), by the path that they call. */
export const CLIENT_METHODS: ReadonlyMap<string, string> = new Map([
  ['/v1/brand/retrieve', 'retrieve'],
  ['/v1/brand/ai/product', 'aiProduct'],
  ['/v1/brand/ai/products', 'aiProducts'],
  ['/v1/brand/ai/query', 'aiQuery'],
  ['/v1/brand/fonts', 'fonts'],
  ['/v1/brand/transaction_identifier', 'identifyFromTransaction'],
  ['/v1/brand/prefetch', 'prefetch'],
  ['/v1/brand/prefetch-by-email', 'prefetchByEmail'],
  ['/v1/brand/retrieve-by-email', 'retrieveByEmail'],
  ['/v1/brand/retrieve-by-isin', 'retrieveByIsin'],
  ['/v1/brand/retrieve-by-name', 'retrieveByName'],
  ['/v1/brand/retrieve-by-ticker', 'retrieveByTicker'],
  ['/v1/brand/naics', 'retrieveNaics'],
  ['/v1/brand/retrieve-simplified', 'retrieveSimplified'],
  ['/v1/brand/screenshot', 'screenshot'],
  ['/v1/brand/styleguide', 'styleguide'],
  ['/v1/web/scrape/html', 'webScrapeHTML'],
  ['/v1/web/scrape/images', 'webScrapeImages'],
  ['/v1/web/scrape/markdown', 'webScrapeMd'],
  ['/v1/web/scrape/sitemap', 'webScrapeSitemap'],
])

/** Returns a call of an endpoint, with example parameters, in the languages that most programs use. */
export function samplesOf(method: string, path: string, operation: Operation): readonly Sample[] {
  const call = callOf(method, path, operation)
  return [
    { language: 'curl', code: inCurl(call) },
    { language: 'JavaScript', code: inJavaScript(call) },
    { language: 'Python', code: inPython(call) },
  ]
}

interface Call {
  readonly method: string
  /** The URL with its parameters filled in. */
  readonly url: string
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
  /** The call by the public client; undefined when the client has no method for the endpoint. */
  readonly client: string | undefined
  readonly isJson: boolean
}

function callOf(method: string, path: string, operation: Operation): Call {
  const { parameters = [], requestBody, responses } = operation
  const shown = parameters.filter((each) => each.example !== undefined)
  const inQuery = shown.filter((each) => each.in === 'query')
  const required = inQuery.filter((each) => each.required)
  // Several parameters may name a brand, so none of them is required. The sample then uses the first one.
  const given = required.length > 0 ? required : inQuery.slice(0, 1)
  const inPath = shown.filter((each) => each.in === 'path')
  const filled = inPath.reduce((url, { name, example }) => url.replace(`{${name}}`, String(example)), path)
  return {
    method,
    url: SERVICE + filled,
    query: Object.fromEntries(given.map(({ name, example }) => [name, example])),
    body: requestBody?.content['application/json']?.example,
    client: CLIENT_METHODS.get(path),
    isJson: responses['200']?.content?.['application/json'] !== undefined,
  }
}

function inCurl({ url, query, body, isJson }: Call): string {
  const parts = [
    ...(body === undefined
      ? []
      : [`--header 'Content-Type: application/json'`, `--data ${inShell(JSON.stringify(body))}`]),
    ...Object.entries(query).map(([name, value]) => `--data-urlencode ${inShell(`${name}=${value}`)}`),
    '--header "Authorization: Bearer $KEY"',
    ...(isJson ? [] : ['--output answer']),
  ]
  const first = Object.keys(query).length > 0 ? `curl --get ${url}` : `curl ${url}`
  return [first, ...parts].join(' \\\n  ')
}

const inShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

function inJavaScript({ method, url, query, body, client, isJson }: Call): string {
  const params = body ?? query
  if (client !== undefined)
    return `import BrandDev from 'brand.dev'

const client = new BrandDev({ apiKey: process.env.KEY, baseURL: '${SERVICE}/v1' })
const answer = await client.brand.${client}(${JSON.stringify(params, null, 2)})`
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const address = search.size > 0 ? `${url}?${search}` : url
  return `const answer = await fetch('${address}', {
  method: '${method}',
  headers: { authorization: \`Bearer \${process.env.KEY}\` },
})
const ${isJson ? 'body = await answer.json()' : 'bytes = await answer.arrayBuffer()'}`
}

function inPython({ method, url, query, body, isJson }: Call): string {
  const given = [
    ...(Object.keys(query).length > 0 ? [`params=${pythonOf(query)}`] : []),
    ...(body === undefined ? [] : [`json=${pythonOf(body)}`]),
  ]
  const parts = [
    `"${url}"`,
    ...given,
    'headers={"Authorization": f"Bearer {os.environ[\'KEY\']}"}',
    'timeout=60',
  ]
  return `import os
import httpx

answer = httpx.${method.toLowerCase()}(
${parts.map((part) => `    ${part},`).join('\n')}
)
answer.raise_for_status()
${isJson ? 'body = answer.json()' : 'data = answer.content'}`
}

/** Writes a value of JSON in the syntax of Python. */
function pythonOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(pythonOf).join(', ')}]`
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${pythonOf(each)}`)
  return `{${entries.join(', ')}}`
}
