import { once } from 'node:events'
import type { DiffSettings } from '../../../diff/index.ts'
import type { FieldTable } from '../../../fields/index.ts'
import type { BrandDiff } from '../../../model/diff.ts'
import { BlazonError } from '../../../model/errors.ts'
import { noun } from '../../../model/noun.ts'
import type { CliCommand } from '../command.ts'
import type { Pair } from '../diff/pairs.ts'
import type { Source, SourceBrand } from '../diff/source.ts'
import type { CaptureFlags } from '../flags.ts'
import { captureOptions, FIELDS, OWN_FIELDS } from '../options.ts'
import { jsonText, print, printJson, printJsonText, tell } from '../output.ts'
import { painterFor } from '../terminal.ts'

interface DiffFlags extends CaptureFlags {
  readonly json?: boolean
  readonly fields?: string
  readonly domain?: string
}

/** `blazon diff A B` shows what of a brand, or of all brands of a database, has changed. */
export const diff: CliCommand = {
  name: 'diff <before> <after>',
  description: 'what of a brand changed between two results, databases or captures',
  examples: [
    ['blazon diff old.json new.json', 'two results of --json'],
    ['blazon diff old.json example.com', 'against what the site says now'],
    ['blazon diff backup.db brands.db', 'all brands of two databases'],
    ['blazon diff a.db b.db --domain example.com', 'one of them'],
    ['blazon diff saved example.com -o name,logos', 'a capture; these fields alone'],
  ],
  failure: 'something changed (what cannot be read ends with 2)',
  trouble: 2,
  options: (command) =>
    captureOptions(command)
      .option('--json', 'print an object for each brand as JSON')
      .option(...FIELDS)
      .option(...OWN_FIELDS)
      .option('--domain <domain>', 'the brand of this domain alone'),
  async run(first: string, second: string, flags: DiffFlags) {
    const { fieldsFor } = await import('../own-fields.ts')
    const { own, table } = await fieldsFor(flags)
    const names = flags.fields
    const fields = names === undefined ? undefined : (await import('../fields.ts')).fieldsIn(names, table)
    const { openSource } = await import('../diff/open-source.ts')
    const { pairsOf } = await import('../diff/pairs.ts')
    const domain = flags.domain === undefined ? undefined : await domainIn(flags.domain)
    const open: Source[] = []
    try {
      for (const name of [first, second]) open.push(await openSource(name, { flags, own }))
      const [before, after] = open as [Source, Source]
      const isMany = domain === undefined && !before.isOne && !after.isOne
      const counts = { same: 0, changed: 0, added: 0, removed: 0 }
      for await (const pair of pairsOf(before, after, domain)) {
        const found = await diffOf(pair, { fields, table })
        counts[found.kind] += 1
        if (flags.json || !isMany || isWorthTelling(found, pair))
          await write(found, table, isMany, flags.json)
      }
      const compared = Object.values(counts).reduce((sum, count) => sum + count, 0)
      if (compared === 0) throw nothingOf(domain, first, second)
      if (isMany) tell(countsText(counts))
      return counts.same === compared ? 0 : 1
    } finally {
      for (const source of open) await source.close()
    }
  },
}

/** The domain as results have it. Nothing is looked up by it, so that it may be of a private network. */
async function domainIn(text: string): Promise<string> {
  const { parseDomain } = await import('../../../resolve/domain.ts')
  return parseDomain(text, { isMapped: () => true }).domain
}

/** Compares the brands of a pair. Their pages are read only if they may show what the results do not. */
async function diffOf([before, after]: Pair, settings: DiffSettings): Promise<BrandDiff> {
  const { onlyIn } = await import('../../../diff/index.ts')
  if (!before || !after) return onlyIn((before ?? after)?.domain ?? '', before ? 'removed' : 'added')
  const { measuredDiff } = await import('../../../diff/measured.ts')
  const { sharedDecoders } = await import('../../../decoders/with-pictures.ts')
  const { signal } = new AbortController()
  const isOneVisit = capturedAt(before) !== undefined && capturedAt(before) === capturedAt(after)
  const [earlier, later] = await Promise.all(
    [before, after].map(async ({ result, page }) => ({
      result,
      snapshot: isOneVisit ? undefined : await page(),
    })),
  )
  if (!earlier || !later) throw new Error('A pair has two sides.')
  return measuredDiff(earlier, later, (files) => sharedDecoders().measure(files, signal), settings)
}

const capturedAt = ({ result }: SourceBrand): string | undefined =>
  result.state === 'ok' ? result.record.capturedAt : undefined

/** Among many brands, the text leaves out those that are the same, and those that nobody could read twice. */
function isWorthTelling({ kind, notCompared }: BrandDiff, pair: Pair): boolean {
  return kind !== 'same' || (notCompared.length > 0 && pair.some((one) => one?.result.state === 'ok'))
}

async function write(found: BrandDiff, table: FieldTable, isMany: boolean, json = false): Promise<void> {
  if (json && !isMany) printJson(found)
  else if (json) {
    if (!printJsonText(jsonText(found))) await once(process.stdout, 'drain')
  } else {
    const { diffText } = await import('../diff/text.ts')
    print(diffText(found, table, painterFor(process.stdout)))
  }
}

function nothingOf(domain: string | undefined, first: string, second: string): BlazonError {
  const what = domain === undefined ? 'any brand' : `the brand of ${domain}`
  return new BlazonError('not_found', `Neither ${first} nor ${second} has ${what}.`)
}

function countsText({ same, changed, added, removed }: Record<BrandDiff['kind'], number>): string {
  const all = same + changed + added + removed
  const count = (number: number) => number.toLocaleString('en-US')
  const parts = [
    `${count(changed)} changed`,
    `${count(added)} only in the second`,
    `${count(removed)} only in the first`,
  ]
  return `${count(all)} ${noun(all, 'brand')}: ${parts.join(', ')}\n`
}
