/**
 * What is stored of a page so that it can be described again and every value explained: its document, style
 * sheets and further pages, its marks, and facts about all other pictures, which are most of a page's bytes.
 * Texts are packed together with brotli, by the process that has read the page: 87 real sites take 38 KB each
 * at level 5, in 2.7 ms of a processor; with gzip file by file they take 47 KB at level 6, in 3.0 ms, and
 * with brotli at level 9 36 KB, in 18 ms (measured 2026).
 */

import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { Size } from '../formats/image/header.ts'
import { imageSize } from '../formats/image.ts'
import type { Pictures } from '../model/picture.ts'
import { KIB, MIB } from '../model/units.ts'
import { byUse, notKept } from './left-out.ts'
import { asPacked, samplesOf } from './packed-samples.ts'
import { hashOf, indexOf, type Resource, type Snapshot, type SnapshotIndex } from './snapshot.ts'

/** A page for the database. */
export interface KeptPage {
  /** Its index, its texts and the beginnings of pictures. */
  readonly packed: Uint8Array
  /** The hashes of its marks, which are stored whole beside it. */
  readonly marks: readonly string[]
}

/** Bytes of all texts of a page, unpacked. */
const MAX_TEXT_BYTES = 14 * MIB
/** A drawing is a text up to this size. */
const MAX_DRAWING_BYTES = 16 * KIB
/** A drawing that is a mark counts as a text up to this size: packed it takes a third. */
const MAX_DRAWN_MARK_BYTES = 512 * KIB
/** A larger mark is stored as other pictures are, and the page is visited again when it has to be drawn. */
const MAX_MARK_BYTES = 32 * KIB
const LEVEL = 6
/** The index may be as long as the texts. */
const MAX_UNPACKED_BYTES = 4 * MAX_TEXT_BYTES

/** The first line of a packed page. */
interface Head {
  readonly index: SnapshotIndex
  /** Lengths of the parts: bodies, and samples last when there are some. */
  readonly lengths: readonly number[]
  readonly hasSamples: boolean
  /** Hashes of pictures of which only the beginning is here; the parts begin with them. */
  readonly cut: readonly string[]
}

/**
 * Returns the parts of a page that are stored once its pictures are measured; `marks` are the hashes of its
 * logos.
 */
export function keptPage(snapshot: Snapshot, marks: ReadonlySet<string>): KeptPage {
  const sorted = sortedBodies(snapshot, marks)
  const samples = samplesOf(snapshot)
  const { samples: _, ...index } = indexOf(asPacked(snapshot))
  const parts = [
    ...[...sorted.cut.values(), ...sorted.texts.values()],
    ...(samples ? [Buffer.from(JSON.stringify(samples))] : []),
  ]
  const head: Head = {
    index: {
      ...{
        ...index,
        samples: null,
        resources: index.resources.map((one) => asCut(one, snapshot, sorted.cut)),
      },
      notes: [...index.notes, ...sorted.notes],
      knownPictures: factsWithout(snapshot.pictures ?? {}, new Set(sorted.marks)),
    },
    ...{
      lengths: parts.map(({ length }) => length),
      hasSamples: samples !== null,
      cut: [...sorted.cut.keys()],
    },
  }
  const whole = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...parts])
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: LEVEL,
    [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
  }
  return { packed: brotliCompressSync(whole, { params }), marks: sorted.marks }
}

/** The page again, with the bodies of its marks. Throws for bytes that are not a packed page. */
export function pageFrom(packed: Uint8Array, marks: ReadonlyMap<string, Uint8Array>): Snapshot {
  const whole = brotliDecompressSync(packed, { maxOutputLength: MAX_UNPACKED_BYTES })
  const end = whole.indexOf('\n')
  const { index, lengths, hasSamples, cut }: Head = JSON.parse(whole.toString('utf8', 0, end))
  let at = end + 1
  const parts = lengths.map((length) => {
    at += length
    return whole.subarray(at - length, at)
  })
  const samples = hasSamples ? JSON.parse(parts.pop()?.toString() ?? 'null') : null
  const bodies = new Map(marks)
  for (const [place, part] of parts.entries()) bodies.set(cut[place] ?? hashOf(part), part)
  return { ...index, samples, bodies }
}

