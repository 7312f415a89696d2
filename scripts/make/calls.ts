// npm run make -- calls
//
// Writes the rows of calls in docs/commands.md, docs/service.md and ARCHITECTURE.md, from their definitions.
// The cells that say what is found are written by hand, and stay as they are.
import { readFileSync, writeFileSync } from 'node:fs'
import { PAGES } from './calls/pages.ts'

for (const [page, made] of PAGES) {
  const file = new URL(`../../${page}`, import.meta.url)
  writeFileSync(file, made(readFileSync(file, 'utf8')))
}
