import { describe, expect, it } from 'vitest'
import { isAllowed, parseRobots, rulesFor } from '../../../src/formats/crawl/robots.ts'
import { expectWithin } from '../../house/processor.ts'

const SITE = 'https://acme.example'

const rows: readonly [trap: string, robots: string, agent: string, path: string, allowed: boolean][] = [
  ['no rules at all', '', 'blazon', '/any', true],
  ['everything refused', 'User-agent: *\nDisallow: /', 'blazon', '/any', false],
  ['an empty Disallow refuses nothing', 'User-agent: *\nDisallow:', 'blazon', '/any', true],
  [
    'the longest pattern decides, not the first',
    'User-agent: *\nDisallow: /a\nAllow: /a/b',
    'blazon',
    '/a/b/c',
    true,
  ],
  ['Allow wins a tie', 'User-agent: *\nDisallow: /a\nAllow: /a', 'blazon', '/a', true],
  [
    'a group of its own hides the general one',
    'User-agent: *\nDisallow: /\nUser-agent: blazon\nDisallow: /x',
    'blazon',
    '/y',
    true,
  ],
  [
    'groups of one agent are joined',
    'User-agent: blazon\nDisallow: /a\nUser-agent: other\nDisallow: /\nUser-agent: blazon\nDisallow: /b',
    'blazon',
    '/b',
    false,
  ],
  ['two agents share a group', 'User-agent: blazon\nUser-agent: other\nDisallow: /a', 'other', '/a', false],
  [
    'names are compared without case or version',
    'user-agent: BLAZON/2.0\nDisallow: /a',
    'Blazon/0.1',
    '/a',
    false,
  ],
  ['paths are compared with case', 'User-agent: *\nDisallow: /A', 'blazon', '/a', true],
  ['a wildcard in the middle', 'User-agent: *\nDisallow: /*.pdf$', 'blazon', '/files/a.pdf', false],
  ['the dollar sign ends the path', 'User-agent: *\nDisallow: /*.pdf$', 'blazon', '/files/a.pdf?x=1', true],
  [
    'Allow of an index file allows its folder',
    'User-agent: *\nDisallow: /\nAllow: /docs/index.html',
    'blazon',
    '/docs/',
    true,
  ],
  ['escapes and letters mean the same', 'User-agent: *\nDisallow: /b%c3%bccher', 'blazon', '/bücher', false],
  [
    'comments, carriage returns and a byte order mark',
    '\uFEFFUser-agent: * # all\rDisallow: /a # not this\r',
    'blazon',
    '/a',
    false,
  ],
  ['a common misspelling', 'User-agent: *\nDissalow: /a', 'blazon', '/a', false],
  ['a missing colon', 'User-agent *\nDisallow /a', 'blazon', '/a', false],
  [
    'a rule before any agent belongs to nobody',
    'Disallow: /\nUser-agent: other\nDisallow: /',
    'blazon',
    '/a',
    true,
  ],
  ['robots.txt itself is always open', 'User-agent: *\nDisallow: /', 'blazon', '/robots.txt', true],
  ['a name that only begins like ours', 'User-agent: blazonry\nDisallow: /', 'blazon', '/a', true],
  ['our name among other words', 'User-agent: blazon and others\nDisallow: /', 'blazon', '/a', false],
  [
    'everyone but us: a group of its own without rules',
    'User-agent: *\nDisallow: /\n\nUser-agent: blazon\nAllow: /',
    'blazon',
    '/a',
    true,
  ],
  [
    'a group for everyone is not joined to the one that names us',
    'User-agent: blazon\nDisallow: /a\n\nUser-agent: *\nDisallow: /b',
    'blazon',
    '/b',
    true,
  ],
  [
    'lines that are not about access do not end a list of names',
    'User-agent: blazon\nCrawl-delay: 5\nSitemap: https://acme.example/s.xml\nUser-agent: other\nDisallow: /a',
    'blazon',
    '/a',
    false,
  ],
  [
    'an empty rule ends the list of names',
    'User-agent: blazon\nDisallow:\nUser-agent: other\nDisallow: /',
    'blazon',
    '/a',
    true,
  ],
  [
    'lines in any case, with any white space',
    '  uSeR-aGeNt :\tblazon\n\tDISALLOW\t:\t/a  ',
    'blazon',
    '/a',
    false,
  ],
  ['a pattern without its slash matches nothing', 'User-agent: *\nDisallow: a', 'blazon', '/a', true],
  ['the query belongs to the path', 'User-agent: *\nDisallow: /*?sort=', 'blazon', '/shop?sort=price', false],
  ['the fragment does not', 'User-agent: *\nDisallow: /a$', 'blazon', '/a#top', false],
  ['a wildcard may stand for nothing', 'User-agent: *\nDisallow: /a*b', 'blazon', '/ab', false],
  ['a closing wildcard changes nothing', 'User-agent: *\nDisallow: /a*', 'blazon', '/abc', false],
  ['a dollar sign before the end is one', 'User-agent: *\nDisallow: /a$b', 'blazon', '/a$b/c', false],
  [
    'an escaped dollar sign is one at the end, too',
    'User-agent: *\nDisallow: /a%24',
    'blazon',
    '/a$b',
    false,
  ],
  ['an escaped star is a star', 'User-agent: *\nDisallow: /a-%2A.html', 'blazon', '/a-*.html', false],
  ['and no wildcard', 'User-agent: *\nDisallow: /a-%2A.html', 'blazon', '/a-b.html', true],
  ['an escaped slash is no slash', 'User-agent: *\nDisallow: /a%2Fb', 'blazon', '/a/b', true],
  ['escapes in either case', 'User-agent: *\nDisallow: /%e3%83%84', 'blazon', '/%E3%83%84', false],
  ['a blank that URLs hold as an escape', 'User-agent: *\nDisallow: /a b', 'blazon', '/a%20b', false],
  [
    'the most specific of many',
    'User-agent: *\nAllow: /\nDisallow: /a/*/c\nAllow: /a/b/c/d',
    'blazon',
    '/a/b/c/d',
    true,
  ],
  [
    'a page of HTML in its place says nothing',
    '<!doctype html>\n<title>Home</title>\n<p>Disallow: /',
    'blazon',
    '/a',
    true,
  ],
  [
    'a very long line is cut, and its neighbours stay',
    `User-agent: *\nDisallow: /${'x'.repeat(60_000)}\nDisallow: /a`,
    'blazon',
    '/a',
    false,
  ],
  [
    'a line of hashes and odd ends of line',
    `User-agent: *\n${'#\u2028'.repeat(8_000)}\nDisallow: /a`,
    'blazon',
    '/a',
    false,
  ],
  [
    'many wildcards take no longer',
    `User-agent: *\nDisallow: /${'*a'.repeat(2000)}b`,
    'blazon',
    `/${'a'.repeat(3000)}`,
    true,
  ],
]

