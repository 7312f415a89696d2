// npm run bench [-- pages]
//
// Processor time a page.
//
// npm run bench -- [--rounds N] [--hosts FILE DOMAIN ...] [FOLDER ...]
//   What reading styles costs, page by page, with HTML and CSS in memory; then the whole record, computed for
//   the first time and again, and captures by both producers, the browser's processes included. Without
//   arguments the fixtures are measured. A folder is a page that `blazon capture` saved; no capture is
//   measured for it.
// npm run bench -- --reading [--rounds N] [--hosts FILE DOMAIN ...] [FOLDER ...]
//   Markdown and images of the same pages, in pages a second, beside Readability with jsdom and turndown.
// npm run bench -- --sitemap [--rounds N]
//   URLs a second of generated sitemaps and the memory they take, beside one expression over the text.
// npm run bench -- --curve [--rounds N]
//   How the cost of styles grows with elements and with rules, on generated pages.
import { parseArgs } from 'node:util'
import { printCurve } from './pages/curve.ts'
import { openPages } from './pages/opened.ts'
import { printPages } from './pages/print.ts'
import { printReading } from './pages/reading.ts'
import { printSitemaps } from './pages/sitemaps.ts'

const { values, positionals } = parseArgs({
  options: {
    hosts: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    curve: { type: 'boolean', default: false },
    reading: { type: 'boolean', default: false },
    sitemap: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const rounds = Number(values.rounds)
if (values.curve) printCurve(rounds)
else if (values.sitemap) await printSitemaps(rounds)
else {
  const pages = await openPages(positionals, values.hosts)
  try {
    if (values.reading) await printReading(await pages.save(), rounds)
    else await printPages(pages, rounds)
  } finally {
    await pages.close()
  }
}
