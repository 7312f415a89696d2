// npm run bench:sites -- [--dir DIR] [--against COMMIT] [--only TOPICS] [--rounds N] [--out FILE]
//
// Measures what blazon costs on a folder of sites. A site is a folder with the name of its host, and its
// files below `www`; the default are the sample sites. With `--against` an earlier commit is built beside
// this tree, and both take turns, so that a ratio is one of the same machine at the same time. Processor time
// and memory are those of all processes of a command. `--only` chooses what is measured, with commas between:
//
//   lookups  a start, lookups and stored answers of the first `--sites N` sites (10)
//   batch    all sites, by cascade, auto and browser; what fails in the batch with the browser alone
//   warm     a further domain of a batch that has read all sites: it reads them `--times N` times (3)
//   service  all sites, asked by four clients; memory before and after, each time after `--rest SECONDS` (5)
//   peers    the tools of `npm run bench -- peers` that are installed, on the pages of the lookups
//   pages    memory and pace at the beginning and at the end of a batch of `--pages N` lines (1000)
//
// All but `pages` are measured by default, and that too with `--pages`. `--out` also writes the table to a
// file, in Markdown. Every host name leads to the server of the sites, so that nothing is requested from the
// internet. Linux only.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { FIXTURES, serveFixtures } from '../fixtures/server.ts'
import { table } from '../measuring/table.ts'
import { batch, warm } from './sites/batch.ts'
import type { Bench, Figures, Topic, Tree } from './sites/bench.ts'
import { lookups } from './sites/lookups.ts'
import { pages } from './sites/pages.ts'
import { peers } from './sites/peers.ts'
import { report, rowsOf } from './sites/report.ts'
import { service } from './sites/service.ts'
import { earlierTree, forgetTrees, thisTree } from './sites/trees.ts'

const TOPICS: ReadonlyMap<string, Topic> = new Map(
  Object.entries({ lookups, batch, warm, service, peers, pages }),
)

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: FIXTURES },
    against: { type: 'string' },
    only: { type: 'string' },
    rounds: { type: 'string', default: '2' },
    sites: { type: 'string', default: '10' },
    times: { type: 'string', default: '3' },
    pages: { type: 'string' },
    rest: { type: 'string', default: '5' },
    out: { type: 'string' },
  },
})
const topics = chosen(values.only ?? `lookups,batch,warm,service,peers${values.pages ? ',pages' : ''}`)
const rounds = Number(values.rounds)

const folder = mkdtempSync(join(tmpdir(), 'blazon-sites-'))
const served = await serveFixtures(values.dir, { everyHost: true })
try {
  const { domains } = served
  const bench: Bench = {
    ...{ dir: values.dir, folder, hosts: join(folder, 'hosts'), domains },
    sample: domains.slice(0, Number(values.sites)),
    browser: (await findBrowser())?.path,
    times: Number(values.times),
    pages: Number(values.pages ?? 1000),
    restMs: Number(values.rest) * 1000,
  }
  writeFileSync(bench.hosts, served.hostMap)
  if (!bench.browser) process.stderr.write('left out: there is no browser for the batch with it\n')
  const trees = [thisTree(), ...(values.against ? [earlierTree(values.against, folder)] : [])]
  const rows = rowsOf(await measured(bench, trees))
  const how = [
    `${domains.length} sites, ${bench.sample.length} of them one by one`,
    `a warm batch reads each ${values.times} times`,
    `the service rests for ${values.rest} s`,
    `rounds: ${rounds}`,
  ].join('; ')
  console.log(`${how}\n\n${table(rows)}`)
  if (values.out) writeFileSync(values.out, report(how, values.against, rows))
} finally {
  rmSync(folder, { recursive: true, force: true })
  if (values.against) forgetTrees()
  await served.close()
}

/** The figures of each tree in each round. In every other round the other tree begins. */
async function measured(bench: Bench, trees: readonly Tree[]): Promise<readonly (readonly Figures[])[]> {
  const found: Figures[][] = trees.map(() => [])
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? trees : trees.toReversed()
    const parts = []
    for (const topic of topics) parts.push(await topic(bench, order))
    for (const [at, tree] of trees.entries())
      found[at]?.push(Object.assign({}, ...parts.map((part) => part.get(tree))))
  }
  return found
}

/** Throws for a name that is no topic. */
function chosen(names: string): readonly Topic[] {
  return names.split(',').map((name) => {
    const topic = TOPICS.get(name)
    if (!topic) throw new Error(`There is no topic "${name}": ${[...TOPICS.keys()].join(', ')}.`)
    return topic
  })
}
