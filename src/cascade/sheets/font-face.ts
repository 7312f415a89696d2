import { parseCssValues, referenceOf, splitValues } from '../../formats/css/values.ts'
import { resolvedUrl } from '../../formats/url.ts'
import { byName } from '../../model/by-name.ts'
import type { Descriptors } from './rules.ts'

/** Holds the descriptors of an `@font-face` rule. */
export interface FontFace {
  /** The name without quotation marks. */
  readonly family: string
  /** The absolute URLs of the files, in order of preference; empty when only local fonts are named. */
  readonly urls: readonly string[]
  /** The lowest and the highest weight; both are equal for a static font. */
  readonly weight: readonly [number, number]
  readonly style: string
  /** The first and last code point of each range; null stands for all. */
  readonly unicodeRange: readonly (readonly [number, number])[] | null
}

/** Reads the descriptors of `@font-face` rules. Rules without a family or source are left out. */
export function readFontFaces(blocks: readonly Descriptors[]): FontFace[] {
  return blocks.flatMap((block) => {
    const declarations = block.blocks.flatMap(({ list }) => list)
    const text = (name: string) => declarations.findLast((declaration) => declaration.name === name)?.text
    const family = familyOf(text('font-family'))
    const source = text('src')
    if (!family || !source) return []
    return [
      {
        family,
        urls: urlsOf(source, block.baseUrl),
        weight: weightOf(text('font-weight')),
        style: text('font-style')?.toLowerCase() ?? 'normal',
        unicodeRange: rangesOf(text('unicode-range')),
      },
    ]
  })
}

function familyOf(text: string | undefined): string | undefined {
  const values = parseCssValues(text ?? '') ?? []
  return values
    .map((value) => (value.type === 'string' || value.type === 'ident' ? value.text : ''))
    .join(' ')
    .trim()
}

function urlsOf(text: string, baseUrl: string): string[] {
  const urls: string[] = []
  for (const [first] of splitValues(parseCssValues(text) ?? [])) {
    const reference = referenceOf(first)
    const url = reference && resolvedUrl(reference, baseUrl)
    if (url) urls.push(url.href)
  }
  return urls
}

const WEIGHT_WORDS = byName<number>({ normal: 400, bold: 700 })

function weightOf(text: string | undefined): [number, number] {
  const words = (text ?? 'normal').toLowerCase().split(/\s+/)
  const [low = 400, high = low] = words
    .map((word) => WEIGHT_WORDS[word] ?? Number(word))
    .filter(Number.isFinite)
  return [low, high]
}

/** Reads `U+26`, `U+0-7F`, `U+4??`. */
function rangesOf(text: string | undefined): [number, number][] | null {
  if (text === undefined) return null
  const ranges = text.split(',').flatMap((part): [number, number][] => {
    const match = /^\s*u\+([0-9a-f?]{1,6})(?:-([0-9a-f]{1,6}))?\s*$/i.exec(part)
    if (!match?.[1]) return []
    const low = Number.parseInt(match[1].replaceAll('?', '0'), 16)
    const high = Number.parseInt(match[2] ?? match[1].replaceAll('?', 'f'), 16)
    return [[low, high]]
  })
  return ranges.length > 0 ? ranges : null
}
