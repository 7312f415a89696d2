import { expect, onTestFinished, test } from 'vitest'
import { patient } from '../house/patient.ts'
import { said, startModelServer } from '../query/protocol-server.ts'
import { engineFor } from './sites.ts'

patient()

const HOME = `<!doctype html><html lang="en"><title>Acme</title><h1>Acme makes anvils</h1>
<p>Our mascot, an otter called Ottoline, sleeps in the forge.</p>
<p>We sell to smiths in Berlin and to farriers in Graz, who have been with us for years.</p>`

test('a model fills what no rule finds, as far as a page says it', async () => {
  const { url, now } = await startModelServer((end) => onTestFinished(() => end()))
  const llm = { url, model: 'any' }
  const { blazon } = await engineFor({ 'acme.example': { '/': HOME } }, { llm })
  const quotation = 'We sell to smiths in Berlin and to farriers in Graz'
  const answer = () =>
    said({
      '/mascot_animal': { value: 'otter', page: 1, quotation: 'Our mascot, an otter called Ottoline' },
      '/buyer_groups': {
        value: [
          { kind: 'smiths', town: 'Berlin' },
          { kind: 'bakers', town: null },
        ],
        page: 1,
        quotation,
      },
      '/forge/cats': { value: 9, page: 1, quotation },
    })
  Object.assign(now, { answer, requests: [] })
  const text = { type: 'string' }
  const schema = {
    type: 'object',
    properties: {
      mascot_animal: { ...text, description: 'Which animal the mascot is' },
      buyer_groups: {
        type: 'array',
        items: {
          type: 'object',
          properties: { kind: text, town: { type: ['string', 'null'] } },
          required: ['kind', 'town'],
        },
      },
      forge: { type: 'object', properties: { cats: { type: 'integer' } } },
    },
  }
  const result = await blazon.extract(
    { url: 'http://acme.example/' },
    { schema, instructions: 'Towns in German.' },
  )
  expect(result).toMatchObject({ state: 'ok', absent: ['/forge'], problems: [], notes: [] })
  expect(result.state === 'ok' && result.data).toEqual({
    mascot_animal: 'otter',
    buyer_groups: [{ kind: 'smiths', town: 'Berlin' }],
  })
  expect(result.state === 'ok' && result.evidence).toMatchObject([
    { path: '/mascot_animal', rule: 'model', evidence: [{ text: 'Our mascot, an otter called Ottoline' }] },
    { path: '/buyer_groups', rule: 'model' },
  ])
  expect(now.requests[0]?.messages[1]?.content).toContain('Who made the form says: Towns in German.')
})
