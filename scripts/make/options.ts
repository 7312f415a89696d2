// npm run make -- options
//
// Writes docs/options.md, every option with its default, its range and what it is, from the source.
import { writeFileSync } from 'node:fs'
import { optionsPage } from './options/page.ts'

writeFileSync(new URL('../../docs/options.md', import.meta.url), optionsPage())
