import { encode, encodingExists } from 'iconv-lite'
import { decodeAs } from './charset.ts'

/** Encodes a text in a legacy encoding; undefined when that is not possible without loss. */
export function encodeText(text: string, charset: string): Uint8Array | undefined {
  if (!encodingExists(charset)) return undefined
  const bytes = encode(text, charset)
  return decodeAs(bytes, charset).text === text ? bytes : undefined
}
