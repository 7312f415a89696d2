import type { Json } from '../../formats/jsonld/blocks.ts'

/** One item in the shape of JSON-LD, whatever its syntax: `{"@type": ..., property: value, item or list}`. */
export interface Item {
  readonly [property: string]: Json
}

/** Collects the properties of an item. A property with several values becomes a list. */
export class ItemBuilder {
  readonly #properties: Record<string, Json[]> = Object.create(null)
  readonly #types: readonly string[]
  readonly #id: string | undefined

  constructor(types: readonly string[], id: string | undefined) {
    this.#types = types
    this.#id = id
  }

  add(name: string, value: Json): void {
    this.#properties[name] ??= []
    this.#properties[name].push(value)
  }

  done(): Item {
    const item: Record<string, Json> = {}
    if (this.#types.length > 0) item['@type'] = single(this.#types)
    if (this.#id) item['@id'] = this.#id
    for (const [name, values] of Object.entries(this.#properties)) {
      // A page may name a property `__proto__`.
      Object.defineProperty(item, name, {
        value: single(values),
        enumerable: true,
        configurable: true,
        writable: true,
      })
    }
    return item
  }
}

function single(values: readonly Json[]): Json {
  return values.length === 1 ? (values[0] ?? null) : values
}

export function isItem(value: Json | undefined): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Returns the values of a property as a flat list. `{"@value": x}` counts as x, `{"@list": [...]}` and
 * `{"@set": [...]}` as their members.
 */
export function valuesOf(item: Item, property: string): readonly Json[] {
  return Object.hasOwn(item, property) ? flatten(item[property] ?? null) : []
}

function flatten(value: Json): readonly Json[] {
  if (Array.isArray(value)) return value.flatMap((member: Json) => flatten(member))
  if (isItem(value) && '@value' in value) return flatten(value['@value'] ?? null)
  if (isItem(value) && '@list' in value) return flatten(value['@list'] ?? null)
  if (isItem(value) && '@set' in value) return flatten(value['@set'] ?? null)
  return value === null ? [] : [value]
}

/**
 * Returns the values of a property as texts: strings and numbers as they are, and of an item the first of the
 * `inner` properties that it has (`name` by default; `url` and `@id` are useful for links and images).
 */
export function textsOf(item: Item, property: string, inner: readonly string[] = ['name']): string[] {
  return valuesOf(item, property).flatMap((value) => {
    if (isItem(value)) {
      const from = inner.find((name) => textsOf(value, name, []).length > 0)
      return from ? textsOf(value, from, []).slice(0, 1) : []
    }
    const text = typeof value === 'object' ? '' : String(value).trim()
    return text ? [text] : []
  })
}

/** Returns the first of the texts that `textsOf` returns. */
export function textIn(item: Item, property: string, inner?: readonly string[]): string | undefined {
  return textsOf(item, property, inner)[0]
}
