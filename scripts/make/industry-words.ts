// npm run make -- industry-words
//
// Writes the index of the words of all industries, after their titles, keywords or stems were changed:
// src/industry/words.br.
import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { indexFile, indexText, madeIndex } from '../../src/industry/word-index.ts'

const text = indexText(madeIndex())
const bytes = brotliCompressSync(text, {
  params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length, [constants.BROTLI_PARAM_QUALITY]: 11 },
})
writeFileSync(indexFile(), bytes)
console.error(`Wrote ${bytes.length} bytes to ${indexFile().pathname}.`)
