/** Reads the sizes of images whose size stands at a fixed place, and of drawings from their first tag. */

import { BMP } from 'image-size/types/bmp'
import { DDS } from 'image-size/types/dds'
import { GIF } from 'image-size/types/gif'
import type { IImage } from 'image-size/types/interface'
import { J2C } from 'image-size/types/j2c'
import { JXLStream } from 'image-size/types/jxl-stream'
import { KTX } from 'image-size/types/ktx'
import { PNG } from 'image-size/types/png'
import { PNM } from 'image-size/types/pnm'
import { PSD } from 'image-size/types/psd'
import { SVG } from 'image-size/types/svg'
import { TGA } from 'image-size/types/tga'
import { WEBP } from 'image-size/types/webp'
import type { HeaderReader } from './header.ts'

/** The bytes that the reader of each kind may use. Portable any-maps have the longest header. */
const FIXED_BYTES = 256

export const fixedHeader = readerOf([
  ['png', PNG],
  ['gif', GIF],
  ['webp', WEBP],
  ['bmp', BMP],
  ['psd', PSD],
  ['pnm', PNM],
  ['dds', DDS],
  ['ktx', KTX],
  ['j2c', J2C],
  ['jxl-stream', JXLStream],
])

/** Targa files have no signature, only two numbers that are 0. So they come after all other kinds. */
export const targaHeader = readerOf([['tga', TGA]])

function readerOf(kinds: readonly (readonly [string, IImage])[]): HeaderReader {
  return (bytes) => {
    // The package reads past the end of a view into whatever follows it in memory, so it gets a copy that
    // ends where the bytes do.
    const beginning = new Uint8Array(bytes.subarray(0, FIXED_BYTES))
    const [name, kind] = kinds.find(([, { validate }]) => validate(beginning)) ?? []
    if (!name || !kind) return undefined
    const { width, height, type = name } = kind.calculate(beginning)
    return { width, height, type }
  }
}

/** The first tag of a drawing ends within this many bytes. */
const TAG_BYTES = 1_000
/** Comments before a drawing may have tags that are not closed. */
const MAX_TAGS = 8

export const svgHeader: HeaderReader = (bytes) => {
  const text = bytes.toString('utf8', 0, TAG_BYTES)
  const tag = /<svg\s(?:[^>"']|"[^"]*"|'[^']*')*>/y
  tag.lastIndex = text.search(/<svg\s/)
  for (let tags = 0; tags < MAX_TAGS && tag.lastIndex >= 0; tags++) {
    const from = tag.lastIndex
    const [found] = tag.exec(text) ?? []
    // The whole drawing takes the package much longer than its first tag.
    if (found) return { ...SVG.calculate(Buffer.from(found)), type: 'svg' }
    tag.lastIndex = text.indexOf('<svg', from + 1)
  }
  return undefined
}
