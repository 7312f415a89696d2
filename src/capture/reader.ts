import type { Verdict } from '../model/site.ts'
import type { StyleSample } from '../model/style.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { SeenPage } from './browser/in-page/collect.ts'
import type { Page } from './draft.ts'
import type { Survey } from './page/survey.ts'

/** What the browser told of a page, to be turned into a document and samples. */
export interface SeenDocument {
  readonly seen: SeenPage
  /** What else is known of it. */
  readonly page: Omit<Page, 'html' | 'charset' | 'samples'>
}

/** A rendered page. */
export interface Drawn {
  /** The tree after rendering, as text. */
  readonly html: string
  readonly samples: readonly StyleSample[]
  /** True when the text was cut at `maxHtmlBytes`. */
  readonly partial: boolean
  readonly survey: Survey
}

/** Where a page leads. */
export interface PageLinks {
  /** What the page is: the links of a challenge are not the site's. */
  readonly verdict: Verdict
  /** Absolute, in the order of the page. */
  readonly urls: readonly string[]
}

/**
 * Reads documents for a capture. It is handed in, since what reads a page may take long, and is done where nobody waits for it.
 * Rejects with `too_large` for a page that takes too long or too much memory, with the signal's reason when it fires.
 */
export interface PageReader {
  links(page: Snapshot, signal: AbortSignal): Promise<PageLinks>
  survey(page: Snapshot, signal: AbortSignal): Promise<Survey>
  draw(page: SeenDocument, signal: AbortSignal): Promise<Drawn>
}