describe('isAllowed', () => {
  it.each(rows)('%s', (_, text, agent, path, allowed) => {
    expect(isAllowed(rulesFor(parseRobots(text), agent), SITE + path)).toBe(allowed)
  })
})

it('takes little time for any number of wildcards, and is the stricter for those that it does not look for', () => {
  const rules = rulesFor(parseRobots(`user-agent: *\nallow: /*yes\n${'disallow:*ab\n'.repeat(40_000)}`), 'x')
  const path = `/${'a'.repeat(2_000)}`
  expectWithin(400, () => isAllowed(rules, SITE + path))
  const many = rulesFor(parseRobots(`user-agent: *\n${'disallow:/z*ab\n'.repeat(2_100)}allow: /*yes`), 'x')
  expect([`/z`, `/yes`].map((one) => isAllowed(many, SITE + one))).toEqual([false, true])
})

it('looks at tens of thousands of rules without a wildcard in little time', () => {
  const rules = rulesFor(parseRobots(`user-agent: *\n${'allow: /a/index.html\n'.repeat(25_000)}`), 'x')
  expectWithin(180, () => {
    for (let at = 0; at < 20; at++) isAllowed(rules, `${SITE}/${at}${'a'.repeat(2_000)}`)
  })
})

describe('parseRobots', () => {
  it('collects sitemaps wherever they stand', () => {
    expect(parseRobots('Sitemap: https://a.example/1.xml\nUser-agent: x\nsitemap: /2.xml').sitemaps).toEqual([
      'https://a.example/1.xml',
      '/2.xml',
    ])
  })
})
