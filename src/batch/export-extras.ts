import { type Extra, type ExtrasAsked, extraOf, problemOf } from '../model/extras.ts'
import type { Product } from '../model/product.ts'
import type { DataValue } from '../model/query.ts'
import type { Cell } from './csv.ts'

interface ExtrasColumn {
  readonly name: string
  readonly of: (extras: readonly Extra[]) => Cell
}

/** Returns the columns for all additional lookups of a batch. */
export function extrasColumns({ products, questions }: ExtrasAsked): readonly ExtrasColumn[] {
  if (!products && questions.length === 0) return []
  return [
    ...(products ? [{ name: 'products', of: productsIn }] : []),
    ...questions.map((question) => ({
      name: `answer:${question}`,
      of: (extras: readonly Extra[]) => answerIn(extras, question),
    })),
    { name: 'asked_message', of: problemsIn },
  ]
}

/** Returns the fields for NDJSON: the whole outcomes, except the domain, which is in another field. */
export function extrasFields(extras: readonly Extra[]): object {
  return Object.fromEntries(extras.map(({ kind, found: { domain: _, ...outcome } }) => [kind, outcome]))
}

function productsIn(extras: readonly Extra[]): Cell {
  const found = extraOf(extras, 'products')?.found
  return found?.state === 'ok' ? found.products.map(productText).join('; ') : undefined
}

/** Describes a product, such as `Walnut desk 480 EUR`. Missing values are left out. */
function productText({ name, price, currency }: Product): string {
  return [name, price, price === undefined ? undefined : currency]
    .filter((part) => part !== undefined)
    .join(' ')
}

function answerIn(extras: readonly Extra[], question: string): Cell {
  const found = extraOf(extras, 'answers')?.found
  if (found?.state !== 'ok') return undefined
  const value = found.answers.find(({ name }) => name === question)?.value
  return value === undefined || typeof value === 'number' ? value : textOf(value)
}

function textOf(value: DataValue): string {
  if (Array.isArray(value)) return value.map(textOf).join('; ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function problemsIn(extras: readonly Extra[]): Cell {
  const problems = extras.flatMap((extra) => {
    const problem = problemOf(extra)
    return problem === undefined ? [] : [`${extra.kind}: ${problem}`]
  })
  return problems.length > 0 ? problems.join('; ') : undefined
}
