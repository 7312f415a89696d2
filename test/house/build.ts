import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The command as it is installed. */
export const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url))

/**
 * Before the first test: the sources compiled, types unchecked. Commands and reading threads start from the build, as they do where the package
 * is installed, and in a third of the time that a loader of TypeScript takes; there are some hundreds of them.
 */
export default function build(): void {
  const flags = [
    '--noCheck',
    '--declaration',
    'false',
    '--incremental',
    '--tsBuildInfoFile',
    'dist/.tsbuildinfo',
  ]
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json', ...flags], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  process.env.BLAZON_THREAD = new URL('../../dist/threads/thread.js', import.meta.url).href
}
