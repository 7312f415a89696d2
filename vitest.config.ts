import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    sequence: { shuffle: true },
    maxWorkers: 2,
    reporters: ['default', './scripts/tally-reporter.ts'],
  },
})
