import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { seeded } from './seeded.ts'

/** Tests of these folders start browsers and commands, and wait for them: some files take half a minute. */
const MAY_BE_LONG =
  /^test\/(?:attack|background|capture|cli|decoders|options|processes|readers|store)\/|^test\/\w+\.test/

/** So many of the other files come last. */
const LAST = 100

/**
 * Any order, other in each run, in which no long file is begun last: one processor would wait for it with
 * nothing to do.
 */
export class AnyOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const random = seeded(this.ctx.config.sequence.seed)
    const shuffled = files.map((file) => ({ file, at: random() })).sort((one, other) => one.at - other.at)
    const all = shuffled.map(({ file }) => file)
    const isLong = ({ moduleId }: TestSpecification) =>
      MAY_BE_LONG.test(relative(this.ctx.config.root, moduleId))
    const last = new Set(all.filter((file) => !isLong(file)).slice(-LAST))
    return [...all.filter((file) => !last.has(file)), ...last]
  }
}
