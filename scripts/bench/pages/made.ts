import { type GivenPage, snapshotFromHtml } from '../../../src/snapshot/made/from-html.ts'
import type { Snapshot } from '../../../src/snapshot/snapshot.ts'

/**
 * How many class names a page uses, whatever the size of its style sheet. The ten largest sample sites use 60
 * to 700.
 */
const USED = 300

/**
 * Generates a page of about `elements` elements with a style sheet of `rules` rules. The same numbers give
 * the same page.
 */
export function madePage(elements: number, rules: number): Snapshot {
  const url = 'https://made.example/'
  const sheet = `${url}made.css`
  const page: GivenPage = {
    url,
    html: `<!doctype html><html lang="en"><head><title>Made</title><link rel="stylesheet" href="${sheet}"></head>
<body class="k0">${bodyOf(elements)}</body></html>`,
    resources: { [sheet]: sheetOf(rules) },
  }
  return snapshotFromHtml(page)
}

/** Sections of cards. Depth, and classes and words per element, are about those of shops and newspapers. */
function bodyOf(elements: number): string {
  const parts: string[] = []
  const name = namesFrom(USED)
  for (let made = 0, card = 0; made < elements; card++) {
    if (card % 12 === 0) {
      parts.push(
        card === 0 ? '' : '</div></section>',
        `<section id="part-${card}" class="${name()}"><h2>Part</h2><div>`,
      )
      made += 3
    }
    parts.push(
      `<article class="${name()} ${name()}" data-kind="${card % 7}"><a href="/a/${card}" class="${name()}"><img alt="" width="80" height="60">`,
      `<h3 class="${name()}">Thing ${card}</h3></a><p>Some words <em>about</em> it, <a href="/b/${card}">more</a>.</p>`,
      `<ul class="${name()}"><li>One</li><li class="${name()}"><span>Two</span></li></ul>`,
      `<button type="button" class="${name()} ${name()}"${card % 3 ? '' : ' disabled'}>Buy</button></article>`,
    )
    made += 12
  }
  return `${parts.join('')}</div></section>`
}

/**
 * Rules in the proportions of real style sheets. In a large one, two of three classes are not used by the
 * page.
 */
function sheetOf(rules: number): string {
  const name = namesFrom(Math.max(USED, Math.round(rules / 3)))
  const kinds: readonly (() => string)[] = [
    () => `.${name()}{color:#123456;padding:4px 8px}`,
    () => `.${name()}{display:flex;gap:8px;background:#fafafa}`,
    () => `.${name()}:hover{color:#ff0000}`,
    () => `.${name()} .${name()}{margin:0 0 10px;font-weight:600}`,
    () => `.${name()} li>a,.${name()} p{line-height:1.5}`,
    () => `.${name()}[data-kind="${name().length}"]{border:1px solid #cccccc}`,
    () => `.${name()}:not(.${name()}):not([disabled]){border-radius:4px}`,
    () => `.${name()} :is(h2,h3,.${name()}){letter-spacing:.01em}`,
    () => `@media (max-width:600px){.${name()}{display:none}}`,
    () => `@media (min-width:600px){.${name()}{width:calc(50% - 8px)}}`,
    () => `.${name()} li:nth-child(2n+1){background-color:#eeeeee}`,
    () => `.${name()}::before{content:"";position:absolute;top:0}`,
  ]
  return Array.from({ length: rules }, (_, at) => kinds[at % kinds.length]?.() ?? '').join('\n')
}

/**
 * Returns the names repeatedly, in steps that share no factor with 12, so that their order differs from that
 * of the kinds of rules.
 */
function namesFrom(count: number): () => string {
  let at = 0
  return () => {
    at += 7919
    return `k${at % count}`
  }
}
