import { describe, expect, it, test } from 'vitest'
import { readGold } from '../../src/gold/case.ts'
import { evaluate } from '../../src/gold/evaluate.ts'
import { score } from '../../src/gold/score.ts'
import { accuracyTable } from '../../src/gold/table.ts'
import { BlazonError } from '../../src/model/errors.ts'
import type { Result } from '../../src/model/record.ts'
import { describe as describePage } from '../../src/paths/describe.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'

const PAGE = `<!doctype html><html lang="en"><title>Acme Anvils | Home</title>
  <meta name="description" content="Acme makes anvils for smiths of all ages.">
  <link rel="icon" href="/icon.png">
  <header><a href="/"><img class="logo" src="/logo.svg" alt="Acme" width="120" height="30"></a></header>
  <h1>Anvils</h1><p>Since 1921 we have been making anvils.</p>
  <footer><a href="https://x.com/acmeanvils">X</a> <a href="/privacy">Privacy policy</a> <a href="/jobs">Careers</a></footer>`

function acme(): Result {
  const snapshot = snapshotFromHtml({ url: 'https://acme.example/', html: PAGE })
  return { state: 'ok', domain: 'acme.example', record: describePage(snapshot) }
}

describe('a labelled list', () => {
  it('is a JSON array, or has one case a line', () => {
    const cases = [
      { domain: 'acme.example', name: 'Acme' },
      { domain: 'b.example', outcome: 'parked' },
    ]
    expect(readGold(JSON.stringify(cases))).toEqual(cases)
    expect(readGold(`# ours\n${cases.map((one) => JSON.stringify(one)).join('\n')}\n`)).toEqual(cases)
  })

  it.each([
    ['', 'The list holds no case.'],
    ['[]', 'The list holds no case.'],
    ['[{"name":"Acme"}]', 'Case 1 has no domain.'],
    ['{"domain":"a.example"}\n{"domain"', 'Case 2 is no JSON'],
    [
      '[{"domain":"a.example","title":"A"}]',
      'Case 1: nothing is scored by the name of title; there are domain, ',
    ],
    ['[{"domain":"a.example","name":7}]', 'Case 1: name must be a text.'],
    [
      '[{"domain":"a.example","colors":{"primary":["reddish"]}}]',
      'Case 1: colors must be an object of primary',
    ],
    ['[{"domain":"a.example","links":{"blog":"/blog"}}]', 'Case 1: links must be an object of URLs'],
  ])('%j is refused with the reason', (text, message) => {
    expect(() => readGold(text)).toThrow(
      expect.objectContaining({ code: 'invalid_input', message: expect.stringContaining(message) }),
    )
  })
})

describe('a result', () => {
  it('is scored field by field, and equal spellings are right', () => {
    const scores = score(acme(), {
      domain: 'acme.example',
      name: 'Acme Inc',
      nameAlso: ['ACME'],
      descriptionIncludes: ['Anvils', 'smiths'],
      logos: {
        first: ['https://www.acme.example/logo.svg'],
        icons: ['https://acme.example/icon.png'],
        wrong: ['https://acme.example/card.png'],
      },
      socials: [{ url: 'https://x.com/acmeanvils' }],
      links: { privacy: 'https://acme.example/privacy', careers: 'https://acme.example/jobs', blog: null },
      email: null,
    })
    expect(scores).toMatchObject({
      outcome: 1,
      name: 1,
      description: 1,
      logo_first: 1,
      logo_icons: 1,
      logo_no_strangers: 1,
      socials: 1,
      links: 1,
      email: 1,
    })
    expect(scores).not.toHaveProperty('phone')
  })

  it('has score 0 for wrong values, and part of the score for incomplete lists', () => {
    const scores = score(acme(), {
      domain: 'acme.example',
      name: 'Apex',
      descriptionIncludes: ['rockets'],
      logos: { form: 'text' },
      socials: [{ url: 'https://x.com/acmeanvils' }, { url: 'https://github.com/acme' }],
      links: { privacy: null, careers: 'https://acme.example/jobs' },
      phone: '+12025550123',
    })
    expect(scores).toMatchObject({ outcome: 1, name: 0, description: 0, logo_first: 0, phone: 0 })
    expect(scores.socials).toBeCloseTo(2 / 3)
    expect(scores.links).toBeCloseTo(2 / 3)
  })

  it('of a page that is no brand’s is scored by its class alone', () => {
    const parked: Result = {
      state: 'refused', message: 'It is no page of the brand',
      domain: 'a.example',
      class: 'parked',
      url: 'https://a.example/',
      evidence: [],
    }
    expect(score(parked, { domain: 'a.example', outcome: 'parked', name: 'A' })).toEqual({ outcome: 1 })
    expect(score(parked, { domain: 'a.example', name: 'A' })).toMatchObject({ outcome: 0, name: 0 })
  })
})

test('a failed lookup counts as nothing found, and a cancelled one ends the evaluation', async () => {
  const cases = readGold('[{"domain":"acme.example","name":"Acme"},{"domain":"b.example","name":"B"}]')
  const lookup = async (domain: string) => {
    if (domain === 'acme.example') return acme()
    throw new BlazonError('unreachable', 'There is nobody.')
  }
  const done: number[] = []
  const accuracy = await evaluate(cases, lookup, (count) => done.push(count))
  expect(accuracy.fields.name).toEqual({ mean: 0.5, cases: 2 })
  expect(accuracy.cases[1]?.result).toMatchObject({ state: 'failed', code: 'unreachable' })
  expect(done).toEqual([1, 2])
  expect(accuracyTable(accuracy, { worst: true })).toMatch(
    /name +0\.500 +2\n\nb\.example: outcome 0\.00, name 0\.00\n$/,
  )
  const left = evaluate(cases, () => Promise.reject(new BlazonError('cancelled', 'Enough.')))
  await expect(left).rejects.toMatchObject({ code: 'cancelled' })
})
