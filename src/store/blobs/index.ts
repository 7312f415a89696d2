import { BlazonError } from '../../model/errors.ts'
import type { BlobPlace } from './place.ts'

/** A URL with another scheme than `s3` is most likely a mistake, and not the name of a folder. */
const SCHEME = /^\s*([a-z][a-z0-9+.-]+):\/\//i

/**
 * Opens a place for blobs by its name: a folder, or `s3://bucket/prefix?endpoint=...&region=...`. The
 * connection to a bucket is made with the first request. Rejects with `invalid_input` for a malformed name.
 */
export async function openBlobs(name: string): Promise<BlobPlace> {
  const scheme = SCHEME.exec(name)?.[1]?.toLowerCase()
  if (scheme === 's3') return (await import('./bucket.ts')).openBucket(name)
  if (scheme === undefined && name !== '') return (await import('./folder.ts')).openFolder(name)
  throw new BlazonError(
    'invalid_input',
    'The place for blobs must be a folder, or a bucket such as s3://bucket/prefix?endpoint=http://127.0.0.1:9000&region=us-east-1.',
  )
}
