import { isUtf8 } from 'node:buffer'
import { decodeCss, decodeHtml, decodeText } from '../../formats/text/charset.ts'
import { encodeText } from '../../formats/text/encode-text.ts'
import type { RecordedExchange, Recording } from './recording.ts'

/** Text types. SVG is not among them, because pictures are always returned unchanged. */
const TEXT = /^(?:text\/|(?!image\/)[^;]*(?:javascript|ecmascript|json|xml))/i
const SAYS_UTF8 = /charset\s*=\s*"?utf-?8/i

/**
 * Returns the body of an exchange as it is sent in a replay; null when there is none. A browser records text
 * as UTF-8, whatever encoding the site used, so text is converted back to the encoding that it declares. When
 * that is impossible, a byte order mark is added, which overrides every declaration.
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

/** The declared encoding; `utf-8` when there is none. */
function declaredIn(bytes: Uint8Array, type: string): string {
  if (/html/i.test(type)) return decodeHtml(bytes, type).charset
  return (/css/i.test(type) ? decodeCss(bytes, type, 'utf-8') : decodeText(bytes, type)).charset
}
