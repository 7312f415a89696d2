import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { processesBelow } from '../../../src/capture/browser/processes.ts'
import { createBlazon } from '../../../src/engine/index.ts'
import { commandLine } from '../../house/processes.ts'

/**
 * A process that says what is loaded in it, and which processes run below it: after an engine was made, after
 * it was warmed up twice, and after one was closed while it was being warmed up.
 */
const { cache } = createRequire(import.meta.url)
const PACKAGES = ['playwright-core', '@crawlee/core']
const PROGRAMS = ['/reader.js', '/decoder.js', '--blazon-browser']

const look = () => ({
  loaded: PACKAGES.filter((name) =>
    Object.keys(cache).some((file) => file.includes(`/node_modules/${name}/`)),
  ),
  running: processesBelow(process.pid).flatMap((pid) => {
    const line = commandLine(pid)
    return PROGRAMS.filter((program) => line.includes(program))
  }),
})

const blazon = await createBlazon()
const made = look()
await Promise.all([blazon.warm(), blazon.warm()])
while (look().running.length < 2) await sleep(10)
const warm = look()
await blazon.close()
const hasty = await createBlazon()
const warming = hasty.warm()
await hasty.close()
await warming
process.stdout.write(JSON.stringify([made, warm, look()]))
