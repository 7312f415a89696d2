import { describe, expect, it } from 'vitest'
import { description } from '../../src/extract/description/index.ts'
import { pageOf } from '../snapshot/page.ts'

const meta = (content: string) => `<meta name="description" content="${content}">`
const CLAIM = 'Acme makes anvils that last for generations.'

const rows: readonly [trap: string, page: Parameters<typeof pageOf>[0], expected: string | null][] = [
  [
    'what is declared',
    { head: meta(CLAIM), body: '<p>Acme is something else entirely, says this text.</p>' },
    CLAIM,
  ],
  [
    'a template default',
    { head: meta('Just another WordPress site'), body: `<h1>Hi</h1><p>${CLAIM}</p>` },
    CLAIM,
  ],
  [
    'a placeholder',
    { head: `${meta('Description')}<meta property="og:description" content="${CLAIM}">` },
    CLAIM,
  ],
  ['a notice of scripts', { head: meta('You need to enable JavaScript to run this app.') }, null],
  ['lorem ipsum', { body: '<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>' }, null],
  [
    'the title again',
    { head: `<title>Acme Anvils and Hammers</title>${meta('Acme Anvils and Hammers')}` },
    null,
  ],
  [
    'escaped twice, with markup',
    { head: meta('&lt;p&gt;Acme &amp;amp; Sons make anvils.&lt;/p&gt;') },
    'Acme & Sons make anvils.',
  ],
  [
    'a cookie banner comes first',
    {
      body: `<div class="cookie-banner"><p>We use cookies to make Acme better for you.</p></div><main><p>${CLAIM}</p></main>`,
    },
    CLAIM,
  ],
  [
    'a customer speaks first',
    { body: `<blockquote><p>Acme is the best thing that happened to me!</p></blockquote><p>${CLAIM}</p>` },
    CLAIM,
  ],
  [
    'the sentence that names the firm goes before a longer one',
    { body: `<p>Everything you need under one roof, since always and for ever.</p><p>${CLAIM}</p>` },
    CLAIM,
  ],
  [
    'a style sheet by mistake',
    { head: meta('hr { clear: both; } @media print { p { color: red } } Acme') },
    null,
  ],
  ['a lost beginning', { head: meta('. Acme makes anvils that last for generations.') }, CLAIM],
  [
    'how to reach the firm comes first',
    {
      body: `<p>Write to Acme at hello@acme.example today.</p><p>Acme: call +44 20 7946 0958.</p><p>${CLAIM}</p>`,
    },
    CLAIM,
  ],
  [
    'a form comes first',
    { body: `<p>Please fill out the form below and Acme will contact you.</p><p>${CLAIM}</p>` },
    CLAIM,
  ],
  [
    'a footer is no claim',
    { body: '<footer><p>Acme is a registered trade mark of Acme Holdings.</p></footer>' },
    null,
  ],
  [
    'a short text in a dense script',
    { head: meta('鍛冶屋のための金床を作っています。') },
    '鍛冶屋のための金床を作っています。',
  ],
  ['a front page without paragraphs', { body: `<table><tr><td>${CLAIM}</td></tr></table>` }, CLAIM],
  [
    'another page without paragraphs',
    { url: 'https://www.acme.example/a/b', body: `<table><tr><td>${CLAIM}</td></tr></table>` },
    null,
  ],
  ['its headline, where nothing else says it', { body: `<h1>${CLAIM}</h1><p>Hello!</p>` }, CLAIM],
  [
    'classes of the whole page that speak of screens',
    { body: `<div class="min-h-screen overflow-hidden"><p>${CLAIM}</p></div>` },
    CLAIM,
  ],
  [
    'a teaser, a question and a heading come first',
    {
      body: `<a href="/x"><p>Ten things about Acme that you surely did not know.</p></a><p>Did you know that Acme has the largest anvil?</p><h2>The Anvil That Went to the Fair</h2><p>${CLAIM}</p>`,
    },
    CLAIM,
  ],
  [
    'a form is explained',
    { html: '<html lang=nl>', body: '<p>Vul onderstaand formulier in en wij bellen u.</p>' },
    null,
  ],
  [
    'a page within the target of "skip to content"',
    { body: `<div id="skipToContent"><h1>Acme</h1><p>${CLAIM}</p></div>` },
    CLAIM,
  ],
  [
    'a declared text that is strung together from posts',
    {
      head: meta('News Acme 2 is out September 5, 2024 - Ann. Acme 1 is out July 2, 2024 - Bob. Read on'),
      body: `<p>${CLAIM}</p>`,
    },
    CLAIM,
  ],
  [
    'a post with its date comes first',
    { body: `<h1>Acme</h1><p>5 May 2024: we celebrate our hammers.</p><p>${CLAIM}</p>` },
    CLAIM,
  ],
  [
    'the text under the headline, before one further down with the name',
    {
      body: '<h1>Acme</h1><p>Anvils that last for generations, by hand.</p><p>All hail Acme and its smiths.</p>',
    },
    'Anvils that last for generations, by hand.',
  ],
  [
    'an offer of the day comes first',
    { body: `<p>Acme makes spring with 20% off all hammers.</p><p>${CLAIM}</p>` },
    CLAIM,
  ],
  [
    'news come first, before the sentence with the name of the title and an article before it',
    {
      url: 'https://uni-almena.example/',
      head: '<title>Inicio | Universidad de Almena</title>',
      body: '<div><p>Abierto el plazo de matrícula de grado</p></div><h2>Agenda</h2><p>La Universidad de Almena es una universidad pública con cuatro campus.</p>',
    },
    'La Universidad de Almena es una universidad pública con cuatro campus.',
  ],
  [
    'a headline that says what the firm is, in a banner',
    {
      body: '<header class="heroBanner"><h1>Acme is a foundry for <br>anvils and bells</h1></header><p>Bells make people at Acme happy, and anvils too.</p>',
    },
    'Acme is a foundry for anvils and bells',
  ],
  [
    'the claim of the title, where nothing else says it',
    { head: '<title>Acme | Anvils that last for generations</title>', body: '<p>Hello!</p>' },
    'Anvils that last for generations',
  ],
  [
    'a notice in a dialog comes first',
    { body: `<div role="dialog"><p>A notice from Acme to all who come here today.</p></div><p>${CLAIM}</p>` },
    CLAIM,
  ],
  [
    'a text beside the buttons that answer it comes first',
    {
      body: `<div><p>Cookies let Acme see what is read on these pages.</p><button>Nej tack</button></div><p>${CLAIM}</p>`,
    },
    CLAIM,
  ],
  [
    'a text beside a field for an address comes first',
    {
      body: `<div><p>Acme's newsletter tells what is new in the forge.</p><input type="email"></div><p>${CLAIM}</p>`,
    },
    CLAIM,
  ],
  ['nothing', {}, null],
]

