import { sharedDecoders } from '../../../decoders/with-pictures.ts'
import { type DiffSettings, onlyIn } from '../../../diff/index.ts'
import { measuredDiff } from '../../../diff/measured.ts'
import type { FieldTable } from '../../../fields/index.ts'
import type { BrandDiff } from '../../../model/diff.ts'
import { BlazonError } from '../../../model/errors.ts'
import { noun } from '../../../model/noun.ts'
import { parseDomain } from '../../../resolve/domain.ts'
import { fieldsIn } from '../fields.ts'
import type { CaptureFlags } from '../flags.ts'
import { jsonText, print, printJson, tell } from '../output.ts'
import { fieldsFor } from '../own-fields.ts'
import { painterFor } from '../terminal.ts'
import { writeOut } from '../write-file.ts'
import { openSource } from './open-source.ts'
import { type Pair, pairsOf } from './pairs.ts'
import type { Source, SourceBrand } from './source.ts'
import { diffText } from './text.ts'

/** Values of the command. */
export interface DiffFlags extends CaptureFlags {
  readonly json?: boolean
  readonly fields?: string
  readonly domain?: string
}

/** Compares two sides, prints what changed, and returns the exit code. */
export async function compare(first: string, second: string, flags: DiffFlags): Promise<number> {
  const { own, table } = await fieldsFor(flags)
  const names = flags.fields
  const fields = names === undefined ? undefined : fieldsIn(names, table)
  const domain = flags.domain === undefined ? undefined : domainIn(flags.domain)
  const open: Source[] = []
  try {
    for (const name of [first, second]) open.push(await openSource(name, { flags, own }))
    const [before, after] = open as [Source, Source]
    const isMany = domain === undefined && !before.isOne && !after.isOne
    const counts = { same: 0, changed: 0, added: 0, removed: 0 }
    for await (const pair of pairsOf(before, after, domain)) {
      const found = await diffOf(pair, { fields, table })
      counts[found.kind] += 1
      if (flags.json || !isMany || isWorthTelling(found, pair)) await write(found, table, isMany, flags.json)
    }
    const compared = Object.values(counts).reduce((sum, count) => sum + count, 0)
    if (compared === 0) throw nothingOf(domain, before, after)
    if (isMany) tell(countsText(counts))
    return counts.same === compared ? 0 : 1
  } finally {
    for (const source of open) await source.close()
  }
}

/**
 * Returns the domain as results have it. A domain of a private network is accepted, because it is not looked
 * up.
 */
function domainIn(text: string): string {
  return parseDomain(text, { isMapped: () => true }).domain
}

/**
 * Compares the brands of a pair. Their pages are read only when the results come from different visits,
 * because two results of one visit have the same page.
 */
async function diffOf([before, after]: Pair, settings: DiffSettings): Promise<BrandDiff> {
  if (!before || !after) return onlyIn((before ?? after)?.domain ?? '', before ? 'removed' : 'added')
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

/**
 * When many brands are compared, the text leaves out brands without a change. It shows such a brand all the
 * same when some fields were not compared, unless neither side has a record.
 */
function isWorthTelling({ kind, notCompared }: BrandDiff, pair: Pair): boolean {
  return kind !== 'same' || (notCompared.length > 0 && pair.some((one) => one?.result.state === 'ok'))
}

async function write(found: BrandDiff, table: FieldTable, isMany: boolean, json = false): Promise<void> {
  if (json && !isMany) printJson(found)
  else if (json) await writeOut(undefined, [jsonText(found)])
  else print(diffText(found, table, painterFor(process.stdout)))
}

function nothingOf(domain: string | undefined, before: Source, after: Source): BlazonError {
  const what = domain === undefined ? 'any brand' : `the brand of ${domain}`
  return new BlazonError('not_found', `Neither ${before.name} nor ${after.name} has ${what}.`)
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
