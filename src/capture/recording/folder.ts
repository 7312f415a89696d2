import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BlazonError } from '../../model/errors.ts'
import { readBody } from '../bodies.ts'
import type { RecordedExchange, Recording } from './recording.ts'

/** Beside `snapshot.json`, with which it shares `bodies/`. */
export const EXCHANGES = 'exchanges.json'

/** What the file holds: a recording without its bodies. */
export interface RecordingIndex extends Omit<Recording, 'bodies'> {
  readonly format: 1
}

/** The text of the file: the same recording gives the same text. */
export function indexTextOf({ domain, capturedAt, producer, notes, exchanges }: Recording): string {
  const index: RecordingIndex = { format: 1, domain, capturedAt, producer, notes, exchanges }
  return `${JSON.stringify(index, null, 2)}\n`
}

/** Reads a recording. Rejects with `storage` and one sentence: no recording, a newer format, a body that is missing. */
export async function loadRecording(dir: string): Promise<Recording> {
  const { format: _, ...index } = await readRecordingIndex(dir)
  const bodies = new Map<string, Uint8Array>()
  for (const { body } of index.exchanges)
    if (body !== null && !bodies.has(body)) bodies.set(body, await readBody(dir, body))
  return { ...index, bodies }
}

/** The recording without its bodies. Rejects as `loadRecording` does. */
export async function readRecordingIndex(dir: string): Promise<RecordingIndex> {
  const file = join(dir, EXCHANGES)
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new BlazonError(
      'storage',
      `${dir} is no recording: it has no readable ${EXCHANGES}. "blazon capture DOMAIN --out DIR" makes one.`,
      { cause },
    )
  })
  const index = parsed(text, file)
  if (index?.format !== 1)
    throw new BlazonError(
      'storage',
      `${file} is a recording of format ${String(index?.format)}; this version reads format 1.`,
    )
  if (
    typeof index.domain !== 'string' ||
    !Array.isArray(index.exchanges) ||
    !index.exchanges.every(isExchange)
  )
    throw new BlazonError('storage', `${file} is no recording: it has no domain or no exchanges.`)
  return index
}

function parsed(text: string, file: string): RecordingIndex {
  try {
    return JSON.parse(text) as RecordingIndex
  } catch (cause) {
    throw new BlazonError('storage', `${file} is not JSON.`, { cause })
  }
}

function isExchange(value: unknown): value is RecordedExchange {
  if (!isObject(value)) return false
  const { url, finalUrl, method, status, headers, requestHeaders, redirects, body, failure } = value
  return (
    [url, finalUrl].every((each) => typeof each === 'string' && URL.canParse(each)) &&
    typeof method === 'string' &&
    typeof status === 'number' &&
    isObject(headers) &&
    isObject(requestHeaders) &&
    Array.isArray(redirects) &&
    (body === null || typeof body === 'string') &&
    (failure === null || isObject(failure))
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
