import { describe, expect, it } from 'vitest'
import { links } from '../../src/extract/links/index.ts'
import { WORDS } from '../../src/extract/links/words/index.ts'
import { isFound } from '../../src/model/finding.ts'
import { LINK_KINDS } from '../../src/model/values.ts'
import { pageOf } from '../snapshot/page.ts'

const linksIn = (page: Parameters<typeof pageOf>[0]) => {
  const finding = links(pageOf(page))
  return isFound(finding) ? finding.value : {}
}
const at = (path: string) => `https://www.acme.example${path}`

const rows: readonly [trap: string, page: Parameters<typeof pageOf>[0], expected: object][] = [
  [
    'text and path',
    { body: '<footer><a href="/privacy">Privacy Policy</a><a href="/tos">Terms of Service</a></footer>' },
    { privacy: at('/privacy'), terms: at('/tos') },
  ],
  ['text alone', { body: '<nav><a href="/p/17">Pricing</a></nav>' }, { pricing: at('/p/17') }],
  [
    'a path alone',
    { body: '<footer><a href="/careers"><svg></svg></a></footer>' },
    { careers: at('/careers') },
  ],
  [
    'another language',
    {
      html: '<html lang=de>',
      body: '<footer><a href="/datenschutz">Datenschutzerklärung</a><a href="/agb">AGB</a><a href="/kontakt/">Kontakt</a><a href="/karriere">Karriere</a></footer>',
    },
    { careers: at('/karriere'), terms: at('/agb'), privacy: at('/datenschutz'), contact: at('/kontakt/') },
  ],
  [
    'a script without spaces',
    {
      html: '<html lang=ja>',
      body: '<footer><a href="/a">お問い合わせはこちら</a><a href="/b">プライバシーポリシー</a></footer>',
    },
    { privacy: at('/b'), contact: at('/a') },
  ],
  [
    'right to left',
    { html: '<html lang=ar>', body: '<footer><a href="/a">اتصل بنا</a></footer>' },
    { contact: at('/a') },
  ],
  [
    'a place on the page is no page',
    { body: '<nav><a href="#contact">Contact</a><a href="/#pricing">Pricing</a></nav>' },
    {},
  ],
  ['mail is no page', { body: '<nav><a href="mailto:a@acme.example">Contact</a></nav>' }, {}],
  [
    'a post is not the blog',
    { body: '<main><a href="/blog/how-to-hammer">How to hammer like a professional</a></main>' },
    {},
  ],
  [
    'the blog, not a post',
    { body: '<main><a href="/blog/x">Read more</a></main><footer><a href="/blog/">Blog</a></footer>' },
    { blog: at('/blog/') },
  ],
  [
    'a word in a longer text',
    { body: '<main><a href="/shop/lenses">Contact lenses</a><a href="/steve">Steve Jobs, a life</a></main>' },
    {},
  ],
  [
    'a captcha’s policy',
    { body: '<footer><a href="https://policies.google.com/privacy">Privacy Policy</a></footer>' },
    {},
  ],
  ['a consent switch', { body: '<footer><a href="/privacy-choices">Your Privacy Choices</a></footer>' }, {}],
  [
    'a service for openings',
    { body: '<footer><a href="https://boards.greenhouse.io/acme">Open roles</a></footer>' },
    { careers: 'https://boards.greenhouse.io/acme' },
  ],
  [
    'the application on another domain of the firm',
    {
      body: '<header><a href="https://app.acme-cloud.example/login">Log in</a><a href="/signup">Sign up free</a></header>',
    },
    { login: 'https://app.acme-cloud.example/login', signup: at('/signup') },
  ],
  [
    'a manual behind "Get started"',
    {
      body: '<header><a href="/docs/start">Get started</a><a href="https://docs.acme.example/">Get started</a></header>',
    },
    {},
  ],
  [
    'an account behind "Get started"',
    { body: '<header><a href="https://app.acme.example/new">Get started</a></header>' },
    { signup: 'https://app.acme.example/new' },
  ],
  [
    'registration of other things, told by the path',
    {
      body: '<nav><a href="/support/tire-registration">Register</a><a href="/press/media-sign-up">Sign up</a></nav>',
    },
    {},
  ],
  [
    'a text about careers',
    { body: '<footer><a href="/blog/8-careers-in-events">8 careers in events</a></footer>' },
    {},
  ],
  ['the newest posts of a forum', { body: '<nav><a href="/whats-new/posts/">New posts</a></nav>' }, {}],
  ['packages to install', { body: '<nav><a href="/packages/">Packages</a></nav>' }, {}],
  ['fees of students', { body: '<nav><a href="/study/fees">Tuition fees and funding</a></nav>' }, {}],
  [
    'data protection as a product',
    { body: '<nav><a href="/cyber/data-protection.html">Protect your data centre</a></nav>' },
    {},
  ],
  ['nothing', { body: '<a href="/about">About us</a>' }, {}],
]

describe('links', () => {
  it.each(rows)('%s', (_, page, expected) => {
    expect(linksIn(page)).toEqual(expected)
  })
})

describe('the table of words', () => {
  it('has every kind in at least thirty languages, in lower case', () => {
    expect(Object.keys(WORDS).length).toBeGreaterThanOrEqual(30)
    for (const kinds of Object.values(WORDS)) {
      expect(Object.keys(kinds).sort()).toEqual([...LINK_KINDS].sort())
      for (const phrases of Object.values(kinds)) expect(phrases).toBe(phrases.toLowerCase())
    }
  })
})
