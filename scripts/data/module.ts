/** Writes the modules of `src/data`, each of which holds one table. */

import type { z } from 'zod'
import { commentOf } from './comment.ts'
import { typeOf } from './types.ts'

/** A table as its module has it. */
export interface Compiled {
  /** Name of the module below `src/data`, such as `months`. */
  readonly module: string
  /** Name of the constant, such as `MONTHS`. */
  readonly name: string
  /** What the table holds, as one or more sentences. */
  readonly about: string
  /** Where it is kept below `data`. */
  readonly from: string
  /** What a licence wants to stand above, which the compiler keeps because of the mark of its comment. */
  readonly notice?: string
  /** Whether programs take types from the names and values of the table, as from a list of codes. */
  readonly isLiteral?: boolean
  readonly schema: z.ZodType
  readonly value: unknown
}

/**
 * The text of a module. The table is JSON in a string, which V8 reads faster than the same as a literal and
 * which every bundler takes; one entry stands on a line, so that a change shows what changed. TypeScript
 * sees no names and values in a string: where they are types, the table is a literal.
 */
export function moduleOf({ name, about, from, notice, isLiteral, schema, value }: Compiled): string {
  const lines = linesOf(value)
  return [
    ...(notice ? [`/*! ${notice} */`] : []),
    `// Made from ${from} by \`npm run data\`. Change that, and not this.`,
    commentOf(about),
    isLiteral
      ? `export const ${name} = ${lines} as const`
      : `export const ${name}: ${typeOf(schema)} = JSON.parse(\`${escaped(lines)}\`)`,
    '',
  ].join('\n')
}

/** JSON with an entry of the outermost list or object on a line. */
function linesOf(value: unknown): string {
  if (Array.isArray(value)) return `[\n${value.map((item) => JSON.stringify(item)).join(',\n')}\n]`
  const entries = Object.entries(value as object)
  return `{\n${entries.map(([key, item]) => `${JSON.stringify(key)}:${JSON.stringify(item)}`).join(',\n')}\n}`
}

const escaped = (text: string): string => text.replace(/\\|`|\$\{/g, (sign) => `\\${sign}`)
