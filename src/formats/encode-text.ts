import { encode, encodingExists } from 'iconv-lite'
import { decodeAs } from './charset.ts'

/** Text in a legacy encoding; undefined when it cannot be written in it without loss. */
export function encodeText(text: string, charset: string): Uint8Array | undefined {
  if (!encodingExists(charset)) return undefined
  const bytes = encode(text, charset)
  return decodeAs(bytes, charset).text === text ? bytes : undefined
}
