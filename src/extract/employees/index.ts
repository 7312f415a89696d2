import type { Employees } from '../../fields/employees/field.ts'
import { agreed, byScore, type Extractor, pickBest, survey } from '../extractor.ts'
import { RULES } from './rules.ts'

/** How many people work for the organisation; absent where the site does not say. */
export const employees: Extractor<Employees> = (snapshot) => {
  const { tried, candidates } = survey(RULES, snapshot)
  return pickBest({
    tried,
    candidates: byScore(agreed(candidates, ({ exact, range }) => `${exact} ${range}`)),
  })
}
