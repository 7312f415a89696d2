import type { Element } from 'domhandler'
import { attribute, select, selectorOf, textOf } from '../../snapshot/dom.ts'
import { textsOf } from '../../snapshot/item.ts'
import { siteOrganizationsOf } from '../../snapshot/organization.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { type Syntax, type Thing, thingsOf } from '../../snapshot/structured.ts'

/** A value of the structured data. */
export interface Stated {
  readonly text: string
  readonly syntax: Syntax
  readonly where: string
  /** 0 to 1: how surely it is the site's own. */
  readonly tie: number
}

/** Values of a property of any thing, with the tie of the nearest organisation around it. */
export function* statedTexts(snapshot: Snapshot, property: string): Generator<Stated> {
  for (const thing of thingsOf(snapshot)) {
    for (const text of textsOf(thing.item, property)) {
      yield { text, syntax: thing.syntax, where: `${thing.where}.${property}`, tie: tieOf(snapshot, thing) }
    }
  }
}

/** Things that are nobody's own seat: places of events, offers of work, people. */
const STRANGERS = /(?:Event|JobPosting|Person|Review|Place|Residence|Offer|Product|Accommodation)$/

/** What is left where no organisation of the site stands around the thing. Set by hand with the weights of the rules. */
const LOOSE_TIE = 0.6
export const STRANGER_TIE = 0.35

/** How surely a thing, or what it is a part of, is the organisation of this site. */
export function tieOf(snapshot: Snapshot, thing: Thing): number {
  const organizations = siteOrganizationsOf(snapshot)
  for (let at: Thing | undefined = thing; at; at = at.parent) {
    const own = organizations.find((organization) => organization.thing === at)
    if (own) return own.tie
    if (at.types.some((type) => STRANGERS.test(type))) return STRANGER_TIE
  }
  return LOOSE_TIE
}

/** Elements of a class of the hCard (microformats 1 and 2) in a card. */
export function* cardElements(snapshot: Snapshot, ...classes: readonly string[]): Generator<Element> {
  const selector = ['.vcard', '.h-card']
    .flatMap((card) => classes.map((name) => `${card} .${name}`))
    .join(', ')
  yield* select(snapshot, selector)
}

/** Texts of a class of the hCard, a title or a link's address before the text. */
export function* cardTexts(
  snapshot: Snapshot,
  ...classes: readonly string[]
): Generator<{ text: string; where: string; element: Element }> {
  for (const element of cardElements(snapshot, ...classes)) {
    const [value] = select(snapshot, '.value', element)
    const href = attribute(element, 'href')?.match(/^(?:mailto|tel):([^?]+)/i)?.[1]
    const text = href ?? attribute(element, 'title') ?? textOf(value ?? element)
    if (text) yield { text, where: selectorOf(element), element }
  }
}