describe('description', () => {
  it.each(rows)('%s', (_, page, expected) => {
    expect(description(pageOf(page))).toMatchObject({ value: expected })
  })

  it.each([
    'Write better emails in half the time, with Acme beside you.',
    'Add live chat to your website in five minutes.',
    'Enter the world of handmade shoes from Tuscany.',
    'We bake warm cookies every night and bring them across Denver.',
    'We use only butter from Devon in our cookies.',
    'Nous livrons des cookies artisanaux dans toute la France.',
    'Our cookies come from a bakery in Leeds and are sent to your door.',
    'Kuruyemiş ve çerez çeşitlerini kapınıza getiriyoruz.',
    'Vi bager kager og cookies med smør fra Jylland.',
    'Polskie ciasteczka i torty na zamówienie z małej piekarni.',
    '手作りクッキーと焼き菓子の専門店です。',
    'A weekly newsletter about the business of steel.',
    'A JavaScript library for maps that works on phones.',
    'A site generator for blogs, with no JavaScript required.',
    'The browser that keeps your secrets on every device you own.',
    'Furniture for offices in all of Europe. Free delivery on orders over 500 kg, and a fitter comes with it to put everything up.',
    'By using recycled materials we make furniture that lasts.',
    'Your browser for the private web, on every device.',
    'Usa nuestro formulario de reservas o llama y ven a cenar con vistas al mar.',
    'Acme is a foundry in the hills that casts its anvils until […]',
    'Read our news, browse the shop and contact us in Leeds.',
    'Design Products Services for hospitals in Bavaria',
    'Wir sind die Acme GmbH und bauen Häuser in Hagen.',
    '株式会社ミナト計測は精密計測機器を製造しています。',
  ])('keeps “%s”', (text) => {
    expect(description(pageOf({ head: meta(text) }))).toMatchObject({ value: text })
  })

  it.each([
    'Add a short description of your website here.',
    'Enter your site description here',
    'Enter your email address to get our letters.',
    'We and our partners use cookies to make this site better.',
    'Diese Website verwendet Cookies, um besser zu werden.',
    'Ce site utilise des cookies pour vous servir.',
    'By using this website you agree to our terms.',
    'By continuing to browse you accept all that.',
    'Your browser is out of date and may not show this page.',
    'Skip to main content of this page',
    'We count visits with a small cookie.',
    'Vi bruger cookies til at gøre siden bedre.',
    'Używamy plików cookies, aby strona działała.',
    'Bu web sitesi çerezleri kullanmaktadır.',
    'Мы используем файлы cookie для работы сайта.',
    '当サイトではクッキーを使用しています。',
    '이 사이트는 쿠키를 사용합니다. 자세한 내용은 여기를 보세요.',
    '本网站使用 cookies 以改善您的体验。',
    'نستخدم ملفات تعريف الارتباط لتحسين الموقع.',
    'Tilaa uutiskirje ja saat parhaat vinkit.',
    'Iratkozz fel a hírlevelünkre, hogy ne maradj le.',
    'Haber bültenimize abone olun ve kaçırmayın.',
    'Подпишитесь на нашу рассылку и узнайте всё первыми.',
    'Bitte aktivieren Sie JavaScript in Ihrem Browser.',
    'JavaScript est désactivé dans votre navigateur.',
    'Ihr Browser ist leider veraltet.',
    'お使いのブラウザは古いバージョンです。',
    'Avez-vous plus de 18 ans ? Vous devez le confirmer.',
    'Перейти к содержимому этой страницы',
    'Kostenloser Versand ab 50 Euro in ganz Europa',
    'Alle rettigheder forbeholdes Acme i Aarhus',
    'Acme Foundries Ltd, copyright 2026, Leeds, England',
    'Rellena el formulario y nos pondremos en contacto contigo.',
    'Reservations Menu Order Online Our Story Tacos, mezcal and wood fire from 5 pm […]',
    'Welcome to Acme OUR MENU ABOUT US CONTACT BOOK A TABLE Read More',
    'Home About Services Blog Contact We cast anvils Opening hours Monday 8am [...]',
    'Startseite Leistungen Über uns Kontakt Wir bauen Häuser […]',
    'Inicio Servicios Noticias Contacto Hacemos pan desde siempre Leer más',
    'Главная Новости Контакты Мы делаем мебель […]',
    'ホーム 会社概要 お知らせ お問い合わせ 当社は[…]',
    'Acme Werkzeugbau GmbH & Co. KG',
    'Brandt Möller & Partner Rechtsanwälte mbB',
    'Smith & Sons Holdings Ltd.',
    '株式会社日本計測機器製造',
  ])('rejects “%s”', (text) => {
    expect(description(pageOf({ head: meta(text) }))).toMatchObject({ value: null })
  })
})
