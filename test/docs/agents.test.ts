import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { serveFixtures } from '../../scripts/fixtures/server.ts'
import { blazon, PATIENT_ENV } from '../doors/cli/command.ts'
import { COMMAND } from '../house/build.ts'
import { patient } from '../house/patient.ts'
import { temporaryFolder } from '../store/temporary.ts'

patient()

/* The files by which agents, registries and workflows find blazon. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const { name, version, mcpName, files } = JSON.parse(read('package.json'))

const ends: (() => unknown)[] = []
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

/** The rules of the registry (its schema of 2025-12-11) for a package of npm that speaks over a pipe. */
const SERVER = z.strictObject({
  $schema: z.literal('https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json'),
  name: z
    .string()
    .min(3)
    .max(200)
    .regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
  title: z.string().min(1).max(100),
  description: z.string().min(1).max(100),
  version: z
    .string()
    .max(255)
    .regex(/^\d+\.\d+\.\d+$/),
  packages: z.array(
    z.strictObject({
      registryType: z.literal('npm'),
      registryBaseUrl: z.literal('https://registry.npmjs.org'),
      identifier: z.string(),
      version: z.string().regex(/^\d+\.\d+\.\d+$/),
      runtimeHint: z.literal('npx'),
      transport: z.strictObject({ type: z.literal('stdio') }),
      packageArguments: z.array(z.strictObject({ type: z.literal('positional'), value: z.string() })),
      environmentVariables: z.array(
        z.strictObject({
          name: z.string(),
          description: z.string(),
          format: z.enum(['string', 'number', 'boolean', 'filepath']),
          default: z.string(),
        }),
      ),
    }),
  ),
})

test('server.json is as the registry of servers takes it, and names this package', () => {
  const server = SERVER.parse(JSON.parse(read('server.json')))
  expect(server).toMatchObject({ name: mcpName, version, packages: [{ identifier: name, version }] })
  expect(server.packages[0]?.packageArguments.map(({ value }) => value)).toEqual(['mcp'])
  for (const file of ['server.json', 'action.yml', 'SKILL.md']) expect(files).toContain(file)
})

test('SKILL.md begins with its name and what it is for, and is short', () => {
  const [, front = ''] = /^---\n(.*?)\n---\n/s.exec(read('SKILL.md')) ?? []
  expect(front).toMatch(/^name: [a-z0-9-]{1,64}\ndescription: [^\n]{50,1024}$/)
  expect(read('SKILL.md').length).toBeLessThan(5_000)
})

describe('the action', async () => {
  const [, indented = ''] = /\n {6}run: \|\n((?: {8}.*\n|\n)+)/.exec(read('action.yml')) ?? []
  const script = indented.replace(/^ {8}/gm, '')
  const sites = await serveFixtures()
  ends.push(() => sites.close())
  const folder = temporaryFolder((end) => void ends.push(end))
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, sites.hostMap)
  mkdirSync(join(folder, 'bin'))
  // It stands for npx: what it is to install is the command of this checkout.
  const npx = `#!/bin/sh\nwhile [ "$1" != blazon ]; do shift; done\nshift\nexec ${process.execPath} ${COMMAND} "$@"\n`
  writeFileSync(join(folder, 'bin/npx'), npx, { mode: 0o755 })

  async function runWith(inputs: Readonly<Record<string, string>>) {
    const output = join(folder, `output-${Math.random()}`)
    writeFileSync(output, '')
    const env = {
      ...{ ...process.env, ...PATIENT_ENV, BLAZON_HOSTS: hosts, BLAZON_NO_BROWSER: '1' },
      ...{ PATH: `${join(folder, 'bin')}:${process.env.PATH}`, GITHUB_OUTPUT: output },
      ...{ FIELDS: '', PACKAGE: 'blazon', ...inputs },
    }
    const run = promisify(execFile)('bash', ['-e', '-c', script], { cwd: folder, env })
    const { stdout, code } = await run.then(
      (ended) => ({ ...ended, code: 0 }),
      (ended: { readonly stdout: string; readonly code: number }) => ended,
    )
    const written = readFileSync(output, 'utf8')
    const [, diff = 'null'] = /^diff<<(\w+)\n(.*)\n\1$/ms.exec(written)?.slice(1) ?? []
    return { stdout, code, changed: /^changed=(.*)$/m.exec(written)?.[1], diff: JSON.parse(diff) }
  }

  test('is composite, and has the inputs that its script takes', () => {
    const text = read('action.yml')
    expect(text).toMatch(/^runs:\n {2}using: composite$/m)
    for (const input of ['domain', 'baseline', 'fields', 'package'])
      expect(text).toContain(`${input.toUpperCase()}: \${{ inputs.${input} }}`)
    expect(script).not.toContain('${{')
  })

  test('passes while nothing changes, fails on a rebrand, and fails otherwise when it cannot tell', async () => {
    const args = ['ferncott.example', '--json', '--hosts', hosts]
    const { stdout } = await blazon(folder, args, undefined, { BLAZON_NO_BROWSER: '1' })
    writeFileSync(join(folder, 'same.json'), stdout)
    const before = JSON.parse(stdout)
    before.record.fields.name.value = 'Another Name'
    writeFileSync(join(folder, 'other.json'), JSON.stringify(before))

    const domain = { DOMAIN: 'ferncott.example' }
    const same = await runWith({ ...domain, BASELINE: 'same.json' })
    expect(same).toMatchObject({ code: 0, changed: 'false', diff: { kind: 'same' } })
    const other = await runWith({ ...domain, BASELINE: 'other.json' })
    expect(other).toMatchObject({ code: 1, changed: 'true', diff: { kind: 'changed' } })
    expect(other.stdout).toContain('::error title=blazon::ferncott.example has changed since other.json')
    const colors = await runWith({ ...domain, BASELINE: 'other.json', FIELDS: 'colors,logos' })
    expect(colors).toMatchObject({ code: 0, changed: 'false' })
    const database = await runWith({ ...domain, BASELINE: 'blazon.db' })
    expect(database).toMatchObject({ code: 0, changed: 'false' })
    const none = await runWith({ ...domain, BASELINE: 'none.json; touch planted' })
    expect(none).toMatchObject({ code: 2, changed: undefined })
  })
})
