import { inflateSync } from 'node:zlib'

const HEADER = 44
const ENTRY = 20

/** The font in a WOFF 1.0 file, as an OpenType file: https://www.w3.org/TR/WOFF/. */
export function fontIn(file: Buffer): Buffer {
  const count = file.readUInt16BE(12)
  const head = Buffer.alloc(12 + count * 16)
  head.writeUInt32BE(file.readUInt32BE(4), 0)
  head.writeUInt16BE(count, 4)
  const tables: Buffer[] = []
  let end = head.length
  for (let nth = 0; nth < count; nth++) {
    const at = HEADER + nth * ENTRY
    const [from, packed, size] = [4, 8, 12].map((offset) => file.readUInt32BE(at + offset)) as [
      number,
      number,
      number,
    ]
    const data = file.subarray(from, from + packed)
    const table = packed < size ? inflateSync(data) : data
    file.copy(head, 12 + nth * 16, at, at + 4)
    head.writeUInt32BE(file.readUInt32BE(at + 16), 16 + nth * 16)
    head.writeUInt32BE(end, 20 + nth * 16)
    head.writeUInt32BE(size, 24 + nth * 16)
    tables.push(table, Buffer.alloc((4 - (size % 4)) % 4))
    end += size + ((4 - (size % 4)) % 4)
  }
  return Buffer.concat([head, ...tables])
}
