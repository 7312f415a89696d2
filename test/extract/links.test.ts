import { describe, expect, it } from 'vitest'
import { PAGES } from '../../src/data/languages/pages.ts'
import { PATHS } from '../../src/data/languages/paths.ts'
import { links } from '../../src/extract/links/index.ts'
import { isFound } from '../../src/model/finding.ts'
import { LINK_KINDS, type LinkKind } from '../../src/model/values.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'
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
  [
    'a section of a site of one page',
    {
      body: '<nav><a href="#contact">Contact</a><a href="#plans">Pricing</a><a href="#news">Blog</a></nav><section id=contact></section><section id=plans></section><section id=news></section>',
    },
    { contact: at('/#contact'), pricing: at('/#plans') },
  ],
  [
    'a page before a section of that name',
    {
      body: '<nav><a href="#contact">Contact</a></nav><section id=contact></section><footer><a href="/contact-us">Contact us</a></footer>',
    },
    { contact: at('/contact-us') },
  ],
  [
    'a section of a page that is not the home page',
    {
      url: 'https://www.acme.example/products/anvil',
      body: '<nav><a href="#contact">Contact</a></nav><section id=contact></section>',
    },
    {},
  ],
  [
    'one post, and a topic',
    {
      body: '<nav><a href="/news/2024/05/13/our-new-anvil">Latest news</a><a href="/tag/food-blog/">Food blog</a></nav>',
    },
    {},
  ],
  [
    'the blog in the menu before the one in the footer',
    {
      body: '<header><a href="https://blog.acme.example/engineering">Blog</a></header><footer><a href="https://blog.acme.example/">Blogs</a></footer>',
    },
    { blog: 'https://blog.acme.example/engineering' },
  ],
  [
    'the site’s name around it',
    {
      body: '<nav><a href="/stories">Acme Blog</a></nav><footer><a href="/team">Careers at ACME</a><a href="/p">Acme’s privacy policy</a></footer>',
    },
    { blog: at('/stories'), careers: at('/team'), privacy: at('/p') },
  ],
  [
    'a blog of its own name',
    { body: '<nav><a href="/kitchen-diary/">Kitchen diary</a></nav>' },
    { blog: at('/kitchen-diary/') },
  ],
  [
    'a text that rolls over, and a count',
    {
      body: '<footer><a href="/a"><i>Contact Us</i><i>Contact Us</i></a><a href="/b">Careers 3</a></footer>',
    },
    { contact: at('/a'), careers: at('/b') },
  ],
  [
    'an address in one word',
    { body: '<footer><a href="/ContactUs.aspx"><svg/></a><a href="/termsofservice"><svg/></a></footer>' },
    { contact: at('/ContactUs.aspx'), terms: at('/termsofservice') },
  ],
  [
    'an umlaut spelled out',
    { html: '<html lang=de>', body: '<footer><a href="/datenschutzerklaerung"><svg/></a></footer>' },
    { privacy: at('/datenschutzerklaerung') },
  ],
  [
    'a word of another language in a path',
    {
      html: '<html lang=en>',
      body: '<nav><a href="/registrar/">Registrar’s office</a><a href="/times">The Times</a></nav>',
    },
    {},
  ],
  [
    'a word that means another thing in the page’s language',
    { html: '<html lang=en>', body: '<nav><a href="/treatments">Conditions</a></nav>' },
    {},
  ],
  [
    'a word that often leads elsewhere, with nothing beside it',
    { body: '<nav><a href="/club">Join us</a><a href="/help">Customer service</a></nav>' },
    {},
  ],
  [
    'the page’s own language before the others',
    {
      html: '<html lang=de>',
      body: '<footer><a href="/en/privacy" hreflang=en>Privacy</a><a href="/de/privacy">Datenschutz</a></footer>',
    },
    { privacy: at('/de/privacy') },
  ],
  [
    'terms of something else',
    {
      body: '<footer><a href="/affiliate-terms">Affiliate terms and conditions</a><a href="/cookies">Cookie policy</a></footer>',
    },
    {},
  ],
  ['a centre for careers', { body: '<nav><a href="/career-center">Career center</a></nav>' }, {}],
  [
    'an advertiser’s offer',
    {
      body: '<main><a href="/go/contoso">Start your free trial</a><a rel="sponsored" href="https://app.contoso.example/signup">Sign up</a></main>',
    },
    {},
  ],
  [
    'a visitor’s blog',
    { body: '<main><a rel="ugc nofollow" href="https://jo.blogspot.com/">Blog</a></main>' },
    {},
  ],
  ['a sign-up that nothing calls so', { body: '<nav><a href="/signup">Click here!</a></nav>' }, {}],
  [
    'legal pages that are called after two things',
    {
      body: '<footer><a href="/p/1">Privacy and Legal Notices</a><a href="/p/2">Terms and Rules</a></footer>',
    },
    { terms: at('/p/2'), privacy: at('/p/1') },
  ],
  [
    'one page of both',
    { body: '<footer><a href="/p/1">Terms &amp; Privacy</a></footer>' },
    { terms: at('/p/1'), privacy: at('/p/1') },
  ],
  [
    'the legal pages of the firm whose product it is',
    {
      body: '<footer><ul><li><a href="https://www.microsoft.com/legal/terms">Terms of Use</a></li><li><a href="https://go.microsoft.com/x">Privacy</a></li></ul></footer>',
    },
    { terms: 'https://www.microsoft.com/legal/terms', privacy: 'https://go.microsoft.com/x' },
  ],
  [
    'a notice that names such a firm',
    {
      body: '<footer><p>We show ads on other sites, see <a href="https://www.facebook.com/privacy">Privacy Policy</a></p></footer>',
    },
    {},
  ],
  [
    'prices of the whole before those of a part',
    {
      body: '<header><a href="/chat/pricing">Pricing</a><a href="/pricing">Pricing</a></header>',
    },
    { pricing: at('/pricing') },
  ],
  [
    'an offer that calls for signing up',
    { body: '<main><a href="/offer?o=9">Sign up now &amp; save 10%</a></main>' },
    {},
  ],
  ['nothing', { body: '<a href="/about">About us</a>' }, {}],
]

