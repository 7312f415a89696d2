const BYTE = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const IPV4 = new RegExp(`^${BYTE}(?:\\.${BYTE}){3}$`)
const ZONE = /%[\w.:-]+$/

/**
 * Which kind of IP address the text is; 0 when it is none. The same as `isIP` of `node:net`, which is not
 * asked, because programs without a network check options as well.
 */
export function ipVersion(text: string): 0 | 4 | 6 {
  if (IPV4.test(text)) return 4
  const address = text.replace(ZONE, '')
  return /^[\da-f:.]+$/i.test(address) && URL.canParse(`http://[${address}]/`) ? 6 : 0
}
