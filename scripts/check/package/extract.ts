import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

/** What runs the file, with the arguments before it. Bun and Deno are asked where they are installed. */
const RUNTIMES = [
  [process.execPath],
  ['bun', 'run'],
  // Without any permission: it needs neither files nor the network.
  ['deno', 'run', '--no-prompt'],
] as const

/**
 * Bundles a program with `blazon/extract` to one file, with nothing but what the tool does by itself, and
 * runs it in a folder without packages. Returns what is wrong.
 */
export async function extractAndRun(project: string, folder: string): Promise<string[]> {
  mkdirSync(folder)
  const outfile = join(folder, 'extract.mjs')
  const options = { bundle: true, platform: 'node', format: 'esm', logLevel: 'error' } as const
  await build({ absWorkingDir: project, entryPoints: ['extract.mjs'], outfile, ...options })
  return RUNTIMES.flatMap(([command, ...before]) => {
    try {
      const stdout = execFileSync(command, [...before, outfile], { cwd: folder, encoding: 'utf8' })
      if (command !== process.execPath) console.log(`blazon/extract runs on ${command}`)
      return stdout === 'Tarnbeck\n' ? [] : [`Run by ${command}, it printed: ${stdout}`]
    } catch (thrown) {
      if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT') return []
      return [`Run by ${command}, it failed: ${String(thrown)}`]
    }
  })
}
