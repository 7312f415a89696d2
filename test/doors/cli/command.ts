import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, vi } from 'vitest'
import { type FixtureServer, serveFixtures } from '../../../scripts/fixtures/server.ts'
import { run } from '../../../src/doors/cli/program.ts'
import { OPTIONS } from '../../../src/model/options.ts'
import { COMMAND } from '../../house/build.ts'
import { PATIENT } from '../../house/patient.ts'

export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** No lookup of a process runs out of time, however busy the machine is. */
export const PATIENT_ENV = { BLAZON_LOOKUP_TIMEOUT_MS: String(PATIENT.lookupTimeoutMs) }

/** Runs the command as a user does, in a folder of its own. `during` may watch and end the process. */
export async function blazon(
  folder: string,
  args: readonly string[],
  during?: (child: ReturnType<typeof spawn>) => void,
  env: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [COMMAND, ...args], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', BLAZON_HOSTS: '', ...PATIENT_ENV, ...env },
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

/**
 * Runs a command in this process, one at a time, and gives what it wrote. It takes a third of a process's
 * time.
 */
export async function command(...args: string[]) {
  const streams = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockReturnValue(true),
  )
  // No flag gives a lookup more time, and what a command says does not depend on how busy the machine is.
  const { lookupTimeoutMs } = OPTIONS
  const usual = lookupTimeoutMs.parse(undefined)
  const setDefault = (value: number) =>
    Object.defineProperty(lookupTimeoutMs._zod.def, 'defaultValue', { value, configurable: true })
  setDefault(PATIENT.lookupTimeoutMs)
  const written = () => streams.map(({ mock }) => mock.calls.map(([text]) => String(text)).join(''))
  try {
    const code = await run(args)
    const [stdout = '', stderr = ''] = written()
    return { code, stdout, stderr }
  } finally {
    for (const stream of streams) stream.mockRestore()
    setDefault(usual)
  }
}

/** A folder for the test file, with the fixtures served and their host map in `hosts`. */
export function fixtureFolder(): {
  readonly path: string
  readonly hosts: string
  /** The whole path of a file in it. */
  at(name: string): string
  /** Writes a file in it, and returns its name. */
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
    at: (name) => join(path, name),
    file(name, text) {
      writeFileSync(join(path, name), text)
      return name
    },
  }
}
