import { describe, expect, it } from 'vitest'
import { name } from '../../src/extract/name/index.ts'
import { isFound } from '../../src/model/finding.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'
import { pageOf } from '../snapshot/page.ts'

const answer = (page: ReturnType<typeof pageOf>) => {
  const finding = name(page)
  return isFound(finding) ? finding.value : undefined
}

const organization = (item: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Organization', ...item })}</script>`

const rows: readonly [trap: string, page: Parameters<typeof pageOf>[0], expected: string][] = [
  [
    'what the site declares',
    { head: '<meta property="og:site_name" content="Acme Anvils"><title>Buy anvils</title>' },
    'Acme Anvils',
  ],
  [
    'a slogan in the declared name',
    { head: '<meta property="og:site_name" content="Acme – Anvils for everyone since 1920">' },
    'Acme',
  ],
  [
    'a template default is no name',
    { head: '<meta property="og:site_name" content="Home"><title>Acme | Home</title>' },
    'Acme',
  ],
  [
    'a name that begins with a full stop',
    { head: '<meta property="og:site_name" content=".acme Foundation">' },
    '.acme Foundation',
  ],
  [
    'the legal form of a partnership',
    { head: '<meta property="og:site_name" content="Acme & Sons PartG mbB">' },
    'Acme & Sons',
  ],
  [
    'the picture of a mark with a claim below it',
    {
      url: 'https://www.sw-kaltenfels.example/',
      head: '<title>Start – Stadtwerke Kaltenfels GmbH</title>',
      body: '<header><a href="/"><img alt="Logo Stadtwerke Kaltenfels"><span>Näher dran.</span></a></header>',
    },
    'Stadtwerke Kaltenfels',
  ],
  [
    'two partners with a hyphen between them',
    { url: 'https://www.caexpo.example/', head: '<title>中国-东盟博览会</title>' },
    '中国-东盟博览会',
  ],
  ['full stops before the name', { head: '<meta property="og:site_name" content="...Acme">' }, 'Acme'],
  [
    'the legal form of a partnership, written without its G',
    { head: '<meta property="og:site_name" content="Acme & Sons Part mbB">' },
    'Acme & Sons',
  ],
  [
    'a Chinese title with hyphens without white space',
    { url: 'https://www.dlhc.example/', head: '<title>华辰机械有限公司-阀门_球阀</title>' },
    '华辰机械',
  ],
  [
    'a copyright line with the maker of the shop',
    { url: 'https://shop.example/', body: '<footer>© 2025, Moss Moor Powered by Shopify</footer>' },
    'Moss Moor',
  ],
  [
    'a section that has its own host keeps its name',
    { url: 'https://forum.acme.example/t/1', head: '<meta property="og:site_name" content="Acme | Forums">' },
    'Acme Forums',
  ],
  [
    'a host that is named by what it is for names nobody',
    { url: 'https://share.acme.example/e/1', head: '<title>Episode 1</title>', body: '<p>Share Share</p>' },
    'Acme',
  ],
  [
    'a section of the site does not',
    { url: 'https://acme.example/forum/t/1', head: '<meta property="og:site_name" content="Acme | Forum">' },
    'Acme',
  ],
  [
    'a word that names pages or starter kits elsewhere, where the domain spells it',
    { url: 'https://react.example/learn', head: '<title>Quick start – React</title>' },
    'React',
  ],
  [
    'on a home page the brand stands first',
    { head: '<title>Contoso Tools - Everything for your garden</title>' },
    'Contoso Tools',
  ],
  [
    'elsewhere it stands last',
    { url: 'https://ct24.example/blog/x', head: '<title>How to hammer | Contoso Tools</title>' },
    'Contoso Tools',
  ],
  [
    'the part that is close to the domain wins over both',
    { head: '<title>Buy now - Acme - Free shipping</title>' },
    'Acme',
  ],
  [
    'the legal form goes',
    { head: organization({ name: 'Acme Anvils, Inc.', url: 'https://acme.example/' }) },
    'Acme Anvils',
  ],
  [
    'a legal form before the name',
    { head: '<meta property="og:site_name" content="株式会社あさひ工業">', url: 'https://asahi.example/' },
    'あさひ工業',
  ],
  [
    'another firm in the structured data',
    { head: `${organization({ name: 'Contoso', url: 'https://contoso.example' })}<title>Acme</title>` },
    'Acme',
  ],
  [
    'only the mark in the header',
    {
      head: '<title>Welcome</title>',
      body: '<header><a href="/"><img src="l.svg" alt="Blue Kite logo white"></a></header>',
      url: 'https://bk.example/',
    },
    'Blue Kite',
  ],
  [
    'a wordmark in capitals, the name as written below',
    {
      body: '<header><a href="/">BLUEKITE</a></header><p>At BlueKite we care. BlueKite cares.</p>',
      url: 'https://bluekite.example/',
    },
    'BlueKite',
  ],
  [
    'a mark with its slogan',
    {
      body: '<header><a href="/"><img src="l.svg" alt="Blue Kite - Toys and Games for Everybody"></a></header>',
      url: 'https://bluekite.example/',
    },
    'Blue Kite',
  ],
  [
    'initials, in small letters in the title',
    {
      head: '<meta property="og:site_name" content="BKT"><title>News : bkt</title>',
      url: 'https://bkt.example/news',
    },
    'BKT',
  ],
  [
    'a legal form of lawyers, escaped',
    {
      head: '<meta property="og:site_name" content="O&amp;#039;Hara Kite, PLLC">',
      url: 'https://oharakite.example/',
    },
    "O'Hara Kite",
  ],
  [
    'only the copyright line',
    {
      body: '<footer>Copyright © 2019–2024 Blue Kite GmbH. All rights reserved.</footer>',
      url: 'https://bk24.example/',
    },
    'Blue Kite',
  ],
  [
    'a legal form of two',
    {
      body: '<footer>Copyright © 2024 Blue Kite GmbH & Co. KG. All rights reserved.</footer>',
      url: 'https://bk24.example/',
    },
    'Blue Kite',
  ],
  [
    'the ending stays where it is written so',
    { head: '<meta property="og:site_name" content="acme.example">', body: '<a href="/">acme.example</a>' },
    'acme.example',
  ],
  [
    'words in the domain as the page writes them',
    {
      head: '<title>Rental</title>',
      body: '<p>Used Gym Gear rents. Call Used Gym Gear.</p>',
      url: 'https://usedgymgear.example/',
    },
    'Used Gym Gear',
  ],
  [
    'words in the domain beside longer words and addresses with the same letters',
    {
      head: '<title>Rental</title>',
      body: '<p>USEDGYMGEARS, UsedGYMGear@mail.example, UsedGYMGear.shop: Used Gym Gear.example rents.</p>',
      url: 'https://usedgymgear.example/',
    },
    'Used Gym Gear',
  ],
  [
    'the letters of the domain in a longer word, in letters of two code units',
    { head: '<title>𠮷野家</title>', body: '<p>𠮷野家𠮷</p>', url: 'https://𠮷野家.example/' },
    '𠮷野家',
  ],
  ['nothing but a domain', { url: 'https://blue-kite.example/' }, 'Blue Kite'],
  [
    'its own script',
    {
      html: '<html lang="ar" dir="rtl">',
      head: '<meta property="og:site_name" content="شركة النسر"><title>الرئيسية | شركة النسر</title>',
      url: 'https://alnasr.example/',
    },
    'شركة النسر',
  ],
  [
    'two pictures of one mark in a link',
    {
      body: '<header><a href="/"><img src="l.svg" alt="Blue Kite"><img src="d.svg" alt="Blue Kite"></a></header>',
      url: 'https://bk.example/',
    },
    'Blue Kite',
  ],
  [
    'a manual',
    {
      head: '<title>Quickstart — Anvil Documentation (3.1.x)</title>',
      body: '<h1>Quickstart</h1>',
      url: 'https://anvil.projects.example/en/quickstart/',
    },
    'Anvil',
  ],
  [
    'the headline of a page, which begins like the domain',
    {
      head: '<title>Acme data types | Guides</title>',
      body: '<h1>Acme data types</h1><p>Acme knows many. With Acme they work.</p>',
      url: 'https://acme.example/guides/types',
    },
    'Acme',
  ],
  [
    'a name that is longer than the domain, wherever it is written',
    {
      head: '<title>Prism Flow Products - valves and fittings</title>',
      body: '<p>Prism Flow Products makes valves. Call Prism Flow Products.</p>',
      url: 'https://prismflow.example/',
    },
    'Prism Flow Products',
  ],
  [
    'words that follow the name at one place only are not of it',
    {
      head: '<title>Blue Kite</title>',
      body: '<p>Blue Kite Club is free. Blue Kite cares. Ask Blue Kite Support.</p>',
      url: 'https://bluekite.example/',
    },
    'Blue Kite',
  ],
  [
    'declared with a word more than the domain',
    {
      head: '<meta property="og:site_name" content="Acme Blog"><title>Hammers</title>',
      body: '<p>Acme is here. Acme makes anvils.</p>',
      url: 'https://acme.example/blog/hammers',
    },
    'Acme Blog',
  ],
  [
    'what a title calls the site',
    { head: '<title>Welcome to the Acme Anvil project</title>', url: 'https://anvil.acme.example/' },
    'Acme Anvil',
  ],
  [
    'mark and title in a script that the domain cannot have, before the copyright line',
    {
      url: 'https://sakura-kensetsu.example/',
      head: '<title>注文住宅なら｜さくら建設株式会社</title>',
      body: '<header><h1><a href="/"><img src="l.png" alt="さくら建設株式会社"></a></h1></header><p>家を建てます。</p><footer>Copyright © 2025 SAKURA KENSETSU Co.,Ltd.</footer>',
    },
    'さくら建設',
  ],
  [
    'the same in Cyrillic',
    {
      url: 'https://romashka-mebel.example/',
      head: '<title>Мебель на заказ — Ромашка Мебель</title>',
      body: '<header><a href="/"><img src="l.png" alt="Ромашка Мебель"></a></header><footer>© 2025 Romashka Mebel</footer>',
    },
    'Ромашка Мебель',
  ],
  [
    'what a page declares in its script, before the same in Latin letters',
    {
      url: 'https://sakura-kensetsu.example/',
      head: '<meta property="og:site_name" content="さくら建設"><title>注文住宅なら｜さくら建設</title>',
      body: '<p>家を建てます。</p><footer>Copyright © 2025 SAKURA KENSETSU Co.,Ltd.</footer>',
    },
    'さくら建設',
  ],
  [
    'a link to another language of the page is no name in its script',
    {
      url: 'https://oakember.example/',
      head: '<title>Candles by hand</title>',
      body: '<header><a href="/">日本語</a></header><p>Oak Ember pours candles.</p><footer>© 2025 Oak Ember</footer>',
    },
    'Oak Ember',
  ],
  [
    'what the page writes with diacritics and the domain without',
    {
      url: 'https://narzedziownia.pl/',
      head: '<title>Sklep z narzędziami - elektronarzędzia, narzędzia ręczne</title>',
      body: '<header><a href="/"><img src="l.png" alt=""></a></header><p>Narzędziownia.pl wysyła paczki w jeden dzień.</p>',
    },
    'Narzędziownia',
  ],
  [
    'what the domain writes with two letters instead of an umlaut',
    {
      url: 'https://muellerbau.example/',
      head: '<title>Häuser bauen - günstig und schnell</title>',
      body: '<p>Müller Bau baut Häuser. Seit jeher baut Müller Bau gern.</p>',
    },
    'Müller Bau',
  ],
  [
    'an umlaut at the end, before a word that begins with its second letter',
    {
      url: 'https://www.malmoe.example/',
      head: '<title>events and more</title>',
      body: '<p>Malmö events for all. Tickets of Malmö even today.</p>',
    },
    'Malmö',
  ],
  [
    'quotes around a part of the name stay',
    { head: '<title>Кафе «Ромашка» — официальный сайт</title>', url: 'https://romashka.example/' },
    'Кафе «Ромашка»',
  ],
  [
    'a page name without spaces around its dash',
    { head: '<title>首页-北京某某科技</title>', url: 'https://bjmm.example/' },
    '北京某某科技',
  ],
  [
    'a subdomain that names only a part of the site',
    { head: '<title>Sudo - AcmeWiki</title>', url: 'https://wiki.acme.example/title/Sudo' },
    'AcmeWiki',
  ],
  [
    'a subdomain with a name of its own',
    {
      head: '<title>Apache Anvil</title>',
      body: '<p>Apache is great. The Apache way.</p>',
      url: 'https://anvil.apache.org/',
    },
    'Apache Anvil',
  ],
]

/** A page that states the name in every possible place. */
const everywhere = (text: string): Parameters<typeof pageOf>[0] => ({
  head: `${organization({ name: text })}<meta property="og:site_name" content="${text}"><title>${text}</title>`,
  body: `<header><a href="/"><img src="l.svg" alt="${text}"></a></header><footer>© 2024 ${text}</footer>`,
})

/** Names that contain words which usually stand around names. */
const whole: readonly [text: string, host: string, expected: string][] = [
  ['Serenity Spa', 'serenityspa.example', 'Serenity Spa'],
  ['Zara Home', 'zara.example', 'Zara Home'],
  ['Fashion Icon', 'fashionicon.example', 'Fashion Icon'],
  ['Visit Denver', 'denver.example', 'Visit Denver'],
  ['CV Library', 'cv-library.example', 'CV Library'],
  ['PT Solutions', 'ptsolutions.example', 'PT Solutions'],
  ['Welcome to the Jungle', 'wttj.example', 'Welcome to the Jungle'],
  ['Acme Blog', 'acme.example', 'Acme'],
  ['Acme Deutschland', 'acme.example', 'Acme'],
  ['Acme Blog', 'blog.acme.example', 'Acme Blog'],
  ['Acme News', 'acmenews.example', 'Acme News'],
  ['Blue Developers', 'bd.example', 'Blue Developers'],
  ['PT Blue Kite', 'bluekite.co.id', 'Blue Kite'],
  ['Blue Kite SpA', 'bluekite.it', 'Blue Kite'],
  ['Blue Kite S.p.A.', 'bluekite.it', 'Blue Kite'],
  ['Blue Kite, Spa', 'bluekite.it', 'Blue Kite'],
  ['Blue Kite Official Site', 'bk.example', 'Blue Kite'],
  ['株式会社あさひ 公式サイト', 'asahi.example', 'あさひ'],
]

describe('name', () => {
  it.each(whole)('%s at %s, declared', (text, host, expected) => {
    expect(answer(pageOf({ url: `https://${host}/`, ...everywhere(text) }))).toBe(expected)
  })

  it.each([
    ['Go to Zara Home logo white', 'zarahome.example', 'Zara Home'],
    ['Welcome to the Jungle logo', 'welcometothejungle.example', 'Welcome to the Jungle'],
    ['Blue Kite Home', 'bluekite.example', 'Blue Kite'],
  ])('%s, beside a picture at %s', (alt, host, expected) => {
    const body = `<header><a href="/"><img src="l.svg" alt="${alt}"></a></header>`
    expect(answer(pageOf({ url: `https://${host}/`, body }))).toBe(expected)
  })

  it.each(['Home - Springfield Water District', 'Springfield Water District | Accueil'])(
    'the title %s goes before the guess from a domain that is unlike it',
    (title) => {
      const body = '<header><a href="/"><img src="l.png"></a></header>'
      const page = pageOf({ url: 'https://kzn-adm.example/', head: `<title>${title}</title>`, body })
      expect(answer(page)).toBe('Springfield Water District')
    },
  )

  it.each(rows)('%s', (_, page, expected) => {
    expect(answer(pageOf(page))).toBe(expected)
  })

  it('reads the manifest', () => {
    const page = snapshotFromHtml({
      url: 'https://bk.example/',
      html: '<link rel=manifest href=/m.webmanifest>',
      resources: { 'https://bk.example/m.webmanifest': '{"name":"Blue Kite","short_name":"BK"}' },
    })
    expect(answer(page)).toBe('Blue Kite')
  })

  it('has more confidence when sources agree, and shows them', () => {
    const one = name(pageOf({ head: '<title>Acme</title>' }))
    const two = name(pageOf({ head: '<title>Acme</title><meta property="og:site_name" content="ACME">' }))
    if (!isFound(one) || !isFound(two)) throw new Error('nothing found')
    expect(two.confidence).toBeGreaterThan(one.confidence)
    expect(two.evidence.map(({ where }) => where)).toContain('og:site_name')
    expect(two.trace?.tried.length).toBeGreaterThan(5)
  })

  it('says why a candidate lost', () => {
    expect(name(pageOf({ head: '<title>Home | Acme</title>' }))).toMatchObject({
      trace: {
        candidates: expect.arrayContaining([
          expect.objectContaining({ value: 'Home', rejected: 'is the name of a page' }),
        ]),
      },
    })
  })
})

it('is read on a host whose name has signs of expressions', () => {
  const page = pageOf({ url: 'https://acme.example}/', body: '<h1>Acme</h1><p>Acme makes anvils.</p>' })
  expect(name(page)).not.toHaveProperty('error')
})
