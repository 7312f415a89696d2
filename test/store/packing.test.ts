import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packer, unpack } from '../../src/store/packing.ts'

const MIB = 1024 * 1024

test('as much as is ever packed is unpacked again, and not a byte more', () => {
  const most = Buffer.alloc(14 * MIB, 'x')
  const packed = packer()(most)
  expect(packed.packed).toBe(1)
  expect(Buffer.compare(unpack(packed), most)).toBe(0)
  // Fifty kilobytes of a damaged or foreign database must not take the memory of the process.
  const bomb = { packed: 1, data: gzipSync(Buffer.alloc(14 * MIB + 1)) } as const
  expect(() => unpack(bomb)).toThrow(RangeError)
})
