import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { command, fixtureFolder } from '../doors/cli/command.ts'

const folder = fixtureFolder()

/** The most functions of ours on the way from a command to the statement that stores a result. */
const MOST = 8

test('few functions lie between a command and the statement that stores its result', async () => {
  const prototype = Object.getPrototypeOf(new Database(':memory:').prepare('SELECT 1'))
  const { run } = prototype
  const stacks: string[] = []
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 100
  prototype.run = function (this: Database.Statement, ...given: unknown[]) {
    if (this.source.startsWith('INSERT INTO results')) stacks.push(new Error('stored').stack ?? '')
    return run.apply(this, given)
  }
  try {
    const { code } = await command(
      ...['ferncott.example', '--producer', 'cascade', '--hosts', folder.hosts],
      ...['--db', folder.at('frames.db')],
    )
    expect(code).toBe(0)
  } finally {
    prototype.run = run
    Error.stackTraceLimit = stackTraceLimit
  }
  const [stack = ''] = stacks
  const [driver, ...frames] = stack.split('\n').filter((line) => /\/src\/[\w/-]+\.[jt]s:/.test(line))
  // It runs every statement, and stands below the one that the way leads to.
  expect(driver).toContain('store/sqlite/sql.')
  console.info(frames.map((frame) => frame.replace(/\(?file:.*\/src\//, '').trim()).join('\n'))
  expect(frames.join('\n')).toMatch(/engine\/method\.[\s\S]*slots\./)
  expect(frames.length).toBeLessThanOrEqual(MOST)
})
