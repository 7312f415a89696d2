import { defineConfig } from 'vitest/config'
import { compiledSources } from './test/house/compiled-sources.ts'
import { AnyOrder } from './test/house/order.ts'

export default defineConfig(({ mode }) => ({
  plugins: [compiledSources()],
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['./test/house/build.ts', './test/store/postgres/server.ts'],
    setupFiles: ['./test/house/before-each-file.ts'],
    // Guards against what never ends, on a machine that does much besides; no test takes nearly as long.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 290_000 } },
    // On a machine that does much besides. The reporter names each test that needed its second try.
    retry: 1,
    sequence: { shuffle: true, sequencer: AnyOrder },
    // Tests wait for processes and browsers a part of their time, so that four fill two processors.
    maxWorkers: 4,
    // MB. Most of what tests make is dropped soon: with more room for it, a thirtieth less work on all.
    execArgv: ['--max-semi-space-size=32'],
    // Modules hold nothing but views of snapshots: loading them for each file again took a quarter of a minute.
    isolate: false,
    server: { deps: { external: [/\/dist\/tested\//] } },
    reporters: ['default', './test/house/tally-reporter.ts'],
    // `npm run test:soak`: see `test/house/thorough.ts`. `vitest --mode postgres`: see
    // `test/store/temporary.ts`.
    env: mode === 'soak' ? { TEST_THOROUGH: '1' } : mode === 'postgres' ? { TEST_STORE: mode } : {},
  },
}))
