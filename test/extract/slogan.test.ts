import { describe, expect, it } from 'vitest'
import { slogan } from '../../src/extract/slogan/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import { pageOf } from '../snapshot/page.ts'

type Page = Parameters<typeof pageOf>[0]

const ld = (thing: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...thing })}</script>`

const rows: readonly [what: string, page: Page, expected: string | null][] = [
  [
    'what the firm declares',
    {
      head: `<title>Acme | Anvils for all</title>${ld({ '@type': 'Organization', name: 'Acme', url: 'https://www.acme.example/', slogan: 'Forged to last' })}`,
    },
    'Forged to last',
  ],
  [
    'the words beside the mark',
    {
      body: '<header><a href="/">Acme</a><p class="site-description">Iron with character</p></header><h1>News from the smithy</h1>',
    },
    'Iron with character',
  ],
  ['the title beside the name', { head: '<title>Acme – Anvils that sing</title>' }, 'Anvils that sing'],
  ['the name last', { head: '<title>Anvils that sing | Acme</title>' }, 'Anvils that sing'],
  [
    'the only headline of the front page',
    { head: '<title>Acme</title>', body: '<h1>Every anvil tells a story.</h1>' },
    'Every anvil tells a story.',
  ],
  ['in Japanese', { head: '<title>Acme|鉄で未来をつくる</title>' }, '鉄で未来をつくる'],
  [
    'quotes around it',
    { body: '<header><div class=slogan>„Aus einem Guss“</div></header>' },
    'Aus einem Guss',
  ],
  [
    'what agrees goes before what stands alone',
    {
      head: '<title>Acme | Iron with character</title>',
      body: '<h1>Iron with character</h1><footer><p class=tagline>Visit our shop today</p></footer>',
    },
    'Iron with character',
  ],
  [
    'not a template default',
    { body: '<header><p class="site-description">Just another WordPress site</p></header>' },
    null,
  ],
  [
    'not a greeting',
    { head: '<title>Acme | Welcome to our home page</title>', body: '<h1>Willkommen bei Acme</h1>' },
    null,
  ],
  ['not a list for search engines', { head: '<title>Acme | Anvils, Hammers, Tongs, Bellows</title>' }, null],
  ['not the name', { head: '<title>Acme - Acme Ltd</title>', body: '<h1>Acme</h1>' }, null],
  [
    'not a description',
    {
      head: `<title>Acme | ${'anvils and hammers and '.repeat(6)}more</title>`,
    },
    null,
  ],
  [
    'not the title of another page',
    {
      url: 'https://www.acme.example/news/12',
      head: '<title>A new anvil for you | Acme</title>',
      body: '<h1>A new anvil for you</h1>',
    },
    null,
  ],
  ['not one of many headlines', { body: '<h1>Our anvils here</h1><h1>Our hammers there</h1>' }, null],
  ['not what only names a thing', { head: '<title>Acme | Anvil Repair and Hire in Leeds</title>' }, null],
  [
    'not such a headline, with a list in it',
    { body: '<h1>Cast Anvils, Hammers and Forging Tongs</h1>' },
    null,
  ],
  [
    'words in capitals that speak to somebody',
    { body: '<h1>Anvils for Your Next Big Thing</h1>' },
    'Anvils for Your Next Big Thing',
  ],
  [
    'such words in German, where things are written large',
    { html: '<html lang=de>', body: '<h1>Ambosse für Ihr Handwerk</h1>' },
    'Ambosse für Ihr Handwerk',
  ],
  ['not the name of a page', { body: '<h1>Contact Us</h1>' }, null],
  [
    'not words for search engines, each with a full stop',
    { body: `<h1>${'custom anvils. '.repeat(5)}</h1>` },
    null,
  ],
  [
    'not the title of what an index file shows',
    { url: 'https://www.acme.example/index.php?topic=12', body: '<h1>How do you cast an anvil?</h1>' },
    null,
  ],
  [
    'not what stands below each of several entries',
    { body: '<p class=tagline>By Jo, two days ago</p><p class=tagline>By Kim, three days ago</p>' },
    null,
  ],
  [
    'the tagline that a blog declares, escaped as it is',
    {
      head: ld({
        '@type': 'WebSite',
        url: 'https://www.acme.example/',
        name: 'Acme',
        description: 'Anvils &amp; more',
      }),
    },
    'Anvils & more',
  ],
  [
    'the first heading below a mark that is the headline',
    {
      body: '<header><h1>Acme</h1></header><main><h2>Iron that keeps its word</h2><h2>Our anvils here</h2></main>',
    },
    'Iron that keeps its word',
  ],
  [
    'the title before the first heading of a section',
    {
      head: '<title>Acme – Anvils in your town</title>',
      body: '<header><h1>Acme</h1></header><h2>Tongs that smiths like</h2>',
    },
    'Anvils in your town',
  ],
  [
    'the line below a headline that is the name',
    { body: '<main><h1>Acme</h1><p>Iron that keeps its word</p><p>We cast anvils.</p></main>' },
    'Iron that keeps its word',
  ],
  [
    'a name that is declared in another script than the domain',
    {
      head: '<meta property="og:site_name" content="אקמה">',
      body: '<main><h1>אקמה</h1><p>ברזל שעומד במילה שלו</p></main>',
    },
    'ברזל שעומד במילה שלו',
  ],
  [
    'what goes before the dash of a long line below the name',
    {
      body: '<h1>Acme</h1><p>Iron that keeps its word – come and see our anvils, our hammers and all the tongs that we cast in Leeds</p>',
    },
    'Iron that keeps its word',
  ],
  [
    'not a line below a headline of several',
    {
      body: '<h1>Acme</h1><p>Iron on sale</p><h1>Cast anvils</h1><h1>Fine tongs</h1><p>They hold what they grip</p>',
    },
    null,
  ],
  [
    'not what says that the name is something',
    { body: '<h1>Acme</h1><p>Acme is a foundry in the north</p>' },
    null,
  ],
  [
    'not the description that a site declares once more',
    {
      head: ld({
        '@type': 'WebSite',
        url: 'https://www.acme.example/',
        name: 'Acme',
        description: 'Acme offers anvils to smiths in the north',
      }),
      body: '<h1>Strike while you can</h1>',
    },
    'Strike while you can',
  ],
  [
    'the tagline in a footer, by a class of its own',
    { body: '<h1>Acme</h1><footer><p class="footer-tagline">Iron with character</p></footer>' },
    'Iron with character',
  ],
  [
    'the line beside the mark',
    { body: '<header><span class="brand-subtitle">Iron with character</span></header><h1>Cast Anvils</h1>' },
    'Iron with character',
  ],
  [
    'not a class of the whole page',
    { html: '<html class="with-tagline">', body: '<p>Iron with character</p>' },
    null,
  ],
  [
    'an enumeration within a sentence',
    { body: '<h1>A light, solid, and quiet anvil</h1>' },
    'A light, solid, and quiet anvil',
  ],
  [
    'not an enumeration that repeats a word',
    { body: '<h1>cheap anvils, used anvils, big anvils</h1>' },
    null,
  ],
  ['a verb that speaks, in capitals', { body: '<h1>Build Better Bridges</h1>' }, 'Build Better Bridges'],
  ['not a question', { body: '<h1>Ready to forge your own way?</h1>' }, null],
  [
    'a sentence in the title before a headline',
    { head: '<title>Acme – Iron without rust. Forged.</title>', body: '<h1>Calm anvils for smiths</h1>' },
    'Iron without rust. Forged.',
  ],
  [
    'a headline before a title without a sentence',
    { head: '<title>Acme – Anvils in your town</title>', body: '<h1>Calm anvils for smiths</h1>' },
    'Calm anvils for smiths',
  ],
  [
    'what stands beside the name in the description',
    { head: '<meta name=description content="Acme - Iron that keeps its word.">' },
    'Iron that keeps its word',
  ],
  [
    'what the alternative text of the mark says beside the name',
    {
      head: '<title>Acme</title>',
      body: '<header><a href="/"><img alt="Acme – Anvils that sing"></a></header><h1>Cast for smiths</h1>',
    },
    'Anvils that sing',
  ],
  [
    'such a text with a full stop after the name, of which the site declares more',
    {
      head: '<meta property="og:site_name" content="Breitner & Sons Lawyers">',
      body: '<header><a href="/"><img alt="Breitner & Sons. Law made plain"></a></header>',
    },
    'Law made plain',
  ],
  ...[
    ...['logo of the smithy', 'back to the home', 'Home of the smith', 'Leeds', 'go to start'],
    ...['wordmark in black', 'emblem of the smithy', 'white version', 'in white'],
  ].map((alt): (typeof rows)[number] => [
    `not “${alt}” in such a text`,
    { body: `<header><a href="/"><img alt="Acme – ${alt}"></a></header>` },
    null,
  ]),
  [
    'a claim in the title before a headline that the description repeats',
    {
      head: '<title>Acme | Iron that keeps its word</title><meta name=description content="Cast anvils for every smithy">',
      body: '<h1>Cast anvils for your smithy</h1>',
    },
    'Iron that keeps its word',
  ],
  [
    'a claim of the first view before a tagline that says what the title says, in Japanese',
    {
      html: '<html lang=ja>',
      head: '<meta name=description content="諏訪市の金床製造と精密加工の会社です。">',
      body: '<header><p class=catch>諏訪市の金床製造と精密加工</p></header><p class=mv-copy>鉄の声を聴く。</p>',
    },
    '鉄の声を聴く。',
  ],
  [
    'a headline that the description begins with as a phrase of its own',
    {
      head: '<title>Acme – Anvils in your town</title><meta name=description content="Calm anvils for smiths. We cast them in Leeds.">',
      body: '<h1>Calm anvils for smiths</h1>',
    },
    'Calm anvils for smiths',
  ],
  [
    'not the title of an article that a front page shows first',
    { body: '<article><h1><a href="/2025/04/fire">Fire in the smithy is out</a></h1></article>' },
    null,
  ],
  [
    'not what a whole link to another page says',
    { body: '<a href="/sale"><h2>Anvils of the day for you</h2></a>' },
    null,
  ],
  [
    'two words with a small one below a headline that is the name',
    { body: '<main><h1>Acme</h1><p>Because they’re anvils</p></main>' },
    'Because they’re anvils',
  ],
  [
    'not what stands in a section below the name',
    { body: '<main><h1>Acme</h1><h2>Our Story</h2><p>Three smiths had one idea</p></main>' },
    null,
  ],
  [
    'beside a name whose letters the domain writes without strokes and dots',
    { url: 'https://ozelcamlik.example/', head: '<title>Özel Çamlık | Sağlığınız emin ellerde</title>' },
    'Sağlığınız emin ellerde',
  ],
  [
    'not a list in Turkish',
    { html: '<html lang=tr>', head: '<title>Acme | Örs, Çekiç ve Maşa Modelleri</title>' },
    null,
  ],
  [
    'a headline of two parts with which the description begins',
    {
      head: '<title>Acme – Anvils in your town</title><meta name=description content="Calm anvils: made for smiths. We cast them in Leeds.">',
      body: '<h1>Calm anvils: made for smiths</h1>',
    },
    'Calm anvils: made for smiths',
  ],
  [
    'a headline that the description quotes',
    {
      head: '<title>Acme – Anvils in your town</title><meta name=description content="At Acme “Calm anvils for smiths” is more than a line.">',
      body: '<h1>Calm anvils for smiths</h1>',
    },
    'Calm anvils for smiths',
  ],
  [
    'not what a description goes on with after a colon',
    {
      head: '<meta name=description content="Acme Leeds: cast anvils with free delivery and a smithy outdoors">',
    },
    null,
  ],
  [
    'a copy of the first view before a headline that begins the description, in Japanese',
    {
      html: '<html lang=ja>',
      head: '<meta name=description content="諏訪の金床製造、星鉄の公式サイトです。">',
      body: '<header><h1>諏訪の金床製造</h1></header><p class=main-copy>鉄の声を聴く、匠の宿</p>',
    },
    '鉄の声を聴く、匠の宿',
  ],
  ['nothing at all', {}, null],
]

describe('slogan', () => {
  it.each([
    ...['masthead__claim', 'header__claim', 'header-claim', 'navbar-claim', 'logo-claim', 'headerclaim'],
    ...['baseline', 'header__baseline', 'payoff', 'lema', 'footer-slogan'],
    ...['site-header__slogan', 'catch', 'catchcopy', 'header-catch', 'lead-copy', 'mv__catch-copy', 'motto'],
  ])('the words of the class %s beside the mark', (name) => {
    const body = `<header><a href="/">Acme</a><p class="${name}">Iron with character</p></header><h1>Acme</h1>`
    expect(foundValue(slogan(pageOf({ body })))).toBe('Iron with character')
  })

  it.each(['insurance-claim', 'btn-claim', 'header-sub', 'catch-all'])(
    'the words of the class %s are none',
    (name) => {
      const body = `<header><p class="${name}">Iron with character</p></header><h1>Acme</h1>`
      expect(foundValue(slogan(pageOf({ body }))) ?? null).toBeNull()
    },
  )

  it.each(rows)('%s', (_, page, expected) => {
    expect(foundValue(slogan(pageOf(page))) ?? null).toBe(expected)
  })

  it.each([
    'Latest news',
    'Our services',
    'Featured products',
    'Join our newsletter',
    'We value your privacy',
    'Select your language',
    'Sign up today',
    'Book a table',
    'Are you over 18?',
    '50% off everything',
    'Free shipping on orders over $50',
    'Sorry, we are closed',
    'Office closed on Monday',
    'Find a doctor',
    'Nuestros servicios',
    '¿Eres mayor de edad?',
    'Neue Öffnungszeiten ab Mai',
    'Jetzt Termin buchen',
    'Nos actualités',
    'Toute l’actualité',
    'Nossos serviços',
    'I nostri servizi',
    'Onze diensten',
    'Gratis verzending vanaf €50',
    'Nasze usługi',
    'Наши услуги',
    'Мы временно закрыты',
    '新着情報',
    '夏季休業のお知らせ',
    '最新消息',
    '新着情報<span>NEWS</span>',
    'お知らせ<span>NEWS</span>',
    'SERVICE 事業内容',
    '事業領域 OUR BUSINESS',
    '新着更新情報',
    '緊急情報',
    'ピックアップ',
    '選ばれる理由 REASON',
    '新闻动态 NEWS',
    'Products 产品系列',
    '공지사항 NOTICE',
    '최신 소식',
    '회사 소개',
    'Jazzfest im Park 2026',
    'Call us at 0301234567',
    'Hi, I’m Janneke',
    'Out now on Steam',
    'Registration is now open',
    'Inscripciones abiertas',
    'التسجيل مفتوح للعام الجديد',
    'Trwa rekrutacja do szkoły',
    'Plan your visit today.',
    'The spring collection',
    'Hammer Time out now on Steam',
    'Your gift is matched until Friday',
    'ברוכים הבאים',
    'תערוכות נוכחיות',
    'Καλώς ήρθατε',
    'Τα νέα μας',
    'Üdvözöljük városunk honlapján!',
    'Legújabb híreink',
    'Bine ați venit',
    'Produsele noastre',
    'Vårens nyheter',
    'Vores nyheder',
    'Ajankohtaista',
    'Uusimmat tuotteet',
    'Tüm ürünler',
    'Naše služby',
    'Наші послуги',
    'الأكثر مبيعاً',
    'أحدث العروض',
    'Sản phẩm nổi bật',
    'Layanan kami',
    '當期展覽',
  ])('“%s” as the only headline is not a slogan', (text) => {
    expect(foundValue(slogan(pageOf({ body: `<h1>${text}</h1>` }))) ?? null).toBeNull()
  })

  it.each([
    'News you can trust',
    'Find your balance',
    '100% natural, every day',
    'Save money. Live better.',
    'We have moved mountains',
    'Signing your success',
    'Alles für den Garten',
    'L’art de vivre',
    'Sale e pepe con amore',
    'Бренды, которые любят',
    '让世界更美好',
    '情報で社会を変える',
    '暮らしを変える情報を届ける',
    'Think globally 世界をつなぐ',
    '사람을 생각하는 기술',
    'Votre eau, notre métier depuis 1974',
    'Crafting fine bread since 1898',
    'Open source since 2011',
    'Seit 2003 Ihr Partner am Bau',
    'Pieczemy chleb od 1952 roku',
    'Делаем мебель с 2004 года',
    '創業1898年、伝統の味',
    '1000s of happy homes',
    'Nyheter du kan lita på',
    'Ürünler değil dostluklar',
    'Produkter med sjel',
    'Hírek a szívemnek',
    'خدماتنا تصنع الفرق',
    'Послуги, яким довіряють',
    'Sản phẩm từ trái tim',
    'Vi värnar om naturen.',
    'Lukket kredsløb for bedre vand.',
    'Tovább élünk a vasban.',
    'Rezervă de energie pentru viață.',
    'Daha fazla gülümseme için',
    'Обрати майбутнє разом',
    'سجل حافل بالإنجازات',
    'לכל בית יש סיפור',
    'Masuk ke dunia besi yang kuat.',
    'Rekrutacja, która działa',
  ])('“%s” is a slogan although notices have its words', (text) => {
    expect(foundValue(slogan(pageOf({ body: `<h1>${text}</h1>` })))).toBe(text)
  })
})
