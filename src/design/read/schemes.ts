/** Finds the dark scheme of a page: as another snapshot of it, of which everything else can be read. */

import { createHash } from 'node:crypto'
import { styleguide } from '../../extract/styleguide/index.ts'
import { DARK_CLASSES, SCHEME_ATTRIBUTES } from '../../lexicon/dark-switches.ts'
import type { DarkSwitch } from '../../model/design.ts'
import { foundValue } from '../../model/finding.ts'
import { htmlOf } from '../../snapshot/dom.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { darkPageOf, stylesheetsOf } from '../../snapshot/styles.ts'

/** A page in its dark scheme, and what brings it there. */
export interface DarkPage {
  readonly page: Snapshot
  readonly by: DarkSwitch
  /** The text of a style sheet, or of a condition, that says so. */
  readonly says: string
}

/**
 * This view is the dark page of a light one; undefined when there is none, or when the page is dark anyway.
 */
export const darkOf = view((snapshot: Snapshot): DarkPage | undefined => {
  const byMedia = darkPageOf(snapshot)
  if (byMedia) return { page: byMedia, by: { by: 'media' }, says: 'prefers-color-scheme: dark' }
  if (isDark(snapshot)) return undefined
  const [likeliest] = switchesIn(snapshot)
  if (!likeliest) return undefined
  const page = switched(snapshot, likeliest)
  // Only the page that becomes dark proves that scripts set this class or attribute for the whole page.
  return page && isDark(page) ? { page, by: likeliest, says: likeliest.says } : undefined
})

function isDark(page: Snapshot): boolean {
  return foundValue(styleguide(page).mode) === 'dark'
}

interface Switch extends DarkSwitch {
  readonly on: 'html' | 'body'
  readonly name: string
  readonly value: string
  readonly says: string
}

/** With fewer rules that name it, a class is that of a dark part of the page. */
const MIN_RULES = 2

const NAMES = DARK_CLASSES.join('|')
const ATTRIBUTES = SCHEME_ATTRIBUTES.join('|')
/** Matches a class or an attribute at the beginning of a selector, where that of the document element is. */
const SWITCH = new RegExp(
  `(?<=^|[{},;/\\s(])(?<on>html|:root|body)?(?:\\.(?<class>${NAMES})|\\[(?<attribute>${ATTRIBUTES})[~^*]?=["']?dark["']?\\])(?![\\w-])`,
  'gi',
)

/** The switches that the sheets speak of, the most frequent first. */
function switchesIn(snapshot: Snapshot): readonly Switch[] {
  const found = new Map<string, { readonly first: Switch; rules: number }>()
  for (const { css } of stylesheetsOf(snapshot)) {
    for (const { 0: says, groups = {} } of css.matchAll(SWITCH)) {
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

/** Characters of a tag. Only its first occurrence is looked at, so that no page takes long to search. */
const MAX_TAG = 20_000

/** Returns the page with the class or attribute; undefined when its tag is not in the document. */
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
