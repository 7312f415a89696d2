/** Reads and writes the file `exchanges.json` of a recording. */

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { BlazonError, ERROR_CODES } from '../../model/errors.ts'
import type { Recording } from './recording.ts'
import { readBody } from './saved-bodies.ts'
import * as saved from './saved-json.ts'

/** The file is beside `snapshot.json`. Both share the folder `bodies/`. */
export const EXCHANGES = 'exchanges.json'

/** The content of the file: a recording without its bodies. */
export interface RecordingIndex extends Omit<Recording, 'bodies'> {
  readonly format: 1
}

/** The text of the file. The same recording gives the same text. */
export function indexTextOf({ domain, capturedAt, producer, notes, exchanges }: Recording): string {
  const index: RecordingIndex = { format: 1, domain, capturedAt, producer, notes, exchanges }
  return `${JSON.stringify(index, null, 2)}\n`
}

/** Reads a recording. Rejects with `invalid_input` without one, `storage` for a newer or incomplete one. */
export async function loadRecording(dir: string): Promise<Recording> {
  const { format: _, ...index } = await readRecordingIndex(dir)
  const bodies = new Map<string, Uint8Array>()
  for (const { body } of index.exchanges)
    if (body !== null && !bodies.has(body)) bodies.set(body, await readBody(dir, body))
  return { ...index, bodies }
}

/** Reads the recording without its bodies. Rejects as `loadRecording` does. */
export async function readRecordingIndex(dir: string): Promise<RecordingIndex> {
  const file = join(dir, EXCHANGES)
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    const why = existsSync(dir)
      ? `${dir} is no recording: it has no readable ${EXCHANGES}. "blazon capture DOMAIN --out DIR" makes one.`
      : `There is no folder ${dir}.`
    throw new BlazonError(existsSync(file) ? 'storage' : 'invalid_input', why, { cause })
  })
  return saved.readSaved(text, file, 'recording', FIELDS)
}

const FAILURE = z.looseObject({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  retryable: z.boolean(),
  cause: saved.textOrNull,
})

const EXCHANGE = z.looseObject({
  by: z.enum(['http', 'browser']),
  method: z.string(),
  url: saved.webUrl,
  requestHeaders: saved.headers,
  sent: saved.textOrNull,
  finalUrl: saved.anyUrl,
  redirects: saved.redirects,
  status: saved.status,
  headers: saved.headers,
  body: saved.textOrNull,
  partial: z.boolean(),
  failure: z.nullable(FAILURE),
  errand: z.optional(z.literal('sitemaps')),
  /** Only exchanges of the browser that had ended have this key. */
  ended: z.optional(z.looseObject({ place: saved.count, afterMs: saved.count })),
})

const FIELDS = {
  domain: z.string(),
  exchanges: z.array(EXCHANGE),
  capturedAt: saved.moment,
  producer: z.enum(['auto', 'cascade', 'browser']),
  notes: z.array(z.string()),
}
