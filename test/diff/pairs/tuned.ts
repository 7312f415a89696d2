import type { Pair } from './pair.ts'

/**
 * Pages with what is noise on them and what changed, all our own. The rules were made with these. The visit
 * before is on 20 November 2026, those after on 30 November.
 */
export const TUNED: readonly Pair[] = [
  {
    name: 'dates of the day and an age',
    before: '<h1>News</h1><p>Friday, 20 November 2026</p><p>Posted 3 hours ago by Ann</p>',
    after: '<h1>News</h1><p>Monday, 30 November 2026</p><p>Posted 2 days ago by Ann</p>',
    changes: [],
  },
  {
    name: 'a price beside an age',
    before: '<h2>Basic</h2><p>$10 a month · updated 2 minutes ago</p>',
    after: '<h2>Basic</h2><p>$12 a month · updated 9 minutes ago</p>',
    changes: ['$12'],
  },
  {
    name: 'counts, German',
    before: '<p>Artikel über Käse</p><p>1.204 Aufrufe · 12 Kommentare</p><p>vor 3 Tagen</p>',
    after: '<p>Artikel über Käse</p><p>1.987 Aufrufe · 15 Kommentare</p><p>vor 2 Wochen</p>',
    changes: [],
  },
  {
    name: 'a list in another order',
    before: '<h2>Team</h2><ul><li>Ann Lee, chair</li><li>Bo Chu, sales</li><li>Cy Dow, law</li></ul>',
    after: '<h2>Team</h2><ul><li>Cy Dow, law</li><li>Ann Lee, chair</li><li>Bo Chu, sales</li></ul>',
    changes: [],
  },
  {
    name: 'an entry goes to another list',
    before: '<h2>Included</h2><ul><li>Support</li><li>Backup</li></ul><h2>Extra</h2><ul><li>Audit</li></ul>',
    after: '<h2>Included</h2><ul><li>Backup</li></ul><h2>Extra</h2><ul><li>Audit</li><li>Support</li></ul>',
    changes: ['Support'],
  },
  {
    name: 'two states change places',
    before: '<div>Tent</div><div>In stock</div><div>Stove</div><div>Sold out</div>',
    after: '<div>Tent</div><div>Sold out</div><div>Stove</div><div>In stock</div>',
    changes: ['stock'],
  },
  {
    name: 'cards in another order',
    before: '<div>Tent</div><div>In stock</div><div>Stove</div><div>Sold out</div>',
    after: '<div>Stove</div><div>Sold out</div><div>Tent</div><div>In stock</div>',
    changes: [],
  },
  {
    name: 'ids of a session and a request',
    before:
      '<p>Welcome to the archive.</p><p>Request ID: 8f3ab1c9d2</p><p>Session 0c1d2e3f-aaaa-4bbb-8ccc-0123456789ab</p>',
    after:
      '<p>Welcome to the archive.</p><p>Request ID: 77a01be2f0</p><p>Session 9a8b7c6d-1111-4222-8333-ba9876543210</p>',
    changes: [],
  },
  {
    name: 'a token in a form, and an address that breaks caches',
    before:
      '<form><input type=hidden name=csrf value=a1b2c3></form><img src="/a.png?v=1"><p>Join us. https://a.example/app?v=1718</p>',
    after:
      '<form><input type=hidden name=csrf value=z9y8x7></form><img src="/a.png?v=2"><p>Join us. https://a.example/app?v=1964</p>',
    changes: [],
  },
  {
    name: 'white space',
    before: '<p>We   make\n rope.</p><p>Since 1900</p>',
    after: '<p> We make rope. </p>\n\n\n<p>Since\t1900</p>',
    changes: [],
  },
  {
    name: 'a testimonial that rotates',
    before: '<h2>Customers say</h2><blockquote>It never tore. Ida</blockquote><p>Rope from $4</p>',
    after: '<h2>Customers say</h2><blockquote>My boat is safe. Olu</blockquote><p>Rope from $4</p>',
    again: '<h2>Customers say</h2><blockquote>Best I had. Wim</blockquote><p>Rope from $4</p>',
    changes: [],
  },
  {
    name: 'an advertisement that rotates beside a real change',
    before: '<div>Ad: Buy soap now</div><h2>Hours</h2><p>Mon to Fri 9:00-17:00</p>',
    after: '<div>Ad: Fly to Rome</div><h2>Hours</h2><p>Mon to Fri 9:00-18:00</p>',
    again: '<div>Ad: Learn chess</div><h2>Hours</h2><p>Mon to Fri 9:00-18:00</p>',
    changes: ['9:00-18:00'],
  },
  {
    name: 'French, an age and a percentage',
    before: '<p>Publié il y a 2 heures</p><p>Remise de 10 % sur tout</p><p>123 vues</p>',
    after: '<p>Publié il y a 3 jours</p><p>Remise de 15 % sur tout</p><p>456 vues</p>',
    changes: ['15 %'],
  },
  {
    name: 'the date of an event',
    before: '<h2>Open day</h2><p>14 March 2027, 10:00</p>',
    after: '<h2>Open day</h2><p>21 March 2027, 10:00</p>',
    changes: ['21 March'],
  },
  {
    name: 'the time of the last update',
    before: '<p>Last updated: 12 October 2026 14:32</p><p>Ferries run daily.</p>',
    after: '<p>Last updated: 27 November 2026 08:05</p><p>Ferries run daily.</p>',
    changes: [],
  },
  {
    name: 'Stand, German',
    before: '<p>Stand: 20.11.2026, 14:05 Uhr</p><p>Alle Züge fahren.</p>',
    after: '<p>Stand: 30.11.2026, 09:41 Uhr</p><p>Alle Züge fahren.</p>',
    changes: [],
  },
  {
    name: 'Japanese counts and an age',
    before: '<h1>お知らせ</h1><p>3時間前</p><p>1234回視聴</p><p>価格 ¥1,200</p>',
    after: '<h1>お知らせ</h1><p>5日前</p><p>2222回視聴</p><p>価格 ¥1,500</p>',
    changes: ['1,500'],
  },
  {
    name: 'Spanish, only noise',
    before: '<p>Hace 5 minutos</p><p>87 comentarios</p><p>Pan de maíz</p>',
    after: '<p>Hace 2 horas</p><p>91 comentarios</p><p>Pan de maíz</p>',
    changes: [],
  },
  {
    name: 'a trial of another length',
    before: '<p>Try it for 30 days</p><p>4,021 downloads</p>',
    after: '<p>Try it for 14 days</p><p>4,198 downloads</p>',
    changes: ['14 days'],
  },
  {
    name: 'what is left of an offer',
    before: '<p>Offer ends in 02:13:44</p><p>Only 3 days left</p><p>Coat €90</p>',
    after: '<p>Offer ends in 11:00:01</p><p>Only 1 day left</p><p>Coat €90</p>',
    changes: [],
  },
  {
    name: 'the year of the copyright',
    before: '<p>We ship worldwide.</p><p>© 2019–2025 Rope Ltd</p>',
    after: '<p>We ship worldwide.</p><p>© 2019–2026 Rope Ltd</p>',
    changes: [],
  },
  {
    name: 'a table with a new row and counts',
    before:
      '<table><tr><th>Plan</th><th>Price</th></tr><tr><td>S</td><td>€5</td></tr></table><p>12 likes</p>',
    after:
      '<table><tr><th>Plan</th><th>Price</th></tr><tr><td>S</td><td>€5</td></tr><tr><td>M</td><td>€9</td></tr></table><p>19 likes</p>',
    changes: ['M | €9'],
  },
  {
    name: 'a count in a block of its own',
    before: '<div><div>1,024</div><div>views</div></div><p>Rope guide</p>',
    after: '<div><div>2,048</div><div>views</div></div><p>Rope guide</p>',
    changes: [],
  },
  {
    name: 'Polish and Russian ages',
    before: '<p>3 godziny temu</p><p>5 минут назад</p><p>Cena 10 zł</p>',
    after: '<p>2 dni temu</p><p>7 часов назад</p><p>Cena 12 zł</p>',
    changes: ['12 zł'],
  },
  {
    name: 'a sentence is gone',
    before: '<p>We deliver to all islands.</p><p>Returns are free.</p><p>7 people are viewing this</p>',
    after: '<p>We deliver to all islands.</p><p>9 people are viewing this</p>',
    changes: ['Returns are free.'],
  },
]
