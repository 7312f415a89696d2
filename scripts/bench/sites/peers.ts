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
  if (prepared.length === 0) return trees.map(() => ({}))
  const theirs = new Map<string, (number | undefined)[]>()
  const ours = new Map<Tree, (number | undefined)[]>()
  for (const domain of bench.sample) {
    for (const { name, costOf } of prepared) {
      const cost = await costOf(domain)
      theirs.set(name, [...(theirs.get(name) ?? []), cost && cost.processorMs / 1000])
    }
    for (const tree of trees) ours.set(tree, [...(ours.get(tree) ?? []), await lookup(bench, tree, domain)])
  }
  return trees.map((tree) => figuresOf(tree, ours.get(tree) ?? [], theirs))
}

/** The other tools read the landing page alone. */
function lookup(bench: Bench, { main }: Tree, domain: string): Promise<number> {
  const args = [domain, '--json', '--no-more-pages', '--hosts', bench.hosts, '--db', 'single.db']
  return withCommand(bench, main, async ({ run }) => (await run(args)).processorMs / 1000)
}

/** The figures of the other tools themselves stand with this tree. */
function figuresOf({ isEarlier }: Tree, ours: Costs, theirs: ReadonlyMap<string, Costs>): Figures {
  const figures: Record<string, number> = { 'a lookup of one page (s)': median(ours.filter(isKnown)) }
  for (const [name, costs] of theirs) {
    const ratios = costs.map((cost, at) => cost && (ours[at] ?? Number.NaN) / cost).filter(isKnown)
    if (ratios.length === 0) continue
    if (!isEarlier) figures[`${name}, one page (s)`] = median(costs.filter(isKnown))
    figures[`a lookup of one page, ratio to ${name}`] = median(ratios)
  }
  return figures
}

const isKnown = (figure: number | undefined): figure is number => figure !== undefined
