import { languageOfTag } from '../../formats/text/language.ts'
import type { Field } from '../field.ts'
import { statedText } from '../stated.ts'

export const language: Field<string> = {
  about: 'The language that the page is written in, as the shortest BCP 47 tag.',
  value: (z) => z.string(),
  stated: () => statedText('a tag of a language such as de', /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i),
  wire: {
    key: 'primary_language',
    shape: (z) =>
      z
        .string()
        .optional()
        .describe('The language of the page by its English name, as `force_language` takes it, or its tag.'),
    of: (tag) => tag && (languageOfTag(tag)?.name ?? tag),
  },
  columns: [{ name: 'language' }],
}
