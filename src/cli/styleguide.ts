import type { StyleguideFormat } from '../model/styleguide.ts'
import { writeStyleguide } from '../record/styleguide/index.ts'
import { withEngine } from './engine.ts'
import type { EngineFlags } from './flags.ts'
import { noBrandText } from './summary.ts'
import { painterFor } from './terminal.ts'

/** `blazon styleguide DOMAIN` or `blazon styleguide https://DOMAIN/PAGE`: in one of the formats onto stdout. */
export async function styleguideCommand(
  page: string,
  flags: EngineFlags & { format: StyleguideFormat; refresh?: boolean },
): Promise<number> {
  return withEngine(page, flags, async (blazon, site, signal) => {
    const { producer, refresh, format } = flags
    const asked = /^https?:\/\//i.test(page.trim()) ? { url: page } : site
    const found = await blazon.styleguide(asked, { producer, refresh, signal })
    if (found.state === 'ok') process.stdout.write(writeStyleguide(found.styleguide, format))
    else process.stderr.write(noBrandText(found, painterFor(process.stderr)))
    return found.state === 'ok' ? 0 : 1
  })
}
