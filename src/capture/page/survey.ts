import type { Options } from '../../model/options.ts'
import type { Verdict } from '../../model/site.ts'
import type { LinkKind } from '../../model/values.ts'
import { htmlOf } from '../../snapshot/dom.ts'
import { langOf } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { verdictOf } from '../../snapshot/verdict/index.ts'
import { isScriptShell, type ShellSigns } from '../../snapshot/verdict/shell.ts'
import * as needs from './document-needs.ts'
import { linkNeeds, pageNeeds } from './more-pages.ts'
import type { Need } from './needs.ts'
import { refreshOf } from './refresh.ts'

/** What a capture has to know of a document to go on: plain data, read in one go, by whichever thread. */
export interface Survey {
  /** True when there is nothing in it: a file, an answer without content. */
  readonly isEmpty: boolean
  /** Where `<meta http-equiv=refresh>` sends the visitor. */
  readonly refresh: string | undefined
  readonly shell: ShellSigns
  /** What the page is, as far as the document alone tells. */
  readonly verdict: Verdict
  readonly needs: PageNeeds
}

/** Files that the page refers to, each list in the order of first need. */
export interface PageNeeds {
  readonly stylesheets: readonly Need[]
  readonly manifests: readonly Need[]
  readonly icons: readonly Need[]
  readonly images: readonly Need[]
  /** Pictures that the page's own styles put behind what may be the logo, or a hero. */
  readonly painted: readonly Need[]
  /** Other pages of the site that may tell what this one lacks. */
  readonly pages: readonly Need[]
  /** Key pages of the site, to see whether they are there. */
  readonly links: readonly Need[]
  /** Key pages that it does not link. */
  readonly lacking: Lacking
}

/** Kinds of key pages that are looked for elsewhere, for a page at a URL in a language. */
export interface Lacking {
  readonly lacks: readonly LinkKind[]
  readonly url: string
  readonly lang: string | undefined
}

/** Tells key pages; by what, is another room's. */
export interface KeyPages {
  /** URLs of those that a document links, and the kinds that a sitemap may still tell. */
  linked(page: Snapshot): { readonly urls: readonly string[]; readonly lacks: readonly LinkKind[] }
  /** Of URLs that a site lists, at most one for each kind that is lacking. */
  listed(urls: readonly string[], lacking: Lacking): readonly string[]
}

/** Pure; reads the document and no other file. Of pictures those that may be logos are listed first. */
export function surveyOf(
  snapshot: Snapshot,
  { maxImages, maxListed }: Options['fetch'],
  keyPages: KeyPages,
): Survey {
  const { urls, lacks } = keyPages.linked(snapshot)
  return {
    isEmpty: htmlOf(snapshot) === '',
    refresh: refreshOf(snapshot),
    shell: isScriptShell(snapshot),
    verdict: verdictOf(snapshot),
    needs: {
      stylesheets: needs.stylesheetNeeds(snapshot).slice(0, maxListed),
      manifests: needs.manifestNeeds(snapshot).slice(0, maxListed),
      icons: needs.iconNeeds(snapshot).slice(0, maxListed),
      images: needs.imageNeeds(snapshot, maxImages),
      painted: needs.inlinePictureNeeds(snapshot).slice(0, maxListed),
      pages: pageNeeds(snapshot),
      links: linkNeeds(snapshot, urls),
      lacking: { lacks, url: snapshot.url, lang: langOf(snapshot) },
    },
  }
}
