import type { SitemapCounts } from '../../model/pages.ts'

/** Counts sitemaps, and collects sentences that say why some were not read. */
export interface Tally {
  discovered(count: number): void
  fetched(): void
  skipped(count: number, why: string): void
  failed(url: string, why: string): void
  /** Adds a sentence about something that was read only in part. */
  note(text: string): void
  counts(): SitemapCounts
  notes(): readonly string[]
}

const MAX_NOTES = 50

export function createTally(): Tally {
  const counts = { sitemapsDiscovered: 0, sitemapsFetched: 0, sitemapsSkipped: 0, errors: 0 }
  const notes: string[] = []
  const note = (text: string) => {
    if (notes.length < MAX_NOTES && !notes.includes(text)) notes.push(text)
  }
  return {
    note,
    discovered: (count) => {
      counts.sitemapsDiscovered += count
    },
    fetched: () => {
      counts.sitemapsFetched++
    },
    skipped(count, why) {
      if (count === 0) return
      counts.sitemapsSkipped += count
      note(`Sitemaps not read: ${count} (${why}).`)
    },
    failed(url, why) {
      counts.errors++
      counts.sitemapsSkipped++
      note(`${url} was not read: ${why}`)
    },
    counts: () => ({ ...counts }),
    notes: () => [...notes],
  }
}
