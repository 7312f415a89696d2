import * as z from 'zod/mini'
import { BlazonError } from '../../model/errors.ts'

export interface BucketName {
  readonly bucket: string
  /** The prefix of the names of all objects: it is empty or ends with `/`. */
  readonly prefix: string
  /** The address of the server; undefined for Amazon's own. */
  readonly endpoint?: string | undefined
  /** Undefined: the region of `AWS_REGION` or of the profile applies. */
  readonly region?: string | undefined
  /** Whether the bucket is in the path of a URL, and not in the name of its host. */
  readonly isPathStyle: boolean
  readonly shown: string
  readonly address: string
}

const PARAMETERS = z.strictObject({
  endpoint: z.optional(z.url({ protocol: /^https?$/ })),
  region: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))),
  pathStyle: z.optional(z.enum(['true', 'false'])),
})

/** The names that S3 allows for buckets, and longer names that other servers allow. */
const BUCKET = /^[a-z0-9][a-z0-9._-]{1,100}$/

/**
 * Reads `s3://bucket/prefix?endpoint=...&region=...&pathStyle=...`. Throws `invalid_input` for a text of
 * another form. The message does not repeat this text, because somebody may have written a secret into it.
 */
export function bucketNamed(name: string): BucketName {
  const [, bucket = '', path = '', query = ''] =
    /^\s*s3:\/\/([^/?#]*)(\/[^?#]*)?(?:\?([^#]*))?$/i.exec(name) ?? []
  const given = PARAMETERS.safeParse(Object.fromEntries(new URLSearchParams(query)))
  const server = given.success && given.data.endpoint !== undefined ? new URL(given.data.endpoint) : undefined
  const isPlain = !server || (server.username === '' && server.password === '' && server.search === '')
  if (!BUCKET.test(bucket) || !given.success || !isPlain) throw malformed()
  const { endpoint, region, pathStyle } = given.data
  const prefix = path.split('/').filter(Boolean).map(decoded).join('/')
  const shown = `s3://${bucket}${prefix && `/${prefix}`}`
  return {
    ...{ bucket, endpoint, region },
    prefix: prefix && `${prefix}/`,
    isPathStyle: pathStyle === undefined ? endpoint !== undefined : pathStyle === 'true',
    shown: server ? `${shown} at ${server.origin}` : shown,
    address: server ? `${shown}?endpoint=${server.href}` : shown,
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw malformed()
  }
}

const malformed = () =>
  new BlazonError(
    'invalid_input',
    'The name of the bucket must be like s3://bucket/prefix?endpoint=http://127.0.0.1:9000&region=us-east-1&pathStyle=true; endpoint, region and pathStyle may be left out. Credentials are read from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  )
