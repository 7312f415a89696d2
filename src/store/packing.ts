import { gunzipSync, gzipSync } from 'node:zlib'

/** Bytes for a row: compressed with gzip where that saves space, else unchanged. */
export interface Packed {
  readonly packed: 0 | 1
  readonly data: Uint8Array
}

/** A page as `snapshot/kept-page.ts` has packed it, with its files. */
export interface PackedPage {
  readonly packed: 2
  readonly data: Uint8Array
}

/** A snapshot in rows: its index, and the bodies of its files in their order. */
export interface PackedSnapshot<Index = Packed | PackedPage> {
  readonly index: Index
  readonly bodies: readonly (Packed & { readonly hash: string })[]
}

/** Level of gzip. Measured on 31 pages (4.8 MB): 1 packs to 25 % at 142 MB/s, 6 to 22 % at 80 MB/s. */
export const LEVEL = 1
/** Number of bytes that are compressed first, as a test, because images and fonts do not become smaller. */
const PROBE_BYTES = 8 * 1024
const WORTH_IT = 0.9
/**
 * Bytes of one snapshot that are packed at most, which takes about 100 ms. Other work of this process waits
 * meanwhile, so the rest is stored unpacked.
 */
export const MAX_PACKED_BYTES = 14 * 1024 * 1024

/** Packs the files of one snapshot, one after the other, until `MAX_PACKED_BYTES` are reached. */
export function packer(): (data: Uint8Array) => Packed {
  let left = MAX_PACKED_BYTES
  return (data) => {
    left -= data.length
    return left < 0 ? { packed: 0, data } : pack(data)
  }
}

function pack(data: Uint8Array): Packed {
  const probe = data.subarray(0, PROBE_BYTES)
  const isWorthIt = gzipSync(probe, { level: LEVEL }).length < probe.length * WORTH_IT
  return isWorthIt ? { packed: 1, data: gzipSync(data, { level: LEVEL }) } : { packed: 0, data }
}

/** Throws a RangeError for data that would unpack to more bytes than are ever packed, as damaged data may. */
export function unpack({ packed, data }: Packed, maxBytes = MAX_PACKED_BYTES): Uint8Array {
  const bytes = packed ? gunzipSync(data, { maxOutputLength: maxBytes }) : data
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

export function packJson(value: unknown): Packed {
  return packer()(Buffer.from(JSON.stringify(value)))
}

export function unpackJson(packed: Packed): unknown {
  return JSON.parse(Buffer.from(unpack(packed)).toString())
}
