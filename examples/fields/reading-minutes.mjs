// A field of your own: how long the landing page takes to read. See docs/own-fields.md.
const WORDS_PER_MINUTE = 200

/** @type {import('blazon').OwnField<number>} */
export default {
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
}
