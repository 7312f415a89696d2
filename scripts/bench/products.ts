// npm run bench -- products [ --pages DIR]
//
// Processor time of the product of a page, parsing included: the median over the pages of a folder (*.html
// and *.html.gz), or over the sample sites. It is measured in a process with the bounds of a reading
// process, in which the engine reads pages.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { commandFor } from '../../src/processes/program.ts'
import { READING } from '../../src/readers/bounds.ts'
import { FIXTURES } from '../fixtures/server.ts'

const { values } = parseArgs({ options: { pages: { type: 'string', default: FIXTURES } } })
const { maxHeapMb: heapMb, maxYoungHeapMb: youngHeapMb } = READING
const entry = new URL('./products/cost.ts', import.meta.url)
const [command, args, options] = commandFor({ entry, heapMb, youngHeapMb }, [], undefined)
const { status } = spawnSync(command, [...args, values.pages], { ...options, stdio: 'inherit' })
process.exitCode = status ?? 1
