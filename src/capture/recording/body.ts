import { isUtf8 } from 'node:buffer'
import { decodeCss, decodeHtml, decodeText } from '../../formats/charset.ts'
import { encodeText } from '../../formats/encode-text.ts'
import type { RecordedExchange, Recording } from './recording.ts'

/** Not SVG: pictures are handed out as they came. */
const TEXT = /^(?:text\/|(?!image\/)[^;]*(?:javascript|ecmascript|json|xml))/i
const SAYS_UTF8 = /charset\s*=\s*"?utf-?8/i

/**
 * The body of an exchange as it is handed on; null when there is none. Browsers hand text out as UTF-8 whatever it came as: it is
 * put back into the encoding that it declares, or marked as UTF-8 by a byte order mark, which counts more than any declaration.
 */
export function bodyOf(
  { by, body, headers }: Pick<RecordedExchange, 'by' | 'body' | 'headers'>,
  bodies: Recording['bodies'],
): Uint8Array | null {
  const bytes = body === null ? undefined : bodies.get(body)
  if (!bytes) return null
  const type = headers['content-type'] ?? ''
  if (by !== 'browser' || !TEXT.test(type) || SAYS_UTF8.test(type)) return bytes
  if (bytes.every((byte) => byte < 0x80) || !isUtf8(bytes)) return bytes
  const charset = declaredIn(bytes, type)
  const asItCame = charset === 'utf-8' ? undefined : encodeText(Buffer.from(bytes).toString('utf8'), charset)
  return asItCame ?? Buffer.concat([BYTE_ORDER_MARK, bytes])
}

const BYTE_ORDER_MARK = Buffer.from('\ufeff')

/** `utf-8` for what declares nothing. */
function declaredIn(bytes: Uint8Array, type: string): string {
  if (/html/i.test(type)) return decodeHtml(bytes, type).charset
  return (/css/i.test(type) ? decodeCss(bytes, type, 'utf-8') : decodeText(bytes, type)).charset
}
