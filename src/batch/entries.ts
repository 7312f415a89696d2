import { setImmediate } from 'node:timers/promises'
import { untilAborted } from '../concurrency/abort.ts'
import type { HandleKind } from '../model/company.ts'
import { BlazonError, type ErrorCode } from '../model/errors.ts'
import { text as TEXT } from '../model/options/schema.ts'
import { checkValue } from '../model/options/validate.ts'
import type { Site } from '../model/site.ts'
import type { BatchEngine } from './engine.ts'
import type { DifferentEntries } from './list/different.ts'
import { entryOf, type ListEntry } from './list/entry.ts'
import { companyIn, type Reading, readingsOf } from './list/readings.ts'
import type { LineOfList } from './ports.ts'
import type { Tally } from './progress.ts'
import type { ListLines } from './request.ts'

/** A line of a list with an entry. It has a site if the entry names one. */
export interface PlacedLine {
  readonly line: LineOfList
  readonly site: Site | undefined
}

export interface ListReading {
  readonly engine: BatchEngine
  readonly lines: ListLines
  /** The numbers of lines and comments are added to it. */
  readonly tally: Pick<Tally, 'lines' | 'comments'>
  /** Gets each entry, to count the different ones. */
  readonly seen?: DifferentEntries | undefined
  /** When it fires, no further line is read. */
  readonly signal: AbortSignal
}

/** After this many lines in a row without a lookup, the loop pauses so that timers and signals can run. */
const LINES_PER_TURN = 200

/** Reads a list, and finds the site of each line. Comments and empty lines are only counted. */
export async function* placedLines(reading: ListReading): AsyncGenerator<PlacedLine> {
  const { engine, lines, tally, seen, signal } = reading
  for await (const given of untilAborted(lines, signal)) {
    if (typeof given !== 'object' || given === null)
      checkValue(`line ${tally.lines + 1} of the list`, given, TEXT)
    tally.lines += 1
    if (tally.lines % LINES_PER_TURN === 0) await setImmediate()
    const entry = typeof given === 'string' ? entryOf(given, tally.lines) : given
    if (!entry) {
      tally.comments += 1
      continue
    }
    seen?.add(entry)
    const { site, reason = null, readAs } = await placeOf(entry, engine)
    const { line: number, input, kept } = entry
    yield { site, line: { line: number, input, domain: site?.domain ?? null, reason, readAs, kept } }
  }
}

type Place = { readonly readAs?: HandleKind | undefined } & (
  | { readonly site: Site; readonly reason?: undefined }
  | { readonly site?: undefined; readonly reason: string }
)

/** Returns the site of an entry, or the reason why it has none. An unknown company has no site. */
async function placeOf(entry: ListEntry, engine: BatchEngine): Promise<Place> {
  const { handle, kind = 'domain', beside, reason } = entry
  if (reason !== undefined) return { reason }
  if (kind !== 'auto') return placeBy({ kind, handle, beside }, engine)
  const asSeen = async (reading: Reading) => ({ ...(await placeBy(reading, engine)), readAs: reading.kind })
  const [first, ...others] = readingsOf(handle, (text) => engine.resolve(text, { listed: true }))
  let place = await asSeen(first)
  for (const other of others) if (!place.site) place = await asSeen(other)
  return place
}

async function placeBy(reading: Reading, { resolve, company }: BatchEngine): Promise<Place> {
  const named = companyIn(reading)
  try {
    if (!named) return { site: resolve(reading.handle, { listed: true }) }
    const { domain, how } = await company(named)
    const holds = reading.holds?.(how) ?? true
    return holds ? { site: resolve(domain) } : { reason: `It is no ${reading.kind} that is known exactly.` }
  } catch (thrown) {
    if (thrown instanceof BlazonError && NO_SITE.has(thrown.code)) return { reason: thrown.message }
    throw thrown
  }
}

const NO_SITE: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['invalid_input', 'not_found', 'free_email'])
