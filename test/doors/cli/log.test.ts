import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { beside } from '../../../src/doors/cli/layout.ts'
import { createLog, tellInJson } from '../../../src/doors/cli/log.ts'
import { tell } from '../../../src/doors/cli/output.ts'
import { painterFor } from '../../../src/doors/cli/terminal.ts'
import type { Logger, LogLevel } from '../../../src/model/logger.ts'

const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/

/** What a logger writes on stderr: its lines together, a moment later. */
async function written(
  level: LogLevel,
  isTerminal: boolean,
  tell: (logger: Logger) => void,
): Promise<string> {
  const before = process.stderr.isTTY
  process.stderr.isTTY = isTerminal
  vi.stubEnv('NO_COLOR', '1')
  const spy = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  spy.mockClear()
  onTestFinished(() => {
    process.stderr.isTTY = before
    vi.unstubAllEnvs()
    spy.mockRestore()
  })
  tell(createLog(level))
  expect(spy).not.toHaveBeenCalled()
  // Timers end in the order of their times, and the lines wait for less.
  await wait(30)
  // Node writes warnings about other things there, too.
  const texts = spy.mock.calls.map(([text]) => String(text)).filter((text) => !text.startsWith('(node:'))
  return texts.join('')
}

const answered = (logger: Logger) =>
  logger.info({ requestId: 'req-1', method: 'GET', status: 200, keyId: null }, 'answered')

test('where no terminal is, each line is JSON with time, level and request id', async () => {
  const line = await written('info', false, answered)
  expect(line).toMatch(/^\{[^\n]+\}\n$/)
  expect(JSON.parse(line)).toEqual({
    level: 'info',
    time: expect.stringMatching(TIME),
    requestId: 'req-1',
    method: 'GET',
    status: 200,
    keyId: null,
    msg: 'answered',
  })
})

test('on a terminal each line is text', async () => {
  const line = await written('info', true, answered)
  expect(line.replace(TIME, 'TIME')).toBe('TIME info  req-1 answered method=GET status=200\n')
})

test('an error comes with its stack', async () => {
  const fail = (logger: Logger) => logger.error({ err: new Error('disk full') }, 'a lookup failed')
  expect(JSON.parse(await written('info', false, fail)).err).toMatchObject({
    type: 'Error',
    message: 'disk full',
    stack: expect.stringContaining('log.test.ts'),
  })
  expect(await written('info', true, fail)).toMatch(
    /error a lookup failed\nError: disk full\n {4}at .*log\.test\.ts/,
  )
})

test('what a page says controls no terminal', async () => {
  const hostile = (logger: Logger) =>
    logger.warn({ title: 'a\u001b[2Jb\u202ec' }, 'a\u001b[2Jb\nreq-9 answered')
  const text = await written('info', true, hostile)
  expect(text.replace(TIME, 'TIME')).toBe('TIME warn  a [2Jb req-9 answered title=a [2Jb c\n')
  const json = await written('info', false, hostile)
  for (const raw of ['\u001b', '\u202e', '\n{', '\nreq']) expect(json).not.toContain(raw)
  expect(JSON.parse(json)).toMatchObject({ title: 'a\u001b[2Jb\u202ec' })
})

test.each<[LogLevel, string[]]>([
  ['silent', []],
  ['error', ['error']],
  ['warn', ['warn', 'error']],
  ['info', ['info', 'warn', 'error']],
  ['debug', ['debug', 'info', 'warn', 'error']],
])('the level %s tells %j', async (level, told) => {
  const lines = await written(level, false, (logger) => {
    for (const each of ['debug', 'info', 'warn', 'error'] as const) logger[each]({}, 'hello')
  })
  const levels = lines.split('\n').filter(Boolean)
  expect(levels.map((line) => JSON.parse(line).level)).toEqual(told)
})

test('text for people becomes whole lines without colours in a log, also at a terminal', () => {
  const { isTTY, columns } = process.stderr
  Object.assign(process.stderr, { isTTY: true, columns: 30 })
  vi.stubEnv('FORCE_COLOR', '1')
  const spy = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const end = tellInJson()
  onTestFinished(() => {
    end()
    Object.assign(process.stderr, { isTTY, columns })
    vi.unstubAllEnvs()
    spy.mockRestore()
  })
  const painter = painterFor(process.stderr)
  tell(
    `${beside('2 blocked ', painter.yellow('The site turns automatic visitors away.'), painter.columns)}\n`,
  )
  const [[line] = []] = spy.mock.calls
  expect(JSON.parse(String(line)).msg).toBe('2 blocked The site turns automatic visitors away.')
})
