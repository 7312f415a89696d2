import type { Chance } from './chance.ts'
import { address, number, word } from './words.ts'

// Texts that servers and people write line by line: robots.txt, sitemaps, headers, host maps, lists.

export function robots(chance: Chance): string {
  const name = () =>
    chance.pick(['User-agent', 'user-agent', 'Disallow', 'Allow', 'Sitemap', 'Crawl-delay', word(chance)])
  const value = () =>
    chance.pick(['*', 'blazon', '/', '/*.php$', '/a*b*c*d*$', '%', address(chance), word(chance)])
  return chance.text(
    40,
    () => (chance.oneIn(8) ? word(chance) : `${name()}${chance.pick([':', ': ', ' '])}${value()}`),
    chance.pick(['\n', '\r\n', '\r']),
  )
}

export function sitemap(chance: Chance): string {
  const location = () => (chance.oneIn(3) ? word(chance) : `https://acme.example/${chance.below(99)}`)
  const tag = chance.pick(['urlset', 'sitemapindex', 'feed', 'rss', 'channel', word(chance)])
  const entry = () =>
    chance.pick([
      () => `<url><loc>${location()}</loc><lastmod>${word(chance)}</lastmod></url>`,
      () => `<sitemap><loc><![CDATA[${location()}]]></loc></sitemap>`,
      () => `<x:url xmlns:x="y"><x:loc>${location()}</x:loc></x:url>`,
      () => `<item><link>${location()}</link><guid>${word(chance)}</guid></item>`,
      () => `<entry><link href="${location()}" rel="${word(chance)}"/></entry>`,
      () => location(),
      () => word(chance),
    ])()
  return `${chance.pick(['<?xml version="1.0" encoding="UTF-8"?>', '', '\uFEFF', word(chance)])}<${tag}>${chance.text(40, entry, '\n')}</${tag}>`
}

export function linkHeader(chance: Chance): string {
  return chance.text(
    6,
    () =>
      `<${address(chance)}>; ${chance.pick(['rel', 'title*', 'anchor', word(chance)])}=${chance.pick(['"', ''])}${word(chance)}${chance.pick(['"', ''])}`,
    ', ',
  )
}

/** Makes the value of a header, a date, or another single line. */
export function headerValue(chance: Chance): string {
  return chance.pick([
    () => number(chance),
    () => 'Wed, 21 Oct 2026 07:28:00 GMT',
    () => `text/html; charset=${word(chance)}`,
    () => `${chance.below(4e3)}-${chance.below(20)}-${chance.below(40)}T${chance.below(30)}:00:00Z`,
    () => chance.text(5, () => word(chance), chance.pick([', ', '; ', ' '])),
  ])()
}

export function hostMap(chance: Chance): string {
  const place = () =>
    chance.pick([
      '-',
      '127.0.0.1:80',
      '[::1]:443',
      '999.1.1.1:1',
      `127.0.0.1:${number(chance)}`,
      word(chance),
    ])
  return chance.text(
    12,
    () => `${place()} ${place()} ${chance.pick(['acme.example', '*', word(chance)])}`,
    '\n',
  )
}

/** Makes a URL, or a text that somebody takes for a domain. */
export function handle(chance: Chance): string {
  const host = chance.pick([
    'acme.example',
    'www.acme.example',
    'xn--mnchen-3ya.example',
    'm\xFCnchen.example',
    '127.0.0.1',
    '0x7f.1',
    '[::1]',
    'a'.repeat(chance.below(300)),
    word(chance),
  ])
  return `${chance.pick(['', 'http://', 'https://', '//', word(chance)])}${host}${chance.pick(['', '/', ':80', `:${number(chance)}`, address(chance), word(chance)])}`
}

/** Makes a regular expression for URLs. */
export function pattern(chance: Chance): string {
  return chance.text(12, () =>
    chance.pick([
      'a',
      '.',
      '.*',
      '(a|b)',
      '[^/]+',
      '(',
      ')',
      '[',
      '\\d',
      '{2,9}',
      '{1000}',
      '?',
      '+',
      '|',
      '^',
      '$',
      '(?i)',
      '(?=',
      '\\1',
      '\\p{L}',
      '\\Q',
      word(chance),
    ]),
  )
}
