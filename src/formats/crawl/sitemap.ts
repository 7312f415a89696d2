import { sniffHtmlEncoding } from '../text/encodings.ts'
import { createRecordScan, isWebAddress, type LocationScan, type TakeLocation } from './sitemap-records.ts'

/** Reads a sitemap from its unpacked bytes, piece by piece. */
export interface SitemapReader {
  push(bytes: Uint8Array): void
  /** The bytes have ended. A location that is unfinished is left out. */
  end(): void
  /** True when the bytes were a sitemap, even an empty one. This is only known at the end. */
  isSitemap(): boolean
}

/** The encoding and the format are recognised from this many bytes. */
const OPENING_BYTES = 2_000

/** A longer line of a plain list is not a URL. */
const MAX_LINE_CHARS = 8_192

/**
 * Reads a sitemap, an index of sitemaps, a plain list of URLs, or an RSS or Atom feed, by its content and not
 * by its name. Each http(s) location, and each relative one where the format allows it, is passed to `take`
 * as soon as it is complete. Of broken XML the readable parts are read.
 */
export function createSitemapReader(take: TakeLocation): SitemapReader {
  const opening: Uint8Array[] = []
  let opened = 0
  let body: SitemapReader | undefined
  const open = () => {
    const bytes = Buffer.concat(opening.splice(0))
    body = readerFor(bytes, take)
    body.push(bytes)
    return body
  }
  return {
    push(bytes) {
      if (body) return body.push(bytes)
      opening.push(bytes)
      opened += bytes.length
      if (opened >= OPENING_BYTES) open()
    },
    end: () => (body ?? open()).end(),
    isSitemap: () => body?.isSitemap() ?? false,
  }
}

function readerFor(opening: Uint8Array, take: TakeLocation): SitemapReader {
  const encoding = encodingOf(opening)
  const start = new TextDecoder(encoding).decode(opening)
  const reader = /<\s*[\w:!?]/.test(start) ? createRecordScan(take) : createLineScan(take)
  const decoder = new TextDecoder(encoding)
  return {
    push: (bytes) => reader.push(decoder.decode(bytes, { stream: true })),
    end() {
      reader.push(decoder.decode())
      reader.end()
    },
    isSitemap: reader.isSitemap,
  }
}

/**
 * Returns the encoding by the byte order mark, then by the XML declaration, else UTF-8. `TextDecoder`
 * supports every encoding that is returned.
 */
function encodingOf(opening: Uint8Array): string {
  const head = Buffer.from(opening.subarray(0, 256)).toString('latin1')
  const [, mark] = MARKS.find(([bytes]) => head.startsWith(bytes)) ?? []
  if (mark) return mark
  const [, declared = ''] = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([\w-]+)/.exec(head) ?? []
  const encoding = sniffHtmlEncoding(new Uint8Array(), { xml: true, transportLayerEncodingLabel: declared })
  // The declaration could be read as one byte a character, so UTF-16 cannot be true. `TextDecoder` does not
  // support the other encodings in this pattern.
  return /^(utf-16|replacement|x-user|iso-8859-16)/i.test(encoding) ? 'utf-8' : encoding
}

/** The first bytes of a file by its encoding: a byte order mark, or `<?` in two bytes each. */
const MARKS: readonly (readonly [bytes: string, encoding: string])[] = [
  ['\xef\xbb\xbf', 'utf-8'],
  ['\xff\xfe', 'utf-16le'],
  ['\xfe\xff', 'utf-16be'],
  ['<\0?\0', 'utf-16le'],
  ['\0<\0?', 'utf-16be'],
]

/** Reads a plain list with one URL a line; other lines are skipped. */
function createLineScan(take: TakeLocation): LocationScan {
  let rest = ''
  let taken = 0
  const read = (line: string) => {
    const text = line.trim()
    if (!isWebAddress(text)) return
    take(text, 'text')
    taken++
  }
  return {
    push(piece: string) {
      const lines = (rest + piece).split(/[\r\n]+/)
      const last = lines.pop() ?? ''
      // A line that is too long is cut. The rest of it has no scheme, so it is not taken for a URL.
      rest = last.slice(0, MAX_LINE_CHARS)
      lines.forEach(read)
    },
    end: () => read(rest),
    isSitemap: () => taken > 0,
  }
}
