import { expect, test } from 'vitest'
import { naics } from '../../src/calls/naics.ts'
import type { Deadline } from '../../src/concurrency/deadline.ts'
import { classify } from '../../src/industry/index.ts'
import type { IndustryBounds, IndustryEvidence } from '../../src/model/industries.ts'
import { DEFAULTS } from '../../src/model/options.ts'
import type { BrandFields, Result } from '../../src/model/record.ts'
import type { Site } from '../../src/model/site.ts'
import type { Ports } from '../../src/paths/ports.ts'
import { ACME } from '../doors/http/acme.ts'

const DEADLINE = { signal: new AbortController().signal } as Deadline
const SITE = { domain: 'acme.example' } as Site

async function classified(fields: Partial<BrandFields>, bounds = {}) {
  const seen: IndustryEvidence[] = []
  const result: Result = {
    state: 'ok',
    domain: 'acme.example',
    record: { ...ACME, fields: { ...ACME.fields, ...fields } },
  }
  const ports = portsWith(result, async (evidence) => {
    seen.push(evidence)
    return classify(evidence)
  })
  return { found: await naics.run(asked(bounds), ports), seen }
}

const asked = (request: IndustryBounds) => ({
  ...{ site: SITE, request, deadline: DEADLINE },
  ...{ page: undefined, identified: undefined, folder: undefined },
})

/** An engine with this stored result, and no company in its directory. */
function portsWith(result: Result, classify: Ports['classify']): Ports {
  return {
    options: DEFAULTS,
    ownFields: [],
    classify,
    directory: { companyOf: async () => undefined },
    store: { freshResultOf: async () => result, correctionsOf: async () => [] },
  } as unknown as Ports
}

const ofGas = ACME.fields.industries

test('the words of a record are classified again, with the bounds that are asked for', async () => {
  const { found, seen } = await classified({}, { minResults: 3, maxResults: 3 })
  expect(found).toMatchObject({ state: 'ok', domain: 'acme.example' })
  expect(found.state === 'ok' && found.naics).toHaveLength(3)
  expect(seen).toMatchObject([{ text: 'Natural Gas Distribution', description: 'Gas with class' }])
})

test('what structured data named stays the first', async () => {
  if (!('rule' in ofGas)) throw new Error('The record has industries.')
  const description = { value: 'Roof replacement.', confidence: 0.9, rule: 'meta', evidence: [] }
  const { found } = await classified({ description, industries: { ...ofGas, rule: 'schema-type' } })
  expect(found).toMatchObject({ naics: [{ code: '221210', confidence: 'high' }] })
})

test('what the page told stays the first, as sure as it was', async () => {
  const of = (confidence: 'high' | 'medium' | 'low') => ({
    value: { naics: [{ code: '238160', name: 'Roofing Contractors', confidence }], sic: [], eic: [] },
    ...{ confidence: 0.6, rule: 'words', evidence: [] },
  })
  const description = {
    value: 'Gas pipelines and natural gas supply.',
    confidence: 0.9,
    rule: 'meta',
    evidence: [],
  }
  const firstOf = async (industries: ReturnType<typeof of>) => {
    const { found } = await classified({ description, industries })
    return found.state === 'ok' ? found.naics[0] : undefined
  }
  expect(await firstOf(of('high'))).toMatchObject({ code: '238160', confidence: 'high' })
  expect(await firstOf(of('medium'))).toMatchObject({ code: '238160', confidence: 'medium' })
  expect(await firstOf(of('low'))).toMatchObject({ code: expect.not.stringMatching('238160') })
})

test('a record of an earlier version, without industries, has its words', async () => {
  const { industries: _, ...earlier } = ACME.fields
  const description = { value: 'Roof replacement.', confidence: 0.9, rule: 'meta', evidence: [] }
  const { found } = await classified({ ...earlier, description, industries: undefined as never })
  expect(found).toMatchObject({ naics: [{ code: '238160' }] })
})

test('a site without a brand has no industries', async () => {
  const refused: Result = {
    state: 'failed',
    domain: 'a.example',
    code: 'timeout',
    message: 'x',
    retryable: false,
  }
  const ports = portsWith(refused, async () => Promise.reject(new Error('Nothing is classified.')))
  expect(await naics.run(asked({}), ports)).toEqual(refused)
})
