import type { Pair } from './pair.ts'

/** Pages as in `later.ts`, written after these had shown a fault in the comparison of order. */
export const FRESH: readonly Pair[] = [
  {
    name: 'names of streets, the last goes to the front',
    before:
      '<h2>Closed streets</h2><div>Mill Lane</div><div>Weir Road</div><div>Bell Yard</div><div>Cross Keys</div>',
    after:
      '<h2>Closed streets</h2><div>Cross Keys</div><div>Mill Lane</div><div>Weir Road</div><div>Bell Yard</div>',
    changes: [],
  },
  {
    name: 'one of the names is another one',
    before: '<h2>Closed streets</h2><div>Mill Lane</div><div>Weir Road</div><div>Bell Yard</div>',
    after: '<h2>Closed streets</h2><div>Bell Yard</div><div>Mill Lane</div><div>Salt Quay</div>',
    changes: ['Salt Quay', 'Weir Road'],
  },
  {
    name: 'lifts open and closed, in rows of boxes',
    before:
      '<h2>Lifts</h2><div class="lift"><b>Gipfelbahn</b><div>open</div></div><div class="lift"><b>Seebahn</b><div>closed</div></div><div class="lift"><b>Waldlift</b><div>open</div></div><p>Updated 07:40</p>',
    after:
      '<h2>Lifts</h2><div class="lift"><b>Gipfelbahn</b><div>closed</div></div><div class="lift"><b>Seebahn</b><div>open</div></div><div class="lift"><b>Waldlift</b><div>open</div></div><p>Updated 08:10</p>',
    changes: ['closed'],
  },
  {
    name: 'lifts sorted by name, with the time of the page',
    before:
      '<h2>Lifts</h2><div class="lift"><b>Waldlift</b><div>open</div></div><div class="lift"><b>Gipfelbahn</b><div>closed</div></div><p>Updated 07:40</p>',
    after:
      '<h2>Lifts</h2><div class="lift"><b>Gipfelbahn</b><div>closed</div></div><div class="lift"><b>Waldlift</b><div>open</div></div><p>Updated 08:10</p>',
    changes: [],
  },
  {
    name: 'a card within a card',
    before:
      '<div class="day"><h3>Mon</h3><div class="slot"><p>Yoga</p><p>Ann</p></div><div class="slot"><p>Choir</p><p>Bo</p></div></div><div class="day"><h3>Tue</h3><div class="slot"><p>Chess</p><p>Cy</p></div></div>',
    after:
      '<div class="day"><h3>Mon</h3><div class="slot"><p>Yoga</p><p>Bo</p></div><div class="slot"><p>Choir</p><p>Ann</p></div></div><div class="day"><h3>Tue</h3><div class="slot"><p>Chess</p><p>Cy</p></div></div>',
    changes: ['Bo'],
  },
  {
    name: 'the same page with another wrapper around its cards',
    before:
      '<div class="a"><div class="c"><p>Tar</p><p>Rope</p></div><div class="c"><p>Sail</p><p>Mast</p></div></div>',
    after: '<div class="x"><div class="y"><p>Tar</p><p>Rope</p><p>Sail</p><p>Mast</p></div></div>',
    changes: [],
  },
  {
    name: 'steps of a guide in another order',
    before:
      '<h2>How to</h2><ol><li>Soak the wood overnight</li><li>Bend it around the frame</li></ol><p>Read by 120 people. 44 comments</p>',
    after:
      '<h2>How to</h2><ol><li>Bend it around the frame</li><li>Soak the wood overnight</li></ol><p>Read by 120 people. 51 comments</p>',
    changes: [],
  },
  {
    name: 'fees of a club',
    before:
      '<h2>Fees</h2><dl><dt>Adults</dt><dd>£120 a year</dd><dt>Children</dt><dd>£40 a year</dd></dl><p>© 2025 Rowing Club</p>',
    after:
      '<h2>Fees</h2><dl><dt>Adults</dt><dd>£135 a year</dd><dt>Children</dt><dd>£40 a year</dd></dl><p>© 2026 Rowing Club</p>',
    changes: ['£135'],
  },
  {
    name: 'fees of a club, two lines change places',
    before: '<h2>Fees</h2><dl><dt>Adults</dt><dd>£120 a year</dd><dt>Children</dt><dd>£40 a year</dd></dl>',
    after: '<h2>Fees</h2><dl><dt>Adults</dt><dd>£40 a year</dd><dt>Children</dt><dd>£120 a year</dd></dl>',
    changes: ['£40'],
  },
  {
    name: 'opening hours in Dutch',
    before:
      '<h2>Openingstijden</h2><table><tr><td>maandag</td><td>gesloten</td></tr><tr><td>dinsdag</td><td>9–17 uur</td></tr></table><p>3 weken geleden</p>',
    after:
      '<h2>Openingstijden</h2><table><tr><td>maandag</td><td>9–17 uur</td></tr><tr><td>dinsdag</td><td>9–17 uur</td></tr></table><p>4 weken geleden</p>',
    changes: ['maandag | 9–17'],
  },
  {
    name: 'a changelog with a new release',
    before: '<h2>1.4.0</h2><p>Faster start.</p><h2>1.3.2</h2><p>Fixes.</p><p>1,020 downloads</p>',
    after:
      '<h2>1.5.0</h2><p>Dark mode.</p><h2>1.4.0</h2><p>Faster start.</p><h2>1.3.2</h2><p>Fixes.</p><p>1,480 downloads</p>',
    changes: ['1.5.0', 'Dark mode.'],
  },
  {
    name: 'a countdown and a coupon',
    before: '<p>Sale ends in 3 days</p><p>Use SAVE10 for 10 % off</p>',
    after: '<p>Sale ends in 1 day</p><p>Use SAVE20 for 20 % off</p>',
    changes: ['20 %'],
  },
  {
    name: 'a page of news, only ages and places of teasers',
    before:
      '<article><h3>Bridge opens</h3><p>2 hours ago</p></article><article><h3>Goat found</h3><p>5 hours ago</p></article>',
    after:
      '<article><h3>Goat found</h3><p>1 day ago</p></article><article><h3>Bridge opens</h3><p>22 hours ago</p></article>',
    changes: [],
  },
  {
    name: 'an office moves',
    before:
      '<h2>Contact</h2><p>Harbour Talks, Quay 4, 8000 Aarhus</p><p>Ring 86 12 34 56</p><p>Ref: 7781-AB</p>',
    after:
      '<h2>Contact</h2><p>Harbour Talks, Quay 9, 8000 Aarhus</p><p>Ring 86 12 34 56</p><p>Ref: 7781-AB</p>',
    changes: ['Quay 9'],
  },
  {
    name: 'a name and its role, in paragraphs in turn',
    before:
      '<h2>Board</h2><p class="n">Ann Lee</p><p class="r">Chair</p><p class="n">Bo Chu</p><p class="r">Deputy</p><p class="n">Cy Dow</p><p class="r">Member</p>',
    after:
      '<h2>Board</h2><p class="n">Ann Lee</p><p class="r">Deputy</p><p class="n">Bo Chu</p><p class="r">Chair</p><p class="n">Cy Dow</p><p class="r">Member</p>',
    changes: ['Deputy'],
  },
  {
    name: 'a name and its role, sorted in another way',
    before:
      '<h2>Board</h2><p class="n">Ann Lee</p><p class="r">Chair</p><p class="n">Bo Chu</p><p class="r">Deputy</p><p class="n">Cy Dow</p><p class="r">Member</p>',
    after:
      '<h2>Board</h2><p class="n">Cy Dow</p><p class="r">Member</p><p class="n">Bo Chu</p><p class="r">Deputy</p><p class="n">Ann Lee</p><p class="r">Chair</p>',
    changes: [],
  },
  {
    name: 'a row of a table gets a mark',
    before:
      '<table><tr><th>Plan</th><th>Backup</th></tr><tr><td>Solo</td><td>–</td></tr><tr><td>Team</td><td>✓</td></tr></table>',
    after:
      '<table><tr><th>Plan</th><th>Backup</th></tr><tr><td>Solo</td><td>✓</td></tr><tr><td>Team</td><td>✓</td></tr></table>',
    changes: ['Solo | ✓'],
  },
  {
    name: 'Italian market, stalls in another order and the day',
    before:
      '<h1>Mercato</h1><p>Oggi, 20 novembre 2026</p><div>Formaggi</div><div>Funghi</div><div>Miele</div><div>Olio</div>',
    after:
      '<h1>Mercato</h1><p>Oggi, 30 novembre 2026</p><div>Olio</div><div>Funghi</div><div>Miele</div><div>Formaggi</div>',
    changes: [],
  },
  {
    name: 'a rotating tip beside a new rule',
    before: '<h2>Tip</h2><p>Dry your boots slowly.</p><h2>Rules</h2><p>No fires.</p>',
    after: '<h2>Tip</h2><p>Count your pegs.</p><h2>Rules</h2><p>No fires. No drones.</p>',
    again: '<h2>Tip</h2><p>Pack a spare lace.</p><h2>Rules</h2><p>No fires. No drones.</p>',
    changes: ['No drones.'],
  },
  {
    name: 'a feature goes to another plan, in lists of cards',
    before:
      '<div class="plan"><div class="t">Solo</div><ul><li>Mail</li><li>Backup</li></ul></div><div class="plan"><div class="t">Team</div><ul><li>Calls</li></ul></div>',
    after:
      '<div class="plan"><div class="t">Solo</div><ul><li>Mail</li></ul></div><div class="plan"><div class="t">Team</div><ul><li>Calls</li><li>Backup</li></ul></div>',
    changes: ['Backup'],
  },
  {
    name: 'features of plans in another order',
    before:
      '<div class="plan"><div class="t">Solo</div><ul><li>Mail</li><li>Backup</li></ul></div><div class="plan"><div class="t">Team</div><ul><li>Calls</li></ul></div>',
    after:
      '<div class="plan"><div class="t">Team</div><ul><li>Calls</li></ul></div><div class="plan"><div class="t">Solo</div><ul><li>Backup</li><li>Mail</li></ul></div>',
    changes: [],
  },
  {
    name: 'Polish weather, the time alone',
    before: '<h1>Pogoda</h1><p>Ostatnia aktualizacja: 20.11.2026, 10:15</p><p>Deszcz do wieczora</p>',
    after: '<h1>Pogoda</h1><p>Ostatnia aktualizacja: 30.11.2026, 10:15</p><p>Deszcz do wieczora</p>',
    changes: [],
  },
  {
    name: 'a licence number',
    before: '<p>Licence 4471 of the city</p><p>Page id: 55aa77cc</p>',
    after: '<p>Licence 4472 of the city</p><p>Page id: 00bb11dd</p>',
    changes: ['4472'],
  },
  {
    name: 'capacity of rooms in a list of cards',
    before: '<div class="r"><p>Hall</p><p>80 seats</p></div><div class="r"><p>Loft</p><p>12 seats</p></div>',
    after: '<div class="r"><p>Hall</p><p>60 seats</p></div><div class="r"><p>Loft</p><p>12 seats</p></div>',
    changes: ['60 seats'],
  },
  {
    name: 'spaces and soft hyphens',
    before: '<h1>Donau&shy;dampfschiff</h1><p>Fahrt  nach Linz</p><p>8 Personen sehen sich das gerade an</p>',
    after: '<h1>Donaudampfschiff</h1><p>Fahrt nach Linz</p><p>3 Personen sehen sich das gerade an</p>',
    changes: [],
  },
]
