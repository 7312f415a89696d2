import { reportingRefusal } from '../diagnostics/index.ts'
import type { PageAbout } from '../model/pages.ts'
import type { Ports } from '../paths/ports.ts'
import { parsePage } from '../resolve/page.ts'
import type { Parts } from './parts.ts'

/** Makes the ports of the calls from the parts of an engine. */
export function portsOf(parts: Parts, prefetched: Ports['prefetched']): Ports {
  const { options, now, model, capturer, readers, decoders, whenReached } = parts
  const capture: Ports['capture'] = (...asked) => {
    whenReached(readers.warm)
    return capturer.capture(...asked)
  }
  return {
    ...{ options, now, model, capture, prefetched },
    directory: parts.directory.source,
    hasBrowser: capturer.browser !== undefined,
    store: resultsIn(parts),
    pages: parts.storesPages ? pagesIn(parts) : NOT_STORED,
    pageAt: (url) => parsePage(url, { isMapped: capturer.isMapped }),
    captureWithPictures(...asked) {
      whenReached(decoders.warm)
      return capture(...asked)
    },
    record: capturer.record,
    show(...asked) {
      whenReached(readers.warm)
      return capturer.screenshot(...asked)
    },
    list: capturer.sitemap,
    robots: capturer.robots,
    match: readers.reader.match,
    fetchFile: capturer.file,
    fetchBytes: capturer.bytes,
    parse: readers.parse,
    rankUrls: readers.rankUrls,
    compareTexts: readers.compareTexts,
    // A refused page is reported only once, where it is read.
    async judge(...given) {
      const judged = await readers.judge(...given)
      reportingRefusal(judged.result)
      return judged
    },
    fields: parts.fields,
    ownFields: parts.ownFields.map(({ name }) => name),
    readOwn: readers.own,
    ...{
      explain: readers.explain,
      fontFiles: readers.fontFiles,
      fontLinks: readers.fontLinks,
      guide: readers.guide,
    },
    ...{ design: readers.design, read: readers.read, classify: readers.classify, answer: readers.answer },
    fill: readers.fill,
    measure: decoders.measure,
    putPicture: (bytes) => parts.store.putPicture(Buffer.from(bytes)),
    draw: decoders.logos,
    sheet: async (...asked) => (await import('./brand-report.ts')).sheetOf(parts, ...asked),
  }
}

/** Returns the store of results. A stale result may be as old as the options allow. */
function resultsIn({ store, options }: Pick<Parts, 'store' | 'options'>): Ports['store'] {
  const { staleMaxAgeMs: maxStaleMs } = options.store
  return {
    ...store,
    correctionsOf: store.corrections.correctionsOf,
    staleResultOf: (domain, language) => store.freshResultOf(domain, language, { maxStaleMs }),
  }
}

/** Returns the store of pages. Pages of mapped hosts are separate, because they are not public pages. */
function pagesIn({ store, capturer }: Pick<Parts, 'store' | 'capturer'>): Ports['pages'] {
  const marked = <T>(target: T, host: string): T =>
    capturer.isMapped(host) ? { ...target, mapped: true } : target
  return {
    freshPageOf: (target, rules) => store.freshPageOf(marked(target, new URL(target.url).hostname), rules),
    freshPagesOf: (target, rules) => store.freshPagesOf(marked(target, target.domain), rules),
    putPage: (target, page, about) =>
      store.putPage(marked(target, new URL(target.url).hostname), page, about),
    async aboutPages(urls, maxAgeMs) {
      const found = new Map<string, PageAbout>()
      const origins = new Set(urls.map((url) => new URL(url).origin))
      for (const origin of [...origins].slice(0, MAX_ORIGINS)) {
        const isMapped = capturer.isMapped(new URL(origin).hostname)
        // A database that fails is reported by the store. The list has no titles then.
        for (const { url, mapped, about } of (await store.aboutPages(origin, maxAgeMs)) ?? [])
          if (mapped === isMapped && !found.has(url)) found.set(url, about)
      }
      return found
    },
    putPages: (target, pages) => store.putPages(marked(target, target.domain), pages),
  }
}

/** The statements of pages are read for this many hosts of a site. Few sites list pages of more. */
const MAX_ORIGINS = 10

/** Returns ports for a call that reads only corrections from the database, and stores nothing. */
export function notStoring(ports: Ports): Ports {
  const { correctionsOf } = ports.store
  return {
    ...ports,
    store: { ...NOTHING_STORED, correctionsOf },
    pages: NOT_STORED,
    putPicture: async () => undefined,
  }
}

const NOTHING_STORED: Omit<Ports['store'], 'correctionsOf'> = {
  freshResultOf: async () => undefined,
  staleResultOf: async () => undefined,
  resultOf: async () => undefined,
  extrasOf: async () => [],
  putResult: async () => undefined,
  snapshotOf: async () => undefined,
  freshScreenshotOf: async () => undefined,
  putScreenshot: async () => undefined,
  freshRenditionOf: async () => undefined,
  putRendition: async () => undefined,
}

const NOT_STORED: Ports['pages'] = {
  freshPageOf: async () => undefined,
  putPage: async () => undefined,
  aboutPages: async () => new Map(),
  freshPagesOf: async () => undefined,
  putPages: async () => undefined,
}
