import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Modules that the tests have in place of those of the sources, by what imports them. */
const KEPT = [
  ['./worker.ts', '/src/processes/pool.ts', 'test/house/kept-workers.ts'],
  ['./launch.ts', '/src/capture/browser/pool-browsers.ts', 'test/house/kept-browsers.ts'],
] as const

export default defineConfig(({ mode }) => ({
  plugins: [
    {
      name: 'kept-processes',
      enforce: 'pre',
      resolveId(source, importer) {
        const found = KEPT.find(([name, from]) => source === name && importer?.endsWith(from))
        return found && fileURLToPath(new URL(found[2], import.meta.url))
      },
    },
  ],
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['./test/house/build.ts'],
    // Guards against what never ends, on a machine that does much besides; no test takes nearly as long.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 290_000 } },
    // On a machine that does much besides. The reporter names each test that needed its second try.
    retry: 1,
    sequence: { shuffle: true },
    // Tests wait for processes and browsers a part of their time, so that three fill two processors.
    maxWorkers: 3,
    // Modules hold nothing but views of snapshots: loading them for each file again took a quarter of a minute.
    isolate: false,
    reporters: ['default', './test/house/tally-reporter.ts'],
    // `npm run test:soak`: see `test/house/thorough.ts`.
    env: mode === 'soak' ? { BLAZON_THOROUGH: '1' } : {},
  },
}))
