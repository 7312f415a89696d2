import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { drawCard } from '../../scripts/make/card/draw.ts'
import { sampleBrand } from '../../scripts/make/card/sample.ts'
import { blazon, command, fixtureFolder } from '../doors/cli/command.ts'
import { COMMAND, LIBRARY } from '../house/build.ts'
import { patient } from '../house/patient.ts'

const PATIENT = patient()

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
const folder = fixtureFolder()
const children = new Set<ChildProcess>()
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
})

/** The contents of the fenced blocks of a language, in their order. */
const blocks = (language: string) =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(
    ([, content]) => content ?? '',
  )

test('README: what the command prints', async () => {
  const line = blocks('sh').find((block) => block.startsWith('blazon pennoray.example')) ?? ''
  const args = line.trim().replace('HOSTS', folder.hosts).split(' ').slice(1)
  vi.stubEnv('NO_COLOR', '1')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { stdout, code } = await command(...args)
  expect(code).toBe(0)
  expect(stdout).toBe(blocks('text')[0])
})

test('README: what the library prints', async () => {
  const [program = ''] = blocks('js')
  folder.file('example.mjs', program.replace("from 'blazon'", `from '${LIBRARY}'`))
  const env = { ...process.env, NO_COLOR: '1', BLAZON_HOSTS: folder.hosts }
  const run = promisify(execFile)(process.execPath, ['example.mjs'], { cwd: folder.path, env })
  expect((await run).stdout).toBe(blocks('text')[1])
})

test('README: what the service answers', async () => {
  const lines = (blocks('sh').find((block) => block.includes('blazon serve')) ?? '').split('\n')
  const [create = [], serve = []] = lines.map((line) => line.replace(/ +#.*/, '').split(' ').slice(1))
  const { stdout: key } = await blazon(folder.path, create)
  const url = await listening(serve.map((word) => (word === '8080' ? '0' : word)))
  const [, path = ''] = /127\.0\.0\.1:8080(\S+)'/.exec(lines[2] ?? '') ?? []
  const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${key.trim()}` } })
  // The README leaves out the addresses of the fonts and what is said about the call.
  expect(await answer.json()).toMatchObject(JSON.parse(blocks('json')[0] ?? ''))
})

/** Starts the service; resolves with its origin once it listens. */
function listening(args: readonly string[]): Promise<string> {
  const env = { ...process.env, BLAZON_NO_BROWSER: '1', BLAZON_HOSTS: folder.hosts }
  const child = spawn(process.execPath, [COMMAND, ...args], { cwd: folder.path, env })
  children.add(child)
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (chunk) => {
      said += String(chunk)
      const [, origin] = /serving (http:\/\/[\d.:]+)\/v1/.exec(said) ?? []
      if (origin) resolve(origin)
    })
    child.once('exit', (code) => reject(new Error(`The service ended with ${code}: ${said}`)))
  })
}

test('README: the picture is what a lookup finds; `npm run make -- card` draws it anew', async () => {
  expect(readme).toContain('(docs/card.svg)')
  expect(drawCard(await sampleBrand(PATIENT))).toBe(readFileSync(join(ROOT, 'docs/card.svg'), 'utf8'))
})

test('README: the commands to start and to test are scripts, and it is short', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const named = [...readme.matchAll(/\bnpm (?:run (?:--silent )?)?(start|test|[\w:]+)\b/g)]
    .map(([, name]) => name)
    .filter((name) => name !== 'install' && name !== 'pack' && name !== 'run')
  expect(named).toEqual(expect.arrayContaining(['start', 'test']))
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named))
  expect(readme.split('\n').length).toBeLessThanOrEqual(130)
})
