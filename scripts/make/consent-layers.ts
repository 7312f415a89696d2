// npm run make -- consent-layers FOLDER
//
// Writes `data/vendors/consent-layers.json`, the table of consent layers, from the rules of the package
// @duckduckgo/autoconsent. `npm pack @duckduckgo/autoconsent` and `tar -x` make the folder. Only rules for
// any site are taken: rules for a single site are of no use for others, and most of those layers are
// recognised by their words. From a rule the table takes the element that covers the page, and the button
// that refuses where a single press is enough. `npm run data` compiles the table.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CONSENT_FIRMS } from '../../src/data/vendors/consent-firms.ts'
import { laidOut } from '../data/layout.ts'

const TARGET = fileURLToPath(new URL('../../data/vendors/consent-layers.json', import.meta.url))

/**
 * A step of a rule. Where it has a single selector, the number is the selector's place in the list of
 * strings.
 */
interface Step {
  readonly e?: number
  readonly v?: number
  readonly c?: number
  readonly k?: number
  readonly h?: number
  readonly if?: Step
  readonly then?: readonly Step[]
  readonly any?: readonly Step[]
  readonly optional?: boolean
}

/** A rule as the package encodes it: see `lib/encoding.ts` there. */
type Rule = readonly [
  version: number,
  name: string,
  cosmetic: number,
  address: string,
  contexts: number,
  prehide: readonly number[],
  detect: readonly Step[],
  popup: readonly Step[],
  optOut: readonly Step[],
]

interface Row {
  readonly name: string
  readonly layers: string
  readonly refuse?: string
}

function main([folder]: readonly string[]): void {
  if (!folder) throw new Error('usage: npm run make -- consent-layers FOLDER')
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  const rules = JSON.parse(readFileSync(join(folder, 'rules/compact-rules.json'), 'utf8')) as {
    s: readonly string[]
    r: readonly Rule[]
  }
  const rows = rules.r.flatMap((rule) => rowOf(rule, rules.s) ?? [])
  writeFileSync(TARGET, fileOf(rows, version))
  console.error(`${rows.length} of ${rules.r.length} rules of version ${version}: npm run data`)
}

/** Words that show that a layer is about consent. Without them a selector may belong to anything. */
const ABOUT_CONSENT = /cookie|consent|gdpr|dsgvo|ccpa|privacy|cmp/i

function rowOf(
  [, name, , address, , prehide, , popup, optOut]: Rule,
  strings: readonly string[],
): Row | undefined {
  if (address || /^test page/i.test(name)) return undefined
  const said = prehide.length > 0 ? prehide : popup.flatMap(shownBy)
  const layers = said
    .flatMap((at) => (strings[at] ?? '').split(/,(?![^()[\]]*[)\]])/))
    .map((selector) => selector.trim())
    .filter((selector) => isPlain(selector) && isLayer(selector, name))
  if (layers.length === 0 || layers.some(isOfFirm)) return undefined
  const at = onlyClick(optOut)
  const click = at === undefined ? '' : (strings[at] ?? '')
  const refuses = isPlain(click) && !OPENS_SETTINGS.test(click)
  return { name, layers: [...new Set(layers)].join(', '), ...(refuses ? { refuse: click } : {}) }
}

function shownBy({ v, e, any = [] }: Step): readonly number[] {
  const at = v ?? e
  return at === undefined ? any.flatMap(shownBy) : [at]
}

/**
 * Returns the selector of the one button that refuses; undefined where several buttons have to be pressed, or
 * none.
 */
function onlyClick(steps: readonly Step[]): number | undefined {
  const taken = steps
    .flatMap((step) => (step.if ? (step.then ?? []) : [step]))
    .filter(({ optional }) => !optional)
  const clicks = taken.flatMap(({ c, k }) => c ?? k ?? [])
  return clicks.length === 1 ? clicks[0] : undefined
}

/**
 * Leaves out XPath, which browsers do not accept as a selector, and `:has()`, which only rules for a single
 * site use.
 */
function isPlain(selector: string): boolean {
  return selector !== '' && !/^xpath|:has\(/.test(selector)
}

/** Buttons that open a choice instead of refusing. */
const OPENS_SETTINGS = /setting|preference|manage|option|custom|choice|configur/i

/**
 * Selectors of the page itself, and of the buttons and links by which some rules recognise that a layer is
 * shown.
 */
const NO_LAYER = /(?:^|[\s>])(?:html|body|button|a)(?![\w-])[^\s>]*$|(?:btn|button|accept)[^\s>]*$/i

function isLayer(selector: string, name: string): boolean {
  if (NO_LAYER.test(selector)) return false
  if (ABOUT_CONSENT.test(selector)) return true
  const lower = selector.toLowerCase()
  const named = name.toLowerCase().split(/[^a-z0-9]+/)
  const isNamed = ABOUT_CONSENT.test(name) || named.some((word) => word.length > 3 && lower.includes(word))
  return isNamed && /^[.#]/.test(selector)
}

/** Rules of a vendor that has a row of its own in `consent-firms.json`. */
function isOfFirm(selector: string): boolean {
  const names = [...selector.matchAll(/[.#]([\w-]+)/g)].map(([, name = '']) => name.toLowerCase())
  return CONSENT_FIRMS.some(({ layers, prefixes }) =>
    names.some(
      (name) =>
        prefixes.some((prefix) => name.startsWith(prefix)) ||
        [...layers.matchAll(/[.#]([\w-]+)/g)].some(([, own = '']) => own.toLowerCase() === name),
    ),
  )
}

/** What the licence of the package wants to stand in the file. */
const NOTICE =
  'This Source Code Form is subject to the terms of the Mozilla Public License, v. 2.0. If a copy of the MPL was not distributed with this file, You can obtain one at https://mozilla.org/MPL/2.0/.'

function fileOf(rows: readonly Row[], version: string): string {
  return laidOut({
    source: `rules of @duckduckgo/autoconsent ${version}, https://github.com/duckduckgo/autoconsent; written by \`npm run make -- consent-layers\`, which is run again instead of an edit`,
    date: new Date().toISOString().slice(0, 7),
    notice: NOTICE,
    rows,
  })
}

main(process.argv.slice(2))
