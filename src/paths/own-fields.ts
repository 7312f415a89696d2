/** The fields that the user of an engine has added to its records. */

import type { Deadline } from '../concurrency/deadline.ts'
import { type Absent, type Finding, withoutTrace } from '../model/finding.ts'
import type { BrandFields, Result } from '../model/record.ts'
import type { Site } from '../model/site.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Brand, BrandRequest } from './brand.ts'

type Findings = Readonly<Record<string, Finding<unknown>>>

/** The result with these findings behind those of its record. */
export function withOwn(result: Result, findings: Findings): Result {
  if (result.state !== 'ok') return result
  const own = Object.entries(findings).map(([name, finding]) => [name, withoutTrace(finding)])
  const fields: BrandFields = Object.assign({}, result.record.fields, Object.fromEntries(own))
  return { ...result, record: { ...result.record, fields } }
}

export interface CompletedPorts {
  readonly brand: Brand['run']
  readonly names: readonly string[]
  readonly read: (snapshot: Snapshot, signal: AbortSignal) => Promise<Findings>
  readonly snapshotOf: (domain: string) => Promise<Snapshot | undefined>
}

/**
 * The path of a brand. A result that was stored before its user added a field lacks the field, which is read
 * from the stored page then; without that page the field is absent until the next capture.
 */
export function createCompleted({ brand, names, read, snapshotOf }: CompletedPorts): Brand {
  return {
    async run(site: Site, request: BrandRequest, deadline: Deadline) {
      const examined = await brand(site, request, deadline)
      const { result } = examined
      if (result.state !== 'ok') return examined
      const { fields, url, capturedAt } = result.record
      const lacking = names.filter((name) => !Object.hasOwn(fields, name))
      if (lacking.length === 0) return examined
      const page = await snapshotOf(site.domain)
      const isSame = page?.url === url && page.capturedAt === capturedAt
      const found = isSame ? await read(page, deadline.signal) : {}
      const added = lacking.map((name) => [name, found[name] ?? NOT_READ])
      return { ...examined, result: withOwn(result, Object.fromEntries(added)) }
    },
  }
}

const NOT_READ: Absent = { value: null, tried: [] }
