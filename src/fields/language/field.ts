import type { Field } from '../field.ts'
import { statedText } from '../stated.ts'

export const language: Field<string> = {
  about: 'The language that the page is written in, as the shortest BCP 47 tag.',
  value: (z) => z.string(),
  stated: () => statedText('a tag of a language such as de', /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i),
  columns: [{ name: 'language' }],
}
