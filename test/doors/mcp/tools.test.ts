import type { CallToolResult, Client } from '@modelcontextprotocol/client'
import { afterAll, describe, expect, test } from 'vitest'
import { CALLS } from '../../../src/calls/index.ts'
import { tokensOf } from '../../../src/doors/mcp/cut.ts'
import { patient } from '../../house/patient.ts'
import { answerIn, overHttp, overStdio, servedSites, textIn, WAITING } from './connected.ts'

patient()

/* Every tool through the client of the protocol, over both transports, on three sample brands. */

const ends: (() => unknown)[] = []
const onEnd = (end: () => unknown) => void ends.push(end)
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

const BRANDS = ['ferncott.example', 'stratokiln.example', 'sidrina.example'] as const

const POINT = {
  ...{ datapoint_name: 'mail', datapoint_description: 'The e-mail address to write to' },
  ...{ datapoint_example: 'hello@example.com', datapoint_type: 'text' },
}

const SCHEMA = { type: 'object', properties: { mail: { type: 'string', format: 'email' } } }

/** What each tool is called with for a domain. A tool without a line here fails the test. */
const ARGUMENTS: Readonly<Record<string, (domain: string) => Record<string, unknown>>> = {
  brand: (domain) => ({ domain }),
  lookup: (domain) => ({ email: `info@${domain}` }),
  identify: (domain) => ({ transaction_info: `${domain} 4711` }),
  logo: (domain) => ({ domain, size: 64 }),
  styleguide: (domain) => ({ domain }),
  fonts: (domain) => ({ domain }),
  screenshot: (domain) => ({ domain }),
  markdown: (domain) => ({ url: `http://${domain}/` }),
  html: (domain) => ({ url: `http://${domain}/` }),
  images: (domain) => ({ url: `http://${domain}/` }),
  sitemap: (domain) => ({ domain }),
  crawl: (domain) => ({ url: `http://${domain}/`, maxPages: 2 }),
  extract: (domain) => ({ url: `http://${domain}/`, schema: SCHEMA, maxPages: 1 }),
  product: (domain) => ({ url: `http://${domain}/` }),
  products: (domain) => ({ domain, maxProducts: 2 }),
  query: (domain) => ({ domain, data_to_extract: [POINT] }),
  classify: (domain) => ({ input: domain }),
  sic: (domain) => ({ input: domain }),
  diff: (domain) => ({ domain }),
  design: (domain) => ({ domain }),
  explain: (domain) => ({ domain, field: 'name' }),
  prefetch: (domain) => ({ domain }),
}

/** Calls whose answers no agent reads. */
const NO_TOOLS: readonly string[] = ['brandFile', 'brandReport', 'bytes']

const sites = await servedSites(onEnd)
const clients: Readonly<Record<string, Client>> = {
  http: (await overHttp(sites, onEnd)).client,
  stdio: (await overStdio(sites, onEnd)).client,
}
// Tests run in any order, and some are about what is stored.
for (const client of Object.values(clients))
  for (const domain of BRANDS) await client.callTool({ name: 'brand', arguments: { domain } }, WAITING)

