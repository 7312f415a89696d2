/**
 * Stand-ins for what Node lacks, or cannot store, while it makes a startup snapshot. A program of such a
 * snapshot imports this module first.
 */

import { getHeapSpaceStatistics, queryObjects, setFlagsFromString, startupSnapshot } from 'node:v8'

/**
 * Flags of V8 that are off while the snapshot is made. V8 (in Node 20) stores functions of the interpreter
 * and not those of its compilers, and would drop functions that the sample pages have not called for a while.
 */
const FLAGS = ['opt', 'sparkplug', 'flush-bytecode']

/** Newer functions of the language that V8 adds only when it reads a snapshot (Node 20). */
const LATE = {
  toReversed<T>(this: T[]) {
    return [...this].reverse()
  },
  toSorted<T>(this: T[], compare?: (a: T, b: T) => number) {
    return [...this].sort(compare)
  },
  toSpliced<T>(this: T[], ...given: [number, number, ...T[]]) {
    const copy = [...this]
    copy.splice(...given)
    return copy
  },
  with<T>(this: T[], at: number, value: T) {
    const copy = [...this]
    copy[at < 0 ? copy.length + at : at] = value
    return copy
  },
}

const { RegExp: Expression, TextDecoder: Decoder } = globalThis
const expressions: WeakRef<RegExp>[] = []

for (const flag of FLAGS) setFlagsFromString(`--no-${flag}`)
for (const [name, value] of Object.entries(LATE)) {
  if (name in Array.prototype) continue
  Object.defineProperty(Array.prototype, name, { value, writable: true, configurable: true })
  startupSnapshot.addSerializeCallback(() => void Reflect.deleteProperty(Array.prototype, name))
}
globalThis.RegExp = new Proxy(Expression, {
  construct(target, given) {
    const made: RegExp = Reflect.construct(target, given)
    expressions.push(new WeakRef(made))
    return made
  },
})
globalThis.TextDecoder = new Proxy(Decoder, {
  construct: (target, given: [string?, TextDecoderOptions?]) =>
    isStored(given[0]) ? Reflect.construct(target, given) : lateDecoder(given),
})

/** A snapshot can store no other decoders than those of UTF-8. */
const isStored = (label = 'utf-8') => /^utf-?8$/i.test(label)

/** A decoder that is made at its first use. */
function lateDecoder(given: [string?, TextDecoderOptions?]): Pick<TextDecoder, 'decode'> {
  let decoder: TextDecoder | undefined
  return {
    decode(...input) {
      decoder ??= new Decoder(...given)
      return decoder.decode(...input)
    },
  }
}

/** Ends the stand-ins, so that the snapshot can be stored. */
export function endStandIns(): void {
  globalThis.RegExp = Expression
  globalThis.TextDecoder = Decoder
  const made = expressions.splice(0).flatMap((one) => one.deref() ?? [])
  // Most long expressions have much code. The amount for a single expression is unknown, so the longest are
  // tried first.
  for (let chars = 1_000; largeCodeBytes() > 0 && chars >= 1; chars /= 2)
    forgetCode(made.filter(({ source }) => source.length > chars))
  for (const flag of FLAGS) setFlagsFromString(`--${flag}`)
}

/**
 * Size of the machine code that is too large to be stored: Node ends at a single expression with more than
 * some 128 KB of it.
 */
function largeCodeBytes(): number {
  const spaces = getHeapSpaceStatistics()
  return spaces.find(({ space_name }) => space_name === 'code_large_object_space')?.space_used_size ?? 0
}

/** Makes V8 compile expressions again when they are used next. */
function forgetCode(forgotten: readonly RegExp[]): void {
  const written = forgotten.map(({ source, flags }) => ({ source, flags }))
  for (const expression of forgotten) expression.compile('')
  // This collects garbage, and V8 forgets the code that it has for those texts.
  queryObjects(Never)
  for (const [at, { source, flags }] of written.entries()) forgotten[at]?.compile(source, flags)
}

/** A class without objects. */
class Never {}
