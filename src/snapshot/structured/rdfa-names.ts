import type { Element } from 'domhandler'
import { RDFA_PREFIXES } from '../../data/codes/rdfa-prefixes.ts'
import { wholeText, words } from '../../lexicon/pattern.ts'
import { byName } from '../../model/by-name.ts'
import { attribute } from '../dom.ts'
import { localTerm } from './microdata.ts'

/** The prefixes, and whether there is a vocabulary, for names within a part of the page. */
export interface Names {
  /** The expansions are kept by prefix in lower case. */
  readonly prefixes: ReadonlyMap<string, string>
  /** True when a vocabulary is in force, so a bare name is one of its terms. */
  readonly vocabulary: boolean
}

/** The prefix without letters stands for the link types of XHTML (RDFa Core 1.1, 7.4.2). */
export const INITIAL_NAMES: Names = {
  prefixes: new Map([['', 'http://www.w3.org/1999/xhtml/vocab#'], ...RDFA_PREFIXES]),
  vocabulary: false,
}

/** Returns the names that are in force in an element, after its `vocab`, `prefix` and older `xmlns:…`. */
export function namesAt(element: Element, outer: Names): Names {
  const declared = declaredPrefixes(element)
  const { vocab } = element.attribs
  if (vocab === undefined && declared.length === 0) return outer
  return {
    // The limit bounds the work, since a map is made for each element that declares prefixes.
    prefixes:
      declared.length > 0 && outer.prefixes.size + declared.length <= MAX_PREFIXES
        ? new Map([...outer.prefixes, ...declared])
        : outer.prefixes,
    vocabulary: vocab === undefined ? outer.vocabulary : vocab.trim() !== '',
  }
}

const MAX_PREFIXES = 200
/** A longer expansion of a prefix is ignored, because it is written out with each name. */
const MAX_ADDRESS_CHARS = 500

function declaredPrefixes({ attribs }: Element): [prefix: string, standsFor: string][] {
  const older = Object.keys(attribs).flatMap((name): [string, string][] =>
    name.startsWith('xmlns:')
      ? [[name.slice('xmlns:'.length).toLowerCase(), attribs[name]?.trim() ?? '']]
      : [],
  )
  const words = (attribs.prefix ?? '').split(/\s+/)
  const listed = words.flatMap((word, at): [string, string][] =>
    word.length > 1 && word.endsWith(':') ? [[word.slice(0, -1).toLowerCase(), words[at + 1] ?? '']] : [],
  )
  // The underscore is never a prefix: `_:a` names a thing without an address (RDFa Core 1.1, 7.4.5).
  return [...older, ...listed].filter(([name, iri]) => name !== '_' && iri.length <= MAX_ADDRESS_CHARS)
}

/** Expands the prefix of a name. A name without a prefix, or with an undeclared one, stays as written. */
function expanded(name: string, { prefixes }: Names): string {
  const colon = name.indexOf(':')
  const standsFor = colon < 0 ? undefined : prefixes.get(name.slice(0, colon).toLowerCase())
  // A name that continues with two slashes is an address, even when its scheme is also a prefix.
  return standsFor === undefined || name.startsWith('//', colon + 1)
    ? name
    : standsFor + name.slice(colon + 1)
}

/**
 * Returns the terms of an attribute; those of schema.org are bare. With `full`, only terms whose meaning is
 * defined, by their own form or by a vocabulary, are returned.
 */
export function termsOf(
  element: Element,
  attributeName: 'property' | 'typeof',
  names: Names,
  full = false,
): string[] {
  const all = (element.attribs[attributeName] ?? '').split(/\s+/)
  return all.slice(0, MAX_NAMES).flatMap((written) => {
    if (full && !names.vocabulary && !isFull(written)) return []
    return localTerm(expanded(written, names)) || []
  })
}

/**
 * Returns the subject that `about` or `resource` names. A name in square brackets always has a prefix; if the
 * prefix is not declared, it names nothing. `_:a` names a thing without an address.
 */
export function resourceAt(element: Element, attributeName: string, names: Names): string | undefined {
  const written = attribute(element, attributeName)
  const [, bracketed] = /^\[(.*)\]$/.exec(written ?? '') ?? []
  if (written === undefined || bracketed === undefined)
    return written === undefined ? undefined : expanded(written, names)
  const full = expanded(bracketed, names)
  return full !== bracketed || bracketed.startsWith('_:') ? full : undefined
}

const RELATION_NAMES = [
  'alternate',
  /apple-touch-icon\S*/,
  ...words('bookmark canonical category dns-prefetch dofollow edituri external'),
  /gallery\S*/,
  ...words('help home icon manifest mask-icon me modulepreload next'),
  /(?:color|fancy|light|shadow|thick)box\S*/,
  /no(?:follow|opener|referrer)/,
  ...words('opener pingback preconnect prefetch preload'),
  /prettyphoto\S*/,
  ...words('prev search self shortcut shortlink sponsored stylesheet tag ugc up wlwmanifest'),
]

/** Link types that describe the page, and names for picture viewers, which state nothing about a thing. */
const PAGE_RELATIONS = wholeText(RELATION_NAMES, '')

/** Maximum names in one attribute, because the elements below may multiply them. No page has more. */
const MAX_NAMES = 20

/**
 * Returns the relations of `rel` or `rev`, without the link types of HTML. Beside a `property` only names
 * with a prefix count (HTML+RDFa 1.1, 3.1), because a bare one is meant for the browser.
 */
export function relationsOf(
  element: Element,
  attributeName: 'rel' | 'rev',
  names: Names,
  full: boolean,
): string[] {
  const onlyFull = 'property' in element.attribs || (full && !names.vocabulary)
  const written = (element.attribs[attributeName] ?? '').split(/\s+/)
  return written.slice(0, MAX_NAMES).flatMap((name) => {
    const initial = full && !names.vocabulary ? INITIAL_TERMS[name.toLowerCase()] : undefined
    if (initial !== undefined && !('property' in element.attribs)) return initial
    if (PAGE_RELATIONS.test(name.toLowerCase()) || (onlyFull && !isFull(name))) return []
    return localTerm(expanded(name, names)) || []
  })
}

/** Terms of the initial context of RDFa 1.1, which mean the same on every page. */
const INITIAL_TERMS = byName<string>({
  describedby: 'http://www.w3.org/2007/05/powder-s#describedby',
  license: 'http://www.w3.org/1999/xhtml/vocab#license',
  role: 'http://www.w3.org/1999/xhtml/vocab#role',
})

/** Returns whether a name defines its own meaning: an address, or a name with a prefix. */
function isFull(name: string): boolean {
  return name.includes(':')
}
