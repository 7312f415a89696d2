import type { Reporter, TestModule } from 'vitest/node'

/**
 * Prints `N passed, N failed, N skipped` as the last line of a test run. A file that cannot be loaded counts
 * as one failure.
 */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const count = { passed: 0, failed: errors.length, skipped: 0, pending: 0 }
    for (const module of modules) {
      if (module.errors().length > 0) count.failed++
      for (const test of module.children.allTests()) count[test.result().state]++
    }
    process.on('exit', () => {
      process.stdout.write(
        `${count.passed} passed, ${count.failed} failed, ${count.skipped + count.pending} skipped\n`,
      )
    })
  }
}
