import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll } from 'vitest'
import { type FixtureServer, serveFixtures } from '../../scripts/fixture-server.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs the command as a user does, in a folder of its own. `during` may watch and end the process. */
export async function blazon(
  folder: string,
  args: readonly string[],
  during?: (child: ReturnType<typeof spawn>) => void,
  env: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  const main = join(ROOT, 'src', 'main.ts')
  const tsx = join(ROOT, 'node_modules', 'tsx', 'dist', 'esm', 'index.mjs')
  const child = spawn(process.execPath, ['--import', `file://${tsx}`, main, ...args], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', BLAZON_HOSTS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text
  })
  during?.(child)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, stdout, stderr }
}

/** A folder for the test file, with the fixtures served and their host map in `hosts`. */
export function fixtureFolder(): {
  readonly path: string
  readonly hosts: string
  file(name: string, text: string): string
} {
  const path = mkdtempSync(join(tmpdir(), 'blazon-cli-'))
  const hosts = join(path, 'hosts')
  let server: FixtureServer | undefined
  beforeAll(async () => {
    server = await serveFixtures()
    writeFileSync(hosts, server.hostMap)
  })
  afterAll(async () => {
    await server?.close()
    rmSync(path, { recursive: true })
  })
  return {
    path,
    hosts,
    file(name, text) {
      writeFileSync(join(path, name), text)
      return name
    },
  }
}
