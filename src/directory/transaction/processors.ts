import { PROCESSORS } from '../../data/statements/processors.ts'
import { foldedWords } from '../keys.ts'
import { knownWords } from './descriptors.ts'
import { cut, type Line, plain } from './line.ts'

type Processor = (typeof PROCESSORS)[number]

export interface Processed {
  readonly line: Line
  /** The payment service of the last prefix. */
  readonly processor: Processor | undefined
}

const BY_FIRST = new Map<string, Processor[]>()
for (const processor of PROCESSORS) {
  const first = processor.prefix.charAt(0)
  BY_FIRST.set(first, [...(BY_FIRST.get(first) ?? []), processor])
}

/** Matches two to four capitals and a star, which may be a payment service that the table lacks. */
const UNKNOWN = /^[A-Z0-9]{2,4}\s?\*+\s*(?=[A-Z]{3})/

/**
 * Removes payment services from the beginning. The name of a platform stays, because the platform is the
 * merchant. Some capitals and a star count as a service that the table lacks, unless `isGuessed` is false.
 */
export function withoutProcessor(given: Line, { isGuessed = true } = {}): Processed {
  let line = given
  let processor: Processor | undefined
  for (let round = 0; round < 3; round++) {
    const found = prefixOf(line.text, isGuessed)
    if (!found) break
    const rest = line.text.slice(found.length)
    const isPayout = found.processor?.kind === 'payout'
    const hasName =
      /\p{L}{2}/u.test(rest) &&
      (isPayout || !/^[\s*]*(?:\d{5,}\b|(?=[A-Z0-9]*\d[A-Z0-9]{4})[A-Z0-9]+\s*$)/.test(rest))
    processor = found.processor ?? processor
    if (found.processor && (found.processor.kind === 'platform' || !hasName)) {
      line = cut(line, 'processor', `${found.processor.name} * ${rest}`, line.text.slice(0, found.length))
      break
    }
    if (!hasName) break
    line = cut(line, 'processor', rest, line.text.slice(0, found.length))
  }
  return { line, processor }
}

function prefixOf(
  text: string,
  isGuessed: boolean,
): { readonly processor?: Processor; readonly length: number } | undefined {
  const upper = plain(text)
  for (const processor of BY_FIRST.get(upper.charAt(0)) ?? []) {
    if (!upper.startsWith(processor.prefix)) continue
    const rest = upper.slice(processor.prefix.length)
    const isMarked = processor.prefix.endsWith('/')
    const behind = isMarked ? '' : /^\s?[*_]+\s?|^[\s/:-]+/.exec(rest)?.[0]
    if (behind === undefined ? upper.length > processor.prefix.length : false) continue
    if (processor.needsStar && !/[*_]/.test(behind ?? '')) continue
    if (!processor.needsStar && isNameItself(text, processor)) continue
    return { processor, length: processor.prefix.length + (behind?.length ?? 0) }
  }
  const unknown = isGuessed ? UNKNOWN.exec(upper)?.[0] : undefined
  return unknown && knownWords(foldedWords(text)) === 0 ? { length: unknown.length } : undefined
}

/** Returns whether the prefix belongs to a name, as in `SP PLUS PARKING` and `PAYPAL CREDIT`. */
function isNameItself(text: string, { prefix }: Processor): boolean {
  const words = foldedWords(text)
  return knownWords(words) > foldedWords(prefix).length
}
