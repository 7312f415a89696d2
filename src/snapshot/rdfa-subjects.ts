import { type Item, ItemBuilder } from './item.ts'

/** Value of a statement: a text or an address as written, or a thing that statements may be about in turn. */
export type Fact = string | Subject

interface Statement {
  readonly name: string
  readonly value: Fact
}

/** Something that statements are about, while the page is being read. */
export class Subject {
  /** As written, its prefix written out; undefined for what has no name. */
  readonly id: string | undefined
  readonly types = new Set<string>()
  readonly #statements: Statement[] = []
  /** Statements that `rev` turned around: the value says this of the subject. */
  readonly #reversed: Statement[] = []
  readonly #said = new Map<string, Set<Fact>>()

  constructor(id?: string) {
    this.id = id
  }

  /** The same statement twice is one, except for members of a list (`again`). */
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

  /** Whether nothing is said of it: then it is only an address. */
  get isBare(): boolean {
    return this.types.size === 0 && this.#said.size === 0
  }

  /** As an item, with the things it names inside of it. What `leaveOut` has is no value. */
  toItem(room: Room, leaveOut: ReadonlySet<Fact> = new Set()): Item {
    const inner = room.with(this)
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
  room: Room,
  leaveOut: ReadonlySet<Fact>,
): Generator<[name: string, value: string | Item]> {
  for (const { name, value } of statements) {
    if (leaveOut.has(value)) continue
    if (!room.hasRoom()) return
    if (typeof value === 'string') yield [name, value]
    else if (!value.isBare && room.takes(value)) yield [name, value.toItem(room)]
    else if (value.id !== undefined) yield [name, value.id]
  }
}

/** Deeper nesting is cut off, and a subject inside itself: there stands its address, if it has one. */
const MAX_DEPTH = 64
/** Items of one page, each counted as often as it is referred to: references can multiply at every step. */
export const MAX_ITEMS = 5_000
/** Statements of all items, counted in the same way. */
const MAX_STATEMENTS = 200_000

/** What an item may still hold: the subjects it stands in, and how many items and statements the page may yet have. */
export class Room {
  readonly #within: ReadonlySet<Subject>
  readonly #left: { items: number; statements: number }

  constructor(
    within: ReadonlySet<Subject> = new Set(),
    left = { items: MAX_ITEMS, statements: MAX_STATEMENTS },
  ) {
    this.#within = within
    this.#left = left
  }

  with(subject: Subject): Room {
    return new Room(new Set(this.#within).add(subject), this.#left)
  }

  hasRoom(): boolean {
    return this.#left.statements-- > 0
  }

  takes(subject: Subject): boolean {
    return !this.#within.has(subject) && this.#within.size < MAX_DEPTH && this.#left.items-- > 0
  }
}
