import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { namesOf } from '../../fixtures/server.ts'
import { type Cost, costOfCommand } from '../peers/cost.ts'

/** What the measurements share. */
export interface Bench {
  /** The folder of the sites. */
  readonly dir: string
  /** A folder for what is written meanwhile. */
  readonly folder: string
  /** A host map by which every host name leads to the server of the sites. */
  readonly hosts: string
  readonly domains: readonly string[]
  /** The domains that are looked up one by one. */
  readonly sample: readonly string[]
  /** The path of the browser, if there is one. */
  readonly browser: string | undefined
  /** How many times a warm batch reads all sites. */
  readonly times: number
  /** Lines of the long batch. */
  readonly pages: number
  /** How long a service rests before its memory is read. */
  readonly restMs: number
}

export interface Tree {
  /** The path of its command. */
  readonly main: string
  /** An earlier tree may lack what is measured. */
  readonly isEarlier: boolean
}

/** Figures of a tree in one round, by their names, which have the units in brackets. */
export type Figures = Readonly<Record<string, number>>

/** Measures the trees, one after the other in this order. */
export type Topic = (bench: Bench, trees: readonly Tree[]) => Promise<ReadonlyMap<Tree, Figures>>

type Run = (
  args: readonly string[],
  watching?: Pick<Parameters<typeof costOfCommand>[1], 'timeoutMs' | 'sampleMs' | 'onMemory'>,
) => Promise<Cost & { readonly output: string }>

/** The command of a tree in an empty folder. */
export interface Command extends Pick<Tree, 'main'> {
  readonly cwd: string
  /** Runs it to its end. One that finds no brand ends with 1, which is no failure. */
  readonly run: Run
}

const TIMEOUT_MS = 60 * 60_000

/**
 * Measures one tree after the other. A tree of which nothing can be measured has no figures if it is an
 * earlier one, and fails otherwise.
 */
export function inTurn(measure: (bench: Bench, command: Command) => Promise<Figures>): Topic {
  return async (bench, trees) => {
    const found = new Map<Tree, Figures>()
    for (const tree of trees) {
      const measured = withCommand(bench, tree.main, (command) => measure(bench, command))
      found.set(tree, await (tree.isEarlier ? measured.catch(withoutFigures) : measured))
    }
    return found
  }
}

function withoutFigures(thrown: unknown): Figures {
  process.stderr.write(`The earlier tree has no such figures: ${thrown}\n`)
  return {}
}

/** Gives the command of a tree a folder, which is deleted after its use, since databases are large. */
export async function withCommand<Result>(
  { folder }: Bench,
  main: string,
  use: (command: Command) => Promise<Result>,
): Promise<Result> {
  const cwd = mkdtempSync(join(folder, 'run-'))
  const run: Run = (args, watching) =>
    costOfCommand([process.execPath, main, ...args], {
      ...{ env: process.env, cwd, timeoutMs: TIMEOUT_MS, codes: [0, 1] },
      ...watching,
    })
  try {
    return await use({ main, cwd, run })
  } finally {
    rmSync(cwd, { recursive: true, force: true })
  }
}

/** Arguments of a batch over the first so many names of the sites, with a database of the given name. */
export function batchArguments(
  { domains }: Pick<Bench, 'domains'>,
  { cwd }: Pick<Command, 'cwd'>,
  batch: { readonly count: number; readonly producer: string; readonly hosts: string; readonly db: string },
): readonly string[] {
  const list = join(cwd, `${batch.db}.txt`)
  writeFileSync(list, `${namesOf(domains, batch.count).join('\n')}\n`)
  return ['batch', list, '--producer', batch.producer, '--hosts', batch.hosts, '--db', batch.db]
}
