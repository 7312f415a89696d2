import type { Chance } from './chance.ts'
import { declarations, stylesheet } from './css.ts'
import { jsonLd } from './json.ts'
import { drawing } from './svg.ts'
import { address, number, word } from './words.ts'

const ELEMENTS =
  'div p a span img h1 h2 h3 header footer nav main section article ul ol li dl dt dd table tr td th thead tbody form input button select option textarea label picture source video iframe b i u em strong code pre blockquote br hr template details summary math mi mrow mfrac frameset noscript svg object map area figure figcaption address time ruby rt dialog slot custom-element body html head plaintext'.split(
    ' ',
  )

const ATTRIBUTES =
  'id class style href src srcset sizes alt title lang dir rel content property itemprop itemscope itemtype itemid itemref typeof vocab prefix resource about width height colspan rowspan type name value role aria-label aria-hidden hidden data-src data-srcset media start align bgcolor color background hreflang datetime target shadowrootmode display encoding'.split(
    ' ',
  )

const META =
  'description keywords author theme-color og:title og:site_name og:image og:url og:locale og:description twitter:site twitter:image application-name apple-mobile-web-app-title msapplication-TileImage viewport robots generator color-scheme'.split(
    ' ',
  )

const RELS =
  'icon apple-touch-icon mask-icon manifest stylesheet canonical alternate me preload shortcut next author'.split(
    ' ',
  )

const CLASSES =
  'logo brand header nav hero footer button btn card logo-wrapper navbar-brand site-title social math katex MathJax footnote toc cookie consent'.split(
    ' ',
  )

/** Makes a page: a head and a body, with much in them that does not belong there. */
export function page(chance: Chance): string {
  const doctype = chance.pick([
    '<!doctype html>',
    '<!doctype html>',
    '',
    '<!DOCTYPE html PUBLIC "x">',
    '<?xml version="1.0" encoding="x"?>',
  ])
  const head = chance.text(16, () => headPiece(chance), '\n')
  const body = chance.text(24, () => element(chance, 0), '\n')
  const words = chance.oneIn(3)
    ? ''
    : `<p>${'Acme makes anvils for people who like anvils. '.repeat(chance.below(30))}</p>`
  const html = `${doctype}<html lang="${chance.pick(['en', 'de', word(chance)])}"><head>${head}</head><body class="${classes(chance)}">${words}${body}`
  if (!chance.oneIn(12)) return html
  const from = chance.below(html.length)
  const part = html.slice(from, from + 20 + chance.below(400))
  return (
    html.slice(0, from) + part.repeat(Math.floor(chance.below(12e4) / part.length) + 1) + html.slice(from)
  )
}

function headPiece(chance: Chance): string {
  return chance.pick([
    () => `<title>${word(chance)} ${word(chance)}</title>`,
    () =>
      `<meta ${chance.pick(['name', 'property', 'itemprop', 'http-equiv'])}="${chance.pick([...META, 'refresh', 'content-type', word(chance)])}" content="${text(chance)}">`,
    () => `<meta charset=${chance.pick(['utf-8', 'utf-16', 'x-user-defined', 'replacement', word(chance)])}>`,
    () =>
      `<link rel="${chance.pick(RELS)}" href="${address(chance)}" sizes="${number(chance)}x${number(chance)}" media="${word(chance)}">`,
    () => `<script type="application/ld+json">${jsonLd(chance)}</script>`,
    () => `<script>window.__STATE__=${JSON.stringify(jsonLd(chance))}</script>`,
    () => `<style>${stylesheet(chance)}</style>`,
    () => `<base href="${address(chance)}">`,
    () => word(chance),
  ])()
}

function element(chance: Chance, depth: number): string {
  if (chance.oneIn(4)) return text(chance)
  if (chance.oneIn(14)) return drawing(chance)
  if (chance.oneIn(25)) return headPiece(chance)
  const name = chance.oneIn(40) ? word(chance) : chance.pick(ELEMENTS)
  const open = `<${name} ${chance.text(6, () => attribute(chance), ' ')}>`
  if (depth > 12) return open
  if (chance.oneIn(80)) return open.repeat(chance.below(700))
  const inner = chance.text(6, () => element(chance, depth + 1))
  return chance.oneIn(8)
    ? open + inner
    : `${open}${inner}</${chance.oneIn(20) ? chance.pick(ELEMENTS) : name}>`
}

function attribute(chance: Chance): string {
  const name = chance.oneIn(30) ? word(chance) : chance.pick(ATTRIBUTES)
  const quote = chance.pick(['"', '"', '"', "'", ''])
  return `${name}=${quote}${written(chance, name)}${quote}`
}

function written(chance: Chance, name: string): string {
  if (chance.oneIn(12)) return word(chance)
  if (name === 'class' || name === 'id') return classes(chance)
  if (name === 'style') return declarations(chance).replaceAll('"', '')
  if (name === 'srcset' || name === 'data-srcset') return sourceSet(chance)
  if (/^(?:href|src|data-src|resource|about|background|itemid)$/.test(name)) return address(chance)
  if (/^(?:width|height|colspan|rowspan|start)$/.test(name)) return number(chance)
  if (/^(?:itemprop|property|rel)$/.test(name))
    return chance.pick(['name', 'logo', 'url', 'sameAs', 'me', 'schema:name', 'address', 'image'])
  if (/^(?:itemtype|typeof|vocab|prefix)$/.test(name))
    return chance.pick([
      'https://schema.org/Organization',
      'Organization',
      'https://schema.org/',
      'schema: https://schema.org/',
    ])
  return word(chance)
}

export function sourceSet(chance: Chance): string {
  return chance.text(
    8,
    () => `${address(chance)} ${number(chance)}${chance.pick(['w', 'x', 'h', '', 'e'])}`,
    chance.pick([', ', ',', ' ']),
  )
}

function classes(chance: Chance): string {
  return chance.text(3, () => (chance.oneIn(8) ? word(chance) : chance.pick(CLASSES)), ' ')
}

function text(chance: Chance): string {
  return chance.oneIn(2) ? word(chance) : chance.text(12, () => word(chance), ' ')
}
