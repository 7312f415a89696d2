import { sharedDecoders } from '../../../decoders/with-pictures.ts'
import type { Blazon } from '../../../engine/engine.ts'
import { type LogoResult, type LogoStyle, logoSpec } from '../../../model/logo.ts'
import type { Result } from '../../../model/record.ts'
import { drawnFrom } from '../../../paths/logo.ts'
import type { Snapshot } from '../../../snapshot/snapshot.ts'
import { INDENT } from '../no-brand.ts'
import { tell } from '../output.ts'
import { safe } from '../terminal.ts'
import { pictureText, roomOn } from './show.ts'
import { styleOnTerminal, type Way } from './way.ts'

/**
 * The largest room for the mark above a card. Half blocks have only two pixels per cell, so they need more.
 */
const MARK_ROOM = { cells: 48, rows: 5 } as const
const BLOCK_ROWS = 8
/** The size of the drawing, for ten pixels per cell. */
const MARK_PX = 480

/**
 * Returns the text that shows the mark of a brand. It is empty when the brand has none. No site is visited.
 */
export async function markOfBrand(
  blazon: Pick<Blazon, 'logo'>,
  domain: string,
  way: Way,
  settings: { readonly visit: boolean; readonly signal: AbortSignal },
): Promise<string> {
  const style = markStyle()
  return markText(await blazon.logo({ domain, ...style, ...settings }), style, way, settings.signal)
}

/** Does the same for a page that is already loaded. */
export async function markOfPage(snapshot: Snapshot, result: Result, way: Way): Promise<string> {
  const style = markStyle()
  // This signal never fires, because drawing has its own time limits.
  const { signal } = new AbortController()
  const { logos } = sharedDecoders()
  const drawn = await drawnFrom(
    { result, snapshot },
    snapshot.site,
    logoSpec(style),
    undefined,
    logos,
    signal,
  )
  return markText(drawn, style, way, signal)
}

function markStyle(): LogoStyle {
  return { ...styleOnTerminal(undefined), type: 'logo', size: MARK_PX, fallback: '404' }
}

async function markText(drawn: LogoResult, style: LogoStyle, way: Way, signal: AbortSignal): Promise<string> {
  if (drawn.state === 'ok') {
    const most = way === 'blocks' ? { ...MARK_ROOM, rows: BLOCK_ROWS } : MARK_ROOM
    const room = roomOn(process.stdout, INDENT, most)
    try {
      return `${await pictureText({ ...drawn, ground: logoSpec(style).ground }, way, room, INDENT, signal)}\n`
    } catch (thrown) {
      signal.throwIfAborted()
      // The card is the answer, so it is printed without its mark.
      tell(
        `The mark is not shown: ${safe(thrown instanceof Error ? thrown.message : String(thrown))}\n`,
        'warn',
      )
      return ''
    }
  }
  // A brand without a logo is not a failure of the command.
  if (drawn.state === 'failed' && drawn.code !== 'not_found')
    tell(`The mark is not shown: ${safe(drawn.message)}\n`, 'warn')
  return ''
}
