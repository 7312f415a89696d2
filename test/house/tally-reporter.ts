import type { Reporter, TestModule } from 'vitest/node'

/**
 * Prints `N passed, N failed, N skipped` as the last line of a test run, and before it the name of every test
 * that passed only when it was run again: such a test has a fault to be mended, though it stops nobody. A
 * file that cannot be loaded counts as one failure.
 */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const count = { passed: 0, failed: errors.length, skipped: 0, pending: 0 }
    const unsteady: string[] = []
    for (const module of modules) {
      if (module.errors().length > 0) count.failed++
      for (const test of module.children.allTests()) {
        count[test.result().state]++
        if (test.diagnostic()?.flaky) unsteady.push(`${module.relativeModuleId} > ${test.fullName}`)
      }
    }
    process.on('exit', () => {
      for (const name of unsteady) process.stdout.write(`Passed only when it was run again: ${name}\n`)
      process.stdout.write(
        `${count.passed} passed, ${count.failed} failed, ${count.skipped + count.pending} skipped\n`,
      )
    })
  }
}
