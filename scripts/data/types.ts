/** Writes the TypeScript type of what a schema describes. */

import type { z } from 'zod'
import { toJSONSchema } from 'zod'
import { commentOf } from './comment.ts'

/** The part of JSON Schema that the schemas of our tables use. */
interface Shape {
  readonly type?: string
  readonly description?: string
  readonly enum?: readonly string[]
  readonly items?: Shape
  readonly prefixItems?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Shape | boolean
}

/** The type as TypeScript writes it, read-only at every level, with descriptions as comments of members. */
export function typeOf(schema: z.ZodType): string {
  return typeOfShape(toJSONSchema(schema) as Shape)
}

function typeOfShape(shape: Shape): string {
  if (shape.enum) return shape.enum.map((value) => `'${value}'`).join(' | ')
  if (shape.prefixItems) return `readonly [${shape.prefixItems.map(typeOfShape).join(', ')}]`
  if (shape.items) {
    const item = typeOfShape(shape.items)
    return /^\w+$/.test(item) ? `readonly ${item}[]` : `readonly (${item})[]`
  }
  if (shape.properties) return `{\n${membersOf(shape).join('\n')}\n}`
  if (typeof shape.additionalProperties === 'object')
    return `Readonly<Record<string, ${typeOfShape(shape.additionalProperties)}>>`
  if (shape.type === 'string' || shape.type === 'boolean' || shape.type === 'number') return shape.type
  if (shape.type === 'integer') return 'number'
  throw new Error(
    `There is no type for ${JSON.stringify(shape).slice(0, 200)}: add it to scripts/data/types.ts.`,
  )
}

function membersOf({ properties = {}, required = [] }: Shape): string[] {
  return Object.entries(properties).map(([name, member]) => {
    const comment = member.description ? `${commentOf(member.description)}\n` : ''
    const key = /^[a-z_]\w*$/i.test(name) ? name : `'${name}'`
    return `${comment}readonly ${key}${required.includes(name) ? '' : '?'}: ${typeOfShape(member)}`
  })
}
