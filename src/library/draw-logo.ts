import { startDeadline } from '../concurrency/deadline.ts'
import { sharedDecoders, withPictures } from '../decoders/with-pictures.ts'
import type { LogoResult, LogoStyle } from '../model/logo.ts'
import { LOGO_STYLE } from '../model/options/requests.ts'
import { checkSettings } from '../model/options/validate.ts'
import type { PartialOptions } from '../model/options.ts'
import { judge } from '../paths/describe.ts'
import { createLogo } from '../paths/logo.ts'
import { assertSnapshot, type Snapshot } from '../snapshot/snapshot.ts'

/** Draws the logo of a snapshot, as the comment of `drawLogo` in `library/lookups.ts` describes. */
export async function drawLogo(
  snapshot: Snapshot,
  style: LogoStyle = {},
  options?: PartialOptions,
): Promise<LogoResult> {
  assertSnapshot(snapshot)
  checkSettings(LOGO_STYLE, style, { whole: 'the style' })
  const measured = await withPictures(snapshot, options)
  const path = createLogo({
    brand: async () => ({ result: judge(measured), snapshot: measured }),
    draw: sharedDecoders().logo,
    nameOf: async () => undefined,
    store: NOTHING_STORED,
  })
  const { site } = snapshot
  const deadline = startDeadline({ who: site.domain, timeoutMs: undefined, usualMs: NO_LIMIT_MS })
  deadline.begin()
  try {
    return await path.run(site, style, deadline)
  } finally {
    deadline.end()
  }
}

/**
 * Drawing fetches nothing and has time limits of its own, so this deadline is the longest that a timer
 * allows.
 */
const NO_LIMIT_MS = 2 ** 31 - 1

const NOTHING_STORED = {
  freshRenditionOf: async () => undefined,
  putRendition: async () => undefined,
  snapshotOf: async () => undefined,
}
