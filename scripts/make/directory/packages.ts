import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Fetches a package of the registry (`name@version`) and unpacks it without running anything of it. */
export function unpacked(spec: string, folder: string): string {
  const options = ['--ignore-scripts', '--json', '--pack-destination', folder]
  const printed = execFileSync('npm', ['pack', spec, ...options], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  })
  const [{ filename }] = JSON.parse(printed) as [{ filename: string }]
  const target = join(folder, spec.replace(/@[^@]*$/, ''))
  mkdirSync(target, { recursive: true })
  execFileSync('tar', ['-xzf', join(folder, filename), '--strip-components=1', '-C', target])
  return target
}
