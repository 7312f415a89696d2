/*
 * Fourteen pricing pages, written by hand, with the plans that a reader sees on them: name, price, currency,
 * how often it is paid, and what the price depends on.
 */

import type { BillingFrequency, PricingModel } from '../../src/model/product.ts'

export type Plan = readonly [
  name: string,
  price: number | undefined,
  currency: string | undefined,
  billing: BillingFrequency | undefined,
  model: PricingModel,
]

export interface PricingPage {
  readonly about: string
  readonly lang: string
  readonly html: string
  readonly plans: readonly Plan[]
}

const card = (inner: string) => `<div class="plan">${inner}</div>`

export const PRICING_PAGES: readonly PricingPage[] = [
  {
    about: 'monthly and yearly, of which one is shown',
    lang: 'en',
    html: `<h1>Pricing</h1><div class="toggle"><button>Monthly</button><button>Yearly</button></div><div class="plans">
      ${card('<h3>Starter</h3><p>For one person who begins.</p><div><span>$9</span><span>/mo</span></div><div hidden>$90 / year</div><ul><li>3 projects</li><li>1 GB of space</li></ul><a href="/signup">Start</a>')}
      ${card('<h3>Team</h3><p>For those who work together.</p><div><span>$29</span><span>/mo</span></div><div hidden>$290 / year</div><ul><li>20 projects</li><li>10 GB of space</li></ul><a href="/signup">Start</a>')}
      ${card('<h3>Business</h3><p>For the whole firm at once.</p><div><span>$99</span><span>/mo</span></div><div style="display:none">$990 / year</div><ul><li>All projects</li></ul><a href="/signup">Start</a>')}
      </div>`,
    plans: [
      ['Starter', 9, 'USD', 'monthly', 'flat'],
      ['Team', 29, 'USD', 'monthly', 'flat'],
      ['Business', 99, 'USD', 'monthly', 'flat'],
    ],
  },
  {
    about: 'seats, and a plan that has to be asked for',
    lang: 'en',
    html: `<h1>Plans</h1><section class="grid">
      ${card('<h2>Basic</h2><p>$5</p><p>per user/month</p><a href="/go">Choose Basic</a>')}
      ${card('<h2>Plus</h2><p>$12.50</p><p>per user/month</p><a href="/go">Choose Plus</a>')}
      ${card('<h2>Enterprise</h2><p>Custom</p><p>For thousands of people with needs of their own.</p><a href="/sales">Contact sales</a>')}
      </section>`,
    plans: [
      ['Basic', 5, 'USD', 'monthly', 'per_seat'],
      ['Plus', 12.5, 'USD', 'monthly', 'per_seat'],
      ['Enterprise', undefined, undefined, undefined, 'custom'],
    ],
  },
  {
    about: 'paid by use',
    lang: 'en',
    html: `<h1>Simple prices</h1><div class="rows">
      ${card('<h3>API</h3><p>$0.40 per 1,000 requests</p><ul><li>All endpoints</li></ul>')}
      ${card('<h3>Storage</h3><p>$0.02 per GB</p><ul><li>Three copies</li></ul>')}
      ${card('<h3>Compute</h3><p>$0.08 per hour</p><ul><li>Four cores</li></ul>')}</div>`,
    plans: [
      ['API', 0.4, 'USD', 'usage_based', 'tiered'],
      ['Storage', 0.02, 'USD', 'usage_based', 'tiered'],
      ['Compute', 0.08, 'USD', 'usage_based', 'tiered'],
    ],
  },
  {
    about: 'units behind a slash, and without "per"',
    lang: 'en',
    html: `<h1>Rates</h1><div class="rows">
      ${card('<h3>Lookup</h3><p>$0.0006 a request</p>')}
      ${card('<h3>Speech</h3><p>$0.004/minute</p>')}
      ${card('<h3>Team</h3><p>$29/mo</p><p>$0.01 for each extra minute</p>')}</div>`,
    plans: [
      ['Lookup', 0.0006, 'USD', 'usage_based', 'tiered'],
      ['Speech', 0.004, 'USD', 'usage_based', 'tiered'],
      ['Team', 29, 'USD', 'monthly', 'flat'],
    ],
  },
  {
    about: 'a card of ten visits is paid once, however long it is valid',
    lang: 'de',
    html: `<h1>Preise</h1><div class="rows">
      ${card('<h3>Einzelkarte</h3><p>12 €</p>')}
      ${card('<h3>Zehnerkarte</h3><p>95 €</p><p>Gültig für ein Jahr</p>')}
      ${card('<h3>Monatskarte</h3><p>59 € pro Monat</p>')}</div>`,
    plans: [
      ['Einzelkarte', 12, 'EUR', 'one_time', 'flat'],
      ['Zehnerkarte', 95, 'EUR', 'one_time', 'flat'],
      ['Monatskarte', 59, 'EUR', 'monthly', 'flat'],
    ],
  },
  {
    about: 'a share of each sale is no price',
    lang: 'en',
    html: `<h1>Fees</h1><div class="rows">
      ${card('<h3>Online</h3><p>2.9% + $0.30</p><p>per successful charge</p>')}
      ${card('<h3>Counter</h3><p>1.5% per transaction</p>')}</div>`,
    plans: [
      ['Online', undefined, 'USD', 'usage_based', 'tiered'],
      ['Counter', undefined, undefined, 'usage_based', 'tiered'],
    ],
  },
  {
    about: 'a table with one model a row, and the unit in its header',
    lang: 'en',
    html: `<h1>Models</h1><table><tr><th>Model</th><th>Window</th><th>$/1M tokens</th></tr>
      ${Array.from({ length: 15 }, (_, at) => `<tr><td>Heron ${at + 1}</td><td>8k</td><td>${at + 1}.50</td></tr>`).join('')}
      </table>`,
    plans: Array.from(
      { length: 15 },
      (_, at): Plan => [`Heron ${at + 1}`, at + 1.5, 'USD', 'usage_based', 'tiered'],
    ),
  },
  {
    about: 'a plan that costs nothing',
    lang: 'en',
    html: `<h1>Start for nothing</h1><ul class="plans">
      <li><h3>Hobby</h3><strong>Free</strong><p>For your own small things.</p></li>
      <li><h3>Pro</h3><strong>$20</strong> per month<p>For work that is paid for.</p></li></ul>`,
    plans: [
      ['Hobby', 0, undefined, 'monthly', 'freemium'],
      ['Pro', 20, 'USD', 'monthly', 'flat'],
    ],
  },
  {
    about: 'German, euros and a price on request',
    lang: 'de',
    html: `<h1>Preise</h1><div class="preise">
      ${card('<h3>Klein</h3><p>9,90 € pro Monat</p><ul><li>Ein Standort</li></ul>')}
      ${card('<h3>Mittel</h3><p>1.290,00 € pro Jahr</p><ul><li>Fünf Standorte</li></ul>')}
      ${card('<h3>Groß</h3><p>Preis auf Anfrage</p><ul><li>Alle Standorte</li></ul>')}</div>`,
    plans: [
      ['Klein', 9.9, 'EUR', 'monthly', 'flat'],
      ['Mittel', 1290, 'EUR', 'yearly', 'flat'],
      ['Groß', undefined, undefined, undefined, 'custom'],
    ],
  },
  {
    about: 'Japanese, yen, for each person',
    lang: 'ja',
    html: `<h1>料金プラン</h1><div class="plans">
      ${card('<h3>フリー</h3><p>無料</p><ul><li>5人まで</li></ul>')}
      ${card('<h3>スタンダード</h3><p>月額 1,200円</p><p>1ユーザーあたり</p><ul><li>人数の制限なし</li></ul>')}
      ${card('<h3>エンタープライズ</h3><p>お問い合わせ</p><ul><li>専任の担当者</li></ul>')}</div>`,
    plans: [
      ['フリー', 0, undefined, 'monthly', 'freemium'],
      ['スタンダード', 1200, 'JPY', 'monthly', 'per_seat'],
      ['エンタープライズ', undefined, undefined, undefined, 'custom'],
    ],
  },
  {
    about: 'a table with a column for each plan',
    lang: 'en',
    html: `<h1>Compare</h1><table><tr><th></th><th>Solo</th><th>Studio</th><th>Agency</th></tr>
      <tr><td>Price</td><td>£8 / month</td><td>£24 / month</td><td>£80 / month</td></tr>
      <tr><td>Exports</td><td>✓</td><td>✓</td><td>✓</td></tr><tr><td>Teams</td><td>–</td><td>✓</td><td>✓</td></tr></table>`,
    plans: [
      ['Solo', 8, 'GBP', 'monthly', 'flat'],
      ['Studio', 24, 'GBP', 'monthly', 'flat'],
      ['Agency', 80, 'GBP', 'monthly', 'flat'],
    ],
  },
  {
    about: 'three currencies, of which one is shown, and struck prices',
    lang: 'en',
    html: `<h1>Prices</h1><select><option>EUR</option><option>USD</option><option>GBP</option></select><div class="cards">
      ${card('<h3>Light</h3><p><del>€15</del> €12 <small>/month</small></p><p hidden>$13 /month</p><p hidden>£10 /month</p>')}
      ${card('<h3>Full</h3><p><del>€40</del> €32 <small>/month</small></p><p hidden>$35 /month</p><p hidden>£28 /month</p>')}</div>`,
    plans: [
      ['Light', 12, 'EUR', 'monthly', 'flat'],
      ['Full', 32, 'EUR', 'monthly', 'flat'],
    ],
  },
  {
    about: 'yearly plans with what that is a month',
    lang: 'en',
    html: `<h1>Membership</h1><div class="tiers">
      ${card('<h3>Reader</h3><p>$60 per year</p><p>That is $5 a month.</p>')}
      ${card('<h3>Patron</h3><p>$180 per year</p><p>That is $15 a month.</p>')}</div>`,
    plans: [
      ['Reader', 60, 'USD', 'yearly', 'flat'],
      ['Patron', 180, 'USD', 'yearly', 'flat'],
    ],
  },
  {
    about: 'one payment for ever beside a subscription, names that are no headings',
    lang: 'en',
    html: `<h1>Buy it</h1><div class="options">
      ${card('<div class="name">Subscription</div><div class="price">CHF 6.90 per month</div><ul><li>All updates</li></ul>')}
      ${card('<div class="name">Lifetime</div><div class="price">CHF 149.00</div><div>pay once</div><ul><li>All updates of this version</li></ul>')}</div>`,
    plans: [
      ['Subscription', 6.9, 'CHF', 'monthly', 'flat'],
      ['Lifetime', 149, 'CHF', 'one_time', 'flat'],
    ],
  },
]
