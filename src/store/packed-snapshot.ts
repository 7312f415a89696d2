/**
 * Packs snapshots into rows. An index with packed samples is three gzip members: the JSON before the samples,
 * the samples, and the JSON after them, which any program unpacks as one. A field in the first header has
 * their lengths (RFC 1952, 2.3.1.1), so that the samples are taken out without being unpacked.
 */

import { gunzipSync, gzipSync } from 'node:zlib'
import { pageFrom } from '../snapshot/kept-page.ts'
import { asPacked, MAX_SAMPLE_BYTES } from '../snapshot/packed-samples.ts'
import { indexOf, type Snapshot } from '../snapshot/snapshot.ts'
import { LEVEL, MAX_PACKED_BYTES, type Packed, type PackedSnapshot, packer, unpack } from './packing.ts'

export const MAX_INDEX_BYTES = MAX_PACKED_BYTES + MAX_SAMPLE_BYTES

export function packSnapshot(snapshot: Snapshot): PackedSnapshot<Packed> {
  const pack = packer()
  return {
    index: packIndex(snapshot, pack),
    bodies: Array.from(snapshot.bodies, ([hash, body]) => ({ hash, ...pack(body) })),
  }
}

export function unpackSnapshot({ index, bodies }: PackedSnapshot): Snapshot {
  const files = new Map(bodies.map((body) => [body.hash, unpack(body)]))
  return index.packed === 2 ? pageFrom(index.data, files) : { ...unpackIndex(index), bodies: files }
}

const NO_SAMPLES = '"samples":null'

/** Packs the index of a snapshot with further notes. Without packed samples it is packed by `pack`. */
export function packIndex(
  snapshot: Snapshot,
  pack: (data: Uint8Array) => Packed,
  notes: readonly string[] = [],
): Packed {
  const page = asPacked(snapshot)
  const text = JSON.stringify({ ...indexOf(page), notes: [...page.notes, ...notes] })
  const { packedSamples } = page
  if (!packedSamples) return pack(Buffer.from(text))
  // This text occurs only once, because quotes within a value are escaped and there is one such key.
  const at = text.indexOf(NO_SAMPLES) + NO_SAMPLES.length - 'null'.length
  const before = gzipSync(text.slice(0, at), { level: LEVEL })
  const after = gzipSync(text.slice(at + 'null'.length), { level: LEVEL })
  return { packed: 1, data: Buffer.concat([withLengths(before, packedSamples.length), packedSamples, after]) }
}

function unpackIndex(packed: Packed): Omit<Snapshot, 'bodies'> {
  const parts = packed.packed ? partsOf(Buffer.from(packed.data)) : undefined
  if (!parts) return JSON.parse(Buffer.from(unpack(packed)).toString())
  const { before, samples, after } = parts
  const text = [before, after].map((part) =>
    gunzipSync(part, { maxOutputLength: MAX_INDEX_BYTES }).toString(),
  )
  return { ...JSON.parse(text.join('null')), packedSamples: samples }
}

const HEADER_BYTES = 10
const FLAGS_AT = 3
const HAS_FIELD = 4
/** The field has its length, the name and the length of its only entry, and two numbers of 32 bits. */
const FIELD_BYTES = 14
const NAME = 'bs'

function withLengths(before: Buffer, samplesLength: number): Buffer {
  const header = Buffer.from(before.subarray(0, HEADER_BYTES))
  header.writeUInt8(HAS_FIELD, FLAGS_AT)
  const field = Buffer.alloc(FIELD_BYTES)
  field.writeUInt16LE(FIELD_BYTES - 2, 0)
  field.write(NAME, 2, 'latin1')
  field.writeUInt16LE(FIELD_BYTES - 6, 4)
  field.writeUInt32LE(before.length + FIELD_BYTES, 6)
  field.writeUInt32LE(samplesLength, 10)
  return Buffer.concat([header, field, before.subarray(HEADER_BYTES)])
}

function partsOf(data: Buffer) {
  if (data.length < HEADER_BYTES + FIELD_BYTES || data.readUInt8(FLAGS_AT) !== HAS_FIELD) return undefined
  const field = data.subarray(HEADER_BYTES, HEADER_BYTES + FIELD_BYTES)
  const start = field.readUInt32LE(6)
  const end = start + field.readUInt32LE(10)
  return { before: data.subarray(0, start), samples: data.subarray(start, end), after: data.subarray(end) }
}
