import { type Element, isTag, type ParentNode } from 'domhandler'
import { beginning } from '../../formats/text/excerpt.ts'
import { pattern, words } from '../../lexicon/pattern.ts'
import { noun } from '../../model/noun.ts'
import { attribute, foldSpace, select, textOf } from '../dom.ts'
import { view } from '../memo.ts'
import type { Snapshot } from '../snapshot.ts'
import { cascadeOf } from '../styles.ts'
import { visibleText, visibleTextOf } from '../text.ts'

/** Whether a document is only an empty frame that scripts fill, and the signs that say so. */
export interface ShellSigns {
  readonly shell: boolean
  readonly why: readonly string[]
}

/**
 * Limits for characters of visible text: a document is a shell with less than `FEW` and a sign, or less than
 * `NONE` and any script. Of the sample pages, a cookie notice or "Loading..." stays under FEW, and the
 * shortest real landing pages with scripts (a name, a sentence, an address) above NONE.
 */
const FEW = 300
const NONE = 25
/** The most links that a frame without content has: those of a header and a footer. */
const FRAME_LINKS = 40

/** Tells by the document alone whether it is a script shell, which has to be rendered first. */
export const isScriptShell = view((snapshot: Snapshot): ShellSigns => {
  const text = foldSpace(visibleTextOf(snapshot))
  const scripts = select(snapshot, 'script').filter(runs)
  if (snapshot.producer === 'browser' || scripts.length === 0) return { shell: false, why: [] }
  const hidden = hiddenUntilScripts(snapshot, text.length) ?? coveredUntilScripts(snapshot, text)
  if (hidden) return { shell: true, why: [hidden] }
  if (select(snapshot, 'body a[href]').length > FRAME_LINKS) return { shell: false, why: [] }
  const amount = `${text.length} ${noun(text.length, 'character')} of visible text and ${scripts.length} ${noun(scripts.length, 'script')}`
  const unfilled = unfilledRoot(snapshot)
  if (text.length >= FEW)
    return unfilled ? { shell: true, why: [amount, unfilled] } : { shell: false, why: [] }
  const pictures = select(snapshot, 'body img, body svg, body picture, body video, body iframe').length
  const signs = [emptyRoot(snapshot), requestForScripts(snapshot), redirectingScript(scripts)].filter(
    (sign) => sign !== undefined,
  )
  const bare = text.length < NONE && pictures === 0
  if (signs.length === 0 && !bare) return { shell: false, why: [] }
  return { shell: true, why: [amount, ...signs] }
})

/** Returns whether a script runs. Data blocks (JSON, templates) do not. */
function runs(script: Element): boolean {
  return /^(|module|(text|application)\/(java|ecma)script)$/i.test(script.attribs.type?.trim() ?? '')
}

/** Inline styles that hide an element until a script shows it, as animations on entry do. */
const HIDING = /(^|;)\s*(opacity:\s*0(\.0+)?|visibility:\s*hidden)\s*(!important\s*)?(;|$)/i
/** When inline styles hide at least this share of a page's text, it is seen only with scripts. */
const MOST = 0.8

/** Finds a page whose text is there, but hidden by inline styles that only scripts remove. */
function hiddenUntilScripts(snapshot: Snapshot, chars: number): string | undefined {
  if (chars < NONE) return undefined
  const within = new Set<Element>()
  let hidden = 0
  for (const element of select(snapshot, 'body[style], body [style]')) {
    const { parent } = element
    if (!HIDING.test(element.attribs.style ?? '') || isWithin(parent, within)) continue
    within.add(element)
    hidden += foldSpace(visibleText(element)).length
  }
  if (hidden < chars * MOST) return undefined
  return `${hidden} of ${chars} characters of text are hidden until scripts show them`
}

/** A rule of a `style` element that may hide the whole page, without which no styles are computed. */
const MAY_COVER =
  /(?:\b(?:html|body)\b|:root|\.no-js)[^{}]{0,200}\{[^{}]{0,500}?(?:opacity:\s*0(?:\.0+)?|visibility:\s*hidden)\s*(?:!|;|\})/i

/** Finds a page with text that its own style elements hide almost entirely. */
function coveredUntilScripts(snapshot: Snapshot, text: string): string | undefined {
  if (text.length < NONE || !select(snapshot, 'style').some((style) => MAY_COVER.test(textOf(style))))
    return undefined
  const words = text.split(' ').length
  const shown = cascadeOf(snapshot).samples.reduce((sum, sample) => sum + sample.words, 0)
  if (shown > words * (1 - MOST)) return undefined
  return `the styles of the page show ${shown} of ${words} words until scripts show the rest`
}

function isWithin(from: ParentNode | null, elements: ReadonlySet<Element>): boolean {
  for (let at = from; at; at = at.parent) if (isTag(at) && elements.has(at)) return true
  return false
}

/** Finds the container of a framework at the top of the body with nothing in it. */
function unfilledRoot(snapshot: Snapshot): string | undefined {
  const root = select(snapshot, ROOT).find(
    (element) =>
      element.parent &&
      isTag(element.parent) &&
      element.parent.name === 'body' &&
      !element.children.some(isTag) &&
      textOf(element).trim() === '',
  )
  return root && `nothing in the container ${attribute(root, 'id') ?? root.name} of the body`
}

const ROOT = words(`
  #root #app #__next #__nuxt #___gatsby #svelte #main-app #react-root #q-app #app-root #application
  #ember-app [ng-app] [data-reactroot] [data-server-rendered] [id="wix-root"]`).join(', ')

/** Finds the container of a framework, or a custom element, without text except "Loading". */
function emptyRoot(snapshot: Snapshot): string | undefined {
  const custom = select(snapshot, 'body > *').filter(({ name }) => name.includes('-'))
  const root = [...select(snapshot, ROOT), ...custom].find((element) => isNearlyEmpty(element))
  if (!root) return undefined
  const id = attribute(root, 'id')
  return `an empty container ${id ? `#${id}` : `<${root.name}>`}`
}

function isNearlyEmpty(element: Element): boolean {
  const text = foldSpace(visibleText(element))
  return (
    text.length < NONE ||
    (/^(loading|please wait|laden|chargement|cargando|carregando|загрузка|読み込み中)/i.test(text) &&
      element.children.filter(isTag).length < 5)
  )
}

const REQUESTS = [
  ...['enable', 'turn on', 'activ', /requires?/, 'need', 'without', /works? (best )?with/],
  ...words('habilit aktivier включ 有効'),
]

const ASKS = pattern(
  'i',
)`(${REQUESTS}).{0,60}(java\s?script|scripts)|java\s?script.{0,60}(enable|turn on|activ|requir|need|disabled|habilit|aktivier|включ|有効)`

/** Finds a `noscript` that asks for scripting. Its content is text here, as in a browser with scripting. */
function requestForScripts(snapshot: Snapshot): string | undefined {
  const asking = select(snapshot, 'noscript')
    .map((element) => textOf(element))
    .find((text) => ASKS.test(text))
  return asking && `noscript says "${beginning(foldSpace(asking.replace(/<[^>]*>/g, ' ')), 120)}"`
}

function redirectingScript(scripts: readonly Element[]): string | undefined {
  const moving = scripts
    .map((script) => textOf(script))
    .find((text) => text.length < 2_000 && REDIRECTS.test(text))
  return moving && `a script that moves on: ${beginning(moving, 120)}`
}

const REDIRECTS = /(window|document|self|top)?\.?location(\.href)?\s*=[^=]|location\.(replace|assign)\s*\(/
