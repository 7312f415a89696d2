import type { Verdict } from '../model/site.ts'
import type { StyleSample } from '../model/style.ts'
import type { LanguageVersion } from '../snapshot/language-versions.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { SeenPage } from './browser/in-page/collect.ts'
import type { Page } from './draft.ts'
import type { Lacking, Survey } from './page/survey.ts'

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
  /** The document is a frame that scripts would fill, with links of theirs. */
  readonly isShell: boolean
}

/** What a site lists of itself, to find in it what a page lacks. */
export interface ListedPages {
  readonly urls: readonly string[]
  readonly lacking: Lacking
}

/** A page, to see in which language it is and where the site has it in another. */
export interface LanguageRequest {
  readonly page: Snapshot
  /** Tag of the language that is asked for. */
  readonly asked: string
}

export interface LanguageReading {
  /** Tag: by the page's words, as it declares where they are too few. Undefined when neither tells. */
  readonly language: string | undefined
  /** Tags that the words leave open, where the page does not declare one of them. */
  readonly open: readonly string[]
  /** Where the site says that it has the page in the language that is asked for, surest first, at most `maxLanguageVersions`. */
  readonly versions: readonly LanguageVersion[]
}

/**
 * Reads documents for a capture. It is handed in, since what reads a page may take long, and is done where nobody waits for it.
 * Rejects with `too_large` for a page that takes too long or too much memory, with the signal's reason when it fires.
 */
export interface PageReader {
  links(page: Snapshot, signal: AbortSignal): Promise<PageLinks>
  survey(page: Snapshot, signal: AbortSignal): Promise<Survey>
  draw(page: SeenDocument, signal: AbortSignal): Promise<Drawn>
  language(request: LanguageRequest, signal: AbortSignal): Promise<LanguageReading>
  /** URLs of key pages: at most one for each kind that is lacking. */
  listed(pages: ListedPages, signal: AbortSignal): Promise<readonly string[]>
}