describe('links', () => {
  it.each(rows)('%s', (_, page, expected) => {
    expect(linksIn(page)).toEqual(expected)
  })
})

describe('a page that does not exist', () => {
  const html = '<footer><a href="/privacy">Privacy</a><a href="/legal/privacy">Privacy policy</a></footer>'
  const answering = (status: number) => {
    const resources = [{ url: at('/privacy'), body: '', status }]
    const finding = links(snapshotFromHtml({ url: at('/'), html, resources }))
    return isFound(finding) ? finding.value : {}
  }

  it.each([
    [404, '/legal/privacy'],
    [410, '/legal/privacy'],
    [200, '/privacy'],
    [403, '/privacy'],
    [503, '/privacy'],
  ])('status %i: %s', (status, path) => {
    expect(answering(status)).toEqual({ privacy: at(path) })
  })
})

/** Languages whose names of all key pages are known. */
const LANGUAGES = Object.keys(PAGES).filter((tag) => LINK_KINDS.every((kind) => PAGES[tag]?.[kind]))

describe('the table of words', () => {
  it('has every kind in at least forty languages, in lower case', () => {
    expect(LANGUAGES.length).toBeGreaterThanOrEqual(40)
    for (const phrase of Object.values(PAGES).flatMap((pages) => Object.values(pages).flat()))
      expect(phrase).toBe(phrase.toLowerCase())
  })

  it('has paths only for languages that it knows, as addresses have them', () => {
    for (const [tag, paths] of Object.entries(PATHS)) {
      expect(LANGUAGES).toContain(tag)
      for (const path of Object.values(paths).flat()) expect(path).toMatch(/^~?[a-z0-9-]+$/)
    }
  })
})

