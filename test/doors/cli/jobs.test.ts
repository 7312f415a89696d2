import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serveSites } from '../../capture/sites.ts'
import { page } from '../../crawl/sites.ts'
import { patient } from '../../house/patient.ts'
import { temporaryFolder } from '../../store/temporary.ts'
import { blazon, command } from './command.ts'
import { isIdle, serviceWork } from './service-work.ts'

/* Batches of pages, events for webhooks and monitors: the commands for what a service works on. */

patient()

const SITEMAP = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>http://acme.example/</loc></url><url><loc>http://acme.example/a</loc></url></urlset>`

/** A database, the commands over it, and a site with a receiver of events that refuses the first one. */
async function jobs() {
  let refusals = 1
  const site = { '/': page('Home'), '/a': page('A'), '/sitemap.xml': { type: 'text/xml', body: SITEMAP } }
  const { port } = await serveSites({
    'acme.example': site,
    'hook.example': { '/': (_, response) => void response.writeHead(refusals-- > 0 ? 410 : 204).end() },
  })
  const folder = temporaryFolder()
  const at = (file: string) => join(folder, file)
  writeFileSync(at('hosts'), `127.0.0.1:${port} - *\n`)
  const db = at('brands.db')
  const run = (...args: string[]) => command(...args, '--db', db)
  const submit = (...args: string[]) => run('batches', 'submit', ...args, '--hosts', at('hosts'))
  const work = () => serviceWork({ db, hosts: at('hosts') }, isIdle)
  await run('keys', 'create')
  return { folder, at, db, run, submit, work }
}

const json = async (ended: Promise<{ stdout: string }>) => JSON.parse((await ended).stdout)

test('a batch: a list with a wrong line, its results, and its end', async () => {
  const { at, run, submit, work } = await jobs()
  writeFileSync(at('pages.txt'), 'http://acme.example/\r\nnonsense\n\nhttp://acme.example/gone\n')
  const submitted = await submit('--urls', at('pages.txt'), '--tag', 'nightly')
  expect([submitted.code, submitted.stdout]).toEqual([1, expect.stringMatching(/^batch_[\da-f]{32}\n$/)])
  expect(submitted.stderr).toMatch(/^nonsense: .+\n2 pages; 1 URL cannot be read\n$/)
  const id = submitted.stdout.trim()
  const early = await run('batches', 'results', id, '--out', at('early'))
  expect([early.code, early.stderr]).toEqual([2, expect.stringContaining('is worked on')])
  expect(existsSync(at('early'))).toBe(false)
  await work()
  const { progress, tags } = await json(run('batches', 'get', id))
  expect([progress, tags]).toEqual([{ succeeded: 1, failed: 1, pending: 0 }, ['nightly']])
  const { stdout } = await run('batches', 'results', id)
  expect(stdout.trimEnd().split('\n')).toHaveLength(2)
  expect(await run('batches', 'results', id, '--out', at('all'))).toEqual({ code: 0, stdout: '', stderr: '' })
  expect(readFileSync(at('all'), 'utf8')).toBe(stdout)
  const full = await run('batches', 'results', id, '--out', '/dev/full')
  expect([full.code, full.stderr]).toEqual([1, expect.stringContaining('the disk is full')])
  expect((await json(run('batches', 'list', '--status', 'completed', '--json'))).items).toHaveLength(1)
  expect((await run('batches', 'list', '--status', 'failed')).stderr).toBe('there is none\n')
  expect(await run('batches', 'cancel', id)).toMatchObject({ code: 2, stdout: '' })
  expect(await run('batches', 'delete', id)).toEqual({ code: 0, stdout: '', stderr: `${id} is deleted\n` })
  expect(await run('batches', 'get', id)).toMatchObject({ code: 1, stdout: '' })
})

