/**
 * The survey of a document: everything that a capture must know about it before it can go on. It is plain
 * data, so it can be computed in another process.
 */

import { absoluteUrl, withoutFragment } from '../../formats/url.ts'
import type { Verdict } from '../../model/site.ts'
import type { LinkKind } from '../../model/values.ts'
import { baseUrlOf, htmlOf, select } from '../../snapshot/dom.ts'
import { langOf } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { verdictOf } from '../../snapshot/verdict/index.ts'
import { isScriptShell, type ShellSigns } from '../../snapshot/verdict/shell.ts'
import { FETCH } from '../bounds.ts'
import { headerText } from '../http/header-text.ts'
import * as needs from './document-needs.ts'
import { linkNeeds, pageNeeds } from './more-pages.ts'
import type { Need } from './needs.ts'

export interface Survey {
  /** True when the document has no content, for example a file download or an answer without a body. */
  readonly isEmpty: boolean
  /** The URL that `<meta http-equiv=refresh>` leads to. */
  readonly refresh: string | undefined
  readonly shell: ShellSigns
  /** The kind of the page, as far as the document alone shows it. */
  readonly verdict: Verdict
  readonly needs: PageNeeds
}

/** Files that the page refers to. Each list is in the order in which the page needs them. */
export interface PageNeeds {
  readonly stylesheets: readonly Need[]
  readonly manifests: readonly Need[]
  readonly icons: readonly Need[]
  readonly images: readonly Need[]
  /** Background pictures in the page's own styles, of elements that may be the logo or a hero. */
  readonly painted: readonly Need[]
  /** The documents of frames. They are only fetched if the request asks for them. */
  readonly frames: readonly Need[]
  /** Other pages of the site that may have the contact data that this page lacks. */
  readonly pages: readonly Need[]
  /** Key pages that the page links. The capture checks whether they exist. */
  readonly links: readonly Need[]
  /** Key pages that the page does not link. */
  readonly lacking: Lacking
}

/** The kinds of key pages that a page does not link, with the URL and the language of that page. */
export interface Lacking {
  readonly lacks: readonly LinkKind[]
  readonly url: string
  readonly lang: string | undefined
}

/** Recognises key pages. It is passed in, because this folder may not import the rules in `src/extract/`. */
export interface KeyPages {
  /** URLs of the key pages that a document links, and the kinds that may still be found in a sitemap. */
  linked(page: Snapshot): { readonly urls: readonly string[]; readonly lacks: readonly LinkKind[] }
  /** Chooses from the URLs that a site lists, at most one for each missing kind. */
  listed(urls: readonly string[], lacking: Lacking): readonly string[]
}

/** Computes the survey. It is a pure function that reads the document and no other file. */
export function surveyOf(snapshot: Snapshot, keyPages: KeyPages): Survey {
  const { maxImages, maxListed } = FETCH
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
      frames: needs.frameNeeds(snapshot).slice(0, FETCH.maxFrames),
      pages: pageNeeds(snapshot),
      links: linkNeeds(snapshot, urls),
      lacking: { lacks, url: snapshot.url, lang: langOf(snapshot) },
    },
  }
}

/** A page with a longer delay reloads itself, or wants to be read first, so it is not followed. */
const MAX_DELAY_SECONDS = 10

/** Returns the URL that the page refreshes to; undefined when it does not lead to another page. */
export function refreshOf(snapshot: Snapshot): string | undefined {
  for (const { value, base } of refreshValuesOf(snapshot)) {
    const url = targetOf(value, base)
    if (url && withoutFragment(url) !== withoutFragment(snapshot.url)) return url
  }
  return undefined
}

interface RefreshValue {
  readonly value: string
  /** The base URL of relative addresses. */
  readonly base: string
}

/** Yields the header first. It has no `<base>`, so its address is relative to the URL of the page. */
function* refreshValuesOf(snapshot: Snapshot): Generator<RefreshValue> {
  const page = snapshot.resources.find(({ kind }) => kind === 'document')
  yield { value: headerText(page?.headers.refresh ?? ''), base: snapshot.url }
  for (const { attribs } of select(snapshot, 'meta[http-equiv][content]')) {
    if (attribs['http-equiv']?.trim().toLowerCase() === 'refresh')
      yield { value: attribs.content ?? '', base: baseUrlOf(snapshot) }
  }
}

function targetOf(value: string, base: string): string | undefined {
  const [, delay, inDouble, inSingle, plain] = REFRESH.exec(value.slice(0, 2048)) ?? []
  if (Number(delay ?? 0) > MAX_DELAY_SECONDS) return undefined
  return absoluteUrl((inDouble ?? inSingle ?? plain)?.trim(), base)
}

/**
 * Matches `5; url=/home`, `0;URL='https://example.com/'` and `0, /home`. `60` and `0; url=` mean the page
 * itself (HTML, "shared declarative refresh steps").
 */
const REFRESH =
  /^\s*(?:(\d+)[\d.]*|\.[\d.]*)(?=[;,\s]|$)\s*[;,]?\s*(?:url\s*=\s*)?(?:"([^"]*)|'([^']*)|(.*))/is
