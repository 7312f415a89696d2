import { expect, test } from 'vitest'
import { sic as sicCall } from '../../src/calls/sic.ts'
import type { Deadline } from '../../src/concurrency/deadline.ts'
import type { ServeEngine } from '../../src/doors/http/engine.ts'
import { classify } from '../../src/industry/index.ts'
import { sicCodes } from '../../src/industry/sic.ts'
import type { IndustryEvidence, SicCode, SicResult } from '../../src/model/industries.ts'
import { DEFAULTS } from '../../src/model/options.ts'
import type { Result } from '../../src/model/record.ts'
import type { Site } from '../../src/model/site.ts'
import type { Ports } from '../../src/paths/ports.ts'
import { command, fixtureFolder } from '../doors/cli/command.ts'
import { ACME } from '../doors/http/acme.ts'
import { answerIn } from '../doors/http/opened.ts'
import { startServing } from '../doors/http/serving.ts'

const GAS: SicCode = {
  ...{ code: '4924', name: 'Natural Gas Distribution', confidence: 'high' as const },
  ...{ majorGroup: '49', majorGroupName: 'Electric, Gas, and Sanitary Services' },
}

test('a code of NAICS leads to the codes of SIC that its industry had', () => {
  expect(sicCodes([{ code: '221210', confidence: 'high' }], {})).toEqual([GAS])
  // Restaurants, whose group had codes for places that eat and places that drink.
  expect(sicCodes([{ code: '722511', confidence: 'medium' }], {})).toMatchObject([
    { code: '5812', majorGroup: '58', majorGroupName: 'Eating and Drinking Places' },
  ])
  expect(sicCodes([], {})).toEqual([])
})

test('less likely codes fill up what is missing, and no code is there twice', () => {
  const gas = { code: '221210', confidence: 'high' } as const
  const found = sicCodes([gas, gas], { minResults: 3 })
  expect(found.map(({ code }) => code.slice(0, 2))).toEqual(['49', '49', '49'])
  expect(found.map(({ confidence }) => confidence)).toEqual(['high', 'low', 'low'])
  expect(new Set(found.map(({ code }) => code)).size).toBe(3)
  const both = [gas, { code: '722511', confidence: 'high' }] as const
  expect(sicCodes(both, { maxResults: 1 })).toHaveLength(1)
})

test('bounds have the defaults and the limits of those of NAICS', () => {
  const gas = { code: '221210', confidence: 'high' } as const
  expect(() => sicCodes([gas], { minResults: 5, maxResults: 2 })).toThrow(
    expect.objectContaining({
      ...{ code: 'invalid_input', message: 'minResults (5) is above maxResults (2).' },
    }),
  )
  const groups = ['112210', '113110', '113210', '113310', '221210', '722511', '238160']
  const seven = groups.map((code) => ({ code, confidence: 'high' as const }))
  const sure = sicCodes(seven, { minResults: 7 }).filter(({ code }) => code === '0811' || code === '4924')
  expect(sicCodes(seven, { minResults: 7 })).toHaveLength(7)
  expect(sure.map(({ confidence }) => confidence)).toEqual(['high', 'high'])
})

test('an industry with one code of SIC is filled up with codes of other industries', async () => {
  const industries = {
    value: {
      naics: [{ code: '112210', name: 'Hog and Pig Farming', confidence: 'high' as const }],
      ...{ sic: [], eic: [] },
    },
    ...{ confidence: 0.9, rule: 'words', evidence: [] },
  }
  const { fields } = ACME
  const record = { ...ACME, fields: { ...fields, description: fields.name, industries } }
  const result: Result = { state: 'ok', domain: 'acme.example', record }
  const ports = {
    ...{ options: DEFAULTS, ownFields: [], directory: { companyOf: async () => undefined } },
    classify: async (evidence: IndustryEvidence) => classify(evidence),
    store: { freshResultOf: async () => result, correctionsOf: async () => [] },
  } as unknown as Ports
  const asked = {
    ...{ site: { domain: 'acme.example' } as Site, page: undefined, identified: undefined },
    ...{ deadline: { signal: new AbortController().signal } as Deadline, folder: undefined },
  }
  const found = await sicCall.run({ ...asked, request: { minResults: 3 } }, ports)
  if (found.state !== 'ok') throw new Error('It is found.')
  expect(found.codes.map(({ code }) => code)[0]).toBe('0213')
  expect(found.codes.length).toBeGreaterThanOrEqual(3)
})

test('the route answers as later clients read it', async () => {
  const asked: unknown[] = []
  const sic: ServeEngine['sic'] = async (handle, request): Promise<SicResult> => {
    asked.push(['domain' in handle ? handle.domain : handle, request?.minResults, request?.maxResults])
    return { state: 'ok', domain: 'acme.example', codes: [GAS] }
  }
  const { get } = await startServing({ engine: { sic } })
  const answer = await get('/v1/web/sic?input=https://www.acme.example/about&maxResults=2&type=original_sic')
  expect(answerIn((await answer.json()) as object)).toEqual({
    ...{ status: 'ok', type: 'sic', domain: 'acme.example', classification: 'original_sic' },
    codes: [GAS],
  })
  expect(asked).toEqual([['acme.example', 1, 2]])
  const other = await get('/v1/web/sic?input=acme.example&type=latest_sec')
  expect(other.status).toBe(400)
  expect(await other.json()).toMatchObject({ message: expect.stringContaining('original_sic') })
})

const folder = fixtureFolder()

test('the command prints a line a code, or the result as JSON', async () => {
  const run = (...args: string[]) =>
    command('sic', 'ferncott.example', ...args, '--hosts', folder.hosts, '--db', folder.at('sic.db'))
  const { code, stdout } = await run('--json', '--max-results', '2')
  const result = JSON.parse(stdout)
  expect([code, result.state, result.domain]).toEqual([0, 'ok', 'ferncott.example'])
  const [first] = result.codes
  expect(first).toEqual({
    ...{ code: expect.stringMatching(/^\d{4}$/), name: expect.any(String) },
    ...{ confidence: expect.stringMatching(/^(high|medium|low)$/) },
    ...{ majorGroup: first.code.slice(0, 2), majorGroupName: expect.any(String) },
  })
  const shown = await run()
  expect(shown.stdout).toMatch(/^ferncott\.example\n {4}\d{4} {2}\S/)
  const refused = await command('sic', 'ferncott.example', '--max-results', '11')
  expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('from 1 to 10')])
})
