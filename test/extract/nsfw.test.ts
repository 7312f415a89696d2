import { describe, expect, it } from 'vitest'
import { isNsfw } from '../../src/extract/nsfw/index.ts'
import { isFound } from '../../src/model/finding.ts'
import { pageOf } from '../snapshot/page.ts'

type Page = Parameters<typeof pageOf>[0]

const FILLER = 'Here is a word or two about what one finds on these pages and how to go about it. '.repeat(3)

const adult: readonly [what: string, page: Page, rule: string][] = [
  ['the label of search engines', { head: '<meta name="rating" content="adult">' }, 'label'],
  [
    'the label "Restricted To Adults"',
    { head: '<meta name="RATING" content="RTA-5042-1996-1400-1577-RTA">' },
    'label',
  ],
  ['a top-level domain that is sold for it', { url: 'https://acme.xxx/', body: '<p>Hello' }, 'domain-ending'],
  [
    'many explicit words of several kinds',
    {
      body: '<h1>Free porn videos</h1><a href=/1>Blowjob</a><a href=/2>MILF tube</a><a href=/3>Hentai</a><a href=/4>Live sex cams</a>',
    },
    'words',
  ],
  [
    'in German',
    {
      body: '<h1>Erotik</h1><p>Heiße Huren, Titten und Sexkontakte. Pornos gratis, BDSM und mehr, ficken heute.',
    },
    'words',
  ],
  ['in Russian', { body: '<h1>Порно видео</h1><p>минет, сиськи, секс чат, шлюхи онлайн, хентай' }, 'words'],
  ['in Japanese', { body: '<h1>アダルトビデオ 無料</h1><p>巨乳 中出し 人妻 エッチ' }, 'words'],
  [
    'a name that says it, and a page that agrees',
    {
      url: 'https://sextoys-acme.com/',
      body: `<h1>Vibrators and dildos</h1><p>BDSM and bondage sets. ${FILLER}`,
    },
    'domain',
  ],
  [
    'an age gate before what is sexual',
    {
      body: `<div class=gate><p>This site has sexually explicit content. You must be 18 to enter.</p></div><p>${FILLER}`,
    },
    'age-gate',
  ],
  [
    'an age gate that a script shows',
    {
      body: `<div hidden><div><p>This site has sexually explicit content. You must be 18 to enter.</p></div></div><p>${FILLER}`,
    },
    'age-gate',
  ],
  [
    'an age gate of two lines that a script shows',
    {
      body: `<div hidden><p>Sexuell explizite Inhalte: mindestens<br>18 Jahre</p></div><p>${FILLER}`,
    },
    'age-gate',
  ],
  [
    'an age gate in an object',
    {
      body: `<object><div>Sexually explicit content. Are you over 18?</div></object><p>${FILLER}`,
    },
    'age-gate',
  ],
]

const harmless: readonly [what: string, page: Page][] = [
  ['a firm', { body: '<h1>Acme makes anvils</h1>' }],
  ['a page of no words', { body: '' }],
  ['the label for all', { head: '<meta name="rating" content="general">' }],
  [
    'a wine shop with an age gate',
    {
      body: '<div class=age-gate>Are you over 18? You must be of legal drinking age.</div><h1>Wines of Acme</h1>',
    },
  ],
  [
    'lingerie',
    {
      url: 'https://acme-lingerie.com/',
      body: '<h1>Sexy lingerie</h1><p>Nude bras, big cup sizes, thongs, stockings for women.',
    },
  ],
  [
    'a breast clinic',
    {
      body: '<h1>Breast cancer care</h1><p>Our doctors treat breast disease. Nude photographs are never asked for. Sexual health, STI tests.',
    },
  ],
  [
    'help for addicts',
    {
      body: '<h1>Porn addiction recovery</h1><p>Therapy for porn addiction: our counsellors help you block porn, masturbation and sex chat; recovery is possible, filters protect.',
    },
  ],
  [
    'a filter for families',
    {
      body: '<h1>Block porn at home</h1><p>Parental filter that blocks porn, sex videos, hentai and live sex cams, and protects children.',
    },
  ],
  ['a county', { url: 'https://www.essexcouncil.org/', body: '<h1>Essex</h1><p>Services for residents.' }],
  [
    'birds',
    { body: '<h1>Great tits and other birds</h1><p>Tits, cocks and hens in the garden, a booby by the sea.' },
  ],
  [
    'tools',
    {
      url: 'https://acme-vibrators.com/',
      body: '<h1>Concrete vibrators</h1><p>Vibrators for concrete, pumps and hoses.',
    },
  ],
  ['a sextant maker', { url: 'https://sextant.com/', body: '<h1>Sextants</h1>' }],
]

describe('a site for adults only', () => {
  it.each(adult)('%s', (_, page, rule) => {
    expect(isNsfw(pageOf(page))).toMatchObject({ value: true, rule })
  })

  it.each(harmless)('not %s', (_, page) => {
    const found = isNsfw(pageOf(page))
    expect(isFound(found) && found.value).toBe(false)
    expect(found).toMatchObject({
      rule: 'nothing-seen',
      evidence: [{ text: expect.stringContaining('words') }],
    })
  })
})
