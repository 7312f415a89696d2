const BYTES = 600 * 1024

/**
 * Files of a few kilobytes on the wire that have as many segments, boxes, entries or tags before their size
 * as 600 KB can hold, by kind of image. Most never state a size.
 */
export const HEADERS: Readonly<Record<string, () => Buffer>> = {
  'jpeg-segments': () => filled(hex('ffd8'), hex('ffe10002')),
  'jpeg-fill': () => filled(hex('ffd8'), hex('ff')),
  'jpeg-nothing': () => filled(hex('ffd8ffe00002'), hex('00')),
  'jpeg-exif': () => filled(hex('ffd8'), Buffer.from('\xff\xe1\0\x10Exif\0\0MM\0*\0\0\0\x08', 'latin1')),
  'jpeg-exif-tags': () =>
    filled(
      Buffer.from('\xff\xd8\xff\xe1\xff\xffExif\0\0MM\0*\0\0\0\x08\xff\xff', 'latin1'),
      hex('010000030000000100000000'),
    ),
  'avif-boxes': () => Buffer.concat([FTYP_AVIF, filled(box('free'), box('free'))]),
  'avif-zeros': () => Buffer.concat([FTYP_AVIF, Buffer.alloc(BYTES)]),
  'avif-sizes': () => Buffer.concat([FTYP_AVIF, properties(filled(SIDES, SIDES))]),
  'avif-sizes-64k': () => Buffer.concat([FTYP_AVIF, properties(filled(SIDES, SIDES, 60 * 1024))]),
  'avif-levels': () => {
    const free = filled(box('free'), box('free'), 16 * 1024)
    const inner = box('iprp', free, box('ipco', free))
    return Buffer.concat([FTYP_AVIF, free, box('meta', Buffer.alloc(4), free, inner)])
  },
  'jp2-boxes': () =>
    Buffer.concat([hex('0000000c6a5020200d0a870a'), brand('jp2 '), filled(box('free'), box('free'))]),
  'jxl-parts': () => Buffer.concat([hex('0000000c4a584c200d0a870a'), brand('jxl '), filled(PART, PART)]),
  'icns-entries': () =>
    filled(Buffer.concat([Buffer.from('icns'), u32(BYTES)]), Buffer.from('ic07\0\0\0\x08')),
  'ico-entries': () => filled(hex('000001009787'), hex('00')),
  'cur-entries': () => filled(hex('000002009787'), hex('00')),
  'tiff-tags': () =>
    filled(Buffer.from('MM\0*\0\0\0\x08\xff\xff', 'latin1'), hex('010200030000000100010000')),
  'png-chunks': () =>
    filled(
      hex('89504e470d0a1a0a0000000d494844520000ffff0000ffff0806000000'),
      Buffer.from('\0\0\0\0tEXt\0\0\0\0'),
    ),
  'gif-blocks': () => filled(Buffer.from('GIF89a\xff\xff\xff\xff\0\0\0', 'latin1'), hex('21fe00')),
  'webp-chunks': () => filled(Buffer.from('RIFF\0\0\xff\0WEBPVP8X', 'latin1'), hex('01')),
  'pam-lines': () => filled(Buffer.from('P7\n'), Buffer.from('A 1\n')),
  'svg-tags': () => filled(Buffer.from('<svg '), Buffer.from('<svg ')),
  'svg-open-quote': () => filled(Buffer.from(`${'<svg '.repeat(150)}"<svg >`), Buffer.from(' ')),
  'svg-attributes': () => filled(Buffer.from('<svg '), Buffer.from('width=" ')),
  'svg-comments': () => filled(Buffer.from('<!---->'), Buffer.from('<!---->')),
}

const FTYP_AVIF = brand('avif')
/** The size of one picture: ten by ten pixels. */
const SIDES = box('ispe', u32(0), u32(10), u32(10))
/** An empty part of a code stream. */
const PART = box('jxlp', u32(0))

/** Bytes and then copies of a unit, up to a length. */
function filled(head: Buffer, unit: Buffer, length = BYTES): Buffer {
  return Buffer.concat([head, Buffer.alloc(length - head.length, unit)])
}

function hex(digits: string): Buffer {
  return Buffer.from(digits, 'hex')
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** A box of ISO 14496-12. */
function box(name: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content)
  return Buffer.concat([u32(body.length + 8), Buffer.from(name, 'latin1'), body])
}

function brand(name: string): Buffer {
  return box('ftyp', Buffer.from(name), u32(0), Buffer.from(`${name}mif1`))
}

function properties(sizes: Buffer): Buffer {
  return box('meta', Buffer.alloc(4), box('iprp', box('ipco', sizes)))
}
