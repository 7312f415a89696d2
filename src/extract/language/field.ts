import type { Field } from '../field.ts'
import { language as extract } from './index.ts'

export const language: Field<string> = {
  about: 'The language that the page is written in, as the shortest BCP 47 tag.',
  extract,
}
