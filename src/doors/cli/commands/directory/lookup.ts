import { JSON_FLAG } from '../../../../calls/doors.ts'
import type { Known } from '../../../../directory/known.ts'
import type { Company, Listing, Tier } from '../../../../model/directory.ts'
import type { CliCommand } from '../../command.ts'
import { DATABASE } from '../../options.ts'
import { print, printJson } from '../../output.ts'
import { type Painter, painterFor, safe } from '../../terminal.ts'

interface LookupFlags {
  readonly db: string
  readonly json?: boolean
}

/** `blazon directory lookup TEXT`: everything known about a name, a domain, a symbol or an ISIN. */
export const lookup: CliCommand = {
  name: 'lookup <text>',
  description: 'what the directory knows of a name, a domain, a symbol or an ISIN, and by which source',
  examples: [
    ['blazon directory lookup "Acme Corp"', 'a name'],
    ['blazon directory lookup BRK.B', 'a symbol, on all exchanges'],
    ['blazon directory lookup US0378331005 --json', 'an ISIN'],
  ],
  failure: 'nothing is known of it',
  options: (command) => command.option(...DATABASE).option(...JSON_FLAG),
  async run(text: string, flags: LookupFlags) {
    const { withDirectory } = await import('../../directory.ts')
    const known = await withDirectory(flags, (directory) => directory.lookup(text))
    const isKnown = known.company !== undefined || known.names.length + known.listings.length > 0
    if (flags.json) printJson(known)
    else print(isKnown ? knownText(known, painterFor(process.stdout)) : `nothing is known of ${safe(text)}\n`)
    return isKnown ? 0 : 1
  },
}

const MAX_SHOWN = 20

function knownText({ company, names, listings }: Known, painter: Painter): string {
  const rows = [
    ...(company ? [row('domain', company.domain, company, undefined, painter)] : []),
    ...names.map((one) => row(one.kind, one.name, one.company, one.tier, painter)),
    ...listings.map((one) => row('security', listingText(one.listing), one.company, one.tier, painter)),
  ]
  const more = rows.length - MAX_SHOWN
  return `${rows.slice(0, MAX_SHOWN).join('')}${more > 0 ? `and ${more} more\n` : ''}`
}

function row(what: string, text: string, company: Company, tier: Tier | undefined, painter: Painter): string {
  const { domain, name, country, listings, rank, source } = company
  const facts = [country, ...listings.slice(0, 3).map(listingText), `rank ${rank.toFixed(2)}`, source]
  const where = tier === undefined ? '' : `${tier.padEnd(10)}`
  return `${painter.bold(safe(domain).padEnd(24))} ${where}${what.padEnd(9)}${safe(text)}  ${painter.dim(safe([name, ...facts].filter(Boolean).join(', ')))}\n`
}

function listingText({ exchange, symbol, isin, isActive }: Listing): string {
  const place = symbol === '' ? '' : `${exchange}:${symbol}`
  return [place, isin, isActive ? '' : 'inactive'].filter(Boolean).join(' ')
}
