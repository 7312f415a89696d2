/** Reads contacts from structured data and hCards, with the likelihood that they are the site’s own. */

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
  /** Likelihood, 0 to 1, that the value is the site's own. */
  readonly ownership: number
}

/**
 * Values of a property of all things, each with the ownership of the nearest organisation that contains the
 * thing.
 */
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

/**
 * Types of things whose address or telephone number is not the organisation's: events, job offers, people and
 * the like.
 */
const STRANGERS = /(?:Event|JobPosting|Person|Review|Place|Residence|Offer|Product|Accommodation)$/

/** Factor for the other values of such things. */
const UNCLAIMED_OWNERSHIP = 0.6
export const STRANGER_OWNERSHIP = 0.35

/** Likelihood that a thing, or a thing that contains it, is the organisation of this site. */
export function ownershipOf(snapshot: Snapshot, thing: Thing): number {
  const organizations = siteOrganizationsOf(snapshot)
  for (let at: Thing | undefined = thing; at; at = at.parent) {
    const own = organizations.find((organization) => organization.thing === at)
    if (own) return own.ownership
    if (at.types.some((type) => STRANGERS.test(type))) return STRANGER_OWNERSHIP
  }
  return UNCLAIMED_OWNERSHIP
}

/** Elements with a class of the hCard (microformats 1 and 2) within a card. */
export function* cardElements(snapshot: Snapshot, ...classes: readonly string[]): Generator<Element> {
  const selector = ['.vcard', '.h-card']
    .flatMap((card) => classes.map((name) => `${card} .${name}`))
    .join(', ')
  yield* select(snapshot, selector)
}

/** Values of a class of the hCard: the target of a link, else a title, else the text. */
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
