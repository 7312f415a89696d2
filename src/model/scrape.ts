import type { DocumentType, Highlights, PdfOnPage } from './documents.ts'
import type { PageFacts, PageMaterial } from './facts.ts'
import type { StoredRequest } from './kept.ts'
import type { Producer } from './options.ts'
import type { Extracted, ExtractRules, PageMeta, PagePart } from './page-part.ts'
import type { PageList, PageProducts } from './product.ts'
import type { Result } from './record.ts'
import type { AppliedAction, PageVisit } from './visit.ts'

/** How a page is captured. Every part has a default. */
export interface PageLookup extends StoredRequest {
  /** How the page is rendered. Default: `producer` of the options. */
  readonly producer?: Producer | undefined
  /** Cancels the work: the promise rejects with code `cancelled`. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds for all of the work, as for a lookup. */
  readonly timeoutMs?: number | undefined
  /** True: captures the page again, although a fresh capture is stored. Default: false. */
  readonly refresh?: boolean | undefined
}

/** The settings on which a capture depends. A stored capture answers requests with an equal target. */
export interface PageTarget {
  /** Absolute URL without fragment. */
  readonly url: string
  readonly producer: Producer
  /** Whether the files of the page were captured as well. */
  readonly files: boolean
  /** True when a host map gives the address of the host. */
  readonly mapped?: boolean
}

export interface HtmlRequest extends PageLookup, PageVisit, PagePart {
  /**
   * `auto`: the document in the browser when scripts build the page, otherwise the document that the server
   * sent; true: always the document in the browser; false: always the document that the server sent. Default:
   * `auto`, with `producer`.
   */
  readonly rendered?: 'auto' | boolean | undefined
  /** Rules that take values from the returned HTML. Default: none. */
  readonly extractRules?: ExtractRules | undefined
  /** The settings for a page that is a PDF. Default: the whole PDF is read. */
  readonly pdf?: PdfOnPage | undefined
}

export interface MarkdownRequest
  extends PageLookup,
    PageVisit,
    Omit<PagePart, 'mainContentOnly'>,
    Partial<MarkdownOptions> {
  /** Whether the HTML from which the Markdown was made is returned, too. Default: false. */
  readonly includeHtml?: boolean | undefined
  /** The settings for a page that is a PDF. Default: the whole PDF is read. */
  readonly pdf?: PdfOnPage | undefined
}

export interface ImagesRequest
  extends PageLookup,
    Pick<PageVisit, 'headers' | 'waitForMs' | 'actions'>,
    ImagesOptions {
  /**
   * Whether copies of a picture are left out. The largest copy stays, and so do pictures that cannot be
   * fetched or decoded. Default: false.
   */
  readonly dedupe?: boolean | undefined
  /** The facts about each picture that are determined. Default: none, so that no picture is fetched. */
  readonly enrichment?: ImageEnrichment | undefined
}

export interface ImageEnrichment {
  /** Width and height. Default: false. */
  readonly resolution?: boolean | undefined
  /** A name under which the picture is stored, and the type of the picture. Default: false. */
  readonly hostedUrl?: boolean | undefined
  /** The kind of the picture. Default: false. */
  readonly classification?: boolean | undefined
  /** Milliseconds for one picture, at most `MAX_TIME_PER_IMAGE_MS`. Default: 30,000. */
  readonly maxTimePerMs?: number | undefined
}

export const MAX_TIME_PER_IMAGE_MS = 60_000

/** Which pictures of a page are listed. */
export interface ImagesOptions {
  /** Whether pictures that styles paint behind elements are listed, too. Default: false. */
  readonly backgrounds?: boolean | undefined
  /**
   * Whether these pictures are listed, too: pictures in `object` and `embed`, background pictures in
   * attributes of elements, and pictures that the page only names for other sites. Default: true. Over HTTP
   * the default is false unless the request has a parameter of newer clients, because the first API contract
   * has no values for them.
   */
  readonly allElements?: boolean | undefined
}

/** Smallest limit of a chunk, because smaller chunks would consist mostly of headings. */
export const MIN_CHUNK_CHARS = 200

/** Which parts of a page are written as Markdown. */
export interface MarkdownOptions {
  /** Whether header, footer, navigation and side columns are left out. Default: false. */
  readonly mainContentOnly: boolean
  /** Whether links keep their targets, and not only their texts. Default: true. */
  readonly links: boolean
  /**
   * Whether images are in the answer. Default: true for the library and the commands; false over HTTP, as in
   * the hosted service. Without images, the main content of an article is only its running text: captions,
   * bylines, dates, and lines that link other articles are left out, too.
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
   * Largest number of characters of a chunk, at least `MIN_CHUNK_CHARS` (200). When set, the text is also
   * returned in chunks, which are split at headings. Default: no chunks.
   */
  readonly chunks: number | undefined
  /** Also returns the passages that have most to do with a question or a topic. Default: no passages. */
  readonly highlights: Highlights | undefined
}

