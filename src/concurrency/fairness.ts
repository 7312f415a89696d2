/** The parties that need a slot for work, and the site of the work. */
export interface Claim {
  /** Names of the parties that wait for the work. Empty when the work belongs to no party. */
  parties(): readonly string[]
  readonly site: string
}

/** The claim of work whose parties and site are not known. */
export const ANYBODY: Claim = { parties: () => [], site: '' }

/** Records which parties and sites got slots. */
export interface Fairness {
  /** Reports that work gets a slot. The returned function reports that the slot is free again. */
  begin(claim: Claim): () => void
  /** Returns a number below 0 when the first claim gets the next slot before the second. */
  compare(one: Claim, other: Claim): number
}

/** How many slots a name has now, and when it last got a slot, as a number that grows with each slot. */
interface Share {
  running: number
  servedAt: number
}

/** The limit of remembered names. A name that was dropped counts as new, and comes before the others. */
const MAX_NAMES = 1_000

/**
 * Shares slots between parties. The next slot goes to the party that has the fewest slots, and among several
 * to the one whose last slot was longest ago. Within one party, the sites take turns in the same way. Work
 * for several parties uses the turn of the party that comes first.
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
  /** The names, in the order in which they last got a slot. */
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
