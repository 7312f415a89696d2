/**
 * The interface for reading pages, which contains all work whose time and memory depend on the page. It is
 * implemented in this process (`read-in-process.ts`) and by child processes (`src/readers/`).
 */

import type { Verdict } from '../../model/site.ts'
import type { StyleSample } from '../../model/style.ts'
import type { LanguageVersion } from '../../snapshot/language/language-versions.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import type { SeenPage } from '../browser/in-page/collect.ts'
import type { CapturedDocument } from './snapshot-builder.ts'
import type { Lacking, Survey } from './survey.ts'

/** The data that the browser read from a page, from which a document and samples are made. */
export interface SeenDocument {
  readonly seen: SeenPage
  /** Everything else that is known of the page. */
  readonly page: Omit<CapturedDocument, 'html' | 'charset' | 'samples' | 'packedSamples'>
}

/** A rendered page. */
export interface DocumentReading {
  /** The tree after rendering, as HTML. */
  readonly html: string
  readonly samples: readonly StyleSample[] | null
  /** The samples in packed form, in place of `samples`, as in a snapshot. */
  readonly packedSamples?: Uint8Array
  /** True when the HTML was cut at `MAX_HTML_BYTES`. */
  readonly partial: boolean
  readonly survey: Survey
}

export interface PageLinks {
  /** The kind of the page. It is needed because the links of a bot challenge are not links of the site. */
  readonly verdict: Verdict
  /** Absolute URLs, in the order of the page. */
  readonly urls: readonly string[]
  /** True when the document is an empty frame for scripts, which would add more links. */
  readonly isShell: boolean
}

/** URLs that a site lists, and the key pages to find among them. */
export interface ListedPages {
  readonly urls: readonly string[]
  readonly lacking: Lacking
}

/** A page whose language is to be found, and the language in which versions of it are wanted. */
export interface LanguageRequest {
  readonly page: Snapshot
  /** Tag of the wanted language. */
  readonly asked: string
}

export interface LanguageReading {
  /**
   * Tag of the page's language, from its words; when there are too few, from its declaration. Undefined when
   * neither shows it.
   */
  readonly language: string | undefined
  /**
   * Tags of languages that cannot be distinguished by the words of the page, when it declares none of them.
   */
  readonly open: readonly string[]
  /** URLs of the page in the wanted language, most certain first, at most `maxLanguageVersions`. */
  readonly versions: readonly LanguageVersion[]
}

/** URLs to be matched with an expression from outside, such as one of a client of the service. */
export interface MatchRequest {
  /** An expression in RE2 syntax. */
  readonly expression: string
  readonly urls: readonly string[]
}

/**
 * Reads documents for a capture. It is passed in, because reading may take long and therefore happens in
 * child processes. Rejects with `too_large` for a page that takes too much time or memory, and with the
 * signal's reason when it fires.
 */
export interface PageReader {
  links(page: Snapshot, signal: AbortSignal): Promise<PageLinks>
  survey(page: Snapshot, signal: AbortSignal): Promise<Survey>
  document(page: SeenDocument, signal: AbortSignal): Promise<DocumentReading>
  language(request: LanguageRequest, signal: AbortSignal): Promise<LanguageReading>
  /** URLs of key pages, at most one for each missing kind. */
  listed(pages: ListedPages, signal: AbortSignal): Promise<readonly string[]>
  /**
   * Returns for each URL whether it matches. Rejects with `invalid_input` when the expression is invalid, too
   * large, or takes too long.
   */
  match(request: MatchRequest, signal: AbortSignal): Promise<readonly boolean[]>
}