describe.each(Object.entries(clients))('over %s', (_, client) => {
  const call = async (name: string, given: Record<string, unknown>) =>
    (await client.callTool({ name, arguments: given }, WAITING)) as CallToolResult

  test('each call has its tool', async () => {
    const { tools } = await client.listTools()
    const names = tools.map(({ name }) => name)
    expect([...names].sort()).toEqual(Object.keys(ARGUMENTS).sort())
    const withRoutes = Object.entries(CALLS).filter(([, call]) => 'http' in call && call.http)
    const renamed: Readonly<Record<string, string>> = { naics: 'classify' }
    for (const [name] of withRoutes)
      if (!NO_TOOLS.includes(name)) expect(names).toContain(renamed[name] ?? name)
    for (const { name, description, inputSchema } of tools) {
      expect(description, name).toMatch(/^[A-Z].*\.$/)
      expect(inputSchema.additionalProperties, name).toBe(false)
    }
    // The list costs every conversation its tokens.
    expect(tokensOf(JSON.stringify(tools))).toBeLessThan(5_500)
    // What several tools say of a parameter is in the first of them alone, and bounds are in refusals.
    const [html, images] = ['html', 'images'].map((name) => tools.find((tool) => tool.name === name))
    expect(html?.inputSchema.properties?.url).toMatchObject({ description: expect.any(String) })
    expect(images?.inputSchema.properties?.url).toEqual({ type: 'string' })
    const long = await call('sitemap', { domain: 'ferncott.example', maxLinks: 0 })
    expect(textIn(long)).toBe(
      'The parameter maxLinks must be a whole number from 1 to 100000 (INVALID_INPUT)',
    )
  })

  describe.each(BRANDS)('for %s', (domain) => {
    test('a whole brand is within 2,000 tokens', async () => {
      const result = await call('brand', { domain })
      expect(result.isError, textIn(result)).toBeFalsy()
      expect(tokensOf(textIn(result))).toBeLessThanOrEqual(2_000)
      const { site_data } = answerIn(result)
      expect(site_data.brand).toMatchObject({ domain })
    })

    test.each(Object.keys(ARGUMENTS))('%s answers', async (name) => {
      const result = await call(name, ARGUMENTS[name]?.(domain) ?? {})
      if (name === 'identify') {
        expect(textIn(result)).toMatch(/\(NOT_FOUND\)$|^\{"site_data"/)
        return
      }
      expect(result.isError, textIn(result)).toBeFalsy()
      if (name === 'logo' || name === 'screenshot') {
        expect(result.content[0]).toMatchObject({ type: 'image', mimeType: 'image/png' })
        return
      }
      expect(tokensOf(textIn(result))).toBeLessThanOrEqual(2_000)
      expect(answerIn(result).site_data).toBeTypeOf('object')
    })
  })

  test('a refusal is an error of the tool, with the sentence of the service', async () => {
    const unknown = await call('brand', { domain: 'not a domain' })
    expect(unknown.isError).toBe(true)
    expect(textIn(unknown)).toMatch(/^.{10,} \(INVALID_INPUT\)$/)
    const wrong = await call('brand', { domain: 'ferncott.example', colour: 'red' })
    expect(wrong.isError).toBe(true)
    expect(textIn(wrong)).toMatch(/^brand has no argument colour; it takes domain, name, /)
    const few = await call('brand', { domain: 'ferncott.example', maxTokens: 3 })
    expect(textIn(few)).toBe('The argument maxTokens must be a whole number from 100 to 100000')
    const none = await call('colours', {})
    expect(textIn(none)).toBe('There is no tool colours')
  })

  test('an answer is cut to the tokens that the caller names, and says what it lacks', async () => {
    const url = 'http://ferncott.example/'
    const whole = answerIn(await call('markdown', { url, maxTokens: 50_000 }))
    expect(whole.left_out).toBeUndefined()
    const result = await call('markdown', { url, maxTokens: 150 })
    expect(tokensOf(textIn(result))).toBeLessThanOrEqual(150)
    const { site_data, left_out } = answerIn(result)
    const of = String(whole.site_data.markdown).length
    const cut = left_out?.find(({ path }) => path === 'markdown')
    expect(cut).toEqual({ path: 'markdown', kept: expect.any(Number), of, unit: 'characters' })
    const kept = cut?.kept ?? 0
    expect(kept).toBeGreaterThan(24)
    expect(site_data.markdown).toBe(`${String(whole.site_data.markdown).slice(0, kept)}…`)
  })

  test('stored brands are resources, which are listed by their domains and read', async () => {
    const { resources } = await client.listResources()
    const names = resources.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining([...BRANDS]))
    expect(names).toEqual([...names].sort())
    const { contents } = await client.readResource({ uri: 'blazon://brand/ferncott.example' })
    const [content] = contents
    const text = content && 'text' in content ? content.text : ''
    expect(JSON.parse(text).site_data.brand.domain).toBe('ferncott.example')
    await expect(client.readResource({ uri: 'file:///etc/passwd' })).rejects.toThrow(/There is no resource/)
  })
})
