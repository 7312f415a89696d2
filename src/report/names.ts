import { createHash } from 'node:crypto'

/** Names that Windows keeps for devices, also with an ending. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/

/** Characters of a name. File systems allow 255 bytes, and endings come to it. */
const MOST_CHARACTERS = 180

/** Returns the name of the files of a domain, without ending. Different domains have different names. */
export function fileNameOf(domain: string): string {
  const plain = domain.toLowerCase()
  const isPlain = /^[a-z\d][a-z\d.-]*$/.test(plain) && plain.length <= MOST_CHARACTERS && plain === domain
  if (isPlain && !DEVICES.test(plain)) return plain
  const hash = createHash('sha256').update(domain).digest('hex').slice(0, 8)
  return `_${plain.replace(/[^a-z\d.-]/g, '_').slice(0, MOST_CHARACTERS)}_${hash}`
}
