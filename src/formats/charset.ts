import { isUtf8 } from 'node:buffer'
import sniffHtmlEncoding from 'html-encoding-sniffer'
import { decode } from 'iconv-lite'

/** Text with the name of the encoding it was read by, in lower case as the Encoding Standard spells it. */
export interface DecodedText {
  readonly text: string
  readonly charset: string
}

/**
 * Decodes a document in the order of the HTML standard: byte order mark, Content-Type header, `<meta>` in the
 * first 1,024 bytes, and then UTF-8 where the bytes are that, else windows-1252.
 */
export function decodeHtml(bytes: Uint8Array, contentType?: string): DecodedText {
  return decodeAs(bytes, encodingOf(bytes, contentType))
}

function encodingOf(bytes: Uint8Array, contentType: string | undefined, fallback?: string): string {
  const label = charsetOf(contentType)
  return sniffHtmlEncoding(bytes, {
    ...(label ? { transportLayerEncodingLabel: label } : {}),
    defaultEncoding: fallback ?? (isUtf8Text(bytes) ? 'UTF-8' : 'windows-1252'),
  })
}

/** Decodes a stylesheet (CSS Syntax 3): byte order mark, header, `@charset`, then the encoding of its document. */
export function decodeCss(
  bytes: Uint8Array,
  contentType: string | undefined,
  documentCharset: string,
): DecodedText {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  const [, declared] = /^@charset "([^"]*)";/.exec(head) ?? []
  const labels = [charsetOf(contentType), declared, documentCharset]
  for (const label of labels) {
    if (!label) continue
    // A sheet whose @charset could be read cannot be UTF-16, whatever it says.
    const encoding = sniffHtmlEncoding(bytes, {
      xml: true,
      transportLayerEncodingLabel: label,
      defaultEncoding: '',
    })
    if (encoding)
      return decodeAs(bytes, label === declared && encoding.startsWith('UTF-16') ? 'UTF-8' : encoding)
  }
  return decodeAs(bytes, 'UTF-8')
}

/** Decodes plain text such as a manifest: byte order mark, header, then UTF-8. */
export function decodeText(bytes: Uint8Array, contentType?: string): DecodedText {
  return decodeCss(bytes, contentType, 'utf-8')
}

function charsetOf(contentType: string | undefined): string | undefined {
  return /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType ?? '')?.[1]
}

/** A body that was cut may end inside a character. */
function isUtf8Text(bytes: Uint8Array): boolean {
  for (let cut = 0; cut < 4; cut++) if (isUtf8(bytes.subarray(0, bytes.length - cut))) return true
  return false
}

/**
 * Legacy encodings go through iconv-lite: TextDecoder of Node 20 reads windows-1252 as ISO-8859-1, so that its quotes,
 * dashes and euro signs become control characters.
 */
function decodeAs(bytes: Uint8Array, name: string): DecodedText {
  const charset = name.toLowerCase()
  if (charset === 'replacement') return { text: '\ufffd', charset }
  if (charset === 'x-user-defined') return { text: userDefined(bytes), charset }
  if (NATIVE.has(charset)) return { text: new TextDecoder(charset).decode(bytes), charset }
  return { text: decode(bytes, ICONV_NAMES[charset] ?? charset), charset }
}

/** Encodings that Node decodes as the standard says; iconv-lite has no ISO-2022-JP. */
const NATIVE: ReadonlySet<string> = new Set(['utf-8', 'utf-16le', 'utf-16be', 'iso-2022-jp'])

/** Where iconv-lite's name is another. */
const ICONV_NAMES: Readonly<Record<string, string>> = {
  'x-mac-cyrillic': 'maccyrillic',
  'iso-8859-8-i': 'iso-8859-8',
}

function userDefined(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte < 0x80 ? byte : 0xf700 + byte)).join('')
}
