import type { ChargeRun } from '../../../model/monitor-runs.ts'
import type { TargetType } from '../../../model/monitors.ts'
import type { ServeEngine } from '../engine.ts'
import type { Limits } from './index.ts'

/** A run costs as much as the same lookup by its route. */
const ENDPOINTS: Readonly<Record<TargetType, string>> = {
  page: 'web/scrape/markdown',
  sitemap: 'web/scrape/sitemap',
  extract: 'web/extract',
}

/**
 * Makes the function that takes the price of a run from the quota of its organisation. A run of a key without
 * an organisation is free, like the calls of such a key.
 */
export function chargingRuns(
  { accounts }: Pick<ServeEngine, 'accounts'>,
  limits: Pick<Limits, 'charge'>,
  newId: () => string,
): ChargeRun {
  return async (owner, type) => {
    const organisation = (await accounts.listOrganisations()).find(({ id }) => id === owner)
    if (!organisation) return { credits: 0, settle: () => undefined }
    if (organisation.state === 'suspended') return undefined
    const credits = await accounts.endpointCredits()
    return limits.charge({ ...organisation, credits }, ENDPOINTS[type], newId())
  }
}
