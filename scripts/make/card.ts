// npm run make -- card
//
// Writes docs/card.svg, the picture in README.md, from a lookup of a sample brand.
import { writeFileSync } from 'node:fs'
import { drawCard } from './card/draw.ts'
import { sampleBrand } from './card/sample.ts'

const FILE = new URL('../../docs/card.svg', import.meta.url)

writeFileSync(FILE, drawCard(await sampleBrand()))
