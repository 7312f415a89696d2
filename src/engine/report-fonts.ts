import { startDeadline } from '../concurrency/deadline.ts'
import { fontTypeOf } from '../formats/font-file.ts'
import type { FontFile } from '../model/design.ts'
import { asBlazonError } from '../model/errors.ts'
import { SECOND } from '../model/units.ts'
import type { Parts } from './parts.ts'

/** The beginnings of licences by which a font may be embedded in a document that is passed on. */
const OPEN = /^(?:OFL|Apache|UFL)-\d/

/** Font files of a sheet. A page with more has subsets of many scripts. */
const MOST_FONTS = 8
const MOST_BYTES = 400_000
const TIMEOUT_MS = 10 * SECOND

/**
 * Loads the font files whose licence is known to allow it, through the gate, and adds them to `files`.
 * Returns their names by their addresses. A font that cannot be loaded has a note.
 */
export async function fontsOf(
  domain: string,
  fontFiles: readonly FontFile[],
  { capturer }: Pick<Parts, 'capturer'>,
  to: { readonly files: Map<string, Uint8Array | string>; readonly notes: string[] },
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  const open = fontFiles.filter(({ licence = '' }) => OPEN.test(licence)).slice(0, MOST_FONTS)
  for (const { family, url } of open) {
    const limit = { who: domain, timeoutMs: TIMEOUT_MS, usualMs: TIMEOUT_MS, signal }
    const deadline = startDeadline(limit)
    try {
      const bytes = await capturer.file(domain, url, deadline)
      const type = fontTypeOf(bytes)
      if (type === undefined || type === 'ttc' || bytes.length > MOST_BYTES) {
        to.notes.push(`A file of the font ${family} is no font, or too large for a report.`)
        continue
      }
      const name = `font-${names.size + 1}.${type}`
      to.files.set(name, bytes)
      names.set(url, name)
    } catch (thrown) {
      signal.throwIfAborted()
      to.notes.push(`A file of the font ${family} could not be loaded: ${asBlazonError(thrown).message}`)
    } finally {
      deadline.end()
    }
  }
  return names
}
