import { isUtf8 } from 'node:buffer'
import type { RecordedExchange, Recording } from './recording.ts'

const TEXT = /^(?:text\/|[^;]*(?:javascript|ecmascript|json|xml))/i
const SAYS_UTF8 = /charset\s*=\s*"?utf-?8/i
const BYTE_ORDER_MARK = Buffer.from('\ufeff')

/**
 * The body of an exchange as it is handed on; null when there is none. Browsers hand text out as UTF-8 whatever it came as:
 * a byte order mark tells readers, before header and declaration do.
 */
export function bodyOf(
  { by, body, headers }: Pick<RecordedExchange, 'by' | 'body' | 'headers'>,
  bodies: Recording['bodies'],
): Uint8Array | null {
  const bytes = body === null ? undefined : bodies.get(body)
  if (!bytes) return null
  const type = headers['content-type'] ?? ''
  if (by !== 'browser' || !TEXT.test(type) || SAYS_UTF8.test(type)) return bytes
  const isPlain = bytes.every((byte) => byte < 0x80)
  return isPlain || !isUtf8(bytes) ? bytes : Buffer.concat([BYTE_ORDER_MARK, bytes])
}
