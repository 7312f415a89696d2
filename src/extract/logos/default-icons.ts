import { distance } from '../../formats/color.ts'
import type { PictureFacts } from '../../model/picture.ts'
import { factsAt, pictureKey, sameArtwork } from '../../snapshot/pictures.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'

/** The icon that a framework, a shop or a host gives to every site until somebody puts another in its place. */
export interface DefaultIcon {
  /** Whose icon it is. */
  readonly name: string
  /** Registrable domains of the makers, whose own mark it is. */
  readonly makers: readonly string[]
  /** Where it was taken from. */
  readonly source: string
  /** Files as they are handed out: the first 16 hex digits of the SHA-256 of their bytes. */
  readonly files?: readonly string[]
  /** Addresses at which only this icon is kept: of the whole URL, without its query. */
  readonly addresses?: RegExp
  /**
   * What its pixels look like, in whatever size and format: the colour that most of its ink has, width to height, shape and tones of
   * `PictureFacts`, with spaces between. Left out where others may have the same.
   */
  readonly looks?: readonly string[]
}

/** Digits of a file's hash that a table keeps. */
const HASH_DIGITS = 16
/** In OKLab: half of what keeps two colours of one picture apart. */
const SAME_COLOR = 0.025

/** Whose default icon a picture is: by its address, by its bytes, else by its pixels. Undefined on the maker's own site. */
export function defaultIconAt(
  snapshot: Snapshot,
  url: string,
  icons: readonly DefaultIcon[],
): string | undefined {
  const address = url.replace(/[?#].*$/s, '')
  const hash = pictureKey(snapshot, url)?.slice(0, HASH_DIGITS)
  const facts = factsAt(snapshot, url)
  const found = icons.find(
    ({ files = [], addresses, looks = [] }) =>
      addresses?.test(address) ||
      (hash !== undefined && files.includes(hash)) ||
      (facts && looks.some((look) => looksLike(facts, look))),
  )
  return found && !found.makers.includes(snapshot.site.registrable) ? found.name : undefined
}

function looksLike(facts: PictureFacts, look: string): boolean {
  const [color = '', aspectRatio, shape = '', tones = ''] = look.split(' ')
  const leading = facts.ink.colors[0]?.hex
  if (leading === undefined || distance(leading, color) >= SAME_COLOR) return false
  return sameArtwork(facts, {
    kind: 'flat',
    ink: { aspectRatio: Number(aspectRatio) },
    print: { shape, tones },
  })
}
