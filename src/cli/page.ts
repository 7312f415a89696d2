import type { Blazon } from '../blazon.ts'
import { type Reading, type ReadingOf, readPage } from '../extract/reading.ts'
import { BlazonError } from '../model/errors.ts'
import type { MarkdownOptions, PageImage, PageReadings, PageResult } from '../model/scrape.ts'
import { withPages } from './engine.ts'
import type { EngineFlags } from './flags.ts'
import { isSaved, savedPage } from './saved-page.ts'
import { cut, painterFor, safe } from './terminal.ts'
import { writeFileOrFail } from './write-file.ts'

interface PageFlags extends EngineFlags {
  readonly refresh?: boolean
  readonly out?: string
  /** Of a file, where it was saved from. */
  readonly url?: string
}

const RENDERED = { auto: 'auto', yes: true, no: false } as const

/** `blazon html URL`: the document, onto stdout or into a file. */
export function htmlCommand(
  where: string,
  flags: PageFlags & { rendered: keyof typeof RENDERED },
): Promise<number> {
  const { refresh } = flags
  const rendered = RENDERED[flags.rendered]
  const live: Live<'html'> = (blazon, signal) => blazon.html({ url: where }, { rendered, refresh, signal })
  return pageCommand<'html'>(where, flags, { reading: { kind: 'html' }, live, text: ({ html }) => html })
}

/** `blazon images URL`: a picture a line, by element, address and words, or all as JSON. */
export function imagesCommand(
  where: string,
  flags: PageFlags & { backgrounds?: boolean; json?: boolean },
): Promise<number> {
  const options = { backgrounds: flags.backgrounds === true }
  return pageCommand<'images'>(where, flags, {
    reading: { kind: 'images', options },
    live: (blazon, signal) => blazon.images({ url: where }, { ...options, refresh: flags.refresh, signal }),
    text: ({ images }) =>
      flags.json ? `${JSON.stringify(images, null, 2)}\n` : images.map((image) => lineOf(image)).join(''),
  })
}

/** Markup and data are not for reading. */
const MAX_SRC_CHARS = 200

function lineOf({ element, src, type, alt }: PageImage): string {
  const shown = type === 'url' ? src : cut(src, MAX_SRC_CHARS)
  return `${[element, shown, ...(alt ? [alt] : [])].map(safe).join('\t')}\n`
}

interface MarkdownFlags extends PageFlags {
  readonly main?: boolean
  readonly links: boolean
  readonly images: boolean
  readonly wholeImages?: boolean
  readonly frontMatter?: boolean
  readonly chunks?: number
}

/** `blazon markdown URL`: the text, or with `--chunks` its parts as JSON, one a line. */
export function markdownCommand(where: string, flags: MarkdownFlags): Promise<number> {
  const options: MarkdownOptions = {
    mainContentOnly: flags.main === true,
    links: flags.links,
    images: flags.images,
    shortenBase64Images: flags.wholeImages !== true,
    frontMatter: flags.frontMatter === true,
    chunks: flags.chunks,
  }
  return pageCommand<'markdown'>(where, flags, {
    reading: { kind: 'markdown', options },
    live: (blazon, signal) => blazon.markdown({ url: where }, { ...options, refresh: flags.refresh, signal }),
    text: ({ markdown, chunks }) =>
      chunks ? chunks.map((chunk) => `${JSON.stringify(chunk)}\n`).join('') : `${markdown}\n`,
  })
}

/** Reads the page from its site. */
type Live<K extends Reading['kind']> = (
  blazon: Blazon,
  signal: AbortSignal,
) => Promise<PageResult<PageReadings[K]>>

interface PageWork<K extends Reading['kind']> {
  readonly reading: ReadingOf<K>
  readonly live: Live<K>
  readonly text: (page: PageReadings[K]) => string
}

/** Reads one page, from its site or from disk, and writes what was read. What could not be done goes to stderr. */
async function pageCommand<K extends Reading['kind']>(
  where: string,
  flags: PageFlags,
  { reading, live, text }: PageWork<K>,
): Promise<number> {
  const page = (await isSaved(where))
    ? readPage<K>(await savedPage(where, flags.url), reading)
    : await fromSite(where, flags, live)
  if (page.state !== 'ok') {
    process.stderr.write(whyNot(where, page))
    return 1
  }
  if (flags.out === undefined) process.stdout.write(text(page))
  else await writeFileOrFail(flags.out, text(page))
  process.stderr.write(page.notes.map((note) => `note: ${safe(note)}\n`).join(''))
  return 0
}

function fromSite<K extends Reading['kind']>(where: string, flags: PageFlags, live: Live<K>) {
  if (/^\w+:/.test(where)) return withPages({ url: where }, flags, live)
  throw new BlazonError(
    'invalid_input',
    `"${where}" is no file here, and no page: that is given by its whole address, such as https://example.com/page.`,
  )
}

function whyNot(where: string, page: Exclude<PageResult<unknown>, { state: 'ok' }>): string {
  const painter = painterFor(process.stderr)
  const name = painter.bold(safe(where))
  if (page.state === 'failed') return `${name} ${painter.red('failed')}  ${safe(page.message)}\n`
  const signs = page.evidence.map((sign) => `    ${painter.dim(cut(safe(sign), 140))}\n`).join('')
  return `${name} ${painter.yellow(`not read: ${page.class.replaceAll('_', ' ')}`)}\n${signs}`
}
