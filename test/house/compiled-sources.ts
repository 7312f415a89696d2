import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vitest/config'
import { REPLACED, TESTED } from './build.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Tests import `src/x.ts` and get `dist/tested/src/x.js`, which `build.ts` has compiled once for all workers.
 * Vitest would compile each module itself and wrap what one imports from another, which made the tests of
 * `extract/` take a fifth more of a processor. While files are watched it does that, because only then it
 * knows which tests need a module.
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
      if (isWatched) return replaced(path, importer)
      const isCompiled = (path.startsWith(`${ROOT}src/`) && /\.tsx?$/.test(path)) || REPLACEMENTS.has(path)
      return isCompiled ? `${TESTED}${path.slice(ROOT.length).replace(/tsx?$/, 'js')}` : undefined
    },
  }
}

const REPLACEMENTS = new Set<string>(REPLACED.map(({ by }) => by))

function replaced(path: string, importer: string): string | undefined {
  const isIt = (one: (typeof REPLACED)[number]) =>
    path === `${ROOT}src/${one.imported}` && importer === `${ROOT}src/${one.importer}`
  return REPLACED.find(isIt)?.by
}
