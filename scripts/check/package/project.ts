import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const CONSUMER = fileURLToPath(new URL('consumer/', import.meta.url))

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
}

/**
 * Makes a project that uses the package: the packed and unpacked package, beside it what it names as its
 * dependencies and the types of Node, and our programs. Returns the folder of the package.
 */
export function makeProject(project: string): string {
  const unpacked = join(project, 'node_modules/blazon')
  mkdirSync(unpacked, { recursive: true })
  const packed = run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', project], ROOT)
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }]
  run('tar', ['-xzf', join(project, filename), '--strip-components=1', '-C', unpacked], project)
  const manifest = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8')) as Manifest
  // A snippet of the documents is a test.
  linkPackages([...Object.keys(manifest.dependencies), '@types/node', 'vitest'], project)
  cpSync(CONSUMER, project, { recursive: true })
  writeFileSync(join(project, 'package.json'), '{ "name": "consumer", "type": "module" }')
  return unpacked
}

/** Gives a folder packages of ours, by links. */
export function linkPackages(names: readonly string[], folder: string): void {
  for (const name of names) {
    const link = join(folder, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules', name), link)
  }
}

function run(command: string, args: readonly string[], cwd: string): string {
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
}
