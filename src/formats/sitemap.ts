import sniffHtmlEncoding from 'html-encoding-sniffer'
import { createRecordScan, isWebAddress, type LocationScan, type TakeLocation } from './sitemap-records.ts'

/** A sitemap that is fed with its bytes, unpacked, piece by piece. */
export interface SitemapReader {
  push(bytes: Uint8Array): void
  /** Nothing comes any more; what was left unfinished is left out. */
  end(): void
  /** True when it is one, be it an empty one: to be asked at the end. */
  isSitemap(): boolean
}

/** So much is looked at to tell the encoding and the format. */
const OPENING_BYTES = 2_000

/** A line of a plain list that is longer is no URL. */
const MAX_LINE_CHARS = 8_192

/**
 * Reads a sitemap, an index of sitemaps, a plain list of URLs, or an RSS or Atom feed, whatever it calls itself. Each http(s) location,
 * and each relative one where the format has a place for it, is handed on as soon as it is complete. Any bytes are accepted; broken XML gives what can still be read.
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

/** By the first bytes, else by the XML declaration, else UTF-8: one that `TextDecoder` knows. */
function encodingOf(opening: Uint8Array): string {
  const head = Buffer.from(opening.subarray(0, 256)).toString('latin1')
  const [, mark] = MARKS.find(([bytes]) => head.startsWith(bytes)) ?? []
  if (mark) return mark
  const [, declared = ''] = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([\w-]+)/.exec(head) ?? []
  const encoding = sniffHtmlEncoding(new Uint8Array(), { xml: true, transportLayerEncodingLabel: declared })
  // Read as one byte a character, a declaration cannot mean two; the others TextDecoder does not know.
  return /^(utf-16|replacement|x-user|iso-8859-16)/i.test(encoding) ? 'utf-8' : encoding
}

/** A byte order mark, or `<?` in two bytes each. */
const MARKS: readonly (readonly [bytes: string, encoding: string])[] = [
  ['\xef\xbb\xbf', 'utf-8'],
  ['\xff\xfe', 'utf-16le'],
  ['\xfe\xff', 'utf-16be'],
  ['<\0?\0', 'utf-16le'],
  ['\0<\0?', 'utf-16be'],
]

/** A plain list: one URL a line, and lines that are none are skipped. */
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
      // Its end is dropped with it: what goes on after a cut begins with no scheme.
      rest = last.slice(0, MAX_LINE_CHARS)
      lines.forEach(read)
    },
    end: () => read(rest),
    isSitemap: () => taken > 0,
  }
}
