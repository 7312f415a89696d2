// npm run make -- industry-vectors
//
// Writes the vectors of all industries, after their keywords were changed: src/industry/vectors.bin.
import { writeFileSync } from 'node:fs'
import { industryVectors } from '../../src/industry/meaning.ts'

const vectors = await industryVectors()
const file = new URL('../../src/industry/vectors.bin', import.meta.url)
writeFileSync(file, vectors)
console.error(`Wrote ${vectors.length} bytes to ${file.pathname}.`)
