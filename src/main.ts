#!/usr/bin/env node
import { watchOutput } from './cli/output.ts'
import { run } from './cli/program.ts'

watchOutput()
process.exitCode = await run(process.argv.slice(2))
