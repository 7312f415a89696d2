import type { Field } from '../field.ts'
import { statedText } from '../stated.ts'

export const language: Field<string> = {
  about: 'The language that the page is written in, as the shortest BCP 47 tag.',
  value: (z) => z.string(),
  stated: () => statedText('a tag of a language such as de', /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i),
  wire: {
    key: 'primary_language',
    shape: (z) => z.string().optional().describe('The language of the page: its English name in lower case.'),
    of: (tag) => tag && nameOf(tag),
  },
  columns: [{ name: 'language' }],
}

const ENGLISH = new Intl.DisplayNames('en', { type: 'language' })

function nameOf(tag: string): string {
  return (ENGLISH.of(tag) ?? tag).toLowerCase()
}
