import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createBlazon, type Logger } from '../../src/index.ts'
import { serveSites } from '../capture/sites.ts'
import { linesInto } from '../doors/http/serving.ts'
import { temporaryFolder } from '../store/temporary.ts'

const PAGE = '<!doctype html><html lang="en"><title>Acme</title><h1>Acme</h1><p>Anvils since 1887.</p>'

test('each engine tells its own logger what it tries and what fails', async () => {
  const { port } = await serveSites({ 'acme.example': { '/': PAGE }, 'globex.example': { '/': PAGE } })
  const hosts = join(temporaryFolder(), 'hosts')
  const down = '127.0.0.1:1 127.0.0.1:1 down.example'
  writeFileSync(hosts, `127.0.0.1:${port} - acme.example\n127.0.0.1:${port} - globex.example\n${down}\n`)
  const engine = async () => {
    const lines: string[] = []
    const options = { producer: 'cascade' } as const
    const blazon = await createBlazon({ hosts, options, logger: linesInto(lines) })
    onTestFinished(() => blazon.close())
    return { blazon, lines }
  }
  const [first, second] = await Promise.all([engine(), engine()])
  await Promise.all([
    first.blazon.brand({ domain: 'acme.example' }),
    first.blazon.brand({ domain: 'down.example' }),
    second.blazon.brand({ domain: 'globex.example' }),
  ])
  const told = first.lines.join('\n')
  expect(told).toMatch(
    /^debug attempt \{ domain: 'acme\.example', how: 'directly', end: 'answered', ms: \d+ \}$/m,
  )
  expect(told).toMatch(/^debug a lookup failed .*domain: 'down\.example',.*BlazonError: .*\n +at /ms)
  expect(told).not.toContain('globex')
  expect(second.lines).toEqual([expect.stringContaining("domain: 'globex.example'")])
})

test('console is a logger, and what is none is refused', async () => {
  const logger: Logger = console
  const blazon = await createBlazon({ logger })
  await blazon.close()
  await expect(createBlazon({ logger: {} as Logger })).rejects.toThrow(
    'logger is an object; it must be an object with the methods debug, info, warn and error.',
  )
})
