// The capturer of a process for the tests, with the compiled modules.
const built = (path) => import(new URL(`../../dist/modules/${path}`, import.meta.url).href)
const { parseHostMap } = await built('capture/gate/hosts.js')
const { createCapturer } = await built('capture/index.js')
const { readingFor } = await built('capture/page/read-in-process.js')
const { withDefaults } = await built('model/options.js')

/** Bounds that a process may set for itself. */
export const { BROWSERS, VISIT } = await built('capture/bounds.js')
export const { unlimited } = await built('concurrency/deadline.js')
export const { renderersBelow } = await built('capture/browser/processes.js')

const TASKS = ['links', 'survey', 'document', 'language', 'listed', 'match']

/** A capturer that reads pages in this process. */
export function capturerIn(hosts, changed) {
  const options = withDefaults(changed)
  const reading = readingFor()
  const reader = Object.fromEntries(TASKS.map((task) => [task, async (asked) => reading[task](asked)]))
  return createCapturer({ options, hosts: parseHostMap(hosts), reader, clock: () => new Date() })
}

export function siteOf(domain) {
  return { input: domain, domain, registrable: domain, label: domain.split('.')[0], unicode: domain }
}
