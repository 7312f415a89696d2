// A process that visits hostile pages, for tests of what remains after a visit: `leaving-process.mjs
// HOST_MAP`, with the lines of the map separated by `|`. It prints what keeps it alive after each visit, once
// that is no more than after an ordinary one, closes its engine, and must then end by itself.
import { setTimeout as sleep } from 'node:timers/promises'
import { BROWSERS, capturerIn, renderersBelow, siteOf, unlimited, VISIT } from './process.mjs'

Object.assign(BROWSERS, { idleTimeoutMs: 600_000 })
Object.assign(VISIT, { maxSettleMs: 500, maxCpuMs: 500 })
const lines = (process.argv[2] ?? '').split('|')
const capturer = await capturerIn(lines.join('\n'), {
  browser: {
    captureTimeoutMs: 3_000,
    maxProcessMb: 200,
  },
})

/** Each of the two browsers, for captures and for pictures, opens one page in advance. */
const PAGES_AHEAD = 2

/** Timers, sockets of the process itself, and pages. */
function held() {
  const kinds = process.getActiveResourcesInfo()
  const count = (kind) => kinds.filter((each) => each === kind).length
  return [count('Timeout'), count('TCPSocketWrap'), renderersBelow(process.pid).length]
}

async function visit(domain) {
  const site = siteOf(domain)
  // The result of the capture does not matter here.
  await capturer.capture(site, { producer: 'browser' }).catch(String)
  const shot = { type: 'viewport', priority: 'quality' }
  await capturer.screenshot(site, shot, unlimited(3_000)).catch(String)
}

/** What is held when nothing of the visit is left; what never goes is still there after the last look. */
async function settled() {
  for (let looks = 0, quiet = 0; looks < MAX_LOOKS && quiet < QUIET_LOOKS; looks++) {
    await sleep(200)
    const [timers, sockets, pages] = held()
    quiet = timers + sockets === 0 && pages <= PAGES_AHEAD ? quiet + 1 : 0
  }
  return held()
}

/** In a row, because a page in advance may just be missing. */
const QUIET_LOOKS = 4
const MAX_LOOKS = 300

for (const line of lines) {
  const domain = line.split(' ')[2]
  await visit(domain)
  process.stdout.write(`${domain}: ${(await settled()).join(' ')}\n`)
}
await capturer.close()
process.stdout.write('closed\n')
