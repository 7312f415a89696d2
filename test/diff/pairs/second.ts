import type { Pair } from './pair.ts'

/** Pages by which rules were made after a second author had written 50 pages without knowing the rules. */
export const SECOND: readonly Pair[] = [
  {
    name: 'a countdown in parts without a word beside it',
    before:
      '<h1>Feria</h1><p>Entrada libre</p><div><div><b>103</b><i>días</i></div><div><b>21</b><i>horas</i></div><div><b>59</b><i>minutos</i></div></div>',
    after:
      '<h1>Feria</h1><p>Entrada libre</p><div><div><b>93</b><i>días</i></div><div><b>20</b><i>horas</i></div><div><b>3</b><i>minutos</i></div></div>',
    changes: [],
  },
  {
    name: 'a countdown whose units are below the numbers',
    before:
      '<h1>Fair</h1><p>Free</p><div><p>12</p><p>Days</p><p>3</p><p>Hours</p><p>40</p><p>Minutes</p></div>',
    after: '<h1>Fair</h1><p>Free</p><div><p>2</p><p>Days</p><p>5</p><p>Hours</p><p>1</p><p>Minutes</p></div>',
    changes: [],
  },
  {
    name: 'lengths of hire that one may choose are no countdown',
    before: '<h1>Hire</h1><ul><li>30 minutes</li><li>1 hour</li><li>7 days</li></ul>',
    after: '<h1>Hire</h1><ul><li>45 minutes</li><li>1 hour</li><li>7 days</li></ul>',
    changes: ['45 minutes'],
  },
  {
    name: 'a number and its word in elements without white space between them',
    before:
      '<h1>Plugin</h1><p>Aligns tables.</p><div><b>86.4k</b><span>downloads</span></div><div><b>1,204</b><span>likes</span></div>',
    after:
      '<h1>Plugin</h1><p>Aligns tables.</p><div><b>87.1k</b><span>downloads</span></div><div><b>1,311</b><span>likes</span></div>',
    changes: [],
  },
  {
    name: 'a page that is laid out by a table',
    before:
      '<table><tr><td><p>Termine</p><p>Sie sind Besucher Nr.<br>128734</p><p>Heute: 17<br>Gestern: 31</p></td><td><h2>Beitrag</h2><p>72 Euro</p></td></tr></table>',
    after:
      '<table><tr><td><p>Termine</p><p>Sie sind Besucher Nr.<br>129011</p><p>Heute: 22<br>Gestern: 26</p></td><td><h2>Beitrag</h2><p>75 Euro</p></td></tr></table>',
    changes: ['75 Euro'],
  },
  {
    name: 'rates of today and yesterday are no counts',
    before: '<h1>Kurs</h1><p>Heute: 68,12</p><p>Gestern: 67,90</p>',
    after: '<h1>Kurs</h1><p>Heute: 68,44</p><p>Gestern: 68,12</p>',
    changes: ['68,44'],
  },
  {
    name: 'reactions with faces, and rooms with signs of beds',
    before: '<h1>Flat</h1><p>🛏 3 🛁 2</p><p>👍 342 ❤️ 96 😮 4</p>',
    after: '<h1>Flat</h1><p>🛏 4 🛁 2</p><p>👍 518 ❤️ 141 😮 7</p>',
    changes: ['🛏 4'],
  },
  {
    name: 'threads and posts of a forum',
    before:
      '<table><tr><th>Розділ</th><th>Теми</th><th>Повідомлення</th></tr><tr><td>Сад</td><td>1204</td><td>18733</td></tr></table><p>Усього учасників: 9 418</p>',
    after:
      '<table><tr><th>Розділ</th><th>Теми</th><th>Повідомлення</th></tr><tr><td>Сад</td><td>1211</td><td>18860</td></tr></table><p>Усього учасників: 9 441</p>',
    changes: [],
  },
  {
    name: 'messages of a tariff, in a table without threads',
    before: '<table><tr><th>Plan</th><th>Messages</th></tr><tr><td>Mini</td><td>1204</td></tr></table>',
    after: '<table><tr><th>Plan</th><th>Messages</th></tr><tr><td>Mini</td><td>1211</td></tr></table>',
    changes: ['1211'],
  },
  {
    name: 'counts with words of their language for thousands',
    before:
      '<h1>Curso</h1><p>Doce lecciones.</p><p>54,018 vistas · 2.9 mil me gusta · 118,450 suscriptores</p>',
    after: '<h1>Curso</h1><p>Doce lecciones.</p><p>55,692 vistas · 3 mil me gusta · 118,902 suscriptores</p>',
    changes: [],
  },
  {
    name: 'counts with a counter word behind the number',
    before:
      '<h1>肉じゃが</h1><p>四人分</p><ul><li>いいね 2,846件</li><li>作ってみた 517件</li></ul><p>フォロワー 1,093人</p>',
    after:
      '<h1>肉じゃが</h1><p>四人分</p><ul><li>いいね 2,901件</li><li>作ってみた 531件</li></ul><p>フォロワー 1,108人</p>',
    changes: [],
  },
  {
    name: 'days until something, in words of no list, went with the clock',
    before: '<h1>Theatre</h1><p>Doors open at seven.</p><p>21 days, 7 hours until curtain up!</p>',
    after: '<h1>Theatre</h1><p>Doors open at seven.</p><p>11 days, 7 hours until curtain up!</p>',
    changes: [],
  },
  {
    name: 'a time of delivery that is a day shorter, on the next day',
    days: 1,
    before: '<h1>Lamp</h1><p>Delivery takes 5 days</p>',
    after: '<h1>Lamp</h1><p>Delivery takes 4 days</p>',
    changes: ['4 days'],
  },
  {
    name: 'a time of delivery that is shorter by other days than have passed',
    before: '<h1>Lamp</h1><p>Delivery takes 21 days</p>',
    after: '<h1>Lamp</h1><p>Delivery takes 14 days</p>',
    changes: ['14 days'],
  },
  {
    name: 'a countdown in one line',
    before: '<h1>Havn</h1><p>Sjøsetting i april</p><p>147 dager 18 timer 59 min 51 sek</p>',
    after: '<h1>Havn</h1><p>Sjøsetting i april</p><p>137 dager 17 timer 5 min 7 sek</p>',
    changes: [],
  },
  {
    name: 'places in a group, pictures of a tariff and followers that one must have',
    before:
      '<h1>Regels</h1><p>45 bezoekers per tijdslot</p><p>40 pobrań miesięcznie</p><p>En az 10.000 takipçi</p><p>500 likes or more</p>',
    after:
      '<h1>Regels</h1><p>30 bezoekers per tijdslot</p><p>25 pobrań miesięcznie</p><p>En az 5.000 takipçi</p><p>200 likes or more</p>',
    changes: ['30 bezoekers', '25 pobrań', '5.000 takipçi', '200 likes'],
  },
  {
    name: 'counts in Chinese and Persian, with their own signs for thousands',
    before: '<h1>粽子</h1><p>三小时</p><p>48.6万播放</p><p>粉丝 12.3万</p><p>۲۴٬۸۱۰ بازدید</p>',
    after: '<h1>粽子</h1><p>三小时</p><p>50.1万播放</p><p>粉丝 12.5万</p><p>۲۶٬۱۰۲ بازدید</p>',
    changes: [],
  },
]
