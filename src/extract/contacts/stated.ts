/** Reads contacts from structured data and hCards, with the likelihood that they belong to the site. */

import type { Element } from 'domhandler'
import { unescaped } from '../../formats/text/escaped.ts'
import { attribute, select, selectorOf, textOf } from '../../snapshot/dom.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { textsOf } from '../../snapshot/structured/item.ts'
import { siteOrganizationsOf } from '../../snapshot/structured/organization.ts'
import { type Syntax, type Thing, thingsOf } from '../../snapshot/structured/structured.ts'

/** A value of a property in the structured data. */
export interface Stated {
  readonly text: string
  readonly syntax: Syntax
  readonly where: string
  /** Likelihood, 0 to 1, that the value belongs to the site. */
  readonly ownership: number
}

/** Yields the values of a property, with the ownership of the nearest organisation around each. */
export function* statedTexts(snapshot: Snapshot, property: string): Generator<Stated> {
  for (const thing of thingsOf(snapshot)) {
    for (const text of textsOf(thing.item, property)) {
      yield {
        text: unescaped(text),
        syntax: thing.syntax,
        where: `${thing.where}.${property}`,
        ownership: ownershipOf(snapshot, thing),
      }
    }
  }
}

/** Types with an address or telephone number of somebody else, such as events, job offers and people. */
const STRANGERS = /(?:Event|JobPosting|Person|Review|Place|Residence|Offer|Product|Accommodation)$/

/** Factors for values of things other than the site's organisation: in general, and for the types above. */
const UNCLAIMED_OWNERSHIP = 0.6
export const STRANGER_OWNERSHIP = 0.35

/** Likelihood that a thing, or a thing that contains it, is the site's organisation. */
export function ownershipOf(snapshot: Snapshot, thing: Thing): number {
  const organizations = siteOrganizationsOf(snapshot)
  for (let at: Thing | undefined = thing; at; at = at.parent) {
    const own = organizations.find((organization) => organization.thing === at)
    if (own) return own.ownership
    if (at.types.some((type) => STRANGERS.test(type))) return STRANGER_OWNERSHIP
  }
  return UNCLAIMED_OWNERSHIP
}

/** Yields elements with a class of the hCard (microformats 1 and 2) within a card. */
export function* cardElements(snapshot: Snapshot, ...classes: readonly string[]): Generator<Element> {
  const selector = ['.vcard', '.h-card']
    .flatMap((card) => classes.map((name) => `${card} .${name}`))
    .join(', ')
  yield* select(snapshot, selector)
}

/** Yields the values of a class of the hCard: the target of a link, else a title, else the text. */
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
