import type { Chance } from './chance.ts'
import { mutatedBytes } from './mutate.ts'

const MAGIC = [
  [137, 80, 78, 71, 13, 10, 26, 10],
  [255, 216, 255, 224],
  [71, 73, 70, 56, 57, 97],
  [82, 73, 70, 70, 9, 0, 0, 0, 87, 69, 66, 80],
  [0, 0, 0, 28, 102, 116, 121, 112, 97, 118, 105, 102],
  [66, 77],
  [73, 73, 42, 0],
]

/** Makes a picture: a changed one of the fixtures, or random bytes after the beginning of one. */
export function pictureBytes(chance: Chance, fixtures: readonly Uint8Array[]): Uint8Array {
  if (chance.oneIn(4)) return iconFile(chance)
  if (chance.oneIn(6)) return Buffer.concat([Buffer.from(chance.pick(MAGIC)), noise(chance, 400)])
  return mutatedBytes(chance, chance.pick(fixtures))
}

/** Makes an icon file whose entries may point anywhere. */
export function iconFile(chance: Chance): Uint8Array {
  const entries = chance.below(chance.oneIn(9) ? 200 : 5)
  const said = chance.oneIn(6) ? chance.below(65536) : entries
  const side = chance.pick([0, 1, 16, 32, 255])
  const bits = chance.pick([0, 1, 4, 8, 16, 24, 32, 99])
  const bitmap = Buffer.alloc(40)
  bitmap.writeUInt32LE(chance.pick([40, 40, 40, 12, 0, 4294967295]), 0)
  bitmap.writeInt32LE(chance.pick([side || 256, -16, 2147483647]), 4)
  bitmap.writeInt32LE(chance.pick([(side || 256) * 2, -32, 2147483647]), 8)
  bitmap.writeUInt16LE(1, 12)
  bitmap.writeUInt16LE(bits, 14)
  bitmap.writeUInt32LE(chance.pick([0, 0, 1, 3]), 16)
  bitmap.writeUInt32LE(chance.pick([0, 0, 256, 4294967295]), 32)
  const head = Buffer.from([0, 0, chance.pick([1, 1, 1, 2]), 0, said & 255, said >> 8])
  const start = 6 + entries * 16
  const body = Buffer.concat([bitmap, noise(chance, 6e3)])
  const directory = Array.from({ length: entries }, () => {
    const entry = Buffer.alloc(16)
    entry.set([side, side, chance.below(256), 0, 1, 0, bits, 0])
    entry.writeUInt32LE(chance.pick([body.length, body.length, 16, 0, 4294967295]), 8)
    entry.writeUInt32LE(chance.pick([start, start, 0, 4294967280]), 12)
    return entry
  })
  return Buffer.concat([head, ...directory, body])
}

export function noise(chance: Chance, max: number): Uint8Array {
  return Uint8Array.from({ length: chance.below(max) }, () => chance.below(256))
}
