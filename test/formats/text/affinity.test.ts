import { describe, expect, it } from 'vitest'
import { affinity } from '../../../src/formats/text/affinity.ts'
import { snapshotFromHtml } from '../../../src/snapshot/made/from-html.ts'

const siteOf = (host: string) => snapshotFromHtml({ url: `https://${host}/`, html: '' }).site

const rows: readonly [trap: string, name: string, host: string, least: number, most: number][] = [
  ['the same letters', 'Blue Bottle', 'bluebottle.com', 1, 1],
  ['with marks and a dash', 'Büro-Bedarf', 'buero-bedarf.de', 0, 0.5],
  ['an ampersand spelled out', 'Smith & Sons', 'smithandsons.co.uk', 1, 1],
  ['the ending belongs to the name', 'Move.org', 'move.org', 1, 1],
  ['a leading article', 'The Verge', 'theverge.com', 1, 1],
  ['initials without small words', 'United Way of King County', 'uwkc.org', 0.85, 0.85],
  ['more words than the domain', 'Figma Design', 'figma.com', 0.8, 0.8],
  ['a stranger', 'Contoso', 'acme.com', 0, 0],
  ['a subdomain of its own', 'Apache Anvil', 'anvil.apache.org', 1, 1],
  ['its organisation alone', 'Apache', 'anvil.apache.org', 0.5, 0.8],
  ['another script says nothing', 'あさひ', 'asahi.example', 0, 0],
]

describe('affinity', () => {
  it.each(rows)('%s', (_, name, host, least, most) => {
    const near = affinity(name, siteOf(host))
    expect(near).toBeGreaterThanOrEqual(least)
    expect(near).toBeLessThanOrEqual(most)
  })
})
