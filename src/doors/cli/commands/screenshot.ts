import { BlazonError } from '../../../model/errors.ts'
import { PRIORITIES, type Priority, type ScreenshotResult } from '../../../model/screenshot.ts'
import { LINK_KINDS, type LinkKind } from '../../../model/values.ts'
import { oneOf } from '../arguments.ts'
import type { CliCommand } from '../command.ts'
import type { CompanyFlags, EngineFlags } from '../flags.ts'
import { noBrandText } from '../no-brand.ts'
import { companyOptions, DATABASE, networkOptions, OUT } from '../options.ts'
import { printData, tell } from '../output.ts'
import { painterFor, safe } from '../terminal.ts'
import { writeFileOrFail } from '../write-file.ts'

interface ScreenshotFlags extends EngineFlags, CompanyFlags {
  readonly full?: boolean
  readonly page?: LinkKind
  readonly prioritize?: Priority
  readonly refresh?: boolean
  readonly out?: string
}

/** `blazon screenshot DOMAIN` or `blazon screenshot https://DOMAIN/PAGE`: a PNG into a file or a pipe. */
export const screenshot: CliCommand = {
  name: 'screenshot [domain]',
  description:
    'a picture of a page, as PNG; of a whole address, such as https://example.com/page, that page itself',
  examples: [
    ['blazon screenshot example.com --out a.png', 'what is seen first'],
    ['blazon screenshot example.com --full > a.png', 'the whole page'],
    ['blazon screenshot example.com --page pricing --out a.png', 'another page'],
  ],
  failure: 'the page could not be read',
  // A browser takes every picture: there is no producer to choose.
  options: (command) =>
    companyOptions(networkOptions(command.option(...DATABASE)))
      .option('--full', 'down to the end of the page, not only what is seen before scrolling')
      .option('--page <kind>', `another page of the site: ${LINK_KINDS.join(', ')}`, oneOf(...LINK_KINDS))
      .option('--prioritize <what>', PRIORITIES.join(' or '), oneOf(...PRIORITIES), 'quality')
      .option(...OUT)
      .option('--refresh', 'take one anew although a fresh one is stored'),
  async run(domain: string | undefined, flags: ScreenshotFlags) {
    const { out, full: fullPage, page, prioritize, refresh } = flags
    if (out === undefined && process.stdout.isTTY)
      throw new BlazonError('invalid_input', 'A terminal cannot show the picture: name a file with --out.')
    const { addressIn, withBrand } = await import('../engine.ts')
    return withBrand(
      domain,
      flags,
      async (blazon, handle, signal) => {
        const asked = { fullPage, page, prioritize, refresh, signal }
        const shot = await blazon.screenshot(addressIn(domain) ?? handle, asked)
        if (shot.state !== 'ok') {
          tell(noBrandText(shot, painterFor(process.stderr)))
          return 1
        }
        if (out === undefined) printData(shot.png)
        else await writeFileOrFail(out, shot.png)
        tell(accountOf(shot))
        return 0
      },
      true,
    )
  },
}

function accountOf({ url, width, height, notes }: Extract<ScreenshotResult, { state: 'ok' }>): string {
  const lines = [`${url}: ${width} by ${height} pixels`, ...notes.map((note) => `note: ${note}`)]
  return lines.map((line) => `${safe(line)}\n`).join('')
}
