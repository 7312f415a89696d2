import { describe, expect, it } from 'vitest'
import { isAllowed, parseRobots } from '../../src/formats/robots.ts'

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
    expect(isAllowed(parseRobots(text), agent, SITE + path)).toBe(allowed)
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