/** Footers in each language; the text of each link is the only sign of its kind. */
const FOOTERS: Readonly<Record<string, Partial<Record<LinkKind, string>>>> = {
  en: { careers: 'We’re hiring', terms: 'Terms & Conditions', contact: 'Get in touch', login: 'Log in' },
  de: { careers: 'Offene Stellen', terms: 'AGB', privacy: 'Datenschutzerklärung', contact: 'Kontakt' },
  fr: { careers: 'Recrutement', terms: 'CGV', privacy: 'Politique de confidentialité', pricing: 'Tarifs' },
  es: { careers: 'Trabaja con nosotros', privacy: 'Política de privacidad', contact: 'Contáctanos' },
  pt: { careers: 'Trabalhe conosco', terms: 'Termos de uso', contact: 'Fale conosco', signup: 'Cadastre-se' },
  it: { careers: 'Lavora con noi', contact: 'Contatti', pricing: 'Listino prezzi', login: 'Area clienti' },
  nl: { careers: 'Vacatures', terms: 'Algemene voorwaarden', privacy: 'Privacyverklaring' },
  sv: { careers: 'Lediga jobb', privacy: 'Integritetspolicy', contact: 'Kontakta oss', login: 'Logga in' },
  no: { careers: 'Ledige stillinger', terms: 'Salgsbetingelser', privacy: 'Personvernerklæring' },
  da: { terms: 'Handelsbetingelser', privacy: 'Privatlivspolitik', contact: 'Kontakt os' },
  fi: {
    careers: 'Avoimet työpaikat',
    terms: 'Käyttöehdot',
    privacy: 'Tietosuojaseloste',
    contact: 'Yhteystiedot',
  },
  is: {
    careers: 'Laus störf',
    terms: 'Skilmálar',
    privacy: 'Persónuverndarstefna',
    contact: 'Hafðu samband',
  },
  ca: { careers: 'Treballa amb nosaltres', privacy: 'Política de privacitat', contact: 'Contacta’ns' },
  eu: { terms: 'Baldintza orokorrak', privacy: 'Pribatutasun politika', contact: 'Harremanetarako' },
  pl: { careers: 'Kariera', terms: 'Regulamin', privacy: 'Polityka prywatności', pricing: 'Cennik' },
  cs: {
    careers: 'Volná místa',
    terms: 'Obchodní podmínky',
    privacy: 'Ochrana osobních údajů',
    pricing: 'Ceník',
  },
  sk: { careers: 'Voľné miesta', terms: 'Obchodné podmienky', pricing: 'Cenník', login: 'Prihlásenie' },
  hu: { careers: 'Állásajánlatok', terms: 'ÁSZF', privacy: 'Adatkezelési tájékoztató', contact: 'Kapcsolat' },
  ro: { careers: 'Locuri de muncă', terms: 'Termeni și condiții', privacy: 'Politica de confidențialitate' },
  bg: { careers: 'Кариери', terms: 'Общи условия', contact: 'Свържете се с нас', login: 'Вход' },
  ru: {
    careers: 'Вакансии',
    terms: 'Пользовательское соглашение',
    contact: 'Контакты',
    signup: 'Регистрация',
  },
  uk: {
    careers: 'Вакансії',
    terms: 'Публічна оферта',
    privacy: 'Політика конфіденційності',
    login: 'Увійти',
  },
  hr: { careers: 'Slobodna radna mjesta', terms: 'Uvjeti korištenja', contact: 'Kontaktirajte nas' },
  sr: { terms: 'Услови коришћења', privacy: 'Политика приватности', pricing: 'Ценовник' },
  sl: { careers: 'Zaposlitev', terms: 'Splošni pogoji', privacy: 'Politika zasebnosti', pricing: 'Cenik' },
  lt: { careers: 'Karjera', privacy: 'Privatumo politika', contact: 'Kontaktai', pricing: 'Kainos' },
  lv: { privacy: 'Privātuma politika', contact: 'Kontakti', pricing: 'Cenas' },
  et: { privacy: 'Privaatsuspoliitika', contact: 'Kontakt', pricing: 'Hinnakiri' },
  el: { terms: 'Όροι χρήσης', privacy: 'Πολιτική απορρήτου', contact: 'Επικοινωνία', login: 'Σύνδεση' },
  tr: { careers: 'Kariyer', privacy: 'Gizlilik Politikası', contact: 'İletişim', login: 'Giriş Yap' },
  ar: { careers: 'الوظائف', terms: 'الشروط والأحكام', privacy: 'سياسة الخصوصية', contact: 'اتصل بنا' },
  fa: { careers: 'فرصت‌های شغلی', terms: 'قوانین و مقررات', contact: 'تماس با ما', signup: 'ثبت نام' },
  he: { careers: 'דרושים', terms: 'תקנון', privacy: 'מדיניות פרטיות', contact: 'צור קשר' },
  hi: { terms: 'नियम और शर्तें', privacy: 'गोपनीयता नीति', contact: 'संपर्क करें' },
  bn: { terms: 'শর্তাবলী', privacy: 'গোপনীয়তা নীতি', contact: 'যোগাযোগ' },
  th: { careers: 'ร่วมงานกับเรา', privacy: 'นโยบายความเป็นส่วนตัว', contact: 'ติดต่อเรา' },
  vi: { careers: 'Tuyển dụng', privacy: 'Chính sách bảo mật', contact: 'Liên hệ', pricing: 'Bảng giá' },
  id: {
    careers: 'Karir',
    terms: 'Syarat & Ketentuan',
    privacy: 'Kebijakan Privasi',
    contact: 'Hubungi Kami',
  },
  ms: {
    careers: 'Jawatan kosong',
    terms: 'Terma dan syarat',
    privacy: 'Dasar privasi',
    contact: 'Hubungi kami',
  },
  tl: { privacy: 'Patakaran sa privacy', contact: 'Makipag-ugnay sa amin', pricing: 'Mga presyo' },
  ja: { careers: '採用情報', terms: '利用規約', privacy: '個人情報保護方針', contact: 'お問い合わせ' },
  ko: { careers: '채용정보', terms: '이용약관', privacy: '개인정보처리방침', signup: '회원가입' },
  zh: { careers: '加入我们', terms: '服务条款', privacy: '隱私政策', contact: '联系我们', login: '登录' },
  sw: {
    careers: 'Nafasi za kazi',
    terms: 'Vigezo na masharti',
    privacy: 'Sera ya faragha',
    contact: 'Wasiliana nasi',
  },
}

