/** Reads the sizes of images whose size is at a fixed position, and of SVGs from their first tag. */

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

/** The number of bytes that each reader gets. Portable any-maps have the longest header. */
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

/** Targa files have no signature, only two numbers that are 0, so this reader is tried after all others. */
export const targaHeader = readerOf([['tga', TGA]])

function readerOf(kinds: readonly (readonly [string, IImage])[]): HeaderReader {
  return (bytes) => {
    // The package reads past the end of a view into the memory behind it, so it gets a copy of the bytes.
    const beginning = new Uint8Array(bytes.subarray(0, FIXED_BYTES))
    const [name, kind] = kinds.find(([, { validate }]) => validate(beginning)) ?? []
    if (!name || !kind) return undefined
    const { width, height, type = name } = kind.calculate(beginning)
    return { width, height, type }
  }
}

/** The first tag of an SVG must end within this many bytes. */
const TAG_BYTES = 1_000
/** The limit of `<svg` texts that are tried, because comments before the real tag may contain others. */
const MAX_TAGS = 8

export const svgHeader: HeaderReader = (bytes) => {
  const text = bytes.toString('utf8', 0, TAG_BYTES)
  const tag = /<svg\s(?:[^>"']|"[^"]*"|'[^']*')*>/y
  tag.lastIndex = text.search(/<svg\s/)
  for (let tags = 0; tags < MAX_TAGS && tag.lastIndex >= 0; tags++) {
    const from = tag.lastIndex
    const [found] = tag.exec(text) ?? []
    // The package takes much longer for the whole SVG than for its first tag.
    if (found) return { ...SVG.calculate(Buffer.from(found)), type: 'svg' }
    tag.lastIndex = text.indexOf('<svg', from + 1)
  }
  return undefined
}
