import type { BrandFile } from '../../model/brand-file.ts'
import { DAY, SECOND } from '../../model/units.ts'
import type { Reply } from './route.ts'

const HEADERS = {
  'cache-control': `private, max-age=${DAY / SECOND}`,
  vary: 'authorization, cookie',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  // An SVG comes from a site. It must not run scripts or load files, even when it is opened as a document.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
}

/** Makes the answer with the bytes of a picture or font of a brand. */
export function fileReply({ bytes, mediaType }: BrandFile): Reply {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return { body, contentType: mediaType, headers: HEADERS }
}
