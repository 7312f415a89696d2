import type { Pair } from './pair.ts'

const changed = (name: string, before: string, after: string, ...changes: string[]): Pair => ({
  ...{ name, before: `<h1>Page</h1>${before}`, after: `<h1>Page</h1>${after}`, changes },
})
const same = (name: string, before: string, after: string) => changed(name, before, after)

/** Plain changes that rules of noise could not see once, each beside noise that the same rule is for. */
export const MISSED: readonly Pair[] = [
  changed(
    'a display of a telephone, called Anzeige',
    '<div><span>Anzeige</span> <span>6,1 Zoll OLED</span></div>',
    '<div><span>Anzeige</span> <span>5,4 Zoll LCD</span></div>',
    '5,4 Zoll LCD',
  ),
  changed(
    'a display without a number, and a plan with advertisements',
    '<div><span>Anzeige</span> <span>OLED</span></div><div><span>Ads</span> <span>None</span></div>',
    '<div><span>Anzeige</span> <span>LCD</span></div><div><span>Ads</span> <span>Some</span></div>',
    ...['LCD', 'Some'],
  ),
  changed(
    'prices and contacts of advertising',
    '<dl><dt>Advertising</dt><dd>€ 40 a day</dd></dl><div><p>Advertising</p><p>ann@a.example</p></div>',
    '<dl><dt>Advertising</dt><dd>€ 90 a day</dd></dl><div><p>Advertising</p><p>bo@a.example</p></div>',
    ...['€ 90', 'bo@a.example'],
  ),
  changed(
    'facts below an unambiguous label',
    '<div><p>Advertisement</p><p>€ 40 a day</p></div><div><p>Advertisement</p><address>Mill Lane</address></div><table><tr><td><p>Sponsored</p><p>Yes</p></td></tr></table>',
    '<div><p>Advertisement</p><p>€ 90 a day</p></div><div><p>Advertisement</p><address>Weir Road</address></div><table><tr><td><p>Sponsored</p><p>No</p></td></tr></table>',
    ...['€ 90', 'Weir Road', 'No'],
  ),
  same(
    'advertisements without facts',
    '<div><p>Advertisement</p><p>Fly to Rome</p></div><div><span>Gesponsert</span> Neue Brillen</div><p>Bake it.</p>',
    '<div><p>Advertisement</p><p>Learn chess</p></div><div><span>Gesponsert</span> Warme Decken</div><p>Bake it.</p>',
  ),
  changed(
    'how long cookies are kept, in a notice that asks for nothing',
    '<div class="cookie-notice"><p>We keep cookies for 30 days.</p></div><p>Hello</p>',
    '<div class="cookie-notice"><p>We keep cookies for 365 days.</p></div><p>Hello</p>',
    '365 days',
  ),
  same(
    'a layer that asks for consent',
    '<p>Hello</p>',
    '<div class="cookie-notice"><p>We keep cookies for 365 days.</p><a href="#">OK</a></div><p>Hello</p>',
  ),
  changed(
    'a Hungarian right of return',
    '<p>Önnek 30 napja van a termék visszaküldésére</p><p>Frissítve 2 napja</p>',
    '<p>Önnek 14 napja van a termék visszaküldésére</p><p>Frissítve 9 napja</p>',
    '14 napja',
  ),
  same('a Hungarian age', '<p>Közzétéve 3 napja</p>', '<p>Közzétéve 5 órája</p>'),
  changed(
    'Vietnamese days before an event',
    '<p>Hủy miễn phí 3 ngày trước ngày nhận phòng</p><p>Mở bán 3 ngày trước Tết</p>',
    '<p>Hủy miễn phí 7 ngày trước ngày nhận phòng</p><p>Mở bán 9 ngày trước Tết</p>',
    ...['7 ngày', '9 ngày'],
  ),
  same(
    'Vietnamese ages',
    '<p>3 ngày trước bởi Lan</p><p>2 giờ trước</p>',
    '<p>7 ngày trước bởi Lan</p><p>9 giờ trước</p>',
  ),
  changed('a Hebrew deadline', '<p>ביטול עד לפני 14 ימים</p>', '<p>ביטול עד לפני 30 ימים</p>', '30'),
  same('a Hebrew age', '<p>פורסם לפני 3 ימים</p>', '<p>פורסם לפני 5 שעות</p>'),
  changed(
    'what comes next, and not by itself',
    '<p>Next dose after 8 weeks</p><p>Next delivery in 3 days</p><p>Next check in 6 months</p>',
    '<p>Next dose after 12 weeks</p><p>Next delivery in 9 days</p><p>Next check in 12 months</p>',
    ...['12 weeks', '9 days', '12 months'],
  ),
  same(
    'what a page repeats',
    '<p>Next check in 40 seconds. Next refresh in 5 minutes.</p>',
    '<p>Next check in 11 seconds. Next refresh in 2 minutes.</p>',
  ),
  changed(
    'versions and hours behind words of the time of the page',
    '<p>The images were updated to 22.04</p><p>printed at 10.30</p><p>Prices are updated at 10:30</p>',
    '<p>The images were updated to 24.04</p><p>printed at 12.30</p><p>Prices are updated at 12:30</p>',
    ...['24.04', '12.30', '12:30'],
  ),
  same(
    'the time of the page, with dots and colons',
    '<p>Aktualisiert um 10.30 Uhr</p><p>Senast uppdaterad kl. 08.15</p><p>Updated at 10.30am</p><p>Page printed at 10:30</p>',
    '<p>Aktualisiert um 12.30 Uhr</p><p>Senast uppdaterad kl. 19.40</p><p>Updated at 11.45am</p><p>Page printed at 12:45</p>',
  ),
  changed(
    'how often something can be done or is done, and who shares it',
    '<p>The file can be downloaded 5 times</p><p>Kann 5 Mal heruntergeladen werden</p><p>The gate is opened 4 times</p><p>Bathroom shared by 2 guests</p>',
    '<p>The file can be downloaded 3 times</p><p>Kann 2 Mal heruntergeladen werden</p><p>The gate is opened 7 times</p><p>Bathroom shared by 6 guests</p>',
    ...['3 times', '2 Mal', '7 times', '6 guests'],
  ),
  same(
    'how often something was read',
    '<p>Downloaded 214 times. Has been viewed 12 times</p><p>Read by 70 people</p><p>5 Mal gelesen</p>',
    '<p>Downloaded 298 times. Has been viewed 31 times</p><p>Read by 73 people</p><p>8 Mal gelesen</p>',
  ),
  changed(
    'vacancies, limits, candidates and what is sold apart',
    '<p>Posts: 12</p><p>Messages: 500</p><p>12 candidats</p><p>3 sold separately</p><p>12 online courses</p>',
    '<p>Posts: 3</p><p>Messages: 200</p><p>9 candidats</p><p>5 sold separately</p><p>9 online courses</p>',
    ...['Posts: 3', '200', '9 candidats', '5 sold', '9 online'],
  ),
  same(
    'what was sold, and who is there',
    '<p>12 sold</p><p>14 online now</p><p>8 people online</p>',
    '<p>19 sold</p><p>3 online now</p><p>7 people online</p>',
  ),
  changed(
    'places for people, beside words that end in, or are, a word of looking',
    '<p>für 120 Personen vorgesehen</p><p>120 Mitglieder, wie wir sehen</p><p>Für 120 Personen online buchbar</p>',
    '<p>für 80 Personen vorgesehen</p><p>90 Mitglieder, wie wir sehen</p><p>Für 70 Personen online buchbar</p>',
    ...['80 Personen', '90 Mitglieder', '70 Personen'],
  ),
  same(
    'people who look at a page',
    '<p>12 Personen sehen sich das an</p><p>지금 3명 보고 있습니다</p><p>5人が閲覧中</p>',
    '<p>14 Personen sehen sich das an</p><p>지금 8명 보고 있습니다</p><p>9人が閲覧中</p>',
  ),
]
