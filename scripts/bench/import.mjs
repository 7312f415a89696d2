// npm run bench -- import
//
// What a program pays for the library: processor time of `import` alone, and up to the first description of a
// page, each in a process of its own; the median of five.
import { execFileSync } from 'node:child_process'

const LIBRARY = new URL('../../dist/library.js', import.meta.url).href
const WHOLE = new URL('../../dist/index.js', import.meta.url).href
const RUNS = 5
const PAGE = `{ url: 'https://example.com/', html: '<title>Example</title>' }`

const PROGRAMS = {
  'import, as Node loads it': `await import('${LIBRARY}')`,
  'import, as a bundler reads it': `await import('${WHOLE}')`,
  'import and one page': `const all = await import('${LIBRARY}'); all.describe(all.snapshotFromHtml(${PAGE}))`,
  'import and an engine': `const { createBlazon } = await import('${LIBRARY}')
    const blazon = await createBlazon(); await blazon.close()`,
}

for (const [name, program] of Object.entries(PROGRAMS)) {
  const times = Array.from({ length: RUNS }, () => processorMs(program)).sort((a, b) => a - b)
  console.log(`${name.padEnd(32)} ${String(times[Math.floor(RUNS / 2)]).padStart(5)} ms`)
}

/** Processor time of the program, without the start of Node. */
function processorMs(program) {
  const timed = `const before = process.cpuUsage(); ${program}
    const { user, system } = process.cpuUsage(before); console.log((user + system) / 1000)`
  const args = ['--input-type=module', '--eval', timed]
  return Math.round(Number(execFileSync(process.execPath, args, { encoding: 'utf8' })))
}
