import { byName } from '../../model/by-name.ts'
import { type Combinator, type Complex, type PseudoTest, type Relative, specificityOf } from './selector.ts'
import { STATES } from './states.ts'

/** Parses the selectors within a pseudo-class's parentheses. */
export interface ArgumentReader {
  forgiving(text: string): Complex[]
  strict(text: string): Complex[] | null
  relative(text: string): { combinator: Combinator; complex: Complex }[] | null
}

/** Returns a pseudo-class with its argument; null if it is unknown or the argument is malformed. */
export function pseudoClassOf(
  name: string,
  argument: string | null,
  reader: ArgumentReader,
): PseudoTest | null {
  if (argument === null) return plainOf(name)
  switch (name) {
    case 'is':
    case 'matches':
    case '-webkit-any':
      return { kind: 'is', not: false, list: reader.forgiving(argument) }
    case 'where': {
      const list = reader.forgiving(argument)
      return { kind: 'is', not: false, list: list.map((complex) => ({ ...complex, specificity: 0 })) }
    }
    case 'not': {
      const list = reader.strict(argument)
      return list && { kind: 'is', not: true, list }
    }
    case 'has':
      return hasOf(reader.relative(argument))
    case 'lang':
    case 'dir':
    case 'state':
      return { kind: 'state', name, argument: argument.trim().replace(/["']/g, '').toLowerCase() }
    case 'host':
    case 'host-context':
      return { kind: 'state', name: 'host', argument: '' }
    default:
      return nthOf(name, argument, reader)
  }
}

const nth = (fromEnd: boolean, sameTag: boolean, step = 0, offset = 1): PseudoTest => {
  return { kind: 'nth', step, offset, fromEnd, sameTag, of: null }
}

/** Pseudo-classes without an argument that abbreviate other ones. */
const SHORT = byName<PseudoTest>({
  'first-child': nth(false, false),
  'last-child': nth(true, false),
  'first-of-type': nth(false, true),
  'last-of-type': nth(true, true),
})

function plainOf(name: string): PseudoTest | null {
  return SHORT[name] ?? (Object.hasOwn(STATES, name) ? { kind: 'state', name, argument: '' } : null)
}

function nthOf(name: string, argument: string, reader: ArgumentReader): PseudoTest | null {
  const kind = /^nth-(last-)?(child|of-type)$/.exec(name)
  const [, formula = '', of] = /^([\s\S]*?)(?:\s+of\s+([\s\S]*))?$/i.exec(argument.trim()) ?? []
  const numbers = anPlusB(formula)
  if (!kind || !numbers || (of !== undefined && kind[2] === 'of-type')) return null
  const list = of === undefined ? null : reader.strict(of)
  if (of !== undefined && !list) return null
  const [step, offset] = numbers
  return {
    kind: 'nth',
    step,
    offset,
    fromEnd: kind[1] !== undefined,
    sameTag: kind[2] === 'of-type',
    of: list,
  }
}

/** Reads `2n+1`, `odd`, `-n + 3` or `5` as [step, offset]. */
function anPlusB(text: string): [number, number] | null {
  const formula = text.trim().toLowerCase()
  if (formula === 'odd') return [2, 1]
  if (formula === 'even') return [2, 0]
  if (/^[+-]?\d+$/.test(formula)) return [0, Number(formula)]
  const match = /^([+-]?\d*)n(?:\s*([+-])\s*(\d+))?$/.exec(formula)
  if (!match) return null
  const [, step = '', sign = '+', offset = '0'] = match
  const a = step === '' || step === '+' ? 1 : step === '-' ? -1 : Number(step)
  return [a, Number(sign + offset)]
}

function hasOf(list: { combinator: Combinator; complex: Complex }[] | null): PseudoTest | null {
  return list && { kind: 'has', list: list.map(({ complex, combinator }) => anchored(complex, combinator)) }
}

function anchored(complex: Complex, combinator: Combinator): Relative {
  const anchor = { tag: null, ids: [], classes: [], attributes: [], pseudos: [{ kind: 'anchor' } as const] }
  const compounds = [...complex.compounds, anchor]
  const single = complex.compounds.length === 1
  const below = combinator === '>' && single ? 'children' : 'descendants'
  return {
    complex: {
      ...complex,
      compounds,
      combinators: [...complex.combinators, combinator],
      specificity: specificityOf(compounds, null),
    },
    reach: combinator === '+' || combinator === '~' ? 'siblings' : below,
  }
}
