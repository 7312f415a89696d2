#!/usr/bin/env node
import { endWith } from './cli/ending.ts'
import { watchSignals } from './cli/interrupt.ts'

watchSignals()
// The rest is loaded after the signal handlers are set, since loading takes a moment in which a signal may
// arrive.
const { watchOutput } = await import('./cli/output.ts')
const { watchUncaught } = await import('./cli/report.ts')
const { run } = await import('./cli/program.ts')
watchOutput()
watchUncaught()
endWith(await run(process.argv.slice(2)))
