import type { PastCall } from '../../../src/model/usage.ts'
import type { Store } from '../../../src/store/store.ts'
import type { Holder } from './kinds.ts'
import type { Ends } from './storm.ts'

const HOLDERS: readonly Holder[] = ['reading', 'leaving', 'limited']

/**
 * Makes an organisation and a key for each holder. The calls that `limited` may have answered are bounded.
 */
export async function keysIn(store: Store, quota: number): Promise<Record<Holder, string>> {
  const { accounts } = store
  const plan = { period: 'once', perSecond: null, overageCents: null, prefetch: true } as const
  await accounts.putPlan({ ...plan, name: 'counted', quota: null })
  await accounts.putPlan({ ...plan, name: 'limited', quota })
  const secrets = { reading: '', leaving: '', limited: '' }
  for (const holder of HOLDERS) {
    await accounts.createOrganisation(holder, holder === 'limited' ? 'limited' : 'counted')
    secrets[holder] = (await store.createKey(holder, { organisation: holder })).secret
  }
  return secrets
}

/** What the calls of one holder came to. */
interface Counted {
  readonly credits: number
  readonly calls: number
  /** Calls in the history that were answered whole with 200. */
  readonly answered: number
}

/** What the database counted for each holder. */
export async function countsIn({ accounts }: Store): Promise<Record<Holder, Counted>> {
  const counts = { reading: NOTHING, leaving: NOTHING, limited: NOTHING }
  const organisations = await accounts.listOrganisations()
  for (const holder of HOLDERS) {
    const { id } = organisations.find(({ name }) => name === holder) ?? { id: '' }
    const calls: PastCall[] = []
    let page: readonly PastCall[] | undefined
    for (; page === undefined || page.length === PAGE; calls.push(...page))
      page = await accounts.callsOf(id, { limit: PAGE, before: calls.at(-1)?.seq })
    const months = new Set(calls.map(({ at }) => new Date(at).toISOString().slice(0, 7)))
    const used = await Promise.all([...months].map((month) => accounts.usageOf(id, month)))
    counts[holder] = {
      credits: used.reduce((sum, one) => sum + one.used, 0),
      calls: calls.length,
      answered: calls.filter(({ status }) => status === 200).length,
    }
  }
  return counts
}

const PAGE = 500
const NOTHING: Counted = { credits: 0, calls: 0, answered: 0 }

/**
 * What is not exact. A call costs its credits when its whole answer was handed to the network before the
 * connection closed: a client that reads its answer pays, and one that leaves pays when the answer was
 * quicker. So whoever reads knows their count, and for whoever leaves the history, the credits and the
 * metrics have to say the same.
 */
export function complaintsAbout(
  ends: readonly Ends[],
  counts: Readonly<Record<Holder, Counted>>,
  { quota, inMetrics }: { readonly quota: number; readonly inMetrics: number },
): readonly string[] {
  const of = (holder: Holder) => ends.filter(({ kind }) => kind.holder === holder)
  const read = (holder: Holder, way?: string) =>
    of(holder).reduce((sum, { ways, count }) => sum + (way === undefined ? count : (ways[way] ?? 0)), 0)
  const { reading, leaving, limited } = counts
  const all = reading.answered + leaving.answered + limited.answered
  const equal: readonly (readonly [string, number, number])[] = [
    ['answers that were read, and credits', read('reading', '200'), reading.credits],
    ['calls that were read, and calls', read('reading') - read('reading', '431'), reading.calls],
    ['credits of those who left, and their answers', leaving.credits, leaving.answered],
    ['answers within the quota, and credits', read('limited', '200'), limited.credits],
    ['calls beside the quota, and calls', read('limited'), limited.calls],
    ['the quota, and what was used of it', Math.min(quota, read('limited')), limited.credits],
    ['answers in the history, and in the metrics', all, inMetrics],
  ]
  const differing = equal.filter(([, one, other]) => one !== other)
  const complaints = differing.map(([what, one, other]) => `${what}: ${one} and ${other}`)
  const many =
    leaving.calls > read('leaving') ? [`${leaving.calls} calls of ${read('leaving')} who left`] : []
  return [...complaints, ...many]
}
