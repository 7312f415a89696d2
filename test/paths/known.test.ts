import { expect, test } from 'vitest'
import type { Company, DirectorySource } from '../../src/model/directory.ts'
import { foundValue } from '../../src/model/finding.ts'
import type { Result } from '../../src/model/record.ts'
import type { Site } from '../../src/model/site.ts'
import { withDirectory } from '../../src/paths/known.ts'
import { ACME } from '../doors/http/acme.ts'

const SITE = { domain: 'acme.example' } as Site

/** The first code of a brand whose page is about gas and whose company has these tags of the map. */
async function firstOf(...tags: readonly string[]) {
  const company: Company = {
    ...{ domain: 'acme.example', name: 'Acme', countries: [], domains: [], listings: [], rank: 0.5 },
    categories: tags.map((value) => ({ scheme: 'osm', value })),
    source: 'name-suggestion-index',
  }
  const result: Result = { state: 'ok', domain: 'acme.example', record: ACME }
  const directory = { companyOf: async () => company } as unknown as DirectorySource
  const found = await withDirectory(result, { directory, now: () => new Date(0), ownFields: [] }, SITE)
  return found.state === 'ok' ? foundValue(found.record.fields.industries)?.naics[0] : undefined
}

test('what the directory says of a company stands above what its page says', async () => {
  expect(await firstOf('shop=supermarket')).toMatchObject({ code: '445110', confidence: 'high' })
})

test('a guess by places that other companies have too leaves what the page says', async () => {
  expect(await firstOf('amenity=charging_station')).toMatchObject({ code: '221210' })
})
