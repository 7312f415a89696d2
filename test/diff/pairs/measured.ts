import type { Pair } from './pair.ts'

/**
 * Pages by which rules were made after somebody else had written 60 pages without knowing the rules, and
 * changes that the rules of that time could not see.
 */
export const MEASURED: readonly Pair[] = [
  {
    name: 'a fixed date has come near, and nothing changed',
    before: '<h1>Concert</h1><p>Friday, 30 November 2026, 19:30</p><p>Tickets cost £12.</p>',
    after: '<h1>Concert</h1><p>Friday, 30 November 2026, 19:30</p><p>Tickets cost £12.</p>',
    changes: [],
  },
  {
    name: 'a deadline is extended by a day, on the day before',
    days: 0,
    before: '<h1>Grants</h1><p>Applications are open until 30 November 2026, 12:00.</p>',
    after: '<h1>Grants</h1><p>Applications are open until 1 December 2026, 12:00.</p>',
    changes: ['1 December'],
  },
  {
    name: 'a deadline in a list of definitions is extended by a day',
    days: 0,
    before:
      '<h1>Ausschreibung</h1><dl><dt>Einsendeschluss</dt><dd>30.11.2026</dd><dt>Ort</dt><dd>Ulm</dd></dl>',
    after:
      '<h1>Ausschreibung</h1><dl><dt>Einsendeschluss</dt><dd>01.12.2026</dd><dt>Ort</dt><dd>Ulm</dd></dl>',
    changes: ['01.12.2026'],
  },
  {
    name: 'works of tonight begin later',
    days: 0,
    before: '<h1>Status</h1><p>Work on the network: 30 November 2026, 22:00–23:00 UTC</p>',
    after: '<h1>Status</h1><p>Work on the network: 30 November 2026, 23:00–23:30 UTC</p>',
    changes: ['23:30'],
  },
  {
    name: 'a header with the day, on the next day',
    days: 1,
    before: '<h1>Town</h1><p>Heute ist Sonntag, der 29. November 2026</p><p>Offen</p>',
    after: '<h1>Town</h1><p>Heute ist Montag, der 30. November 2026</p><p>Offen</p>',
    changes: [],
  },
  {
    name: 'the word updated beside a date of something else',
    before: '<h1>Offer</h1><p>Terms updated: the offer ends on 31 January 2027.</p>',
    after: '<h1>Offer</h1><p>Terms updated: the offer ends on 28 February 2027.</p>',
    changes: ['28 February'],
  },
  {
    name: 'a numbered list of links in another order',
    before:
      '<h2>Popular</h2><ol><li><a href="/1">Frost</a></li><li><a href="/2">Compost</a></li><li><a href="/3">Roses</a></li></ol>',
    after:
      '<h2>Popular</h2><ol><li><a href="/3">Roses</a></li><li><a href="/1">Frost</a></li><li><a href="/2">Compost</a></li></ol>',
    changes: [],
  },
  {
    name: 'two doctors change places on a page with a quote that rotates',
    before:
      '<h2>Rota</h2><dl><dt>Monday</dt><dd>Dr Ames</dd><dt>Tuesday</dt><dd>Dr Boyd</dd></dl><h2>Quote</h2><p>Laugh.</p>',
    after:
      '<h2>Rota</h2><dl><dt>Monday</dt><dd>Dr Boyd</dd><dt>Tuesday</dt><dd>Dr Ames</dd></dl><h2>Quote</h2><p>Sleep.</p>',
    again:
      '<h2>Rota</h2><dl><dt>Monday</dt><dd>Dr Boyd</dd><dt>Tuesday</dt><dd>Dr Ames</dd></dl><h2>Quote</h2><p>Walk.</p>',
    changes: ['Dr Boyd'],
  },
  {
    name: 'limits of a tariff are no counts',
    before: '<h2>Free</h2><ul><li>10,000 views a month</li><li>up to 500 subscribers</li><li>€0</li></ul>',
    after: '<h2>Free</h2><ul><li>5,000 views a month</li><li>up to 250 subscribers</li><li>€0</li></ul>',
    changes: ['5,000 views', '250 subscribers'],
  },
  {
    name: 'limits in a table of tariffs are no counts',
    before:
      '<table><tr><th>Plan</th><th>Downloads</th><th>Price</th></tr><tr><td>Mini</td><td>20</td><td>€9</td></tr></table>',
    after:
      '<table><tr><th>Plan</th><th>Downloads</th><th>Price</th></tr><tr><td>Mini</td><td>10</td><td>€9</td></tr></table>',
    changes: ['10'],
  },
  {
    name: 'Japanese terms of cancellation, by days before',
    before:
      '<h2>キャンセル料</h2><table><tr><td>3日前</td><td>30%</td></tr><tr><td>前日</td><td>50%</td></tr></table>',
    after:
      '<h2>キャンセル料</h2><table><tr><td>7日前</td><td>30%</td></tr><tr><td>前日</td><td>50%</td></tr></table>',
    changes: ['7日前'],
  },
  {
    name: 'Turkish and Arabic terms of cancellation, by days before',
    before: '<p>Rezervasyonlar girişten 3 gün önce silinir.</p><p>يمكن الإلغاء قبل 3 أيام من الوصول</p>',
    after: '<p>Rezervasyonlar girişten 7 gün önce silinir.</p><p>يمكن الإلغاء قبل 7 أيام من الوصول</p>',
    changes: ['7 gün', '7 أيام'],
  },
  {
    name: 'sessions of a conference are no sessions of a browser',
    before: '<h2>10:00</h2><p>Session: Keynote</p>',
    after: '<h2>10:00</h2><p>Session: Workshop</p>',
    changes: ['Workshop'],
  },
  {
    name: 'links beside each other in another order',
    before:
      '<h2>Similar lamps</h2><div class="rail"><a href="/1">Alba, 149,00 €</a> <a href="/2">Rivage, 59,00 €</a> <a href="/3">Mica, 45,00 €</a></div>',
    after:
      '<h2>Similar lamps</h2><div class="rail"><a href="/3">Mica, 45,00 €</a> <a href="/1">Alba, 149,00 €</a> <a href="/2">Rivage, 59,00 €</a></div>',
    changes: [],
  },
  {
    name: 'one of the links beside each other has another price',
    before:
      '<h2>Lamps</h2><div><a href="/1">Alba, 149,00 €</a> <a href="/2">Rivage, 59,00 €</a> <a href="/3">Mica, 45,00 €</a></div>',
    after:
      '<h2>Lamps</h2><div><a href="/3">Mica, 45,00 €</a> <a href="/1">Alba, 139,00 €</a> <a href="/2">Rivage, 59,00 €</a></div>',
    changes: ['139,00 €'],
  },
  {
    name: 'a notice about cookies appears',
    before: '<h1>Library</h1><p>Books may be kept for 28 days.</p>',
    after:
      '<div id="cookie-banner" role="dialog"><h2>Cookies</h2><p>We use cookies.</p><button>Yes</button></div><h1>Library</h1><p>Books may be kept for 28 days.</p>',
    changes: [],
  },
  {
    name: 'a policy about cookies changes',
    before: '<article id="cookies"><h1>Cookies</h1><p>We keep cookies for 30 days.</p></article>',
    after: '<article id="cookies"><h1>Cookies</h1><p>We keep cookies for 90 days.</p></article>',
    changes: ['90 days'],
  },
  {
    name: 'other advertisements',
    before:
      '<h1>Pie</h1><div class="box"><span>Mainos</span><a href="/x">Talvirenkaat</a></div><p>Bake it.</p><div><p>Sponsored</p><p>Dive in Malta</p></div>',
    after:
      '<h1>Pie</h1><div class="box"><span>Mainos</span><a href="/y">Asuntolaina</a></div><p>Bake it.</p><div><p>Sponsored</p><p>Dry suits</p></div>',
    changes: [],
  },
  {
    name: 'an offer of the site with a heading below the word sponsored',
    before:
      '<h1>Jobs</h1><div class="job"><span>Sponsored</span><h3>Welder</h3><p>£31,000</p></div><div class="job"><h3>Nurse</h3><p>£33,000</p></div>',
    after:
      '<h1>Jobs</h1><div class="job"><span>Sponsored</span><h3>Welder</h3><p>£34,000</p></div><div class="job"><h3>Nurse</h3><p>£33,000</p></div>',
    changes: ['£34,000'],
  },
  {
    name: 'a Polish forum, with a column of views',
    before:
      '<table><tr><th>Wątek</th><th>Odpowiedzi</th><th>Wyświetlenia</th><th>Ostatni</th></tr><tr><td>Dennice</td><td>14</td><td>920</td><td>6 dni temu, Hania</td></tr></table><p>Użytkownicy przeglądający forum: 5 zarejestrowanych i 22 gości</p><p>Czas generowania strony: 0,114 s</p>',
    after:
      '<table><tr><th>Wątek</th><th>Odpowiedzi</th><th>Wyświetlenia</th><th>Ostatni</th></tr><tr><td>Dennice</td><td>14</td><td>977</td><td>tydzień temu, Hania</td></tr></table><p>Użytkownicy przeglądający forum: 3 zarejestrowanych i 41 gości</p><p>Czas generowania strony: 0,093 s</p>',
    changes: [],
  },
  {
    name: 'a Russian office, with a clock and visitors',
    before:
      '<p>Администрация 20 ноября 2026, пятница, 10:15:42</p><h1>Приём</h1><p>Сейчас на сайте: 7. Всего посещений: 1 204 881.</p>',
    after:
      '<p>Администрация 30 ноября 2026, понедельник, 14:50:08</p><h1>Приём</h1><p>Сейчас на сайте: 12. Всего посещений: 1 205 340.</p>',
    changes: [],
  },
  {
    name: 'a Chinese school, with the day and clicks',
    before:
      '<p>今天是2026年11月20日　星期五，欢迎访问！</p><p>来源：教务处　点击：3321次</p><p>您是第228145位访客</p>',
    after:
      '<p>今天是2026年11月30日　星期一，欢迎访问！</p><p>来源：教务处　点击：3398次</p><p>您是第228466位访客</p>',
    changes: [],
  },
  {
    name: 'a Greek article and a Turkish offer, with counts',
    before:
      '<p>Αναγνώσεις: 640 · Κοινοποιήσεις: 21</p><p>26 kişi bu ürüne bakıyor, 112 kişinin sepetinde</p>',
    after: '<p>Αναγνώσεις: 702 · Κοινοποιήσεις: 25</p><p>31 kişi bu ürüne bakıyor, 118 kişinin sepetinde</p>',
    changes: [],
  },
  {
    name: 'a Spanish notice board, with the visitor and the hour',
    before:
      '<p>Actualizado hoy a las 09:14</p><p>Usted es el visitante número 0045218.</p><p>Leído 214 veces</p>',
    after:
      '<p>Actualizado hoy a las 17:02</p><p>Usted es el visitante número 0045391.</p><p>Leído 298 veces</p>',
    changes: [],
  },
  {
    name: 'a Japanese article, with its age',
    before: '<h1>梅の剪定</h1><p>3時間前に公開・204回閲覧</p>',
    after: '<h1>梅の剪定</h1><p>9時間前に公開・611回閲覧</p>',
    changes: [],
  },
  {
    name: 'hearts, stars, applicants and a sum against robots',
    before:
      '<p>♥ 87 · 14 shares</p><p>★ 1.2k</p><p>Posted 3 days ago · 57 applicants</p><p>What is 3 + 4? <input></p>',
    after:
      '<p>♥ 93 · 15 shares</p><p>★ 1.3k</p><p>Posted 4 days ago · 64 applicants</p><p>What is 8 + 1? <input></p>',
    changes: [],
  },
  {
    name: 'a Norwegian status page, with the next check',
    before:
      '<p>Sist sjekket for 12 sekunder siden. Neste sjekk om 48 sekunder.</p><p>Siden ble laget på 31 ms av node-3</p>',
    after:
      '<p>Sist sjekket for 48 sekunder siden. Neste sjekk om 12 sekunder.</p><p>Siden ble laget på 27 ms av node-1</p>',
    changes: [],
  },
  {
    name: 'the saint of the day',
    before: '<p>Nous sommes le vendredi 20 novembre 2026. Bonne fête aux Edmond !</p><p>Cantine : 4,35 €</p>',
    after: '<p>Nous sommes le lundi 30 novembre 2026. Bonne fête aux André !</p><p>Cantine : 4,35 €</p>',
    changes: [],
  },
  {
    name: 'what was sold, what is left of the day, and helpful reviews',
    before:
      '<p>1,204 sold · last sold 3 minutes ago</p><p>Noch 3 Std. 24 Min., dann morgen</p><p>12 people found this helpful</p><p>212 of 240 people said yes</p>',
    after:
      '<p>1,211 sold · last sold an hour ago</p><p>Noch 1 Std. 07 Min., dann morgen</p><p>13 people found this helpful</p><p>215 of 243 people said yes</p>',
    changes: [],
  },
  {
    name: 'clocks, sessions and visits',
    before:
      '<p>Il est 10 h 14 à Vannes</p><p>Klockan är 08.12.</p><p>Su sesión caduca en 14:59 · última visita: hoy, 08:02</p><p>Pages vues depuis 2009 : 881 204.</p>',
    after:
      '<p>Il est 21 h 02 à Vannes</p><p>Klockan är 19.40.</p><p>Su sesión caduca en 12:31 · última visita: hoy, 12:40</p><p>Pages vues depuis 2009 : 881 377.</p>',
    changes: [],
  },
  {
    name: 'readers, likes and what authors wrote',
    before:
      '<p>för 5 dagar sedan · läst av 70</p><p>To se mi líbí: 58 · Návštěv dnes: 12</p><p>Elli Beiträge: 206 vor 7 Tagen</p><p>Lượt xem: 4.210</p>',
    after:
      '<p>för 7 dagar sedan · läst av 73</p><p>To se mi líbí: 60 · Návštěv dnes: 33</p><p>Elli Beiträge: 212 vor 9 Tagen</p><p>Lượt xem: 4.388</p>',
    changes: [],
  },
  {
    name: 'days until a festival, by a Korean page',
    before: '<p>개막까지 D-40</p><p>입장료 8,000원</p>',
    after: '<p>개막까지 D-39</p><p>입장료 8,000원</p>',
    changes: [],
  },
  {
    name: 'opening hours are no clock, and people are no visitors',
    before:
      '<p>Open from 10:00</p><p>We are looking for 3 people.</p><p>Box for 4 people. Add to basket.</p><p>Lot 12 sold</p>',
    after:
      '<p>Open from 10:30</p><p>We are looking for 2 people.</p><p>Box for 6 people. Add to basket.</p><p>Lot 13 sold</p>',
    changes: ['10:30', '2 people', '6 people', 'Lot 13'],
  },
  {
    name: 'cards with headings in another order, and a line below them',
    before:
      '<h1>Team</h1><div class="c"><h3>Ana Reis</h3><p>Som</p></div><div class="c"><h3>Rui Sá</h3><p>Luz</p></div><p>A sede fica na Rua do Forno.</p>',
    after:
      '<h1>Team</h1><div class="c"><h3>Rui Sá</h3><p>Luz</p></div><div class="c"><h3>Ana Reis</h3><p>Som</p></div><p>A sede fica na Rua do Forno.</p>',
    changes: [],
  },
  {
    name: 'greetings, and counts of further languages',
    before:
      '<p>Hyvää huomenta! God morgon!</p><p>i går · läst av 44</p><p>Polubień: 14</p><p>发布于2026-10-12　阅读1032　点赞22　收藏9</p><p>यह पृष्ठ 1201 बार देखा गया</p>',
    after:
      '<p>Hyvää iltapäivää! God kväll!</p><p>för 3 dagar sedan · läst av 61</p><p>Polubień: 19</p><p>发布于2026-10-12　阅读1180　点赞31　收藏12</p><p>यह पृष्ठ 1280 बार देखा गया</p>',
    changes: [],
  },
]
