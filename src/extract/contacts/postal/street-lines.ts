/** Reads the lines of an address above or below its city. */

import { STREETS } from '../../../data/languages/streets.ts'
import { inAllLanguages } from '../../../lexicon/in-all-languages.ts'
import { pattern } from '../../../lexicon/pattern.ts'
import { leadLength } from './leads.ts'
import { type Piece, trimmed } from './pieces.ts'
import { isNameOfRoad, kindOf, type PieceKind, takesNumberBefore } from './streets.ts'

/** The most pieces and characters above the city. */
const MAX_STREET_PIECES = 5
const MAX_STREET_CHARS = 160

/** The most pieces, and the most areas among them, where addresses name areas before the city. */
const MAX_PIECES_WITH_AREAS = 7
const MAX_AREAS = 3

/**
 * Returns the lines above the city, from the outermost street, building or floor. `bare` says which roads
 * count without a number: any, as in English villages, or only the names of roads. `areas` allows names of
 * areas between street and city. `plain` allows that the line directly above the city is the street, if no
 * line looks like a street and another line is above it.
 */
export function streetOf(
  text: string,
  pieces: readonly Piece[],
  { bare, areas, plain: takesPlain }: Streets,
): Piece | undefined {
  const last = pieces.at(-1)
  if (!last) return undefined
  let first: Piece | undefined
  let road: Piece | undefined
  let kind: PieceKind = 'plain'
  let plain = 0
  let named = false
  const upwards = [...pieces].reverse().slice(0, areas ? MAX_PIECES_WITH_AREAS : MAX_STREET_PIECES)
  for (const [at, piece] of upwards.entries()) {
    const cut = withoutLead(text, piece)
    const above = kindOf(cut.text)
    if (
      above === 'stop' ||
      FIRM.test(cut.text) ||
      endsRange(text, cut) ||
      last.end - cut.start > MAX_STREET_CHARS
    )
      break
    const belongs = kind === 'number' && first !== undefined && belongsAbove(text, upwards, at - 1, above)
    kind = above
    const isBare = bare === 'any' || HAMLET.test(cut.text) || (bare === 'named' && isNameOfRoad(cut.text))
    if ((above === 'road' && isBare) || (above === 'building' && road)) road = cut
    // With a street and number found, a road above it may be a house or a firm: `Hotel Arlberg`.
    const isName = above === 'road' && named && !QUARTER.test(cut.text)
    if (!belongs && (above === 'building' || above === 'road') && (!first || plain > 0 || isName)) continue
    // Plain words, such as a firm's name, belong only between two pieces, and not after a label.
    if (!belongs && above === 'plain') {
      if (++plain > (areas ? MAX_AREAS : 1) || cut !== piece) break
      continue
    }
    if (above === 'numbered' && named) break
    named ||= above === 'street' || above === 'road' || belongs
    first = cut
    plain = 0
    if (cut !== piece) break
  }
  const top = first ?? road ?? (takesPlain && pieces.length > 1 && isPlain(last.text) ? last : undefined)
  return top && /\p{L}/u.test(text.slice(top.start, last.end)) ? joined(text, top, last) : undefined
}

/** Whether a number is the end of a range, as in opening hours: `8 - 17`. */
function endsRange(text: string, { text: piece, start }: Piece): boolean {
  return /^\d/.test(piece) && /\d\s[-–—]\s$/.test(text.slice(Math.max(0, start - 4), start))
}

interface Streets {
  readonly bare: 'any' | 'named' | undefined
  readonly areas: boolean
  readonly plain: boolean
}

function isPlain(text: string): boolean {
  return ['plain', 'building', 'road'].includes(kindOf(text))
}

/**
 * Whether a number on its own belongs to the piece above it, whatever that piece is. It does not if the
 * street below is written after its number. It also does not if the number begins a line with more text and
 * the piece above is no street.
 */
function belongsAbove(text: string, upwards: readonly Piece[], number: number, above: PieceKind): boolean {
  const between = (at: number) => text.slice(upwards[at + 1]?.end ?? 0, upwards[at]?.start)
  const below = upwards[number - 1]?.text ?? ''
  const beginsLine = between(number).includes('\n') && below !== '' && !between(number - 1).includes('\n')
  return !takesNumberBefore(below) && !(beginsLine && above !== 'street' && above !== 'road')
}

/** Returns the street below its city: the pieces up to the first one that is not part of it. */
export function streetBelow(text: string, pieces: readonly Piece[]): Piece | undefined {
  const end = pieces.findIndex(({ text: piece }) => ['plain', 'stop'].includes(kindOf(piece)))
  const own = (end < 0 ? pieces : pieces.slice(0, end)).slice(0, MAX_STREET_PIECES)
  const [first] = own
  const last = own.at(-1)
  return first && last && /\d/.test(text.slice(first.start, last.end)) ? joined(text, first, last) : undefined
}

function joined(text: string, first: Piece, last: Piece): Piece {
  const street = text.slice(first.start, last.end).replace(/\s*\n\s*/g, ', ')
  return {
    text: street
      .replace(/,(?:\s*,)+/g, ',')
      .replace(/(?<=\d)\.$/, '')
      .replace(BEFORE_CITY, ''),
    start: first.start,
    end: last.end,
  }
}

/** Matches the preposition between a street and the city: `Hafenstraße 8 in 20457 Hamburg`. */
const BEFORE_CITY = /(?:(?<=\d\s?\p{L}?)\s(?:in|en|em)|\s(?:à|te))$/u

/** Removes words that introduce an address from a piece: `Address:`, `Visit us at`. */
function withoutLead(text: string, piece: Piece): Piece {
  const lead = leadLength(piece.text)
  return lead > 0 ? (trimmed(text, piece.start + lead, piece.end) ?? piece) : piece
}

const HAMLETS = inAllLanguages(STREETS, 'hamlets')
const QUARTERS = inAllLanguages(STREETS, 'quarters')

/** Matches quarters and estates, which are written above a street with its number. */
const QUARTER = pattern('iu')`
  ^(?:${HAMLETS})\s|(?<!\p{L})(?:${QUARTERS})(?!\p{L})
`

/** Matches places outside of towns, whose houses have no numbers. */
const HAMLET = pattern('iu')`^(?:${HAMLETS})\s`

/** Matches the legal form of a firm. Lines above a firm do not belong to the address. */
const FIRM = /\s(?:inc|llc|ltd|limited|plc|corp|gmbh|b\.?v|s\.?r\.?l|s\.?a\.?r\.?l|pty|pvt)\.?$/i
