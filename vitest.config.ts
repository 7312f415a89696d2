import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['./test/house/build.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    sequence: { shuffle: true },
    maxWorkers: 2,
    // Modules hold nothing but views of snapshots: loading them for each file again took a quarter of a minute.
    isolate: false,
    reporters: ['default', './scripts/tally-reporter.ts'],
  },
})
