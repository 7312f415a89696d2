import { startDeadline } from '../concurrency/deadline.ts'
import { fontTypeOf } from '../formats/font-file.ts'
import type { FontFile } from '../model/design.ts'
import { asBlazonError } from '../model/errors.ts'
import { SECOND } from '../model/units.ts'
import type { Parts } from './parts.ts'

/** Matches licences that allow to embed a font in a document for others. */
const OPEN = /^(?:OFL|Apache|UFL)-\d/

/** The largest number of font files in a sheet. Pages with more files have subsets for many scripts. */
const MOST_FONTS = 8
const MOST_BYTES = 400_000
const TIMEOUT_MS = 10 * SECOND

/**
 * Loads the font files whose licence is known to allow it, through the gate, and adds them to `files`.
 * Returns their names by their addresses. A note names each font that cannot be loaded.
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
