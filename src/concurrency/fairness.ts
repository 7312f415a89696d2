/** For whom work wants a place, and with which site it has to do. */
export interface Claim {
  /** Names of those who wait for the work. None: it belongs to nobody in particular. */
  parties(): readonly string[]
  readonly site: string
}

/** The claim of work for which neither is known. */
export const ANYBODY: Claim = { parties: () => [], site: '' }

/** Who was given places. */
export interface Fairness {
  /** Says that work is given a place. The function that it returns says that the place is free again. */
  begin(claim: Claim): () => void
  /** Below 0 when the next place goes to the first one rather than to the second one. */
  compare(one: Claim, other: Claim): number
}

/** How many places a name has, and when it was last given one, as a number that grows with each place. */
interface Share {
  running: number
  servedAt: number
}

/** So many names are remembered. One that is forgotten counts as new, which puts it before the others. */
const MAX_NAMES = 1_000

/**
 * The next place goes to the party that has the fewest, then to the one whose last one was longest ago; among
 * the work of one party, the sites take turns in the same way. Work for which several parties wait has the
 * turn of the one that comes first.
 */
export function createFairness(): Fairness {
  const parties = createShares()
  const sites = createShares()
  let served = 0
  return {
    begin({ parties: names, site }) {
      served += 1
      const ends = [sites.take(site, served), ...named(names()).map((name) => parties.take(name, served))]
      return () => {
        for (const end of ends) end()
      }
    },
    compare(one, other) {
      if (one === other) return 0
      const byParty = compareShares(parties.best(named(one.parties())), parties.best(named(other.parties())))
      return byParty || compareShares(sites.best([one.site]), sites.best([other.site]))
    },
  }
}

const named = (parties: readonly string[]) => (parties.length === 0 ? [''] : parties)

const NONE: Readonly<Share> = { running: 0, servedAt: 0 }

function createShares() {
  /** In the order in which they were last given a place. */
  const shares = new Map<string, Share>()
  const forgetOldest = () => {
    for (const [name, { running }] of shares) {
      if (shares.size <= MAX_NAMES) return
      if (running === 0) shares.delete(name)
    }
  }
  return {
    take(name: string, served: number): () => void {
      const share = shares.get(name) ?? { ...NONE }
      shares.delete(name)
      shares.set(name, share)
      share.running += 1
      share.servedAt = served
      forgetOldest()
      return () => {
        share.running -= 1
      }
    },
    best(names: readonly string[]): Readonly<Share> {
      const all = names.map((name) => shares.get(name) ?? NONE)
      return all.reduce((best, each) => (compareShares(each, best) < 0 ? each : best))
    },
  }
}

function compareShares(one: Readonly<Share>, other: Readonly<Share>): number {
  return one.running - other.running || one.servedAt - other.servedAt
}
