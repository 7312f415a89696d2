import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { isResult } from '../../../diff/index.ts'
import { notRead } from '../../../files/named-file.ts'
import type { Result } from '../../../model/record.ts'
import { noSource, type Source, sourceOfOne } from './source.ts'

/** The position of a line in a file. Only positions stay in memory, because an export may be large. */
interface Place {
  readonly at: number
  readonly bytes: number
}

/**
 * A JSON file of results: one result, a list of results, or one result per line, such as an export. Only the
 * positions of the lines stay in memory. Rejects with `invalid_input` when the file has no result.
 */
export async function jsonSource(file: string): Promise<Source> {
  const places = new Map<string, Place>()
  let [count, isExport] = [0, false]
  for await (const { place, text } of linesOf(file)) {
    if (text.trim() === '') continue
    count += 1
    const value = parsed(text)
    // When the first line alone is not JSON, the whole file is one JSON value over several lines.
    if (value === undefined && count === 1) return wholeSource(file)
    if (value === undefined) throw noSource(file, `Its line ${count} is no JSON.`)
    const result = resultIn(value)
    // An export repeats the result of a domain for each list that has the domain. Only the first result
    // counts.
    if (result && !places.has(result.domain)) places.set(result.domain, place)
    isExport ||= result !== undefined && 'finishedAt' in result
    if (!result && Array.isArray(value)) return wholeSource(file)
  }
  if (places.size === 0) throw noSource(file, 'It has no result of blazon.')
  const handle = await open(file)
  return {
    ...{ name: file, isOne: count === 1 && !isExport, close: () => handle.close() },
    async *brands(domain) {
      const domains = domain === undefined ? [...places.keys()].sort() : [domain]
      for (const one of domains) {
        const place = places.get(one)
        const result = place && resultIn(parsed(await lineAt(handle, place)))
        if (result) yield { domain: one, result, page: async () => undefined }
      }
    },
  }
}

/** A file that is one JSON value: a result, a record, or a list of them. */
async function wholeSource(file: string): Promise<Source> {
  const { readNamedFile } = await import('../../../files/named-file.ts')
  const value = parsed(readNamedFile('file', file))
  if (value === undefined) throw noSource(file, 'It is neither a database nor JSON.')
  const results = [value].flat().flatMap((one) => resultIn(one) ?? [])
  const [first] = results
  if (!first) throw noSource(file, 'It has no result of blazon.')
  if (!Array.isArray(value)) return sourceOfOne(file, first.domain, async () => ({ result: first }))
  const byDomain = new Map(results.map((result) => [result.domain, result]))
  return {
    ...{ name: file, isOne: false, close: async () => undefined },
    async *brands(wanted) {
      for (const domain of [...byDomain.keys()].sort()) {
        const result = byDomain.get(domain)
        if (result && (wanted ?? domain) === domain) yield { domain, result, page: async () => undefined }
      }
    },
  }
}

/**
 * Returns the value if it is a result, or makes a result of a record. Other rows of an export have no result.
 */
function resultIn(value: unknown): Result | undefined {
  if (isResult(value)) return value
  const { domain } = (value ?? {}) as { readonly domain?: unknown }
  const result = { state: 'ok', domain, record: value }
  return isResult(result) ? result : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const LINE_END = 0x0a

async function* linesOf(file: string): AsyncGenerator<{ readonly place: Place; readonly text: string }> {
  let [at, begun] = [0, [] as Buffer[]]
  const line = () => {
    const whole = Buffer.concat(begun)
    begun = []
    const place = { at, bytes: whole.length }
    at += whole.length + 1
    return { place, text: withoutMark(whole.toString('utf8')) }
  }
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      let from = 0
      for (let end = chunk.indexOf(LINE_END); end >= 0; end = chunk.indexOf(LINE_END, from)) {
        begun.push(chunk.subarray(from, end))
        yield line()
        from = end + 1
      }
      begun.push(chunk.subarray(from))
    }
  } catch (cause) {
    throw notRead(file, cause)
  }
  yield line()
}

const withoutMark = (text: string): string => text.replace(/^\ufeff/, '')

async function lineAt(handle: FileHandle, { at, bytes }: Place): Promise<string> {
  const line = Buffer.alloc(bytes)
  await handle.read(line, 0, bytes, at)
  return withoutMark(line.toString('utf8'))
}
