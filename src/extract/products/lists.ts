/** Reads features, tags, audience and category of a product from lists, headings and breadcrumbs. */

import type { Element } from 'domhandler'
import { amountsIn } from '../../formats/text/amount.ts'
import { AUDIENCE_PHRASE, FEATURE_HEADING, NO_FEATURES } from '../../lexicon/commerce/features.ts'
import { GTIN_LABEL, MPN_LABEL, SKU_LABEL } from '../../lexicon/commerce/labels.ts'
import { IN_STOCK } from '../../lexicon/commerce/words.ts'
import { HOME as HOME_NAMES } from '../../lexicon/page-names/index.ts'
import { wholeText, words } from '../../lexicon/pattern.ts'
import { distinctBy } from '../../model/keyed.ts'
import { ancestors, foldSpace, select } from '../../snapshot/dom.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { isItem, textsOf, valuesOf } from '../../snapshot/structured/item.ts'
import { thingsOf } from '../../snapshot/structured/structured.ts'
import { visibleText } from '../../snapshot/text.ts'
import { elsewhereOf } from './elsewhere.ts'
import { likeness } from './headline.ts'
import { isHidden, linesOf } from './lines.ts'
import { localeOf } from './locale.ts'

const MAX_FEATURES = 20
const MAX_TAGS = 20
const MAX_AUDIENCES = 5
const MIN_CHARS = 4
const MAX_CHARS = 220
const MAX_LISTS = 150

/** Returns the entries of lists about the product. Lists under a heading such as "Features" come first. */
export function featuresOf(snapshot: Snapshot): string[] {
  const isElsewhere = elsewhereOf(snapshot)
  const lists = select(snapshot, 'ul, ol')
    .slice(0, MAX_LISTS)
    .filter((list) => !isElsewhere(list) && !isNamedOtherwise(list) && !isOutOfSight(list))
    .map((list) => ({ entries: entriesOf(snapshot, list), isHeaded: FEATURE_HEADING.test(headingOf(list)) }))
    .filter(({ entries }) => entries.length >= 2)
  const headed = lists.filter(({ isHeaded }) => isHeaded)
  const chosen = headed.length > 0 ? headed : lists.slice(0, 2)
  return distinct(chosen.flatMap(({ entries }) => entries)).slice(0, MAX_FEATURES)
}

const isOutOfSight = (list: Element) => [list, ...ancestors(list)].some(isHidden)

/** Returns entries that are texts of suitable length, not links or fields. */
function entriesOf(snapshot: Snapshot, list: Element): string[] {
  const items = list.children.filter((child): child is Element => 'name' in child && child.name === 'li')
  const texts = items.flatMap((item) => {
    const text = foldSpace(visibleText(item))
    // A labelled code, stock or price is read as a value of its own, so it is no feature.
    const isField = text.length <= 60 && (isCodeLine(text) || amountsIn(text, localeOf(snapshot)).length > 0)
    const isText = !isField && text.length >= MIN_CHARS && text.length <= MAX_CHARS && /\p{L}{2}/u.test(text)
    return isText && !holdsControl(item) ? [text] : []
  })
  return texts.length * 2 >= items.length ? texts : []
}

function isCodeLine(text: string): boolean {
  const [label = '', value] = text.split(/[:：]/)
  if (value === undefined || value.length > 25) return false
  return [SKU_LABEL, GTIN_LABEL, MPN_LABEL].some((known) => known.test(label)) || IN_STOCK.test(value)
}

const CONTROLS: ReadonlySet<string> = new Set(words('a button input select img form label ul'))

function holdsControl(item: Element): boolean {
  return item.children.some(
    (child) => 'name' in child && (CONTROLS.has(child.name) || holdsControl(child as Element)),
  )
}

function isNamedOtherwise(list: Element): boolean {
  return [list, ...[...ancestors(list)].slice(0, 3)].some(({ attribs }) =>
    NO_FEATURES.test(`${attribs.class ?? ''} ${attribs.id ?? ''} ${attribs.role ?? ''}`),
  )
}

/** Returns the words directly before a list. */
function headingOf(list: Element): string {
  for (const at of [list, ...[...ancestors(list)].slice(0, 2)])
    for (let before = at.prev; before; before = before.prev) {
      const text = foldSpace('data' in before ? before.data : visibleText(before))
      if (text !== '') return text.slice(-80)
    }
  return ''
}

/** Returns the tags and keywords of the product. */
export function tagsOf(snapshot: Snapshot, keywords: readonly string[]): string[] {
  const linked = select(snapshot, 'a[rel~=tag]').map((link) => foldSpace(visibleText(link)))
  const words = [...linked, ...keywords.map(foldSpace)]
  return distinct(words.filter((word) => word.length >= 2 && word.length <= 40)).slice(0, MAX_TAGS)
}

/** Returns for whom the product is made, in the words of the page. */
export function audienceOf(snapshot: Snapshot, declared: readonly string[]): string[] {
  const told = linesOf(snapshot)
    .filter(({ isElsewhere, text }) => !isElsewhere && text.length <= 300)
    .flatMap(({ text }) => {
      const [, who] = AUDIENCE_PHRASE.exec(text) ?? []
      return who === undefined ? [] : [foldSpace(who)]
    })
  return distinct([...declared, ...told].filter((who) => who.length <= 80)).slice(0, MAX_AUDIENCES)
}

/** Returns the innermost category in the breadcrumbs; undefined without breadcrumbs. */
export function categoryOf(snapshot: Snapshot, name: string): string | undefined {
  const crumbs = declaredCrumbs(snapshot) ?? shownCrumbs(snapshot)
  const own = crumbs.filter((crumb) => likeness(crumb, name) < 0.9 && crumb.length <= 80 && !HOME.test(crumb))
  return own.length > 1 || (own.length === 1 && crumbs.length > 1) ? own.at(-1) : undefined
}

const HOME = wholeText(HOME_NAMES)

function declaredCrumbs(snapshot: Snapshot): string[] | undefined {
  const list = thingsOf(snapshot).find(({ types }) => types.includes('BreadcrumbList'))
  if (!list) return undefined
  const names = valuesOf(list.item, 'itemListElement')
    .filter(isItem)
    .flatMap((entry) => textsOf(entry, 'name')[0] ?? textsOf(entry, 'item', ['name'])[0] ?? [])
  return names.length > 1 ? names.map(foldSpace) : undefined
}

function shownCrumbs(snapshot: Snapshot): string[] {
  const [trail] = select(snapshot, '[class], [id], nav').filter(({ attribs }) =>
    /bread-?_?crumb|\bcrumbs?\b/i.test(
      `${attribs.class ?? ''} ${attribs.id ?? ''} ${attribs['aria-label'] ?? ''}`,
    ),
  )
  if (!trail) return []
  return select(snapshot, 'a', trail)
    .map((link) => foldSpace(visibleText(link)))
    .filter((text) => text !== '' && text.length <= 80)
}

const distinct = (texts: readonly string[]) => distinctBy(texts, (text) => text.toLowerCase())
