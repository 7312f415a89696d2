// A field of your own, for own-field.mjs: how long the landing page takes to read.
import { defineField } from 'blazon'

const WORDS_PER_MINUTE = 200

export default defineField({
  name: 'reading_minutes',
  about: 'How many minutes the landing page takes to read.',
  value: (z) => z.int().positive(),
  extract(page) {
    const words = page.text.split(/\s+/).filter(Boolean).length
    if (words === 0) return page.absent('visible text')
    return page.found(Math.ceil(words / WORDS_PER_MINUTE), {
      rule: 'visible text',
      confidence: 0.5,
      evidence: [page.evidence('text', 'body', page.text)],
    })
  },
})
