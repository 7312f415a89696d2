import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, onTestFinished, vi } from 'vitest'
import { type FixtureServer, serveFixtures } from '../../scripts/fixture-server.ts'
import { run } from '../../src/cli/program.ts'
import { MAIN } from '../house/build.ts'

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
  const child = spawn(process.execPath, [MAIN, ...args], {
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

/** Runs a command in this process, and gives what it wrote. */
export async function command(...args: string[]) {
  const written = (stream: NodeJS.WriteStream) => {
    const spy = vi.spyOn(stream, 'write').mockReturnValue(true)
    // Of a command before in the same test.
    spy.mockClear()
    onTestFinished(() => spy.mockRestore())
    return () => spy.mock.calls.map(([text]) => String(text)).join('')
  }
  const [stdout, stderr] = [written(process.stdout), written(process.stderr)]
  const code = await run(args)
  return { code, stdout: stdout(), stderr: stderr() }
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
