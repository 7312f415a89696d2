import type { Chance } from './chance.ts'

/** Texts that often break readers of any kind. */
const WORDS: readonly string[] = [
  ...['', ' ', '\n', '	', '\r\n', '\0', '\xA0', '\u200B', '\u202E', '\uFEFF', '\uFFFD', '\uD800', '\uDFFF'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'toJSON', 'length'],
  ...[
    '0',
    '-0',
    '-1',
    '1e999',
    '-1e999',
    '1e-999',
    'NaN',
    'Infinity',
    '99999999999999999999',
    '0x10',
    '.5',
    '5.',
  ],
  ...[
    '%',
    '%00',
    '%zz',
    '%E0%A4%A',
    '+',
    '&',
    '=',
    ';',
    ':',
    ',',
    '.',
    '../..',
    '/',
    '//',
    '\\',
    '\\\\',
    '#',
    '?',
    '@',
  ],
  ...[
    '<',
    '>',
    '</',
    '/>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<!DOCTYPE',
    '<?xml',
    '&amp;',
    '&#0;',
    '&#x110000;',
    '&#xd800;',
    '&notit;',
  ],
  ...['"', "'", '`', '(', ')', '[', ']', '{', '}', '/*', '*/', '|', '^', '$', '*', '~'],
  ...[
    'http://',
    'https://acme.example/',
    '//acme.example',
    'http://[::1',
    'http://a b/',
    'http://xn--/',
    'javascript:alert(1)',
    'data:,x',
    'data:image/png;base64,AAAA',
    'mailto:a@b.example',
    'tel:+1',
    'about:blank',
    'file:///x',
  ],
  ...[
    'Acme',
    'Acme | Anvils',
    'acme',
    'logo',
    '\xE9',
    '\xDF',
    '\u0130',
    '\u{1F6E0}\uFE0F',
    '\u6771\u4EAC',
    '\u0645\u0631\u062D\u0628\u0627',
    'e\u0301',
    '\xA9 2026 Acme GmbH',
    'info@acme.example',
    '+49 30 123456',
    'Musterstra\xDFe 1, 12345 Berlin',
  ],
  ...[
    'true',
    'false',
    'null',
    'undefined',
    'inherit',
    'none',
    'auto',
    'initial',
    'url(#a)',
    'url(x',
    'var(--a)',
    '#fff',
    '#abcdef12',
    '100%',
    '1px',
    '1em',
  ],
]

/** Makes one of the texts, several of them, or one repeated many times. */
export function word(chance: Chance): string {
  if (chance.oneIn(40)) return chance.pick(WORDS).repeat(chance.below(2e3))
  if (chance.oneIn(6)) return chance.text(6, () => chance.pick(WORDS))
  return chance.pick(WORDS)
}

const ADDRESSES = [
  '/',
  '/a',
  'a.png',
  '#',
  '?',
  '//cdn.example/x.svg',
  'https://acme.example/logo.svg',
  '/icon.ico',
  '/style.css',
  'https://x.com/acme',
  '../../..',
  'http://acme.example:99999/',
  'https://www.facebook.com/acme',
  '/contact',
  '/impressum',
  '?q=%zz',
]

export function address(chance: Chance): string {
  return chance.oneIn(5) ? word(chance) : chance.pick(ADDRESSES)
}

/** Makes a number in one of the ways in which it may be written. */
export function number(chance: Chance): string {
  return chance.oneIn(8) ? word(chance) : String((chance.below(4e3) - 1_000) / chance.pick([1, 1, 10, 1_000]))
}
