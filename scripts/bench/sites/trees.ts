import { execFileSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Tree } from './bench.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** Builds this tree. */
export function thisTree(): Tree {
  return { main: built(ROOT), isEarlier: false }
}

/** Builds a commit in a folder, with the packages of this tree. */
export function earlierTree(commit: string, folder: string): Tree {
  const root = join(folder, 'earlier')
  execFileSync('git', ['worktree', 'add', '--detach', '--quiet', root, commit], { cwd: ROOT })
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  return { main: built(root), isEarlier: true }
}

/** Makes Git forget trees whose folders are deleted. */
export function forgetTrees(): void {
  execFileSync('git', ['worktree', 'prune'], { cwd: ROOT })
}

/** The commit of this tree. */
export function thisCommit(): string {
  const args = ['rev-parse', '--short=8', 'HEAD']
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()
}

/** Builds a tree, and returns its command. */
function built(root: string): string {
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: ['ignore', 2, 2] })
  return join(root, 'dist/main.js')
}
