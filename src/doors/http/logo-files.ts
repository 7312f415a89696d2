/** Replaces `data:` URLs of pictures with addresses at this service, because clients expect addresses. */

import { FILES } from '../../calls/doors.ts'
import { bytesOfDataUrl } from '../../formats/data-url.ts'
import { isFound } from '../../model/finding.ts'
import type { BrandRecord } from '../../model/record.ts'
import type { Logo } from '../../model/values.ts'
import type { Context } from './route.ts'
import { type FileType, pathOfPicture, pictureTypeOf } from './routes/files.ts'
import type { Caller } from './shared-work.ts'

/** File types by the content type of a `data:` URL. */
const TYPES: ReadonlyMap<string, FileType> = new Map([
  ['image/svg+xml', 'svg'],
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
  ['image/x-icon', 'ico'],
  ['image/vnd.microsoft.icon', 'ico'],
])

/**
 * Returns the record with paths at this service in place of the `data:` URLs of its logos, and stores the
 * files.
 */
export async function withLogoFiles(record: BrandRecord, context: Context): Promise<BrandRecord> {
  const { logos } = record.fields
  if (!isFound(logos) || !logos.value.some(({ url }) => url.startsWith('data:'))) return record
  const value = await Promise.all(logos.value.map((logo) => withFile(logo, context)))
  return { ...record, fields: { ...record.fields, logos: { ...logos, value } } }
}

/** Stores the file of a logo. A failure of the database is only logged, and the `data:` URL is then sent. */
async function withFile(logo: Logo, { engine, logger }: Context): Promise<Logo> {
  const said = TYPES.get(/^data:([\w/+.-]+)/i.exec(logo.url)?.[1]?.toLowerCase() ?? '')
  if (!said) return logo
  try {
    const bytes = Buffer.from(bytesOfDataUrl(logo.url))
    const type = pictureTypeOf(bytes) ?? said
    const token = await engine.pictures.put(bytes)
    return { ...logo, url: pathOfPicture(token, type) }
  } catch (error) {
    logger.error({ err: error }, 'a logo was not stored')
    return logo
  }
}

const PATH = new RegExp(`"(${FILES}[\\w-]{43}\\.\\w+)"`, 'g')

/**
 * Makes the paths of files in a body absolute. Bodies are stored without the address of the service, because
 * callers may use different addresses.
 */
export function withAddresses(body: string, { origin }: Caller, { engine }: Context): string {
  const base = engine.options.serve.publicUrl ?? origin
  return body.includes(`"${FILES}`) ? body.replace(PATH, `"${base}$1"`) : body
}
