import { DEFAULT_ICONS as TABLE } from '../../data/vendors/default-icons.ts'
import { distance } from '../../formats/css/color.ts'
import { anyOf } from '../../lexicon/pattern.ts'
import type { PictureFacts } from '../../model/picture.ts'
import { factsAt, pictureKey, sameArtwork } from '../../snapshot/pictures.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'

type Row = (typeof TABLE)[number]

/** An icon that a framework, a shop system or a host gives to every site until its owner replaces it. */
export interface DefaultIcon extends Omit<Row, 'addresses'> {
  /** URLs, without query, at which only this icon is found. */
  readonly addresses?: RegExp
}

export const DEFAULT_ICONS: readonly DefaultIcon[] = TABLE.map(({ addresses, ...icon }) =>
  addresses === undefined ? icon : { ...icon, addresses: anyOf([addresses], '') },
)

/** The number of digits of a file's hash in the table. */
const HASH_DIGITS = 16
/** Closer colours in OKLab are the same: half of the distance that joins colours of a picture. */
const SAME_COLOR = 0.025

/** Returns whose default icon a picture is, by URL, bytes or pixels, except on that product's site. */
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
