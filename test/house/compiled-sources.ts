import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vitest/config'
import { KEPT_WORKERS, TESTED } from './build.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Tests import `src/x.ts` and get `dist/tested/src/x.js`, which `build.ts` has compiled once for all workers.
 * Vitest would compile each module itself and wrap what one imports from another, which made the tests of
 * `extract/` take a fifth more of a processor. While files are watched it does that, because only then it knows
 * which tests need a module.
 */
export function compiledSources(): Plugin {
  let isWatched = false
  return {
    name: 'compiled-sources',
    enforce: 'pre',
    configureVitest({ vitest }) {
      isWatched = vitest.config.watch
    },
    resolveId(source, importer) {
      if (importer === undefined || !source.startsWith('.')) return undefined
      const path = fileURLToPath(new URL(source, `file://${importer}`))
      if (isWatched) return isPoolsWorker(path, importer) ? KEPT_WORKERS : undefined
      const isCompiled = (path.startsWith(`${ROOT}src/`) && path.endsWith('.ts')) || path === KEPT_WORKERS
      return isCompiled ? `${TESTED}${path.slice(ROOT.length, -'ts'.length)}js` : undefined
    },
  }
}

const isPoolsWorker = (path: string, importer: string) =>
  path === `${ROOT}src/processes/worker.ts` && importer === `${ROOT}src/processes/pool.ts`
