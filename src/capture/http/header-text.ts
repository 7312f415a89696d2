import { isUtf8 } from 'node:buffer'

/** Header bytes come as latin1; addresses that are not ASCII are UTF-8 on most servers. */
export function headerText(header: string): string {
  const bytes = Buffer.from(header, 'latin1')
  return isUtf8(bytes) ? bytes.toString('utf8') : header
}
