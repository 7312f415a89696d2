import type { Deadline } from '../concurrency/deadline.ts'
import { checkNames } from '../diff/index.ts'
import { measuredDiff } from '../diff/measured.ts'
import type { BrandDiff } from '../model/diff.ts'
import { BlazonError } from '../model/errors.ts'
import type { Site } from '../model/site.ts'
import { lookUp } from './brand.ts'
import { withCorrections } from './corrections.ts'
import type { BrandRequest, Ports } from './ports.ts'

/** The request for the new lookup, and the fields that are compared. */
export type DiffLookup = BrandRequest & { readonly fields?: readonly string[] | undefined }

/**
 * Compares the stored result of a domain with a new lookup, whose result is then stored. Rejects with
 * `not_found` when nothing is stored, and with `unavailable` when this machine cannot look it up.
 */
export async function diffOf(
  ports: Ports,
  site: Site,
  { fields, ...request }: DiffLookup,
  deadline: Deadline,
): Promise<BrandDiff> {
  const { store, measure, fields: table } = ports
  const { domain } = site
  if (fields) checkNames(fields, new Set(table.keys()))
  const kept = await store.staleResultOf(domain)
  if (!kept)
    throw new BlazonError('not_found', `Nothing is stored of ${domain} to compare with: look it up before.`)
  const before = {
    result: withCorrections(kept, await store.correctionsOf(domain)),
    snapshot: await store.snapshotOf(domain),
  }
  const after = await lookUp(ports, site, { ...request, refresh: true }, deadline)
  const { result } = after
  if (result.state === 'failed' && result.code === 'unavailable')
    throw new BlazonError('unavailable', result.message)
  return measuredDiff(before, after, (files) => measure(files, deadline.signal), { fields, table })
}
