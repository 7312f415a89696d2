/**
 * Finds the dark scheme of a page. The result is another snapshot, so that the dark page can be read like any
 * page.
 */

import { createHash } from 'node:crypto'
import { mode } from '../../extract/styleguide/palette.ts'
import { DARK_CLASSES, SCHEME_ATTRIBUTES } from '../../lexicon/dark-switches.ts'
import type { DarkSwitch } from '../../model/design.ts'
import { foundValue } from '../../model/finding.ts'
import { htmlOf } from '../../snapshot/dom.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { darkPageOf, stylesheetsOf } from '../../snapshot/styles.ts'

/** A page in its dark scheme, and the switch that makes it dark. */
export interface DarkPage {
  readonly page: Snapshot
  readonly by: DarkSwitch
  /** The part of a style sheet, or the condition, that proves the switch. */
  readonly says: string
}

/**
 * This view is the dark version of a light page. Undefined when the page has none, or when the page itself is
 * dark.
 */
export const darkOf = view((snapshot: Snapshot): DarkPage | undefined => {
  const byMedia = darkPageOf(snapshot)
  if (byMedia) return { page: byMedia, by: { by: 'media' }, says: 'prefers-color-scheme: dark' }
  if (isDark(snapshot)) return undefined
  const [likeliest] = switchesIn(snapshot)
  if (!likeliest) return undefined
  const page = switched(snapshot, likeliest)
  // The switch is only accepted if the page becomes dark, because a class of this name may mean something
  // else.
  return page && isDark(page) ? { page, by: likeliest, says: likeliest.says } : undefined
})

function isDark(page: Snapshot): boolean {
  return foundValue(mode(page)) === 'dark'
}

interface Switch extends DarkSwitch {
  readonly on: 'html' | 'body'
  readonly name: string
  readonly value: string
  readonly says: string
}

/** A class in fewer rules only makes a part of the page dark. */
const MIN_RULES = 2

const NAMES = DARK_CLASSES.join('|')
const ATTRIBUTES = SCHEME_ATTRIBUTES.join('|')
/**
 * Matches a class or an attribute at the beginning of a selector, where a selector names the document
 * element. It begins with the rarest test.
 */
const SWITCH = new RegExp(
  [
    '(?=[.[])(?<=(?:^|[{},;/\\s(])(?<on>html|:root|body)?)',
    `(?:\\.(?<class>${NAMES})|\\[(?<attribute>${ATTRIBUTES})[~^*]?=["']?dark["']?\\])(?![\\w-])`,
  ].join(''),
  'gi',
)

/** Returns the switches in the style sheets, the most frequent first. */
function switchesIn(snapshot: Snapshot): readonly Switch[] {
  const found = new Map<string, { readonly first: Switch; rules: number }>()
  for (const { css } of stylesheetsOf(snapshot)) {
    for (const { 0: name, groups = {} } of css.matchAll(SWITCH)) {
      const says = `${groups.on ?? ''}${name}`
      const on = groups.on?.toLowerCase() === 'body' ? 'body' : 'html'
      const of = groups.class
        ? { by: 'class' as const, name: 'class', value: groups.class }
        : { by: 'attribute' as const, name: groups.attribute?.toLowerCase() ?? '', value: 'dark' }
      const key = `${on} ${of.name} ${of.value}`
      const known = found.get(key)
      if (known) known.rules++
      else found.set(key, { first: { ...of, on, says }, rules: 1 })
    }
  }
  return [...found.values()]
    .filter(({ rules }) => rules >= MIN_RULES)
    .sort((a, b) => b.rules - a.rules)
    .map(({ first }) => first)
}

/**
 * The longest tag that is read, in characters. Only its first occurrence is read, so that no page takes long
 * to search.
 */
const MAX_TAG = 20_000

/** Returns the page with the class or attribute. Undefined when the document does not contain the tag. */
function switched(snapshot: Snapshot, { on, name, value }: Switch): Snapshot | undefined {
  const html = htmlOf(snapshot)
  const at = html.search(on === 'html' ? /<html(?=[\s>])/i : /<body(?=[\s>])/i)
  if (at === -1) return undefined
  const [tag] = /^<(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(html.slice(at, at + MAX_TAG)) ?? []
  if (!tag) return undefined
  const given = new RegExp(`(?<=\\s)${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+)))?(?=[\\s>/])`, 'i')
  const [, double, single, bare = ''] = given.exec(tag) ?? []
  const classes = (double ?? single ?? bare).split(/\s+/).filter((each) => each && !/^light\b/i.test(each))
  const text = name === 'class' ? [...classes, value].join(' ') : value
  const without = tag.replace(given, '')
  const changed = `${without.slice(0, on.length + 1)} ${name}="${text.replaceAll('"', '&quot;')}"${without.slice(on.length + 1)}`
  const body = Buffer.from(html.slice(0, at) + changed + html.slice(at + tag.length))
  const hash = createHash('sha256').update(body).digest('hex')
  const { packedSamples: _, ...page } = snapshot
  return {
    ...page,
    samples: null,
    document: { ...page.document, body: hash },
    bodies: new Map([...page.bodies, [hash, body]]),
  }
}
