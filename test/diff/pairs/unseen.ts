import type { Pair } from './pair.ts'

/** Pages as in `tuned.ts` that were written before the rules were tried on them. */
export const UNSEEN: readonly Pair[] = [
  {
    name: 'Dutch shop',
    before: '<h1>Kaas</h1><p>2 uur geleden bijgewerkt</p><p>Oude kaas € 12,50</p><p>34 beoordelingen</p>',
    after: '<h1>Kaas</h1><p>5 dagen geleden bijgewerkt</p><p>Oude kaas € 13,50</p><p>36 beoordelingen</p>',
    changes: ['13,50'],
  },
  {
    name: 'Italian blog',
    before: '<h1>Diario</h1><p>Pubblicato 3 ore fa</p><p>Il mare era calmo.</p><p>1.200 visualizzazioni</p>',
    after:
      '<h1>Diario</h1><p>Pubblicato 10 giorni fa</p><p>Il mare era calmo.</p><p>3.410 visualizzazioni</p>',
    changes: [],
  },
  {
    name: 'Portuguese notice',
    before: '<p>Atualizado em 20/11/2026 às 10:15</p><p>O museu abre às 10h.</p>',
    after: '<p>Atualizado em 30/11/2026 às 08:40</p><p>O museu abre às 10h.</p>',
    changes: [],
  },
  {
    name: 'Swedish jobs',
    before: '<h2>Jobb</h2><ul><li>Kock i Lund</li><li>Snickare i Malmö</li></ul><p>för 2 timmar sedan</p>',
    after: '<h2>Jobb</h2><ul><li>Snickare i Malmö</li><li>Lärare i Ystad</li></ul><p>för 4 dagar sedan</p>',
    changes: ['Lärare', 'Kock'],
  },
  {
    name: 'Korean page',
    before: '<h1>공지</h1><p>3시간 전</p><p>조회수 1,234</p><p>배송비 무료</p>',
    after: '<h1>공지</h1><p>2일 전</p><p>조회수 1,999</p><p>배송비 무료</p>',
    changes: [],
  },
  {
    name: 'Turkish price',
    before: '<p>2 saat önce</p><p>Halat 250 TL</p>',
    after: '<p>3 gün önce</p><p>Halat 275 TL</p>',
    changes: ['275'],
  },
  {
    name: 'Chinese article',
    before: '<h1>新闻</h1><p>更新时间：2026年11月20日 10:00</p><p>3小时前</p><p>阅读 1024</p>',
    after: '<h1>新闻</h1><p>更新时间：2026年11月30日 09:12</p><p>2天前</p><p>阅读 4096</p>',
    changes: [],
  },
  {
    name: 'Arabic counts',
    before: '<p>منذ 3 ساعات</p><p>120 مشاهدة</p><p>نشحن إلى كل المدن</p>',
    after: '<p>منذ 5 أيام</p><p>340 مشاهدة</p><p>نشحن إلى كل المدن</p>',
    changes: [],
  },
  {
    name: 'US dates',
    before: '<p>Today is November 20, 2026</p><p>Free parking</p>',
    after: '<p>Today is November 30, 2026</p><p>Free parking</p>',
    changes: [],
  },
  {
    name: 'version of a program with its sum',
    before:
      '<p>Version 2.4.1</p><p>SHA-256: 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08</p><p>312 downloads</p>',
    after:
      '<p>Version 2.4.1</p><p>SHA-256: 60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752</p><p>401 downloads</p>',
    changes: ['60303ae2'],
  },
  {
    name: 'telephone number',
    before: '<p>Call 01225 555 010</p><p>45 reviews</p>',
    after: '<p>Call 01225 555 011</p><p>48 reviews</p>',
    changes: ['555 011'],
  },
  {
    name: 'stock',
    before: '<h2>Lamp</h2><p>5 in stock</p><p>Viewed 120 times</p>',
    after: '<h2>Lamp</h2><p>1 in stock</p><p>Viewed 131 times</p>',
    changes: ['1 in stock'],
  },
  {
    name: 'speed of a plan',
    before: '<h2>Pro</h2><p>100 GB of storage</p><p>€ 9,99 pro Monat</p>',
    after: '<h2>Pro</h2><p>200 GB of storage</p><p>€ 9,99 pro Monat</p>',
    changes: ['200 GB'],
  },
  {
    name: 'rows of a table in another order',
    before: '<table><tr><td>Oslo</td><td>9:05</td></tr><tr><td>Bergen</td><td>9:40</td></tr></table>',
    after: '<table><tr><td>Bergen</td><td>9:40</td></tr><tr><td>Oslo</td><td>9:05</td></tr></table>',
    changes: [],
  },
  {
    name: 'times of two rows change places',
    before: '<table><tr><td>Oslo</td><td>9:05</td></tr><tr><td>Bergen</td><td>9:40</td></tr></table>',
    after: '<table><tr><td>Oslo</td><td>9:40</td></tr><tr><td>Bergen</td><td>9:05</td></tr></table>',
    changes: ['Oslo | 9:40'],
  },
  {
    name: 'names in blocks in another order',
    before: '<h2>Partners</h2><div>Anvil</div><div>Birch</div><div>Cedar</div><div>Delta</div>',
    after: '<h2>Partners</h2><div>Delta</div><div>Birch</div><div>Anvil</div><div>Cedar</div>',
    changes: [],
  },
  {
    name: 'a quote that rotates with each visit',
    before: '<h2>Shop</h2><p>“Sturdy and light”, says Mia</p><p>Bag £30</p>',
    after: '<h2>Shop</h2><p>“It lasts for years”, says Tom</p><p>Bag £30</p>',
    again: '<h2>Shop</h2><p>“Sturdy and light”, says Mia</p><p>Bag £30</p>',
    changes: [],
  },
  {
    name: 'rotating offers with money',
    before: '<h2>Today</h2><p>Socks £3</p><h2>Terms</h2><p>Returns within 30 days</p>',
    after: '<h2>Today</h2><p>Gloves £5</p><h2>Terms</h2><p>Returns within 14 days</p>',
    again: '<h2>Today</h2><p>Scarf £8</p><h2>Terms</h2><p>Returns within 14 days</p>',
    changes: ['14 days'],
  },
  {
    name: 'a token in the text',
    before: '<p>Your link: https://a.example/join;jsessionid=1A2B3C</p><p>Build: 5f2c9e1</p><p>Hello</p>',
    after: '<p>Your link: https://a.example/join;jsessionid=9Z8Y7X</p><p>Build: 01dd3aa</p><p>Hello</p>',
    changes: [],
  },
  {
    name: 'people on the page, German',
    before: '<p>23 Personen sehen sich das gerade an</p><p>Zimmer mit Bad</p>',
    after: '<p>4 Personen sehen sich das gerade an</p><p>Zimmer mit Bad</p>',
    changes: [],
  },
  {
    name: 'a wait, Spanish',
    before: '<p>Quedan 3 días</p><p>Entradas a 20 €</p>',
    after: '<p>Quedan 2 días</p><p>Entradas a 25 €</p>',
    changes: ['25 €'],
  },
  {
    name: 'capital letters of a name',
    before: '<h1>Acme inc</h1><p>yesterday</p>',
    after: '<h1>Acme Inc</h1><p>3 days ago</p>',
    changes: ['Acme Inc'],
  },
  {
    name: 'the chair of a board, beside noise',
    before: '<h2>Board</h2><ul><li>Chair: Ann Lee</li><li>Bo Chu</li></ul><p>Page rendered at 10:04:33</p>',
    after: '<h2>Board</h2><ul><li>Chair: Bo Chu</li><li>Ann Lee</li></ul><p>Page rendered at 11:55:02</p>',
    changes: ['Chair: Bo Chu'],
  },
  {
    name: 'weather',
    before: '<p>Now 14°C, as of 10:30</p><p>Boats sail</p>',
    after: '<p>Now 14°C, as of 16:45</p><p>Boats sail</p>',
    changes: [],
  },
  {
    name: 'Finnish and Czech ages',
    before: '<p>3 tuntia sitten</p><p>před 2 hodinami</p><p>12 kommenttia</p>',
    after: '<p>5 päivää sitten</p><p>před 4 dny</p><p>19 kommenttia</p>',
    changes: [],
  },
]
