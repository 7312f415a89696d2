import { foldedWords } from '../keys.ts'
import { knownWords } from './descriptors.ts'
import { cut, type Line } from './line.ts'

/** Matches the number of a shop, an order or a terminal. The text after it is the place. */
const SHOP_NUMBER =
  /^(?:#+\s?\w*|N[°ºO]\.?\d+|[A-Z]?\d{3,}[A-Z]?|[A-Z]{1,3}-?\d{3,}|\d{3,}-\d+|\d{2,}[-/]\d+[\d/-]*|X{2,}\d+)$/i
/** Matches a name that is joined to its number, such as `EXAMPLE-4567`. */
const NAME_AND_NUMBER = /(?<![\p{L}\p{N}-])(\p{L}{3,})-(\d{3,})(?![\p{L}\p{N}-])/gu
/** Matches letters mixed with digits, as in order numbers. */
const ORDER_CODE = /^(?=[A-Z0-9]*\d)(?=[A-Z0-9]*[A-Z])[A-Z0-9-]{5,}$/i

/**
 * Removes numbers. City and country usually follow the number of a shop, so the line is cut there when there
 * is a name before it. A number that belongs to a known name (`MOTEL 6`, `REMA 1000`) stays.
 */
export function withoutNumbers(line: Line): Line {
  const tokens = line.text.replace(NAME_AND_NUMBER, '$1 $2').split(' ')
  const kept: string[] = []
  let at = leadingNumbers(tokens)
  const removed = tokens.slice(0, at)
  for (; at < tokens.length; at++) {
    const token = tokens[at] ?? ''
    const isNumber = SHOP_NUMBER.test(token) || (ORDER_CODE.test(token) && looksRandom(token))
    if (!isNumber || isOfName(kept, token)) {
      kept.push(token)
      continue
    }
    removed.push(token)
    if (!kept.some((before) => /\p{L}{2}/u.test(before))) continue
    const rest = tokens.slice(at + 1)
    const places = rest.filter((part) => !SHOP_NUMBER.test(part))
    const text = `${kept.join(' ')} | ${places.join(' ')}`
    return cut(line, 'number', text, [...removed, ...rest.filter((part) => SHOP_NUMBER.test(part))].join(' '))
  }
  return removed.length === 0 ? line : cut(line, 'number', kept.join(' '), removed.join(' '))
}

/** Returns how many leading tokens are numbers of at least 5 digits; 0 when all tokens are. */
function leadingNumbers(tokens: readonly string[]): number {
  const first = tokens.findIndex((token) => !/^[#*\d/.:-]{5,}$/.test(token))
  return first === -1 ? 0 : first
}

function isOfName(kept: readonly string[], token: string): boolean {
  const words = foldedWords([...kept, token].join(' '))
  return kept.length < 4 && words.length > 0 && knownWords(words) === words.length
}

/** Returns whether a token is probably a random code, such as `P1A2B3C4D5`, and not `99RANCH` or `24HOUR`. */
function looksRandom(token: string): boolean {
  const changes = token.match(/\d(?=[A-Z])|[A-Z](?=\d)/gi)?.length ?? 0
  const digits = token.replace(/\D/g, '').length
  return (
    changes >= 2 || digits >= 4 || (digits >= 2 && !/^(?:\d{1,3}[A-Z]{3,}|[A-Z]{4,}\d{1,2})$/i.test(token))
  )
}
