import { sharedDecoders, withPictures } from '../decoders/with-pictures.ts'
import { asBlazonError } from '../model/errors.ts'
import { failedResult } from '../model/failed-result.ts'
import { type LogoResult, type LogoStyle, logoSpec } from '../model/logo.ts'
import { LOGO_STYLE } from '../model/options/requests.ts'
import { checkSettings } from '../model/options/validate.ts'
import type { PartialOptions } from '../model/options.ts'
import { judge } from '../paths/describe.ts'
import { drawnFrom } from '../paths/logo.ts'
import { assertSnapshot, type Snapshot } from '../snapshot/snapshot.ts'

/** Draws the logo of a snapshot, as the comment of `drawLogo` in `library/lookups.ts` describes. */
export async function drawLogo(
  snapshot: Snapshot,
  style: LogoStyle = {},
  options?: PartialOptions,
): Promise<LogoResult> {
  assertSnapshot(snapshot)
  checkSettings(LOGO_STYLE, style, { whole: 'the style' })
  const { site } = snapshot
  const spec = logoSpec(style)
  const measured = await withPictures(snapshot, options)
  // This signal never fires, because drawing makes no request and has its own time limits.
  const { signal } = new AbortController()
  try {
    const examined = { result: judge(measured), snapshot: measured }
    return await drawnFrom(examined, site, spec, undefined, sharedDecoders().logos, signal)
  } catch (thrown) {
    return failedResult(site.domain, asBlazonError(thrown))
  }
}
