import { BlazonError } from '../model/errors.ts'
import type { Priority, ScreenshotResult } from '../model/screenshot.ts'
import type { LinkKind } from '../model/values.ts'
import { withEngine } from './engine.ts'
import type { EngineFlags } from './flags.ts'
import { noBrandText } from './summary.ts'
import { painterFor, safe } from './terminal.ts'
import { writeFileOrFail } from './write-file.ts'

interface ScreenshotFlags extends EngineFlags {
  readonly full?: boolean
  readonly page?: LinkKind
  readonly prioritize?: Priority
  readonly refresh?: boolean
  readonly out?: string
}

/** `blazon screenshot DOMAIN` or `blazon screenshot https://DOMAIN/PAGE`: a PNG into a file, or into a pipe. */
export async function screenshotCommand(handle: string, flags: ScreenshotFlags): Promise<number> {
  const { out, full: fullPage, page, prioritize, refresh } = flags
  if (out === undefined && process.stdout.isTTY)
    throw new BlazonError('invalid_input', 'A picture is nothing for a terminal: name a file with --out.')
  return withEngine(handle, flags, async (blazon, site, signal) => {
    const asked = /^https?:\/\//i.test(handle.trim()) ? { url: handle } : site
    const shot = await blazon.screenshot(asked, { fullPage, page, prioritize, refresh, signal })
    if (shot.state !== 'ok') {
      process.stderr.write(noBrandText(shot, painterFor(process.stderr)))
      return 1
    }
    if (out === undefined) process.stdout.write(shot.png)
    else await writeFileOrFail(out, shot.png)
    process.stderr.write(accountOf(shot))
    return 0
  })
}

function accountOf({ url, width, height, notes }: Extract<ScreenshotResult, { state: 'ok' }>): string {
  const lines = [`${url}: ${width} by ${height} pixels`, ...notes.map((note) => `note: ${note}`)]
  return lines.map((line) => `${safe(line)}\n`).join('')
}
