import type { DataPoint, DataValue, QueryPage } from '../../src/model/query.ts'

/** A question about a fixture with the answer that a reader of its pages gives; none when no page says it. */
export interface Question extends DataPoint {
  readonly domain: string
  readonly right?: DataValue
  readonly pages?: readonly QueryPage[]
}

const text = (domain: string, name: string, right?: string, description?: string): Question => ({
  ...{ domain: `${domain}.example`, name, type: 'text', description },
  ...(right !== undefined && { right }),
})
const number = (domain: string, name: string, right?: number, description?: string): Question => ({
  ...{ domain: `${domain}.example`, name, type: 'number', description },
  ...(right !== undefined && { right }),
})
const yesNo = (domain: string, name: string, right?: boolean): Question => ({
  ...{ domain: `${domain}.example`, name, type: 'boolean' },
  ...(right !== undefined && { right }),
})
const url = (domain: string, name: string, right?: string): Question => ({
  ...{ domain: `${domain}.example`, name, type: 'url' },
  ...(right !== undefined && { right }),
})

/** Written by hand, from the pages of the fixtures, before any of them was asked. */
export const QUESTIONS: readonly Question[] = [
  number('pennoray', 'year_founded', 2017, 'Year in which the company was founded'),
  number('pennoray', 'number_of_employees', 19, 'How many people work there'),
  text('pennoray', 'contact_email', 'hello@pennoray.example'),
  text('pennoray', 'ceo_name', undefined, 'Name of the chief executive'),
  number('pennoray', 'number_of_wards', 4100),
  url('pennoray', 'pricing_page', 'http://pennoray.example/pricing/'),
  url('pennoray', 'linkedin_url', 'https://www.linkedin.com/company/pennoray'),
  text('pennoray', 'company_name', 'Pennoray'),
  number('pennoray', 'revenue', undefined, 'Revenue of the last year'),
  number('stratokiln', 'number_of_sites', 41),
  number('stratokiln', 'number_of_countries', 9),
  yesNo('stratokiln', 'control_the_furnace', false),
  number('stratokiln', 'employee_count', 31, 'Number of people who work there'),
  text('stratokiln', 'where_does_it_run', 'On a box in your own switch room.'),
  url('stratokiln', 'careers_page', 'http://stratokiln.example/company/jobs/'),
  number('stratokiln', 'year_founded', 2015),
  {
    ...{ domain: 'lumencrag.example', name: 'lamp_table', type: 'list', entries: 'object' },
    fields: { lamp: 'string', weight: 'string', burns: 'string', reach: 'string' },
    right: [
      { lamp: 'Grike', weight: '190 g', burns: '40 h', reach: '90 m' },
      { lamp: 'Arête', weight: '160 g', burns: '18 h', reach: '200 m' },
      { lamp: 'Bivvy', weight: '70 g', burns: '60 h', reach: '25 m' },
      { lamp: 'Gully', weight: '95 g', burns: '12 h', reach: '120 m' },
    ],
  },
  {
    ...{ domain: 'lumencrag.example', name: 'lamps', type: 'list', description: 'Names of all lamps' },
    right: ['Grike', 'Arête', 'Bivvy', 'Gully'],
  },
  text('lumencrag', 'grike_weight', '190 g'),
  yesNo('lumencrag', 'will_you_mend_it', true),
  number('lumencrag', 'number_of_employees'),
  yesNo('maudandpike', 'dogs_welcome', true),
  yesNo('maudandpike', 'can_bring_children', true),
  number('maudandpike', 'married_in_year', 1931),
  text('maudandpike', 'vat_number'),
  number('ferncott', 'year_founded', 2011),
  text('ferncott', 'delivery', 'Two to four working days. Thirty days to return.'),
  url('ferncott', 'instagram_profile', 'https://www.instagram.com/ferncottgarden'),
  number('ferncott', 'stock_price'),
  yesNo('tolmarind', 'builds_new_houses', false),
  text('tolmarind', 'phone_number', '+441632960131'),
  text('tolmarind', 'email', 'loft@tolmarind.example'),
  text('tolmarind', 'how_long_does_it_take', 'Two years for a barn, four for a mill.'),
  number('holzwendt', 'founding_year', 1931),
  number('holzwendt', 'number_of_employees', 12),
  text('holzwendt', 'ceo', 'Karla Wendt'),
  text('holzwendt', 'contact_email', 'werk@holzwendt.example'),
  number('brackenlow', 'acres_of_fell', 400),
  text('brackenlow', 'july', 'Shearing', 'What happens on the hill in July'),
  { domain: 'duskwether.example', name: 'launch_date', type: 'date' },
]
