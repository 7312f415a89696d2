import { BlazonError } from '../../../model/errors.ts'
import { type LogoStyle, logoSpec } from '../../../model/logo.ts'
import { INDENT } from '../no-brand.ts'
import { refuseTerminal } from '../output.ts'
import type { Png } from './show.ts'
import { type AskedWay, styleOnTerminal, type Way, wayOn } from './way.ts'

/** The flags that decide whether a picture is shown. */
export interface PictureFlags extends Pick<LogoStyle, 'background' | 'format' | 'padding' | 'theme'> {
  readonly out?: string
  readonly picture?: AskedWay
}

/** The way in which a command shows its picture. */
export interface Showing {
  /** The style of a picture for this terminal. */
  readonly style: Pick<LogoStyle, 'background' | 'padding' | 'theme'>
  /** Returns the text that makes the terminal show the picture. */
  text(picture: Png): Promise<string>
}

/** The largest width of a picture that is shown alone, and the number of rows that it leaves free. */
const MOST_CELLS = 100
const ROWS_LEFT = 4
const USUAL_ROWS = 24

/**
 * Returns how a picture is shown. Undefined when its bytes are written to a file or a pipe. Throws
 * `invalid_input` for a terminal that cannot show pictures.
 */
export function showingOf(canShow: boolean, flags: PictureFlags): Showing | undefined {
  const { out, picture, format } = flags
  const way = canShow ? wayOn(process.stdout, picture) : undefined
  if (out !== undefined) {
    if (picture === undefined || picture === 'auto' || picture === 'none') return undefined
    const both = `--picture ${picture} shows the picture, and --out writes it to a file: leave one of them out.`
    throw new BlazonError('invalid_input', both)
  }
  if (way && (format ?? 'png') === 'png') return shownBy(way, flags)
  if (way)
    throw new BlazonError(
      'invalid_input',
      `A terminal shows PNG, not --format ${format}: name a file with --out.`,
    )
  refuseTerminal('the picture')
  return undefined
}

function shownBy(way: Way, flags: PictureFlags): Showing {
  const { background, padding, theme } = flags
  const isChosen = theme !== undefined || background !== undefined
  const style = { padding, theme, background, ...(!isChosen && styleOnTerminal(padding)) }
  return {
    style,
    async text(picture) {
      const { pictureText, roomOn } = await import('./show.ts')
      const rows = Math.max(1, (process.stdout.rows ?? USUAL_ROWS) - ROWS_LEFT)
      const room = roomOn(process.stdout, INDENT, { cells: MOST_CELLS, rows })
      const { ground } = logoSpec(style)
      // This signal never fires, because drawing has its own time limits.
      return pictureText({ ...picture, ground }, way, room, INDENT, new AbortController().signal)
    },
  }
}
