import { type Element, isTag } from 'domhandler'
import { attribute, foldSpace, select, textOf } from '../dom.ts'
import { view } from '../memo.ts'
import type { Snapshot } from '../snapshot.ts'
import { visibleText, visibleTextOf } from '../text.ts'

/** Whether a document is only the frame that scripts fill, and the signs. */
export interface ShellSigns {
  readonly shell: boolean
  readonly why: readonly string[]
}

/**
 * Characters of visible text. With less than `FEW` and a sign, and with less than `NONE` and any script, there is nothing to
 * describe yet. Set by the sample pages of the tests: a cookie line or "Loading..." stays under FEW, the
 * shortest real landing pages (a name, a sentence, an address) with scripts of their own stay above NONE.
 */
const FEW = 300
const NONE = 25
/** Links that a frame without content has at most: those of a header and a footer. */
const FRAME_LINKS = 40

/** Is this document a script shell, to be rendered before it can be described? From the document alone. */
export const isScriptShell = view((snapshot: Snapshot): ShellSigns => {
  const text = foldSpace(visibleTextOf(snapshot))
  const scripts = select(snapshot, 'script').filter(runs)
  if (snapshot.producer === 'browser' || scripts.length === 0 || text.length >= FEW)
    return { shell: false, why: [] }
  if (select(snapshot, 'body a[href]').length > FRAME_LINKS) return { shell: false, why: [] }
  const pictures = select(snapshot, 'body img, body svg, body picture, body video, body iframe').length
  const signs = [emptyRoot(snapshot), askedForScripts(snapshot), movesOn(scripts)].filter(
    (sign) => sign !== undefined,
  )
  const bare = text.length < NONE && pictures === 0
  if (signs.length === 0 && !bare) return { shell: false, why: [] }
  const amount = `${text.length} characters of visible text and ${scripts.length} script(s)`
  return { shell: true, why: [amount, ...signs] }
})

/** Data blocks (JSON, templates) run nothing. */
function runs(script: Element): boolean {
  return /^(|module|(text|application)\/(java|ecma)script)$/i.test(script.attribs.type?.trim() ?? '')
}

const ROOT = [
  '#root',
  '#app',
  '#__next',
  '#__nuxt',
  '#___gatsby',
  '#svelte',
  '#main-app',
  '#react-root',
  '#q-app',
  '#app-root',
  '#application',
  '#ember-app',
  '[ng-app]',
  '[data-reactroot]',
  '[data-server-rendered]',
  '[id="wix-root"]',
].join(', ')

/** A container for a framework, or a custom element, with no text in it but perhaps "Loading". */
function emptyRoot(snapshot: Snapshot): string | undefined {
  const custom = select(snapshot, 'body > *').filter(({ name }) => name.includes('-'))
  const root = [...select(snapshot, ROOT), ...custom].find((element) => isHollow(element))
  if (!root) return undefined
  const id = attribute(root, 'id')
  return `an empty container ${id ? `#${id}` : `<${root.name}>`}`
}

function isHollow(element: Element): boolean {
  const text = foldSpace(visibleText(element))
  return (
    text.length < NONE ||
    (/^(loading|please wait|laden|chargement|cargando|carregando|загрузка|読み込み中)/i.test(text) &&
      element.children.filter(isTag).length < 5)
  )
}

const ASKS =
  /(enable|turn on|activ|requires?|need|without|works? (best )?with|habilit|aktivier|включ|有効).{0,60}(java\s?script|scripts)|java\s?script.{0,60}(enable|turn on|activ|requir|need|disabled|habilit|aktivier|включ|有効)/i

/** `noscript` that asks for scripts. Its content is text to this parser, as it is to a browser with scripts on. */
function askedForScripts(snapshot: Snapshot): string | undefined {
  const asking = select(snapshot, 'noscript')
    .map((element) => textOf(element))
    .find((text) => ASKS.test(text))
  return asking && `noscript says "${foldSpace(asking.replace(/<[^>]*>/g, ' ')).slice(0, 120)}"`
}

/** A script that sends the visitor elsewhere at once. */
function movesOn(scripts: readonly Element[]): string | undefined {
  const moving = scripts
    .map((script) => textOf(script))
    .find((text) => text.length < 2_000 && MOVES.test(text))
  return moving && `a script that moves on: ${moving.slice(0, 120)}`
}

const MOVES = /(window|document|self|top)?\.?location(\.href)?\s*=[^=]|location\.(replace|assign)\s*\(/
