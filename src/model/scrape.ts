import type { Producer } from './options.ts'
import type { Result } from './record.ts'

/** How a page is asked for; everything has a default. */
export interface PageLookup {
  /** Default: from the options. */
  readonly producer?: Producer | undefined
  /** Fires when the caller leaves: the promise rejects with code `cancelled`. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds for all of it, as those of a lookup. */
  readonly timeoutMs?: number | undefined
  /** Captures anew although the page is kept, and fresh. */
  readonly refresh?: boolean | undefined
}

/** A page as it was captured: it is read in every way that needs just this of it, and in no other. */
export interface PageTarget {
  /** Absolute, without fragment. */
  readonly url: string
  readonly producer: Producer
  /** Whether what the page needs was fetched with it. */
  readonly files: boolean
  /** Its host leads where a host map says. */
  readonly mapped?: boolean
}

export interface HtmlRequest extends PageLookup {
  /** `auto` (default): in a browser when scripts build the page, as it was served otherwise; true: in a browser, false: as served, always. */
  readonly rendered?: 'auto' | boolean | undefined
}

export interface ImagesOptions {
  /** Pictures that styles paint behind elements, too; default false. Their styles are computed for it. */
  readonly backgrounds?: boolean | undefined
}

export interface MarkdownOptions {
  /** Leave out header, footer, navigation and side columns. Default false. */
  readonly mainContentOnly: boolean
  /** Keep link targets; otherwise only their texts. Default true. */
  readonly links: boolean
  /** Keep images. Default true, for the library and the command: the page as it is; over HTTP false, as the hosted service has it. */
  readonly images: boolean
  /** Cut the data of pictures that stand in their own address. Default true. */
  readonly shortenBase64Images: boolean
  /** Begin with what the page says of itself, as YAML between lines of dashes: title, author, date, language, site. Default false. */
  readonly frontMatter: boolean
  /** Also give the text in parts of so many characters at most, by its headings. Default: no parts. */
  readonly chunks: number | undefined
}

/** Elements that name a picture; `css` for one that a style paints behind an element. */
export type ImageElement = 'img' | 'svg' | 'link' | 'source' | 'video' | 'css'

/** One picture of a page. */
export interface PageImage {
  /** By `type`: an absolute URL, the markup of an inline SVG, or a `data:` URL. */
  readonly src: string
  readonly type: 'url' | 'html' | 'base64'
  readonly element: ImageElement
  /** What the page says in its place; null when it says nothing, empty when it says that there is nothing to say. */
  readonly alt: string | null
  /** The same picture in other sizes, as its element lists them: absolute URLs. Left out when there are none. */
  readonly candidates?: readonly string[]
}

/** A part of a page that fits into the limit that was asked for. */
export interface MarkdownChunk {
  /** Headings that it stands under, outermost first. */
  readonly headings: readonly string[]
  readonly markdown: string
}

export interface PageMarkdown {
  /** GitHub-flavoured, URLs absolute. */
  readonly markdown: string
  /** When they are asked for. */
  readonly chunks?: readonly MarkdownChunk[]
  readonly title?: string
  readonly byline?: string
  readonly excerpt?: string
  readonly siteName?: string
  /** BCP 47, as the page writes it. */
  readonly lang?: string
  /** ISO 8601. */
  readonly published?: string
}

/** What is read of one page, by what is asked for. */
export interface PageReadings {
  /** The document, decoded: as it was served, or as the browser shows it. */
  readonly html: { readonly html: string }
  readonly images: { readonly images: readonly PageImage[] }
  readonly markdown: PageMarkdown
}

/**
 * What became of one page that was asked for by its URL. `refused`: the page turns visitors away (`blocked`), answers with an error
 * (`error_page`) or holds nothing (`empty`). Every other page is read as it is: whoever names it wants it, whether it is a brand's or not.
 */
export type PageResult<T> =
  | ({
      readonly state: 'ok'
      readonly domain: string
      /** Of the document, after redirects. */
      readonly url: string
      /** ISO 8601, UTC. */
      readonly capturedAt: string
      readonly producer: 'http' | 'browser'
      /** What was reduced while capturing, in words for people. */
      readonly notes: readonly string[]
    } & T)
  | (Extract<Result, { readonly state: 'refused' }> & {
      /** Of the document's answer. */
      readonly status: number
    })
  | Extract<Result, { readonly state: 'failed' }>

/** Pages by their whole address, each read in one way. They reject with `invalid_input` for what is none, and as `brand` does. */
export interface Scrapes {
  /** The document of a page as text: as it was served, or as a browser shows it. */
  html(handle: { readonly url: string }, request?: HtmlRequest): Promise<PageResult<PageReadings['html']>>
  /** The pictures of a page, each once, in its order. */
  images(
    handle: { readonly url: string },
    request?: PageLookup & ImagesOptions,
  ): Promise<PageResult<PageReadings['images']>>
  /** A page as GitHub-flavoured Markdown. */
  markdown(
    handle: { readonly url: string },
    request?: PageLookup & Partial<MarkdownOptions>,
  ): Promise<PageResult<PageReadings['markdown']>>
}
