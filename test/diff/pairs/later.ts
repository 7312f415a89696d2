import type { Pair } from './pair.ts'

/** Pages as in `unseen.ts` that were written later, when order began to be compared by blocks. */
export const LATER: readonly Pair[] = [
  {
    name: 'logos of partners in boxes, in another order',
    before:
      '<h2>Our partners</h2><div class="logos"><div class="logo"><a href="/a">Anvil</a></div><div class="logo"><a href="/b">Birch &amp; Co</a></div><div class="logo"><a href="/c">Cedar</a></div><div class="logo"><a href="/d">Delta Air</a></div><div class="logo"><a href="/e">Elm</a></div></div>',
    after:
      '<h2>Our partners</h2><div class="logos"><div class="logo"><a href="/e">Elm</a></div><div class="logo"><a href="/b">Birch &amp; Co</a></div><div class="logo"><a href="/d">Delta Air</a></div><div class="logo"><a href="/a">Anvil</a></div><div class="logo"><a href="/c">Cedar</a></div></div>',
    changes: [],
  },
  {
    name: 'ferries whose states change places, in cards',
    before:
      '<h2>Departures</h2><div class="ferry"><div class="route">Mallaig to Armadale</div><div class="state">On time</div></div><div class="ferry"><div class="route">Oban to Mull</div><div class="state">Delayed</div></div>',
    after:
      '<h2>Departures</h2><div class="ferry"><div class="route">Mallaig to Armadale</div><div class="state">Delayed</div></div><div class="ferry"><div class="route">Oban to Mull</div><div class="state">On time</div></div>',
    changes: ['Delayed'],
  },
  {
    name: 'cards of animals in another order, with a count',
    before:
      '<main><div class="cat"><p>Minka</p><p>Shy</p></div><div class="cat"><p>Oskar</p><p>Loud</p></div><div class="cat"><p>Pip</p><p>Old</p></div><p>1,204 visits</p></main>',
    after:
      '<main><div class="cat"><p>Pip</p><p>Old</p></div><div class="cat"><p>Minka</p><p>Shy</p></div><div class="cat"><p>Oskar</p><p>Loud</p></div><p>1,377 visits</p></main>',
    changes: [],
  },
  {
    name: 'two seats change on a council, with definitions',
    before:
      '<h2>Council</h2><dl><dt>Mayor</dt><dd>Ines Vogt</dd><dt>Treasurer</dt><dd>Ole Brandt</dd><dt>Clerk</dt><dd>Mia Ring</dd></dl>',
    after:
      '<h2>Council</h2><dl><dt>Mayor</dt><dd>Ole Brandt</dd><dt>Treasurer</dt><dd>Ines Vogt</dd><dt>Clerk</dt><dd>Mia Ring</dd></dl>',
    changes: ['Ines Vogt'],
  },
  {
    name: 'definitions in another order',
    before:
      '<h2>Council</h2><dl><dt>Mayor</dt><dd>Ines Vogt</dd><dt>Treasurer</dt><dd>Ole Brandt</dd><dt>Clerk</dt><dd>Mia Ring</dd></dl>',
    after:
      '<h2>Council</h2><dl><dt>Clerk</dt><dd>Mia Ring</dd><dt>Mayor</dt><dd>Ines Vogt</dd><dt>Treasurer</dt><dd>Ole Brandt</dd></dl>',
    changes: [],
  },
  {
    name: 'a status page',
    before:
      '<h1>Status</h1><p>All systems operational</p><p>Last checked 20 November 2026, 11:58 UTC</p><p>API: 99.98% uptime</p>',
    after:
      '<h1>Status</h1><p>Partial outage</p><p>Last checked 30 November 2026, 11:59 UTC</p><p>API: 99.98% uptime</p>',
    changes: ['Partial outage'],
  },
  {
    name: 'rates of a bank, with the day',
    before:
      '<h2>Interest rates</h2><p>As of 20 November 2026</p><table><tr><td>Instant saver</td><td>2.10 %</td></tr><tr><td>One year bond</td><td>3.45 %</td></tr></table>',
    after:
      '<h2>Interest rates</h2><p>As of 30 November 2026</p><table><tr><td>Instant saver</td><td>2.10 %</td></tr><tr><td>One year bond</td><td>3.40 %</td></tr></table>',
    changes: ['3.40 %'],
  },
  {
    name: 'a forum, only counts and ages',
    before:
      '<h2>Beekeeping</h2><ul><li>Queen gone? 12 replies, 340 views, 3 hours ago</li><li>Best smoker 4 replies, 88 views, 2 days ago</li></ul>',
    after:
      '<h2>Beekeeping</h2><ul><li>Best smoker 9 replies, 131 views, 5 minutes ago</li><li>Queen gone? 14 replies, 402 views, 1 week ago</li></ul>',
    changes: [],
  },
  {
    name: 'a flat is let',
    before:
      '<div class="flat"><h3>Mill Lane 4</h3><p>2 rooms, 54 m²</p><p>£890 a month</p></div><div class="flat"><h3>Weir Road 11</h3><p>3 rooms, 71 m²</p><p>£1,150 a month</p></div><p>Viewed 32 times today</p>',
    after:
      '<div class="flat"><h3>Weir Road 11</h3><p>3 rooms, 71 m²</p><p>£1,150 a month</p></div><p>Viewed 51 times today</p>',
    changes: ['Mill Lane 4'],
  },
  {
    name: 'the programme of a cinema, an hour later',
    before:
      '<h2>Saturday, 5 December 2026</h2><table><tr><td>The Long Harbour</td><td>18:30</td></tr><tr><td>Salt</td><td>20:45</td></tr></table>',
    after:
      '<h2>Saturday, 5 December 2026</h2><table><tr><td>The Long Harbour</td><td>19:30</td></tr><tr><td>Salt</td><td>20:45</td></tr></table>',
    changes: ['19:30'],
  },
  {
    name: 'tags of a blog in another order',
    before:
      '<h2>Topics</h2><p><a>bread</a> <a>cheese</a> <a>jam</a></p><div>rye</div><div>oat</div><div>spelt</div>',
    after:
      '<h2>Topics</h2><p><a>bread</a> <a>cheese</a> <a>jam</a></p><div>spelt</div><div>rye</div><div>oat</div>',
    changes: [],
  },
  {
    name: 'a table of a league after a match',
    before:
      '<table><tr><th>Club</th><th>Points</th></tr><tr><td>Ayr</td><td>21</td></tr><tr><td>Fife</td><td>20</td></tr></table>',
    after:
      '<table><tr><th>Club</th><th>Points</th></tr><tr><td>Fife</td><td>23</td></tr><tr><td>Ayr</td><td>21</td></tr></table>',
    changes: ['23'],
  },
  {
    name: 'a recipe with its rating and a new amount',
    before: '<h1>Plum cake</h1><p>4.8 out of 5, 210 ratings</p><ul><li>200 g flour</li><li>3 eggs</li></ul>',
    after: '<h1>Plum cake</h1><p>4.8 out of 5, 233 ratings</p><ul><li>200 g flour</li><li>4 eggs</li></ul>',
    changes: ['4 eggs'],
  },
  {
    name: 'German notice, only the stand',
    before:
      '<h1>Baustelle Lindenallee</h1><p>Zuletzt aktualisiert: 20.11.2026</p><p>Die Straße bleibt gesperrt.</p>',
    after:
      '<h1>Baustelle Lindenallee</h1><p>Zuletzt aktualisiert: 30.11.2026</p><p>Die Straße bleibt gesperrt.</p>',
    changes: [],
  },
  {
    name: 'German notice, the street is open',
    before:
      '<h1>Baustelle Lindenallee</h1><p>Zuletzt aktualisiert: 20.11.2026</p><p>Die Straße bleibt gesperrt.</p>',
    after:
      '<h1>Baustelle Lindenallee</h1><p>Zuletzt aktualisiert: 30.11.2026</p><p>Die Straße ist wieder frei.</p>',
    changes: ['wieder frei'],
  },
  {
    name: 'French shop, sizes sold out',
    before:
      '<h2>Pull marin</h2><div class="t"><span>S</span> <span>en stock</span></div><div class="t"><span>M</span> <span>épuisé</span></div><p>il y a 4 jours</p>',
    after:
      '<h2>Pull marin</h2><div class="t"><span>S</span> <span>épuisé</span></div><div class="t"><span>M</span> <span>épuisé</span></div><p>il y a 2 semaines</p>',
    changes: ['épuisé'],
  },
  {
    name: 'a list of downloads with versions in addresses',
    before:
      '<h2>Files</h2><ul><li>manual.pdf?v=11 (2.1 MB)</li><li>drawing.dxf?v=11 (300 kB)</li></ul><p>Session: ab12cd34</p>',
    after:
      '<h2>Files</h2><ul><li>manual.pdf?v=12 (2.1 MB)</li><li>drawing.dxf?v=12 (300 kB)</li></ul><p>Session: ff90ee11</p>',
    changes: [],
  },
  {
    name: 'terms of use, one word',
    before:
      '<h1>Terms</h1><p>We may change the price with two months of notice.</p><p>Version of 1 March 2025</p>',
    after:
      '<h1>Terms</h1><p>We may change the price with one month of notice.</p><p>Version of 1 March 2025</p>',
    changes: ['one month'],
  },
  {
    name: 'quotes of customers that rotate, in cards, beside a new one below',
    before:
      '<h2>Voices</h2><div class="quote"><p>Never late.</p><p>Ada, Leeds</p></div><h2>Offices</h2><ul><li>Leeds</li><li>York</li></ul>',
    after:
      '<h2>Voices</h2><div class="quote"><p>Always kind.</p><p>Bea, Hull</p></div><h2>Offices</h2><ul><li>Leeds</li><li>York</li><li>Hull</li></ul>',
    again:
      '<h2>Voices</h2><div class="quote"><p>So quick.</p><p>Cid, Bath</p></div><h2>Offices</h2><ul><li>Leeds</li><li>York</li><li>Hull</li></ul>',
    changes: ['Hull'],
  },
  {
    name: 'Spanish timetable, only the order of lines',
    before:
      '<h2>Líneas</h2><table><tr><td>12</td><td>Puerto</td><td>cada 10 min</td></tr><tr><td>7</td><td>Faro</td><td>cada 20 min</td></tr></table><p>Actualizado hace 5 minutos</p>',
    after:
      '<h2>Líneas</h2><table><tr><td>7</td><td>Faro</td><td>cada 20 min</td></tr><tr><td>12</td><td>Puerto</td><td>cada 10 min</td></tr></table><p>Actualizado hace 2 horas</p>',
    changes: [],
  },
  {
    name: 'prices of two plans change places',
    before:
      '<div class="plan"><div>Garden</div><div>£12</div></div><div class="plan"><div>Orchard</div><div>£18</div></div>',
    after:
      '<div class="plan"><div>Garden</div><div>£18</div></div><div class="plan"><div>Orchard</div><div>£12</div></div>',
    changes: ['£18'],
  },
  {
    name: 'people of a team in another order, without classes',
    before:
      '<h2>Team</h2><section><div><h3>Ann Lee</h3><p>Chair</p></div><div><h3>Bo Chu</h3><p>Sales</p></div><div><h3>Cy Dow</h3><p>Law</p></div></section>',
    after:
      '<h2>Team</h2><section><div><h3>Bo Chu</h3><p>Sales</p></div><div><h3>Cy Dow</h3><p>Law</p></div><div><h3>Ann Lee</h3><p>Chair</p></div></section>',
    changes: [],
  },
  {
    name: 'Japanese hours and visitors',
    before: '<h1>営業時間</h1><p>平日 9:00〜17:00</p><p>閲覧数 3,201</p><p>更新日：2026年11月20日</p>',
    after: '<h1>営業時間</h1><p>平日 9:00〜18:00</p><p>閲覧数 3,577</p><p>更新日：2026年11月30日</p>',
    changes: ['18:00'],
  },
  {
    name: 'a poll and a new podcast',
    before:
      '<h2>Episodes</h2><ul><li>41 Wool</li><li>40 Tar</li></ul><p>812 votes</p><p>Posted yesterday</p>',
    after:
      '<h2>Episodes</h2><ul><li>42 Flax</li><li>41 Wool</li><li>40 Tar</li></ul><p>990 votes</p><p>Posted 3 days ago</p>',
    changes: ['42 Flax'],
  },
  {
    name: 'rooms of a hotel whose states stay, in another order, one state a line',
    before:
      '<h2>Rooms</h2><p class="room">Garden room</p><p class="free">Available</p><p class="room">Attic</p><p class="free">Booked</p><p class="room">Barn</p><p class="free">Available</p>',
    after:
      '<h2>Rooms</h2><p class="room">Barn</p><p class="free">Available</p><p class="room">Garden room</p><p class="free">Available</p><p class="room">Attic</p><p class="free">Booked</p>',
    changes: [],
  },
]
