import { readFile, stat } from 'node:fs/promises'
import { loadSnapshot } from '../capture/folder.ts'
import { readHarFile } from '../capture/recording/har.ts'
import { decodeHtml } from '../formats/charset.ts'
import { absoluteUrl } from '../formats/url.ts'
import { BlazonError } from '../model/errors.ts'
import { DEFAULTS } from '../model/options.ts'
import { snapshotFromHar } from '../snapshot/from-har.ts'
import { snapshotFromHtml } from '../snapshot/from-html.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** Of a file that does not say where it was saved from: no address of anybody's. */
const NOWHERE = 'https://saved.invalid/'

/**
 * A page on disk: the folder of a saved capture, a HAR file, or a page as HTML (`.html`, `.htm`, `.xhtml`). `url`: of a HAR file, the page at it
 * instead of the first; of HTML, where it was saved from, if the file itself does not say it. Rejects with `storage` or `invalid_input`.
 */
export async function savedPage(path: string, url?: string): Promise<Snapshot> {
  const kind = await stat(path).catch(() => undefined)
  if (kind?.isFile() && /\.x?html?$/i.test(path)) return pageInFile(path, url)
  if (kind?.isFile()) return snapshotFromHar(await readHarFile(path, DEFAULTS), { url })
  if (url !== undefined)
    throw new BlazonError(
      'invalid_input',
      '--url is for files: a saved capture holds one page, and its address.',
    )
  return loadSnapshot(path)
}

/** True for what is there on disk. */
export const isSaved = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

async function pageInFile(file: string, url: string | undefined): Promise<Snapshot> {
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new BlazonError('storage', `${file} cannot be read.`, { cause })
  })
  const { text: html } = decodeHtml(bytes)
  const snapshot = snapshotFromHtml({ url: url ?? savedFrom(html) ?? NOWHERE, html })
  if (snapshot.url !== NOWHERE) return snapshot
  const note = `${file} does not say where it was saved from: references in it are taken to be relative to ${NOWHERE}. --url tells it.`
  return { ...snapshot, notes: [note] }
}

/** What browsers write into the pages that they save, or what the page calls its own address. */
function savedFrom(html: string): string | undefined {
  const head = html.slice(0, 20_000)
  const [, saved] = /<!--\s*saved from url=\(\d+\)(\S+)/i.exec(head) ?? []
  const [canonical] = /<link\b[^>]*\brel\s*=\s*["']?canonical\b[^>]*>/i.exec(head) ?? []
  const [, href] = /\bhref\s*=\s*["']?([^"'\s>]+)/i.exec(canonical ?? '') ?? []
  return absoluteUrl(saved, NOWHERE) ?? (href && URL.canParse(href) ? absoluteUrl(href, NOWHERE) : undefined)
}
