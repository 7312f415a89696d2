import { createRequire } from 'node:module'
import { processesBelow } from '../../../src/capture/browser/processes.ts'
import { createBlazon } from '../../../src/engine/index.ts'
import { commandLine } from '../../house/processes.ts'

/**
 * A process that says what is loaded in it, and which processes run below it: after an engine was made, after
 * it was warmed up twice, after it tried its browser, and after one was closed while it was being warmed up.
 */
const { cache } = createRequire(import.meta.url)
const PACKAGES = ['playwright-core', '@crawlee/core']
const PROGRAMS = ['/reader.js', '/decoder.js', '--blazon-browser', '/blazon-trial-']

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
const warm = look()
await blazon.tryBrowser()
const tried = look()
await blazon.close()
const hasty = await createBlazon()
const warming = hasty.warm()
await hasty.close()
await warming
process.stdout.write(JSON.stringify([made, warm, tried, look()]))
