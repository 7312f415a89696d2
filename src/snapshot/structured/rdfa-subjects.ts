/** The subjects of RDFa statements, and how they become items. */

import { type Item, ItemBuilder } from './item.ts'

/** The value of a statement is a text or an address as written, or another subject. */
export type Fact = string | Subject

interface Statement {
  readonly name: string
  readonly value: Fact
}

const COPY = 'http://www.w3.org/ns/rdfa#copy'
const PATTERN = 'http://www.w3.org/ns/rdfa#Pattern'

/** Statements that are copied from one pattern, since any number of subjects may copy it. */
const MAX_COPIED = 100

/** A subject that statements are collected for while the page is read. */
export class Subject {
  /** The address is as written, with its prefix expanded; undefined for a subject without one. */
  readonly id: string | undefined
  readonly types = new Set<string>()
  #statements: Statement[] = []
  /** `rev` reverses these statements: the value states them about this subject. */
  readonly #reversed: Statement[] = []
  readonly #said = new Map<string, Set<Fact>>()

  constructor(id?: string) {
    this.id = id
  }

  /** Adds a statement. A repeated statement counts once, except for members of a list (`again`). */
  add(name: string, value: Fact, again = false): void {
    if (this.#isNew(name, value) || again) this.#statements.push({ name, value })
  }

  addReversed(name: string, value: Fact): void {
    if (this.#isNew(`@reverse ${name}`, value)) this.#reversed.push({ name, value })
  }

  #isNew(name: string, value: Fact): boolean {
    const said = this.#said.get(name) ?? new Set()
    const isNew = !said.has(value)
    this.#said.set(name, said.add(value))
    return isNew
  }

  /**
   * True for a pattern, whose statements other subjects copy. A pattern describes no thing of its own
   * (HTML+RDFa 1.1, 3.5).
   */
  get isPattern(): boolean {
    return this.types.has(PATTERN)
  }

  /**
   * Replaces each `rdfa:copy` by the types and statements of the pattern that it names, whose own copies are
   * resolved first. A pattern is not copied into itself.
   */
  copyPatterns(known: (address: string) => Subject, within: ReadonlySet<Subject> = new Set()): void {
    const patterns = new Map<Statement, Subject>()
    for (const statement of this.#statements) {
      if (statement.name !== COPY) continue
      const pattern = typeof statement.value === 'string' ? known(statement.value) : statement.value
      if (pattern.isPattern) patterns.set(statement, pattern)
    }
    if (patterns.size === 0) return
    this.#statements = this.#statements.filter((statement) => !patterns.has(statement))
    const inside = new Set(within).add(this)
    for (const pattern of patterns.values()) {
      if (inside.has(pattern) || inside.size > MAX_DEPTH) continue
      pattern.copyPatterns(known, inside)
      for (const type of pattern.types) if (type !== PATTERN) this.types.add(type)
      for (const { name, value } of pattern.#statements.slice(0, MAX_COPIED)) this.add(name, value)
    }
  }

  /** True when nothing is stated about it, so it is only an address. */
  get isBare(): boolean {
    return this.types.size === 0 && this.#said.size === 0
  }

  /** Converts the subject to an item, which contains the subjects that it names, except for `leaveOut`. */
  toItem(limits: ItemLimits, leaveOut: ReadonlySet<Fact> = new Set()): Item {
    const inner = limits.with(this)
    const item = new ItemBuilder([...this.types], this.id)
    for (const [name, value] of shown(this.#statements, inner, leaveOut)) item.add(name, value)
    const around = new ItemBuilder([], undefined)
    for (const [name, value] of shown(this.#reversed, inner, leaveOut)) around.add(name, value)
    const reversed = around.done()
    if (Object.keys(reversed).length > 0) item.add('@reverse', reversed)
    return item.done()
  }
}

function* shown(
  statements: readonly Statement[],
  limits: ItemLimits,
  leaveOut: ReadonlySet<Fact>,
): Generator<[name: string, value: string | Item]> {
  for (const { name, value } of statements) {
    if (leaveOut.has(value)) continue
    if (!limits.allowsStatement()) return
    if (typeof value === 'string') yield [name, value]
    else if (!value.isBare && limits.allowsItem(value)) yield [name, value.toItem(limits)]
    else if (value.id !== undefined) yield [name, value.id]
  }
}

/** Deeper nesting is cut off. Of a subject inside itself, only the address is written. */
const MAX_DEPTH = 64
/** Items of a page, each as often as it is referred to: references to references can multiply an item. */
export const MAX_ITEMS = 5_000
/** The statements of all items are limited, counted in the same way. */
const MAX_STATEMENTS = 200_000

/** What an item may still hold: the subjects around it, and the items and statements left. */
export class ItemLimits {
  readonly #within: ReadonlySet<Subject>
  readonly #left: { items: number; statements: number }

  constructor(
    within: ReadonlySet<Subject> = new Set(),
    left = { items: MAX_ITEMS, statements: MAX_STATEMENTS },
  ) {
    this.#within = within
    this.#left = left
  }

  with(subject: Subject): ItemLimits {
    return new ItemLimits(new Set(this.#within).add(subject), this.#left)
  }

  allowsStatement(): boolean {
    return this.#left.statements-- > 0
  }

  allowsItem(subject: Subject): boolean {
    return !this.#within.has(subject) && this.#within.size < MAX_DEPTH && this.#left.items-- > 0
  }
}