describe('footers by language', () => {
  it('are given here for every language of the table', () => {
    expect(Object.keys(FOOTERS).sort()).toEqual(LANGUAGES.sort())
  })

  it.each(Object.entries(FOOTERS))('%s', (lang, footer) => {
    const rows = Object.entries(footer).map(([kind, text], index) => ({ kind, text, path: `/p/${index}` }))
    const body = rows.map(({ text, path }) => `<a href="${path}">${text}</a>`).join(' ')
    const expected = Object.fromEntries(rows.map(({ kind, path }) => [kind, at(path)]))
    expect(linksIn({ html: `<html lang=${lang}>`, body: `<footer>${body}</footer>` })).toEqual(expected)
  })
})

/** Paths of links that show an icon, by language. */
const ICON_PATHS: readonly [lang: string, path: string, kind: LinkKind][] = [
  ['ru', '/o-kompanii/vakansii/', 'careers'],
  ['ru', '/politika-konfidencialnosti.html', 'privacy'],
  ['uk', '/umovy-vykorystannya', 'terms'],
  ['bg', '/obshti-usloviya', 'terms'],
  ['el', '/epikoinonia', 'contact'],
  ['ja', '/recruit/', 'careers'],
  ['ja', '/otoiawase/', 'contact'],
  ['ko', '/member/join/', 'signup'],
  ['zh', '/lianxiwomen.html', 'contact'],
  ['zh', '/yinsizhengce', 'privacy'],
  ['fa', '/tamas-ba-ma', 'contact'],
  ['he', '/takanon', 'terms'],
  ['tr', '/kvkk', 'privacy'],
  ['pl', '/dolacz-do-nas', 'careers'],
  ['vi', '/lien-he', 'contact'],
  ['fr', '/nous-contacter', 'contact'],
]

describe('paths by language', () => {
  it.each(ICON_PATHS)('%s %s is %s', (lang, path, kind) => {
    const body = `<footer><a href="${path}"><svg></svg></a></footer>`
    expect(linksIn({ html: `<html lang=${lang}>`, body })).toEqual({ [kind]: at(path) })
  })
})
