import type { Pair } from './pair.ts'

/** Facts that look like noise, before and after a change. A review found that rules of their time hid them. */
const CHANGED: readonly (readonly [before: string, after: string, days?: number])[] = [
  ['Book online: apartment for 4 guests', 'Book online: apartment for 6 guests'],
  ['We are looking for 3 people', 'We are looking for 2 people'],
  ['次回開催 5月10日（日）', '次回開催 5月17日（日）', 7],
  ['개강 3월 2일', '개강 3월 9일', 7],
  ['The course takes 3–10 days', 'The course takes 3–17 days', 7],
  ['Sorteo del 12', 'Sorteo del 15'],
  ['Decreto n. 12 del 2024, art. 3', 'Decreto n. 12 del 2025, art. 3'],
  ['Alle merken 12', 'Alle merken 15'],
  ['12,304 downloads · Version 4.12', '12,304 downloads · Version 4.13'],
  ['45 reviews · 120 seats', '45 reviews · 140 seats'],
  ['12 Bewerbungen · Kennziffer 1204', '12 Bewerbungen · Kennziffer 1305'],
  ['Windows 11 ダウンロード', 'Windows 12 ダウンロード'],
  ['V5.2下载', 'V5.3下载'],
  ['每日可下载 5次', '每日可下载 10次'],
  ['추천 3명', '추천 5명'],
  ['Return within 21 days', 'Return within 14 days', 7],
  ['Mindestaufenthalt 7 Tage', 'Mindestaufenthalt 14 Tage', 7],
  ['Open 5 days a week', 'Open 2 days a week', 3],
  ['Register today: May 20, 2027', 'Register today: May 27, 2027', 7],
  ['Pegel heute 312 cm, gestern 290 cm', 'Pegel heute 298 cm, gestern 312 cm'],
  ['🔥 12 left in stock', '🔥 3 left in stock'],
  ['Sales rose last month', 'Sales rose last year'],
  ['لغو رایگان تا 3 روز پیش از ورود', 'لغو رایگان تا 5 روز پیش از ورود'],
  ['Curso para 20 inscritos', 'Curso para 30 inscritos'],
  ['Travel time: 1 Tag 4 Stunden 30 Minuten', 'Travel time: 1 Tag 6 Stunden 10 Minuten'],
]

const row = (...cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
const shop = (one: string, other: string) =>
  `<table>${row('Apple', one, '<form><button>Buy</button></form>')}${row('Pear', other, '<form><button>Buy</button></form>')}</table>`

const TABLES: readonly (readonly [before: string, after: string, change: string])[] = [
  [shop('£12', '£7'), shop('£7', '£12'), '£7'],
  [shop('In stock', 'Sold out'), shop('Sold out', 'In stock'), 'Sold out'],
  [
    `<table>${row('Partia', 'Głosy')}${row('Lista 1', '1204')}</table>`,
    `<table>${row('Partia', 'Głosy')}${row('Lista 1', '1311')}</table>`,
    '1311',
  ],
  [
    `<table>${row('Plan', 'Topics', 'Messages')}${row('Mini', '12', '1204')}</table>`,
    `<table>${row('Plan', 'Topics', 'Messages')}${row('Mini', '14', '1204')}</table>`,
    '14',
  ],
]

export const FACTS: readonly Pair[] = [
  ...CHANGED.map(([before, after, days]) => ({
    name: before,
    before: `<h1>News</h1><p>All of it.</p><p>${before}</p>`,
    after: `<h1>News</h1><p>All of it.</p><p>${after}</p>`,
    changes: [after],
    ...(days !== undefined && { days }),
  })),
  ...TABLES.map(([before, after, change]) => ({ name: before, before, after, changes: [change] })),
]
