import type { Chance } from './chance.ts'
import { word } from './words.ts'

/** Changes a text: parts are removed, doubled, moved or replaced. Now and then it stays as it is. */
export function mutated(chance: Chance, text: string): string {
  let made = text
  for (let left = chance.below(6); left > 0; left--) {
    const at = chance.below(made.length + 1)
    const end = at + chance.below(chance.pick([3, 30, 3_000]))
    const part = made.slice(at, end)
    made =
      made.slice(0, at) +
      chance.pick([
        () => '',
        () => word(chance),
        () => part + word(chance),
        () => part.repeat(2 + chance.below(30)),
        () => [...part].reverse().join(''),
        () => part.replace(/["'<>]/g, word(chance)),
        () => part.replace(/\d+/g, word(chance)),
      ])() +
      made.slice(chance.oneIn(30) ? made.length : end)
    if (made.length > 3e5) made = made.slice(0, 3e5)
  }
  return made
}

/**
 * Changes bytes in the same way. Those at the beginning of a file are changed most often, since they hold
 * sizes and positions.
 */
export function mutatedBytes(chance: Chance, bytes: Uint8Array): Uint8Array {
  let made: Buffer = Buffer.from(bytes)
  for (let left = 1 + chance.below(8); left > 0 && made.length > 0; left--) {
    const at = chance.below(chance.oneIn(2) ? Math.min(made.length, 200) : made.length)
    const kind = chance.below(8)
    if (kind < 4) made[at] = chance.pick([0, 1, 127, 128, 255, chance.below(256)])
    else if (kind === 4) made.fill(chance.pick([0, 255]), at, Math.min(at + 4, made.length))
    else if (kind === 5) made = made.subarray(0, at)
    else if (kind === 6) made = Buffer.concat([made.subarray(0, at), made.subarray(at + chance.below(40))])
    else
      made = Buffer.concat([
        made.subarray(0, at),
        Buffer.alloc(chance.below(40), chance.below(256)),
        made.subarray(at),
      ])
  }
  return made
}
