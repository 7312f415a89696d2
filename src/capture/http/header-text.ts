import { isUtf8 } from 'node:buffer'

/** Returns a header as text. Node decodes it as latin1, but most servers send URLs as UTF-8. */
export function headerText(header: string): string {
  const bytes = Buffer.from(header, 'latin1')
  return isUtf8(bytes) ? bytes.toString('utf8') : header
}
