import { countryName } from '../../lexicon/countries.ts'
import type { NameMatch } from '../../model/directory.ts'
import { type HowFound, shown } from './outcome.ts'

/** Explains why a company was found by a name. */
export function because(how: HowFound, asked: string, { name, kind, tier, company }: NameMatch): string {
  const { domain, source } = company
  if (how === 'name_as_domain')
    return `${domain} is the domain that ${shown(asked)} is called by (${source}).`
  const read = how === 'name' ? '' : `${shown(asked)} was read as ${shown(name)}: ${HOW[how] ?? ''}. `
  return `${read}The directory has the ${kind} name ${shown(name)} for ${domain} (${tier}, ${source}).`
}

const HOW: Partial<Record<HowFound, string>> = {
  name_spelling: 'the same words, spelled or ordered in another way',
  name_of_country: 'the same name without the country behind it',
  name_shortened: 'the same name without an ending that tells nothing',
  name_typo: 'one typing error away',
}

/** Names the other companies of the same name that were not chosen. */
export function preferred({ company }: NameMatch, all: readonly NameMatch[]): readonly string[] {
  const others = all.filter((match) => match.company !== company).map((match) => match.company.domain)
  return others.length === 0 ? [] : [`It was preferred to ${listed(others)}.`]
}

/** Explains why none of several companies was chosen. */
export function undecided(all: readonly NameMatch[]): string {
  const each = all.map(({ company: { domain, country } }) => {
    return country ? `${domain} (${countryName(country) ?? country})` : domain
  })
  return `Several companies have that name, and nothing decides between ${listed(each)}; name the country.`
}

/** The limit of companies that a sentence names. */
const MAX_LISTED = 5

function listed(items: readonly string[]): string {
  const rest = items.length - MAX_LISTED
  return items.slice(0, MAX_LISTED).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}
