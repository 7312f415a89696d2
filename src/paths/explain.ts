import { BlazonError } from '../model/errors.ts'
import type { ExplainRequest, ExplainResult } from '../model/explanation.ts'
import { knownStock } from './known.ts'
import type { Asked, Ports } from './ports.ts'

const STOCK = 'stock'

/**
 * Explains fields of a stored page without a network. Rejects with `not_found` when neither a page nor a
 * correction is stored, and with `invalid_input` for an unknown field. `stock` can be explained without a
 * page.
 */
export async function explainOf(
  { site: { domain }, request: { field }, deadline }: Asked<ExplainRequest>,
  { directory, store, fields, ownFields, explain, readOwn }: Ports,
): Promise<ExplainResult> {
  // Stock is not a field, because it comes from the directory and not from a page.
  if (field === STOCK) {
    const corrections = (await store.correctionsOf(domain)).filter((one) => one.field === STOCK)
    const findings = { [STOCK]: await knownStock({ directory }, domain) }
    return { state: 'ok', domain, findings, corrections, notes: [] }
  }
  const names = field === undefined ? [...fields.keys()] : [field]
  if (field !== undefined && !fields.has(field))
    throw new BlazonError(
      'invalid_input',
      `There is no field "${field}". Fields: ${[...fields.keys()].join(', ')}.`,
    )
  const snapshot = await store.snapshotOf(domain)
  const corrections = (await store.correctionsOf(domain)).filter((one) => names.includes(one.field))
  if (!snapshot) {
    if (corrections.length > 0) return { state: 'ok', domain, findings: {}, corrections, notes: [] }
    throw new BlazonError('not_found', `No page of ${domain} is stored that explains it: look it up anew.`)
  }
  const { url, capturedAt, notes } = snapshot
  const page = await explain({ snapshot, fields: names }, deadline.signal)
  if (page.state !== 'ok') return page
  const isOwn = ownFields.some((name) => names.includes(name))
  const own = isOwn ? await readOwn(snapshot, deadline.signal) : {}
  const ofUser = Object.entries(own).filter(([name]) => names.includes(name))
  const findings = { ...page.findings, ...Object.fromEntries(ofUser) }
  return { state: 'ok', domain, url, capturedAt, findings, corrections, notes }
}