test('a batch of a sitemap, which is cancelled, and lists page by page', async () => {
  const { run, submit } = await jobs()
  const { stdout, stderr } = await submit('--sitemap', 'acme.example', '--max-pages', '9')
  expect(stderr).toBe('2 pages; 0 URLs cannot be read\n')
  await submit('--crawl', 'http://acme.example/', '--format', 'html')
  const cancelled = await run('batches', 'cancel', stdout.trim())
  expect(cancelled).toMatchObject({ code: 0, stderr: `${stdout.trim()} is cancelled\n` })
  const first = await run('batches', 'list', '--limit', '1')
  const [, cursor = ''] = /^more: --cursor (\S+)\n$/.exec(first.stderr) ?? []
  const second = await run('batches', 'list', '--limit', '1', '--cursor', cursor)
  expect([second.stdout, second.stderr]).toEqual([expect.stringContaining(stdout.trim()), ''])
})

test('an event that was refused is in the log, and is sent again', async () => {
  const { run, submit, work, db, at } = await jobs()
  const hook = ['--sitemap', 'acme.example', '--webhook', 'http://hook.example/']
  expect((await submit(...hook)).stderr).toMatch(/\nthe events are signed with whsec_\S+\n$/)
  const isRefused = async ({ webhooks }: Parameters<typeof isIdle>[0]) =>
    (await webhooks.list()).items.some(({ lastError }) => lastError !== null)
  await serviceWork({ db, hosts: at('hosts') }, isRefused)
  const { items } = await json(run('webhooks', 'list', '--json'))
  const [{ id }] = items
  expect((await run('webhooks', 'list')).stdout).toMatch(
    new RegExp(`^ {4}id +event +status +created +webhook\\n {4}${id} +batch\\.completed `),
  )
  expect((await run('webhooks', 'attempts', id)).stdout).toMatch(/\n {4}1 +initial +\S+Z +410 +.*410/)
  const sent = await run('webhooks', 'retry', id)
  expect(sent).toEqual({ code: 0, stdout: '', stderr: `${id} is sent again\n` })
  await work()
  expect(await json(run('webhooks', 'get', id))).toMatchObject({
    status: 'delivered',
    lastAttempt: { httpStatus: 204 },
  })
  const again = await run('webhooks', 'retry', id)
  expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('with force it is sent again')])
  expect((await run('webhooks', 'retry', id, '--force')).code).toBe(0)
})

test('a monitor: made, shown, run and removed', async () => {
  const { run, work, at } = await jobs()
  const add = (...args: string[]) => run('monitors', 'add', ...args, '--hosts', at('hosts'))
  const made = await add('http://acme.example/a', '--every', '6', '--unit', 'hours')
  expect(made).toMatchObject({ code: 0, stderr: 'it watches http://acme.example/a\n' })
  const id = made.stdout.trim()
  expect(id).toMatch(/^mon_[\da-f]{32}$/)
  const signed = await add(
    'http://acme.example/sitemap.xml',
    '--type',
    'sitemap',
    '--webhook',
    'http://hook.example/',
  )
  expect(signed.stderr).toMatch(/\nthe events are signed with whsec_\S+\n$/)
  await work()
  expect(await json(run('monitors', 'show', id))).toMatchObject({
    schedule: { frequency: 6, unit: 'hours' },
    changeDetection: { type: 'exact' },
    baseline: { type: 'page', text: expect.stringContaining('About A.') },
  })
  const hooked = signed.stdout.trim()
  const renewed = await run('monitors', 'rotate-secret', hooked)
  expect(renewed).toMatchObject({ code: 0, stdout: expect.stringMatching(/^whsec_[\w-]{43}\n$/), stderr: '' })
  expect(signed.stderr).not.toContain(renewed.stdout.trim())
  expect(await json(run('monitors', 'show', hooked))).toMatchObject({
    webhook: { secret: renewed.stdout.trim() },
  })
  expect((await run('monitors', 'rotate-secret', id)).stderr).toContain(`The monitor "${id}" has no webhook.`)
  const queued = await run('monitors', 'run', id)
  expect(queued).toMatchObject({ code: 0, stdout: expect.stringMatching(/^run_/), stderr: 'it is queued\n' })
  expect((await run('monitors', 'list')).stdout).toMatch(new RegExp(`\\n {4}${id} +active +\\S+Z `))
  expect(await run('monitors', 'changes', id)).toEqual({ code: 0, stdout: '', stderr: 'there is none\n' })
  expect((await run('monitors', 'remove', id)).stderr).toBe(`${id} is deleted\n`)
  expect((await json(run('monitors', 'list', '--json'))).items).toHaveLength(1)
})

