// node --import tsx scripts/bench/read-pages.ts WAY ROUNDS FOLDER ...: processor milliseconds a page, on stdout.
import { loadSnapshot } from '../../src/capture/folder.ts'
import { median, spent } from './cost.ts'
import { WAYS } from './ways.ts'

/** Rounds that are not counted: the engine is still compiling what it runs. */
const WARMING = 5

const [way, rounds, ...folders] = process.argv.slice(2)
const chosen = WAYS.find(({ name }) => name === way)
if (!chosen) throw new Error(`no way of reading is named ${way}`)
const snapshots = await Promise.all(folders.map(loadSnapshot))

const times = Array.from({ length: WARMING + Number(rounds) }, () => {
  // Each page anew: nothing of it is remembered from the round before.
  const pages = snapshots.map((snapshot) => ({ ...snapshot }))
  for (const page of pages) chosen.before?.(page)
  return spent(() => pages.forEach((page) => void chosen.read(page))) / pages.length
})
process.stdout.write(String(median(times.slice(WARMING))))
