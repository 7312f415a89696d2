import { open, stat } from 'node:fs/promises'
import { readHarFile } from '../../capture/recording/har.ts'
import { loadSnapshot } from '../../capture/recording/snapshot-folder.ts'
import { notRead } from '../../files/named-file.ts'
import { decodeHtml } from '../../formats/text/charset.ts'
import { absoluteUrl, parsedUrl } from '../../formats/url.ts'
import { BlazonError } from '../../model/errors.ts'
import { snapshotFromHar } from '../../snapshot/made/from-har.ts'
import { snapshotFromHtml } from '../../snapshot/made/from-html.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { bytesOf } from './list.ts'

/** The URL of a page whose file does not state from where it was saved. No site can have this URL. */
const NOWHERE = 'https://saved.invalid/'

/**
 * Reads a page from disk: the folder of a saved capture, a HAR file, or HTML. Their names do not matter.
 * For `-`, reads HTML from standard input. For a HAR file, `url` chooses the page, by default the
 * first. For HTML, `url` is the address from which the file was saved; by default it is read from the file
 * itself. Rejects with `storage` or `invalid_input`.
 */
export async function savedPage(path: string, url?: string): Promise<Snapshot> {
  if (path === '-') return pageIn(await bytesOf(path), 'Standard input', url)
  const kind = await stat(path).catch(() => undefined)
  if (!kind) throw new BlazonError('invalid_input', `There is no file or folder ${path}.`)
  if (kind.isDirectory()) {
    if (url === undefined) return loadSnapshot(path)
    throw new BlazonError(
      'invalid_input',
      '--url is for files: the folder of a saved capture holds one page and its address.',
    )
  }
  const begin = await beginOf(path)
  if (/^\s*[{[]/.test(begin)) return snapshotFromHar(await readHarFile(path), { url })
  if (/^\s*</.test(begin) || (/\.x?html?$/i.test(path) && !hasBinaryData(begin)))
    return pageIn(await bytesOf(path), path, url)
  throw new BlazonError(
    'invalid_input',
    `${path} is neither a page as HTML nor a HAR file. "Save as" of a browser saves a page as HTML, the network panel of its developer tools a HAR file.`,
  )
}

/** The first characters of a file, without byte order marks and without the second bytes of UTF-16. */
async function beginOf(file: string): Promise<string> {
  const bytes = Buffer.alloc(1_024)
  try {
    const opened = await open(file)
    const { bytesRead } = await opened.read(bytes).finally(() => opened.close())
    return bytes
      .toString('latin1', 0, bytesRead)
      .replace(/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/, '')
      .replaceAll('\u0000', '')
  } catch (cause) {
    throw notRead(file, cause)
  }
}

/** Whether the text has bytes of binary data, as the MIME Sniffing Standard defines them. */
function hasBinaryData(begin: string): boolean {
  return Array.from(begin, (sign) => sign.charCodeAt(0)).some(
    (byte) => byte < 0x20 && !TEXT_CONTROLS.includes(byte),
  )
}

/** Control characters that occur in text: tab, line feed, form feed, carriage return and escape. */
const TEXT_CONTROLS = [0x09, 0x0a, 0x0c, 0x0d, 0x1b]

function pageIn(bytes: Uint8Array, file: string, url: string | undefined): Snapshot {
  const { text: html } = decodeHtml(bytes)
  const snapshot = snapshotFromHtml({ url: url ?? savedFrom(html) ?? NOWHERE, html })
  if (snapshot.url !== NOWHERE) return snapshot
  const note = `${file} does not say where it was saved from, so that its links are read as relative to ${NOWHERE}. Give the address with --url.`
  return { ...snapshot, notes: [note] }
}

/**
 * Returns the address that a browser wrote into the page when it saved the page, or else the canonical link.
 */
function savedFrom(html: string): string | undefined {
  const head = html.slice(0, 20_000)
  const [, saved] = /<!--\s*saved from url=\(\d+\)(\S+)/i.exec(head) ?? []
  const [canonical] = /<link\b[^>]*\brel\s*=\s*["']?canonical\b[^>]*>/i.exec(head) ?? []
  const [, href] = /\bhref\s*=\s*["']?([^"'\s>]+)/i.exec(canonical ?? '') ?? []
  return absoluteUrl(saved, NOWHERE) ?? (href && parsedUrl(href) ? absoluteUrl(href, NOWHERE) : undefined)
}