interface Sorted {
  readonly texts: Map<string, Uint8Array>
  /** Beginnings of pictures. */
  readonly cut: Map<string, Uint8Array>
  readonly marks: string[]
  readonly notes: string[]
}

function sortedBodies(snapshot: Snapshot, marks: ReadonlySet<string>): Sorted {
  const sorted: Sorted = { texts: new Map(), cut: new Map(), marks: [], notes: [] }
  const pictures = new Set(
    snapshot.resources.flatMap(({ kind, body }) => (kind === 'image' || kind === 'icon' ? (body ?? []) : [])),
  )
  const leftOut: Uint8Array[] = []
  let left = MAX_TEXT_BYTES
  for (const hash of byUse(snapshot)) {
    const body = snapshot.bodies.get(hash) ?? new Uint8Array()
    const mostDrawn = marks.has(hash) ? MAX_DRAWN_MARK_BYTES : MAX_DRAWING_BYTES
    const isText = !pictures.has(hash) || (body[0] === LESS_THAN && body.length <= mostDrawn)
    if (!isText && marks.has(hash) && body.length <= MAX_MARK_BYTES) sorted.marks.push(hash)
    else if (!isText) sorted.cut.set(hash, headerOf(body))
    else if (body.length > left) leftOut.push(body)
    else {
      left -= body.length
      sorted.texts.set(hash, body)
    }
  }
  if (leftOut.length > 0) sorted.notes.push(notKept(leftOut, MAX_TEXT_BYTES))
  return sorted
}

const LESS_THAN = '<'.charCodeAt(0)

/** Lengths of beginnings that are tried. */
const HEADER_BYTES = [64, 512]
/** Bytes of the beginning in which no size stands. They tell a page from a picture. */
const HEAD_BYTES = 4 * KIB

/** The beginning of a picture in which its size stands. */
function headerOf(body: Uint8Array): Uint8Array {
  const size = imageSize(body)
  if (!size) return body.subarray(0, HEAD_BYTES)
  const enough = HEADER_BYTES.find((length) => {
    const found = imageSize(body.subarray(0, length))
    return found?.width === size.width && found.height === size.height && found.type === size.type
  })
  if (enough === undefined && size.type === 'jpg') return jpegHeader(size)
  return body.subarray(0, enough ?? HEAD_BYTES)
}

/**
 * A JPEG that ends behind its size (ITU-T T.81, B.2.2). In the file of a photograph a preview and a colour
 * profile may stand before it, which are 35 KB a page on 87 real sites.
 */
function jpegHeader({ width, height }: Size): Uint8Array {
  const header = Buffer.from('ffd8ffc00011080000000003012200021101031101', 'hex')
  header.writeUInt16BE(height, 7)
  header.writeUInt16BE(width, 9)
  return header
}

/**
 * Marks a resource of which only the beginning is stored. A resource that is not a picture is returned
 * unchanged.
 */
function asCut(resource: Resource, { bodies }: Snapshot, cut: ReadonlyMap<string, Uint8Array>): Resource {
  const { body } = resource
  const whole = body !== null && cut.has(body) ? bodies.get(body) : undefined
  return whole && (imageSize(whole) || isDrawn(whole)) ? { ...resource, partial: true } : resource
}

const isDrawn = (body: Uint8Array): boolean =>
  body[0] === LESS_THAN && Buffer.from(body.subarray(0, HEAD_BYTES)).toString('latin1').includes('<svg')

/** The facts about pictures, without those of whole ones, which can be measured again. */
function factsWithout(pictures: Pictures, whole: ReadonlySet<string>): Pictures {
  return Object.fromEntries(
    Object.entries(pictures).filter(([key]) => !whole.has(key.split('#', 1)[0] ?? '')),
  )
}

const keptPages = new WeakMap<Snapshot, KeptPage>()

/** Remembers what is stored of a snapshot, until it is stored. */
export const keep = (snapshot: Snapshot, page: KeptPage): unknown => keptPages.set(asPacked(snapshot), page)

/** Returns the parts of a snapshot that are stored in place of the whole snapshot. */
export const keptOf = (snapshot: Snapshot): KeptPage | undefined => keptPages.get(asPacked(snapshot))
