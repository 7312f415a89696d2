#!/usr/bin/env node
import { endWith } from './doors/cli/ending.ts'
import { watchSignals } from './doors/cli/interrupt.ts'

watchSignals()
// The rest is loaded after the signal handlers are set, because a signal may arrive during the loading.
const { watchOutput } = await import('./doors/cli/output.ts')
const { watchUncaught } = await import('./doors/cli/report.ts')
const { run } = await import('./doors/cli/program.ts')
watchOutput()
watchUncaught()
endWith(await run(process.argv.slice(2)))
