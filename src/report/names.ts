import { createHash } from 'node:crypto'

/** Matches names that Windows reserves for devices. An ending does not make them valid. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/

/** The largest number of characters of a name. File systems allow 255 bytes, of which endings need some. */
const MOST_CHARACTERS = 180

/** Returns the name of a domain's files, without an ending. Different domains have different names. */
export function fileNameOf(domain: string): string {
  const plain = domain.toLowerCase()
  const isPlain = /^[a-z\d][a-z\d.-]*$/.test(plain) && plain.length <= MOST_CHARACTERS && plain === domain
  if (isPlain && !DEVICES.test(plain)) return plain
  const hash = createHash('sha256').update(domain).digest('hex').slice(0, 8)
  return `_${plain.replace(/[^a-z\d.-]/g, '_').slice(0, MOST_CHARACTERS)}_${hash}`
}
