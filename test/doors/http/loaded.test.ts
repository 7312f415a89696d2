import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { serveSites } from '../../capture/sites.ts'
import { MODULES } from '../../house/build.ts'
import { temporaryFolder } from '../../store/temporary.ts'
import { PATIENT_ENV } from '../cli/command.ts'

/**
 * What the process that serves may load of the rooms that read pages; of all other rooms any module.
 * Everything else that reads pages is left to child processes, because a page decides how long it works, and
 * because it takes half a second of a processor and 40 MB to load.
 */
const MAY_LOAD: Readonly<Record<string, readonly string[]>> = {
  cascade: [],
  // Answers of the model are checked here, against what the readers found on the pages.
  extract: [
    'extract/answers/injected',
    'extract/answers/match',
    'extract/answers/pages',
    'extract/answers/values',
    'extract/answers/verified',
    'lexicon/asked-words',
    'extract/products/page-kind',
  ],
  industry: [],
  pictures: ['pictures/too-slow'],
  readers: ['readers/bounds', 'readers/index', 'readers/options'],
  record: [],
  snapshot: [
    'snapshot/kept-page',
    'snapshot/left-out',
    'snapshot/memo',
    'snapshot/packed-samples',
    'snapshot/pause',
    'snapshot/refused',
    'snapshot/snapshot',
    'snapshot/verdict/file-type',
  ],
}

/** Packages that parse, decode or classify what a page sent. */
const NEVER_LOADED = [
  ...['parse5', 'css-select', 'htmlparser2', 'css-tree', 'jsdom', 'sharp'],
  ...['@mozilla', 'turndown', 'minisearch', '@energetic-ai', 're2js'],
]

test('a process that serves lookups loads no extractor, no cascade and nothing that describes pages', {
  timeout: 300_000,
}, async () => {
  const page = `<!doctype html><html lang="en"><title>Acme</title><h1>Acme</h1>${'<p>We make anvils.'.repeat(20)}`
  const { port } = await serveSites({ 'acme.com': { '/': page } })
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'hosts'), `127.0.0.1:${port} - acme.com\n`)
  const { url, end } = await serving(folder)
  const ask = async (path: string) => {
    const answer = await fetch(`${url}/v1/${path}`, { headers: { authorization: `Bearer ${SECRET}` } })
    return answer.status
  }
  for (const path of ['brand/retrieve?domain=acme.com', 'web/scrape/markdown?url=http://acme.com/'])
    for (const _ of ['looked up', 'stored']) expect(await ask(path), path).toBe(200)
  const { modules, packages } = await end()
  expect(modules).toContain('doors/http/server')
  const unexpected = modules.filter((file) => MAY_LOAD[file.split('/', 1)[0] ?? '']?.includes(file) === false)
  expect(unexpected).toEqual([])
  expect(modules).not.toContain('paths/describe')
  expect(packages.filter((name) => NEVER_LOADED.includes(name))).toEqual([])
})

const SECRET = 'a-secret-of-my-own_0123456789'

/** Starts the service; `end` ends it and returns the modules and packages that it has loaded. */
async function serving(folder: string) {
  const list = join(folder, 'loaded')
  const listed = new URL('modules-listed.mjs', import.meta.url).href
  const main = fileURLToPath(new URL('main.js', MODULES))
  const args = ['--import', listed, main, 'serve', '--db', 'brands.db', '--port', '0', '--hosts', 'hosts']
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...PATIENT_ENV, LISTED: list, BLAZON_API_KEY: SECRET },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const url = await new Promise<string>((resolve, reject) => {
    const lines: string[] = []
    createInterface(child.stderr).on('line', (line) => {
      lines.push(line)
      const [, found] = /serving (http:\S+)\/v1 from/.exec(line) ?? []
      if (found) resolve(found)
    })
    void ended.then((code) => reject(new Error(`It ended with ${code}: ${lines.join('\n')}`)))
  })
  const end = async () => {
    child.kill('SIGTERM')
    await ended
    const urls = readFileSync(list, 'utf8').split('\n')
    const ours = urls.filter((url) => url.startsWith(MODULES.href))
    return {
      modules: ours.map((url) => url.slice(MODULES.href.length, -'.js'.length)),
      packages: [...new Set(urls.map((url) => /.*\/node_modules\/([^/]+)\//.exec(url)?.[1] ?? ''))],
    }
  }
  return { url, end }
}