/**
 * The element that refers to a picture. `css`: a background picture from a style sheet. `background`: a
 * background picture from an attribute of the element. `meta`: a picture that the page names for other sites;
 * these come last.
 */
export type ImageElement = (typeof IMAGE_ELEMENTS)[number]
export const IMAGE_ELEMENTS = [
  'img',
  'svg',
  'link',
  'source',
  'video',
  'css',
  'object',
  'meta',
  'background',
] as const

/** One picture of a page. */
export interface PageImage {
  /** An absolute URL (`url`), the markup of an inline SVG (`html`), or a `data:` URL (`base64`). */
  readonly src: string
  readonly type: 'url' | 'html' | 'base64'
  readonly element: ImageElement
  /** The alternative text; null when there is none. An empty text marks a decorative picture. */
  readonly alt: string | null
  /** Absolute URLs of the same picture in other sizes, from its element. Left out when there are none. */
  readonly candidates?: readonly string[]
  /**
   * The requested facts that could be determined. Absent when the picture could not be fetched or decoded.
   */
  readonly enrichment?: ImageFacts
}

export interface ImageFacts {
  readonly width?: number
  readonly height?: number
  /** The media type of the bytes. */
  readonly mimetype?: string
  readonly type?: ImageType
  /**
   * The name under which the picture is stored, and the ending for its type. `pictures.at(name)` returns its
   * bytes.
   */
  readonly file?: { readonly name: string; readonly ending: string }
}

export type ImageType = (typeof IMAGE_TYPES)[number]
/** The kinds of pictures that clients know. `pattern` is never found. */
export const IMAGE_TYPES = [
  'photography',
  'illustration',
  'logo',
  'wordmark',
  'icon',
  'pattern',
  'graphic',
  'other',
] as const

/** A part of a page with at most as many characters as the request allows for a chunk. */
export interface MarkdownChunk {
  /** The headings above the part, outermost first; each has at most 200 characters. */
  readonly headings: readonly string[]
  readonly markdown: string
}

/** A page as Markdown, with the metadata that it states. */
export interface PageMarkdown {
  /** GitHub-flavoured Markdown with absolute URLs. */
  readonly markdown: string
  /** Present when the page is a file other than HTML. */
  readonly type?: DocumentType
  /** Present when the request asks for chunks. */
  readonly chunks?: readonly MarkdownChunk[]
  /**
   * Present when the request asks for passages: Markdown in the order of the page, each passage with the
   * headings above it in square brackets in its first line. Empty when no passage has a word of the question.
   */
  readonly highlights?: readonly string[]
  readonly title?: string
  readonly byline?: string
  readonly excerpt?: string
  readonly siteName?: string
  /** BCP 47 tag, as the page writes it. */
  readonly lang?: string
  /** ISO 8601. */
  readonly published?: string
}

/** The end of a visit to a page. */
export interface VisitEnd {
  /** `still-loading`: the page was read before its scripts had filled it, or while it was still changing. */
  readonly finalDOMState: 'loaded' | 'still-loading'
  /** The outcomes of the actions in their order. Present when the request has actions. */
  readonly actionsApplied?: readonly AppliedAction[]
}

export interface PageHtml extends VisitEnd {
  /** The decoded document from the server or the browser, or the requested part of it. */
  readonly html: string
  readonly type: DocumentType
  readonly metadata: PageMeta
  /** Present when the request has `extractRules`. */
  readonly extracted?: { readonly [field: string]: Extracted }
}

export interface PageText extends PageMarkdown, VisitEnd {
  /** The size of `markdown` in UTF-8, in bytes. */
  readonly contentLength: number
  readonly metadata: PageMeta
  /** Present when the request asks for HTML. */
  readonly html?: string
}

export interface PageImages extends VisitEnd {
  readonly images: readonly PageImage[]
  /** True when the time ended before all pictures were checked. */
  readonly partial?: true
}

/** The results of the methods that read one page, by the name of the method. */
export interface PageReadings {
  readonly html: PageHtml
  readonly images: PageImages
  readonly markdown: PageText
  readonly product: PageProducts
  readonly products: PageList
  readonly facts: { readonly facts: PageFacts }
  readonly material: VisitEnd & { readonly material: PageMaterial }
  readonly lines: { readonly lines: string }
}

/**
 * The result for one page that was requested by its URL. `refused`: the page blocks visitors (`blocked`),
 * answers with an error (`error_page`) or has no content (`empty`). Every other page is read, also when it is
 * not a brand's page.
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
