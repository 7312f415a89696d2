/** Computes the progress of lists. Counts are used again for a while, because counting reads every line. */

import { createBreather } from '../concurrency/breather.ts'
import type { ListRun, Outcome } from '../model/stored.ts'
import { MINUTE, SECOND } from '../model/units.ts'
import type { ListRunHead, ListState, ServiceList, UploadedList } from '../model/uploaded-lists.ts'
import type { ListStatus } from '../model/work-status.ts'
import type { Store } from '../store/index.ts'

type Counts = Pick<ListRun, 'lines' | 'invalid' | 'pending'> & { readonly outcomes: readonly Outcome[] }

/** An uploaded list, or a list of `blazon batch`, without its progress. */
interface Subject extends Omit<UploadedList, 'total' | 'kind' | 'column'> {
  /** Undefined for a list of `blazon batch` that could not be counted beforehand. */
  readonly total: number | undefined
  readonly isUploaded: boolean
}

export interface Listing {
  all(): Promise<readonly ServiceList[]>
  of(name: string): Promise<ServiceList | undefined>
}

const RUNNING_MS = 3 * SECOND
/** The counts of an ended list change only when its domains are looked up again or forgotten. */
const ENDED_MS = 5 * MINUTE
/**
 * The number is larger than that of the lists which `all` returns, so that one call does not remove counts
 * that the next call needs.
 */
const MAX_COUNTED = 2_500

export function createListing(store: Store): Listing {
  const countsOf = createCounts(store)
  const shown = async (one: Subject, reports: ReadonlyMap<string, ListStatus>) =>
    progressOf(one, await countsOf(one), reports.get(one.list))
  const reported = async () => {
    const { work } = await store.status()
    return new Map(work.lists.flatMap((one) => (one.language === null ? [[one.list, one]] : [])))
  }
  return {
    async all() {
      const [uploads, heads, reports] = await Promise.all([store.uploads(), store.runHeads(), reported()])
      const names = new Set(uploads.map(({ list }) => list))
      const others = heads.filter(({ list, language }) => language === null && !names.has(list))
      const all = [...uploads.map(uploaded), ...others.map((head) => ofBatch(head, reports))]
      all.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
      const breathe = createBreather()
      const lists: ServiceList[] = []
      for (const one of all) {
        await breathe()
        lists.push(await shown(one, reports))
      }
      return lists
    },
    async of(name) {
      const [upload, heads, reports] = await Promise.all([
        store.uploadOf(name),
        store.runHeads(name),
        reported(),
      ])
      if (upload) return shown(uploaded(upload), reports)
      const head = heads.find(({ language }) => language === null)
      return head && shown(ofBatch(head, reports), reports)
    },
  }
}

const uploaded = (list: UploadedList): Subject => ({ ...list, isUploaded: true })

function ofBatch(head: ListRunHead, reports: ReadonlyMap<string, ListStatus>): Subject {
  const { list, total, startedAt, endedAt } = head
  const state: ListState = endedAt ? 'done' : reports.has(list) ? 'running' : 'stopped'
  const times = { createdAt: startedAt, endedAt }
  return { list, total: total ?? undefined, state, message: null, ...times, isUploaded: false }
}

/** Returns a function that counts the lines and outcomes of a list, and remembers the result for a while. */
function createCounts(store: Store): (one: Subject) => Promise<Counts> {
  const counted = new Map<string, { readonly of: string; readonly until: number; counts: Promise<Counts> }>()
  const count = async (list: string): Promise<Counts> => {
    const lines = await store.lineCounts(list)
    return { ...lines, outcomes: lines.lines > 0 ? await store.outcomes({ list }) : [] }
  }
  return ({ list, state, createdAt, endedAt }) => {
    // The key changes when a new list has the name of a forgotten list, and when a batch is run again.
    const of = `${state} ${createdAt.getTime()} ${endedAt?.getTime()}`
    const known = counted.get(list)
    if (known && known.of === of && performance.now() < known.until) return known.counts
    const counts = count(list)
    counts.catch(() => counted.delete(list))
    counted.delete(list)
    counted.set(list, { of, until: performance.now() + (endedAt ? ENDED_MS : RUNNING_MS), counts })
    const [oldest] = counted.keys()
    if (counted.size > MAX_COUNTED && oldest !== undefined) counted.delete(oldest)
    return counts
  }
}

function progressOf(one: Subject, counted: Counts, report: ListStatus | undefined): ServiceList {
  const { list: name, isUploaded, state, message, createdAt, endedAt } = one
  const { lines, invalid, pending, outcomes } = counted
  const isOver = state === 'done'
  const known = one.total === undefined ? undefined : Math.max(one.total, lines)
  const total = isUploaded ? one.total : isOver ? lines : known
  const left = pending + Math.max(0, (total ?? lines) - lines)
  const count = (of: Outcome['state']) =>
    outcomes.reduce((sum, { state: each, domains }) => sum + (each === of ? domains : 0), 0)
  const counts = { ok: count('ok'), refused: count('refused'), failed: count('failed'), invalid }
  const pace = { perSecond: report?.perSecond ?? null, etaMs: report?.etaMs ?? null }
  return {
    ...{ name, isUploaded, state, message, total: total ?? null, ...counts },
    ...{ left: isOver ? 0 : (report?.left ?? left), ...pace, createdAt, endedAt, outcomes },
  }
}
