import { BlazonError } from '../../../model/errors.ts'
import {
  LOGO_FALLBACKS,
  LOGO_FORMATS,
  LOGO_PADDING,
  LOGO_SCALE,
  LOGO_SIZE,
  LOGO_THEMES,
  LOGO_TYPES,
  type LogoFormat,
  type LogoResult,
  type LogoStyle,
} from '../../../model/logo.ts'
import type { Hex } from '../../../model/style.ts'
import { oneOf, wholeNumber } from '../arguments.ts'
import type { CliCommand } from '../command.ts'
import type { CompanyFlags, EngineFlags } from '../flags.ts'
import { noBrandText } from '../no-brand.ts'
import { companyOptions, engineOptions, OUT, REFRESH } from '../options.ts'
import { printData, tell } from '../output.ts'
import { painterFor, safe } from '../terminal.ts'
import { writeFileOrFail } from '../write-file.ts'

interface LogoFlags extends EngineFlags, CompanyFlags, LogoStyle {
  readonly refresh?: boolean
  readonly out?: string
}

/**
 * `blazon logo DOMAIN`: a picture of the logo into a file or a pipe, and the reasons for this picture on
 * stderr.
 */
export const logo: CliCommand = {
  name: 'logo [domain]',
  description: 'the logo of a brand as a picture, in a size and for a ground',
  examples: [
    ['blazon logo example.com --out a.png', 'an icon of 128 pixels'],
    ['blazon logo example.com --type logo --out a.svg', 'the whole mark'],
    ['blazon logo example.com --theme dark > a.png', 'for dark pages'],
  ],
  failure: 'with --fallback 404: no logo; else no answer in time',
  options: (command) =>
    companyOptions(engineOptions(command))
      .option('--size <pixels>', 'longer side; default 128', wholeNumber(LOGO_SIZE.min, LOGO_SIZE.max))
      .option('--scale <n>', 'pixels for each of these', wholeNumber(LOGO_SCALE.min, LOGO_SCALE.max))
      .option(
        '--format <format>',
        `${LOGO_FORMATS.join(', ')}; default: that of the file, else png`,
        oneOf(...LOGO_FORMATS),
      )
      .option('--theme <theme>', 'the ground it will stand on: light or dark', oneOf(...LOGO_THEMES))
      .option('--type <type>', 'icon (about square) or logo (the whole mark)', oneOf(...LOGO_TYPES))
      .option('--fallback <what>', 'without a logo: monogram, or 404 to fail', oneOf(...LOGO_FALLBACKS))
      .option('--square', 'sides of one length; default for icons')
      .option('--no-square', 'as long and as wide as the logo')
      .option(
        '--padding <percent>',
        'empty space at each side',
        wholeNumber(LOGO_PADDING.min, LOGO_PADDING.max),
      )
      .option('--background <color>', 'painted behind it: 1a2b3c, or a name of CSS such as white')
      .option(...OUT)
      .option(...REFRESH),
  async run(domain: string | undefined, flags: LogoFlags) {
    const { out } = flags
    if (out === undefined && process.stdout.isTTY)
      throw new BlazonError('invalid_input', 'A terminal cannot show the picture: name a file with --out.')
    const ground = flags.background === undefined ? undefined : await opaqueColor(flags.background)
    const { withBrand } = await import('../engine.ts')
    return withBrand(domain, flags, async (blazon, handle, signal) => {
      const { size, scale, theme, type, fallback, square, padding, refresh } = flags
      const format = flags.format ?? formatOf(out)
      const style = { size, scale, format, theme, type, fallback, square, padding, background: ground }
      const drawn = await blazon.logo({ ...handle, ...style, refresh, signal })
      if (drawn.state !== 'ok') {
        tell(noBrandText(drawn, painterFor(process.stderr)))
        return 1
      }
      if (out === undefined) printData(drawn.bytes)
      else await writeFileOrFail(out, drawn.bytes)
      tell(accountOf(drawn))
      return 0
    })
  },
}

/** Six hexadecimal digits with or without `#`, or any other opaque colour in CSS. */
async function opaqueColor(text: string): Promise<Hex> {
  const { parseColor } = await import('../../../formats/css/color.ts')
  const color = parseColor(/^[\da-f]{6}$/i.test(text) ? `#${text}` : text)
  if (color?.length === 7) return color
  throw new BlazonError(
    'invalid_input',
    `--background ${text} is no opaque colour: write six hexadecimal digits, such as 1a2b3c, or a name of CSS, such as white.`,
  )
}

/** The format by the extension of a file's name. */
function formatOf(out: string | undefined): LogoFormat | undefined {
  const ending = out?.split('.').pop()?.toLowerCase()
  return LOGO_FORMATS.find((format) => format === ending)
}

function accountOf({ domain, width, height, source }: Extract<LogoResult, { state: 'ok' }>): string {
  const { kind, url, letters, evidence } = source
  const what = kind === 'monogram' ? `a monogram, ${letters}` : url
  const lines = [`${domain}: ${what}, ${width} by ${height} pixels`, ...evidence]
  return lines.map((line) => `${safe(line)}\n`).join('')
}
