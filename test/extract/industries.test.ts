import { describe, expect, test } from 'vitest'
import { describe as recordOf, snapshotFromHtml } from '../../src/index.ts'
import { foundValue } from '../../src/model/finding.ts'

const page = (head: string, body: string) =>
  snapshotFromHtml({
    url: 'https://acme.example/',
    html: `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`,
  })

const industriesOf = (head: string, body: string) => recordOf(page(head, body)).fields.industries

const ROOFS =
  '<title>Peak</title><meta name="description" content="Roof replacement and storm repair by roofers.">'

describe('industries', () => {
  test('are told by what the page says of itself', () => {
    const found = industriesOf(ROOFS, '<h1>Your roof, repaired</h1><p>Shingles, flat roofs, gutters.</p>')
    expect(found).toMatchObject({
      rule: 'words',
      evidence: [
        { source: 'meta', where: 'description' },
        { source: 'title' },
        { where: 'words that counted', text: 'roof replacement, roof, roofers, repair, storm, replacement' },
      ],
    })
    expect(foundValue(found)?.naics[0]).toMatchObject({ code: '238160', confidence: 'high' })
    expect(foundValue(found)?.eic[0]?.industry).toBe('Construction & Built Environment')
    expect(foundValue(found)?.sic[0]?.code).toBe('1761')
  })

  test('are told by the type of the organization before its words', () => {
    const data = {
      '@context': 'https://schema.org',
      '@type': 'Hotel',
      name: 'Peak',
      url: 'https://acme.example/',
    }
    const found = industriesOf(
      `${ROOFS}<script type="application/ld+json">${JSON.stringify(data)}</script>`,
      '<h1>Rooms under the roof</h1>',
    )
    expect(found).toMatchObject({ rule: 'schema-type', evidence: [{ source: 'json-ld' }] })
    expect(foundValue(found)?.naics[0]?.code).toBe('721110')
    expect(foundValue(found)?.eic[0]?.industry).toBe('Hospitality & Tourism')
  })

  test('of another organization on the page are not its own', () => {
    const review = {
      '@context': 'https://schema.org',
      '@type': 'Review',
      author: { '@type': 'Hotel', name: 'Grand' },
    }
    const found = industriesOf(
      `${ROOFS}<script type="application/ld+json">${JSON.stringify(review)}</script>`,
      '<h1>Your roof, repaired</h1>',
    )
    expect(foundValue(found)?.naics[0]?.code).toBe('238160')
  })

  test('are absent when the words tell nothing', () => {
    const found = industriesOf('<title>Qzx</title>', '<h1>Qzx vrb</h1><p>Plim plom plum, since then.</p>')
    expect(found).toMatchObject({ value: null, tried: ['schema-type', 'words'] })
  })

  test('are at most ten codes and three pairs, every pair under its industry', () => {
    const found = foundValue(
      industriesOf(
        '<title>Group</title><meta name="description" content="Hotels, airlines, software, banking, steel and farms.">',
        '<h1>All of it</h1>',
      ),
    )
    expect(found?.naics.length).toBeLessThanOrEqual(10)
    expect(found?.eic.length).toBeGreaterThanOrEqual(1)
    expect(found?.eic.length).toBeLessThanOrEqual(3)
  })
})
