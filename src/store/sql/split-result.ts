import { createHash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { Result } from '../../model/record.ts'
import { WHY_REFUSED } from '../../model/site.ts'
import { MIB } from '../../model/units.ts'

/**
 * A result in parts: its JSON with only the names of the fields, the JSON of the findings by name, and their
 * evidence. The names keep the order of the fields, so that joining the parts gives the same text again.
 */
export interface SplitResult {
  readonly head: string
  readonly findings: readonly (readonly [extractor: string, finding: string])[]
  /**
   * The lists of evidence, or of the rules that were tried, in the order of the names, as JSON that is
   * compressed with brotli. Null in results of earlier versions, whose findings contain their lists.
   */
  readonly evidence: Uint8Array | null
}

export function splitResult(result: Result): SplitResult {
  if (result.state !== 'ok') return { head: JSON.stringify(result), findings: [], evidence: null }
  const fields: [string, object | null][] = Object.entries(result.record.fields)
  const names = fields.map(([extractor]) => extractor)
  const head = JSON.stringify({ ...result, record: { ...result.record, fields: names } })
  const lists = Buffer.from(JSON.stringify(fields.map(([, finding]) => listOf(finding)?.list ?? null)))
  const isPacked = lists.length <= MAX_LISTS_BYTES
  return {
    head,
    findings: fields.map(([extractor, finding]) => {
      const found = isPacked ? listOf(finding) : undefined
      return [extractor, JSON.stringify(found ? { ...finding, [found.key]: found.list.length } : finding)]
    }),
    evidence: isPacked ? brotliCompressSync(lists, PACKING) : null,
  }
}

/**
 * Evidence is compressed, because no query reads it. On 87 real sites, evidence is half of the findings'
 * bytes. Compression reduces it to a quarter of its size, in 0.1 ms of a processor.
 */
const PACKING = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
/** Longer lists stay in their findings. With this limit, a damaged row cannot unpack to more bytes. */
const MAX_LISTS_BYTES = 16 * MIB

const KEYS = ['evidence', 'tried'] as const

/** Returns the list of evidence of a finding, or its list of tried rules. A failed extractor has neither. */
function listOf(
  finding: object | null,
): { readonly key: string; readonly list: readonly unknown[] } | undefined {
  for (const key of KEYS) {
    const list: unknown = finding && Reflect.get(finding, key)
    if (Array.isArray(list)) return { key, list }
  }
  return undefined
}

/** Joins the parts of a result. Throws when its evidence is damaged. */
export function joinResult({ head, findings, evidence }: SplitResult): Result {
  const result = JSON.parse(head)
  if (result.state === 'refused') return withMessage(result)
  if (result.state !== 'ok') return result
  const byName = new Map(findings)
  const names: readonly string[] = result.record.fields
  const lists: unknown =
    evidence && JSON.parse(brotliDecompressSync(evidence, { maxOutputLength: MAX_LISTS_BYTES }).toString())
  const fields = Object.fromEntries(
    names.map((name, at) => [name, withList(JSON.parse(byName.get(name) ?? 'null'), lists, at)]),
  )
  return { ...result, record: { ...result.record, fields } }
}

/** Puts a list back in the place where its length stands in a finding, so that the keys keep their order. */
function withList(finding: object | null, lists: unknown, at: number): object | null {
  const key = finding && KEYS.find((one) => typeof Reflect.get(finding, one) === 'number')
  if (!key) return finding
  const list: unknown = Array.isArray(lists) ? lists[at] : undefined
  if (!Array.isArray(list) || list.length !== Reflect.get(finding, key))
    throw new Error('The evidence of a stored result is damaged.')
  return { ...finding, [key]: list }
}

/** Adds the message to a refusal of an earlier version, which was stored without one. */
function withMessage(refused: Extract<Result, { state: 'refused' }>): Result {
  return { ...refused, message: refused.message ?? WHY_REFUSED[refused.class] }
}

/** Identifies the content of a result: the SHA-256 of its JSON in hex. */
export function digestOf(result: Result): string {
  return createHash('sha256').update(JSON.stringify(result)).digest('hex')
}
