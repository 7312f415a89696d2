import type { PageFacts } from './facts.ts'
import type { StoredRequest } from './kept.ts'
import type { Producer } from './options.ts'
import type { PageList, PageProducts } from './product.ts'
import type { Result } from './record.ts'

/** How a page is captured. Every part has a default. */
export interface PageLookup extends StoredRequest {
  /** Who renders the page. Default: `producer` of the options. */
  readonly producer?: Producer | undefined
  /** Cancels the work: the promise rejects with code `cancelled`. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds for all of the work, as for a lookup. */
  readonly timeoutMs?: number | undefined
  /** True: captures the page again, although a fresh capture is stored. Default: false. */
  readonly refresh?: boolean | undefined
}

/** What a stored capture of a page depends on. It answers every request that needs the same. */
export interface PageTarget {
  /** Absolute URL without fragment. */
  readonly url: string
  readonly producer: Producer
  /** Whether the files of the page were captured, too. */
  readonly files: boolean
  /** True when a host map says where the host is. */
  readonly mapped?: boolean
}

/** How the document of a page is wanted. */
export interface HtmlRequest extends PageLookup {
  /**
   * `auto`: as a browser shows it when scripts build the page, otherwise as it was served; true: always as a
   * browser shows it; false: always as it was served. Default: `auto`, with `producer`.
   */
  readonly rendered?: 'auto' | boolean | undefined
}

/** Which pictures of a page are listed. */
export interface ImagesOptions {
  /** Whether pictures that styles paint behind elements are listed, too. Default: false. */
  readonly backgrounds?: boolean | undefined
}

/** Smallest limit of a chunk. In smaller chunks most of the answer would be headings. */
export const MIN_CHUNK_CHARS = 200

/** What of a page is written as Markdown. */
export interface MarkdownOptions {
  /** Whether header, footer, navigation and side columns are left out. Default: false. */
  readonly mainContentOnly: boolean
  /** Whether links keep their targets, and not only their texts. Default: true. */
  readonly links: boolean
  /**
   * Whether images are kept. Default: true for the library and the commands; false over HTTP, as in the
   * hosted service. Without images the main content of an article is its running text: captions, lines about
   * its author and date, and lines that link other articles are left out, too.
   */
  readonly images: boolean
  /** Whether the data in `data:` URLs of images is cut. Default: true. */
  readonly shortenBase64Images: boolean
  /**
   * Whether the text begins with title, author, date, language and site, as YAML between lines of dashes.
   * Default: false.
   */
  readonly frontMatter: boolean
  /**
   * Largest number of characters of a chunk, from `MIN_CHUNK_CHARS` (200): the text is also returned in
   * chunks, split at its headings. Default: no chunks.
   */
  readonly chunks: number | undefined
}

/** The element that refers to a picture; `css` when a style paints it behind an element. */
export type ImageElement = 'img' | 'svg' | 'link' | 'source' | 'video' | 'css'

/** One picture of a page. */
export interface PageImage {
  /** An absolute URL (`url`), the markup of an inline SVG (`html`), or a `data:` URL (`base64`). */
  readonly src: string
  readonly type: 'url' | 'html' | 'base64'
  readonly element: ImageElement
  /**
   * The alternative text of the picture; null when there is none. An empty text says that the picture is
   * decoration.
   */
  readonly alt: string | null
  /**
   * Absolute URLs of the same picture in other sizes, as its element lists them. Left out when there are
   * none.
   */
  readonly candidates?: readonly string[]
}

/** A part of a page that is not longer than `chunks`. */
export interface MarkdownChunk {
  /** The headings above it, outermost first; each has at most 200 characters. */
  readonly headings: readonly string[]
  readonly markdown: string
}

/** A page as Markdown, with what it says of itself. */
export interface PageMarkdown {
  /** GitHub-flavoured Markdown with absolute URLs. */
  readonly markdown: string
  /** Present when chunks are asked for. */
  readonly chunks?: readonly MarkdownChunk[]
  readonly title?: string
  readonly byline?: string
  readonly excerpt?: string
  readonly siteName?: string
  /** BCP 47 tag, as the page writes it. */
  readonly lang?: string
  /** ISO 8601. */
  readonly published?: string
}

/** What is read from one page, by the method that reads it. */
export interface PageReadings {
  /** The decoded document: as it was served, or as the browser shows it. */
  readonly html: { readonly html: string }
  readonly images: { readonly images: readonly PageImage[] }
  readonly markdown: PageMarkdown
  readonly product: PageProducts
  readonly products: PageList
  readonly facts: { readonly facts: PageFacts }
}

/**
 * The result for one page that was asked for by its URL. `refused`: the page blocks visitors (`blocked`),
 * answers with an error (`error_page`) or has no content (`empty`). Every other page is read as it is,
 * whether it is a brand's page or not.
 */
export type PageResult<T> =
  | ({
      readonly state: 'ok'
      readonly domain: string
      /** URL of the document, after redirects. */
      readonly url: string
      /** When the page was captured: ISO 8601, UTC. */
      readonly capturedAt: string
      readonly producer: 'http' | 'browser'
      /** Sentences for people about what is missing from the capture. */
      readonly notes: readonly string[]
    } & T)
  | (Extract<Result, { readonly state: 'refused' }> & {
      /** HTTP status of the document. */
      readonly status: number
    })
  | Extract<Result, { readonly state: 'failed' }>

/**
 * Methods that read one page by its absolute URL. They reject with `invalid_input` for any other text and for
 * a request that is not valid, and as `brand` does.
 */
export interface Scrapes {
  /** The document of a page as text: as it was served, or as a browser shows it. */
  html(handle: { readonly url: string }, request?: HtmlRequest): Promise<PageResult<PageReadings['html']>>
  /** The pictures of a page, each once, in the order of the page. */
  images(
    handle: { readonly url: string },
    request?: PageLookup & ImagesOptions,
  ): Promise<PageResult<PageReadings['images']>>
  /** A page as GitHub-flavoured Markdown. */
  markdown(
    handle: { readonly url: string },
    request?: PageLookup & Partial<MarkdownOptions>,
  ): Promise<PageResult<PageReadings['markdown']>>
  /**
   * The product that a page sells, and whether it is a page of one product at all: a page that is none is an
   * answer, with `isProductPage` false and the signs as evidence.
   */
  product(handle: { readonly url: string }, request?: PageLookup): Promise<PageResult<PageProducts>>
}
