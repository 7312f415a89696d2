import { byMeaning } from '../extract/industries/by-meaning.ts'
import type { Result } from '../model/record.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** Adds the industries that the meaning of the page's texts suggests (`industries.embeddings`). */
export async function withMeaning(result: Result, snapshot: Snapshot): Promise<Result> {
  if (result.state !== 'ok') return result
  const { record } = result
  const industries = await byMeaning(snapshot, record.fields.industries)
  return { ...result, record: { ...record, fields: { ...record.fields, industries } } }
}
