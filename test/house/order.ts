import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { seeded } from './seeded.ts'

/** Few tests of these folders start a browser or a command: most files take less than a second. */
const SHORT = [
  ...['cascade', 'concurrency', 'directory', 'extract', 'formats', 'gold', 'industry', 'lexicon'],
  ...['pictures', 'record', 'resolve', 'snapshot'],
]

/** So many of these files come last. */
const LAST = 60

/**
 * Any order, other in each run, in which short files are begun last: one processor would wait for a long one
 * with nothing to do.
 */
export class AnyOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const random = seeded(this.ctx.config.sequence.seed)
    const shuffled = files.map((file) => ({ file, at: random() })).sort((one, other) => one.at - other.at)
    const all = shuffled.map(({ file }) => file)
    const isShort = ({ moduleId }: TestSpecification) =>
      SHORT.some((room) => relative(this.ctx.config.root, moduleId).startsWith(`test/${room}/`))
    const last = new Set(all.filter(isShort).slice(-LAST))
    return [...all.filter((file) => !last.has(file)), ...last]
  }
}
