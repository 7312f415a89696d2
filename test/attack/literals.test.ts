import { expect, onTestFinished, test } from 'vitest'
import { createGate } from '../../src/capture/gate/gate.ts'
import { judgeAddress } from '../../src/formats/ip-address.ts'
import { createBlazon, createServer } from '../../src/index.ts'
import { parseDomain } from '../../src/resolve/domain.ts'
import { blazon, fixtureFolder } from '../doors/cli/command.ts'
import { expectWithin } from '../house/processor.ts'
import { ACCEPTED, REFUSED } from './literals.ts'

/** Processor time of a refusal. */
const MAX_MS = 5

async function engine() {
  const made = await createBlazon()
  onTestFinished(() => made.close())
  return made
}

test('there are enough of them', () => {
  expect(new Set(REFUSED).size).toBe(REFUSED.length)
  expect(REFUSED.length).toBeGreaterThan(180)
})

test.each(REFUSED.map((text) => [text]))('the library refuses %j', (text) => {
  expect(() => parseDomain(text)).toThrow(
    expect.objectContaining({ code: 'invalid_input', retryable: false }),
  )
})

test('a refusal costs next to nothing', () => {
  const refuse = (text: string) => {
    try {
      parseDomain(text)
    } catch (error) {
      return error
    }
  }
  expectWithin(MAX_MS * REFUSED.length, () => REFUSED.forEach(refuse))
})

test.each(ACCEPTED)('the library takes %j', (text, domain) => {
  expect(parseDomain(text).domain).toBe(domain)
})

test('brand, capture and examine refuse them too, without a look at the network', async () => {
  const library = await engine()
  for (const text of REFUSED) {
    for (const ask of [library.brand, library.examine, library.capture]) {
      await expect(ask({ domain: text }), text).rejects.toMatchObject({ code: 'invalid_input' })
    }
  }
})

test('the service answers 400 and names no address that was not in the question', async () => {
  const library = await engine()
  const { secret } = await library.keys.create('attack')
  const server = await createServer(library)
  onTestFinished(() => server.close())
  const { url } = await server.listen({ host: '127.0.0.1', port: 0 })
  const ask = (domain: string) =>
    fetch(`${url}/v1/brand/retrieve?domain=${encodeURIComponent(domain)}`, {
      headers: { authorization: `Bearer ${secret}` },
    })
  await ask('localhost')
  for (const text of REFUSED) {
    const answer = await ask(text)
    const body = (await answer.json()) as { status: string; message: string; code: number }
    expect({ text, status: answer.status, said: body.status, code: body.code }).toEqual({
      text,
      status: 400,
      said: 'error',
      code: 400,
    })
    const [address = ''] = /\d+\.\d+\.\d+\.\d+/.exec(body.message) ?? []
    expect(text.normalize('NFKC'), body.message).toContain(address)
  }
})

test('the gate refuses literals before anything is dialled, whatever they are written as', async () => {
  const dialled: unknown[] = []
  const gate = createGate({
    ports: [80, 443],
    connectTimeoutMs: 60_000,
    resolver: async (host) => {
      dialled.push(host)
      return []
    },
    connector: (options) => {
      dialled.push(options)
      throw new Error('dialled')
    },
  })
  for (const text of REFUSED.filter((it) => isLiteral(it))) {
    await expect(gate.dial({ host: text, port: 80, secure: false }), text).rejects.toMatchObject({
      code: 'forbidden_target',
    })
  }
  expect(dialled).toEqual([])
})

/** True for a text that browsers take for an IP address which is not public. */
function isLiteral(text: string): boolean {
  if (!URL.canParse(`http://${text}/`)) return false
  const { hostname, pathname, username } = new URL(`http://${text}/`)
  const bare = hostname.replace(/^\[|\]$/g, '')
  return pathname === '/' && !username && /^\d[\d.]+$|:/.test(bare) && !judgeAddress(bare).public
}

const folder = fixtureFolder()

test('a line of a batch and the argument of the command are refused with a reason', async () => {
  const lines = REFUSED.filter((text) => !/[\r\n\u2028#,"\0]/.test(text) && text.trim() === text)
  const list = folder.file('list', `${lines.join('\n')}\n`)
  const batch = await blazon(folder.path, ['batch', list, '--db', 'batch.db'])
  expect(batch.code).toBe(1)
  const { stdout } = await blazon(folder.path, ['export', '--db', 'batch.db'])
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { state: string; input?: string })
  expect(rows.map(({ state }) => state)).toEqual(lines.map(() => 'invalid'))
  const single = await blazon(folder.path, ['http://[::ffff:127.0.0.1]:80/'])
  expect(single).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('is not a domain') })
})