test.each([
  [['batches', 'submit'], 2, 'Name the pages in one way: --urls FILE, --crawl URL or --sitemap DOMAIN.'],
  [['batches', 'submit', '--crawl', 'a.com', '--sitemap', 'a.com'], 2, 'Name the pages in one way'],
  [['batches', 'submit', '--urls', 'a', '--max-pages', '2'], 2, '--max-pages is for --crawl and --sitemap.'],
  [['batches', 'submit', '--urls', 'none.txt'], 2, 'none.txt cannot be read (ENOENT: no such file'],
  [['batches', 'submit', '--crawl', 'a.com', '--format', 'pdf'], 2, 'It is one of: markdown, html.'],
  [['batches', 'submit', '--crawl', 'a.com', '--webhook', 'me'], 2, 'A webhook has an absolute URL'],
  [['batches', 'list', '--cursor', 'x'], 2, 'cursor'],
  [['batches', 'cancel', 'batch_x'], 1, 'There is no batch "batch_x".'],
  [['batches', 'delete'], 2, "missing required argument 'id'"],
  [['webhooks', 'list', '--status', 'lost'], 2, 'It is one of: pending, delivering,'],
  [['webhooks', 'attempts', 'whd_x'], 1, 'There is no delivery "whd_x".'],
  [['webhooks', 'retry', 'whd_x', '--froce'], 2, "unknown option '--froce'\n(Did you mean --force?)"],
  [['monitors', 'add', 'acme.com'], 2, 'acme.com'],
  [['monitors', 'add', 'https://acme.com/', '--every', '5', '--unit', 'minutes'], 2, 'every 10 minutes'],
  [['monitors', 'add', 'https://a.com/', '--type', 'extract'], 2, 'A monitor of data needs instructions.'],
  [
    ['monitors', 'add', 'https://a.com/', '--type', 'extract', '--include', 'p'],
    ...([2, '--include is not for --type extract.'] as const),
  ],
  [['monitors', 'add', 'https://a.com/', '--instructions', 'Prices'], 2, 'a language model, and none is set'],
  [['monitors', 'changes', 'mon_x'], 1, 'There is no monitor "mon_x".'],
  [['monitors', 'lst'], 2, 'there is no command “lst”\n(Did you mean list?)'],
] as const)('%j is refused in a sentence', async (args, code, message) => {
  const { run } = await jobs()
  const refused = await run(...args)
  expect([refused.code, refused.stdout]).toEqual([code, ''])
  expect(refused.stderr).toContain(message)
  expect(refused.stderr).not.toMatch(/^ {4}at /m)
})

test.each([
  ['batches', 'list'],
  ['webhooks', 'get', 'whd_x'],
  ['monitors', 'add', 'https://acme.com/'],
])('%s %s makes no database, and reads no other file as one', async (...args) => {
  const folder = temporaryFolder()
  const none = join(folder, 'none.db')
  expect(await command(...args, '--db', none)).toMatchObject({
    code: 2,
    stderr: `blazon: There is no database ${none}. A batch, a lookup or "blazon keys create" makes one.\n`,
  })
  expect(existsSync(none)).toBe(false)
  writeFileSync(none, 'This is a text, and no database at all.\n'.repeat(50))
  const other = await command(...args, '--db', none)
  expect([other.code, other.stderr]).toEqual([1, expect.stringMatching(/^blazon: The database .*\n$/)])
})

test('a reader that has gone, such as head, ends a list without a word', async () => {
  const { folder, submit } = await jobs()
  await submit('--sitemap', 'acme.example')
  const args = ['batches', 'list', '--db', 'brands.db']
  const ended = await blazon(folder, args, ({ stdout }) => stdout?.destroy())
  expect(ended).toMatchObject({ code: 0, stderr: '' })
})
