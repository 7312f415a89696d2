import type { Facts } from './facts.ts'
import type { Importer } from './importer.ts'
import { rankOfPlace } from './rank.ts'

/** The most visited sites, to decide which of several companies with one name is best known. */
export const tranco: Importer = {
  kind: 'tranco',
  about: 'the most visited sites, from tranco-list.eu or majestic.com (rank, domain); no names',
  licence: 'as stated with the list',
  signs: ['globalrank', 'tldrank', 'domain'],
  headings: ['rank', 'domain'],
  factsOf: (row): Facts | undefined => {
    const place = Number(row.text('globalrank') || row.text('rank'))
    return place >= 1 ? { websites: [row.text('domain')], name: '', rank: rankOfPlace(place) } : undefined
  },
}
