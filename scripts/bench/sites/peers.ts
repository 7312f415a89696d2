import { median } from '../../measuring/median.ts'
import { type Peer, preparePeers } from '../peers/commands.ts'
import { readRoutes } from '../peers/routes.ts'
import { type Bench, type Figures, type Topic, type Tree, withCommand } from './bench.ts'

/** Processor seconds of each page of the sample; none where it could not be read. */
type Costs = readonly (number | undefined)[]

let prepared: readonly Peer[] | undefined

/** Other tools and our lookup, each as a command for one page, in turn on each site of the sample. */
export const peers: Topic = async (bench, trees) => {
  prepared ??= preparePeers(bench.folder, readRoutes(bench.hosts), bench.browser)
  if (prepared.length === 0) return new Map()
  const theirs = new Map<string, (number | undefined)[]>()
  const ours = new Map<Tree, (number | undefined)[]>()
  for (const domain of bench.sample) {
    for (const { name, costOf } of prepared) {
      const cost = await costOf(domain)
      theirs.set(name, [...(theirs.get(name) ?? []), cost && cost.processorMs / 1000])
    }
    for (const tree of trees) ours.set(tree, [...(ours.get(tree) ?? []), await lookup(bench, tree, domain)])
  }
  return new Map(trees.map((tree) => [tree, figuresOf(tree, ours.get(tree) ?? [], theirs)]))
}

/** The other tools read the landing page alone. An earlier tree may lack the flag for that. */
async function lookup(bench: Bench, { main, isEarlier }: Tree, domain: string): Promise<number | undefined> {
  const args = [domain, '--json', '--no-more-pages', '--hosts', bench.hosts, '--db', 'single.db']
  try {
    return await withCommand(bench, main, async ({ run }) => (await run(args)).processorMs / 1000)
  } catch (thrown) {
    if (isEarlier) return undefined
    throw thrown
  }
}

/** The figures of the other tools themselves stand with this tree. */
function figuresOf({ isEarlier }: Tree, ours: Costs, theirs: ReadonlyMap<string, Costs>): Figures {
  const figures: Record<string, number> = {}
  const add = (name: string, costs: Costs) => {
    const known = costs.filter((cost) => cost !== undefined)
    if (known.length > 0) figures[name] = median(known)
  }
  add('a lookup of one page (s)', ours)
  for (const [name, costs] of theirs) {
    if (!isEarlier) add(`${name}, one page (s)`, costs)
    add(
      `a lookup of one page, ratio to ${name}`,
      costs.map((cost, at) => ratioOf(ours[at], cost)),
    )
  }
  return figures
}

/** Nothing for a page on which one of both failed. */
const ratioOf = (ours: number | undefined, theirs: number | undefined) =>
  ours === undefined || theirs === undefined ? undefined : ours / theirs
