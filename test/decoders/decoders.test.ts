import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { processesBelow } from '../../src/capture/browser/processes.ts'
import { createDecoders, type Decoders } from '../../src/decoders/index.ts'
import { snapshotFromHtml } from '../../src/index.ts'
import { type PartialOptions, withDefaults } from '../../src/model/options.ts'
import type { Picture } from '../../src/model/picture.ts'
import { createReaders } from '../../src/readers/index.ts'
import { keepNoWorkers } from '../house/kept-workers.ts'
import { commandLine, isAlive } from '../house/processes.ts'
import { until } from '../house/until.ts'

const onLinux = test.runIf(process.platform === 'linux')
const STAY = new AbortController().signal

function decoders(pictures: PartialOptions['pictures'] = {}): Decoders {
  keepNoWorkers()
  const all = createDecoders(withDefaults({ pictures }))
  onTestFinished(() => all.close())
  return all
}

/** Processes below this one that decode pictures, without those of other tests. */
function decoding(): readonly number[] {
  return processesBelow(process.pid).filter((pid) => commandLine(pid).includes('/decoders/decoder.'))
}

const svg = (body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${body}</svg>`)
/**
 * A drawing that takes many seconds of native code when no limit on shapes prevents it. Nothing inside the
 * process can stop it.
 */
const ENDLESS = (salt: number) =>
  svg(
    `<clipPath id="c"><circle cx="50" cy="50" r="4${salt}"/></clipPath>${'<g clip-path="url(#c)">'.repeat(150)}${'<rect width="99" height="99"/>'.repeat(9_000)}${'</g>'.repeat(150)}`,
  )
/** With this limit the drawings above are drawn. */
const maxSvgShapes = 1e9
const disc = (fill: string) => svg(`<circle cx="50" cy="50" r="40" fill="${fill}"/>`)
const colorOf = (picture: Picture | undefined) =>
  picture && 'ink' in picture ? picture.ink.colors[0]?.hex : picture?.reason

onLinux('a picture that never ends is stopped, and only that picture fails', async () => {
  const { measure } = decoders({ maxSvgShapes, maxDecodeMs: 400 })
  const before = decoding()
  const png = await sharp(disc('#0a7d7d')).png().toBuffer()
  const { pictures, cpuMs } = await measure([disc('#b4532a'), ENDLESS(0), png], STAY)
  expect(pictures.map(colorOf)).toEqual([
    '#b4532a',
    'It takes more than 400 ms of processor time to decode.',
    '#0a7d7d',
  ])
  expect(cpuMs).toBeGreaterThanOrEqual(800)
  // No process works on it any more.
  await until(() => decoding().length <= before.length + 1)
  expect((await measure([disc('#123456')], STAY)).pictures.map(colorOf)).toEqual(['#123456'])
})

onLinux('a page with such pictures is still described', async () => {
  const options = withDefaults({ pictures: { maxSvgShapes, maxDecodeMs: 300, maxTotalMs: 700 } })
  const all = createDecoders(options)
  const readers = createReaders(options, all)
  onTestFinished(async () => {
    await readers.close()
    await all.close()
  })
  const logos = [1, 2, 3].map((at) => `<img class="logo" alt="Acme logo" src="/logo${at}.svg">`).join('')
  const snapshot = snapshotFromHtml({
    url: 'https://acme.example/',
    html: `<title>Acme</title><header><a href="/">${logos}</a></header><h1>Acme rockets</h1><p>${'We make rockets. '.repeat(30)}`,
    resources: [1, 2, 3].map((at) => ({
      url: `https://acme.example/logo${at}.svg`,
      body: ENDLESS(at),
      contentType: 'image/svg+xml',
    })),
  })
  const { result } = await readers.judge(snapshot, STAY)
  expect(result.state).toBe('ok')
})

onLinux('pictures that come after too many slow ones are not measured', async () => {
  const { measure } = decoders({ maxSvgShapes, maxDecodeMs: 200, maxTotalMs: 500 })
  const { pictures } = await measure([ENDLESS(0), ENDLESS(1), disc('#b4532a')], STAY)
  expect(pictures.map(colorOf)).toEqual([
    'It takes more than 200 ms of processor time to decode.',
    'It takes more than 200 ms of processor time to decode.',
    'It was not decoded: others of the page took 500 ms.',
  ])
})

onLinux('memory is limited', async () => {
  const { measure } = decoders({ maxProcessMb: 110 })
  const elements = svg('<g/>'.repeat(230_000))
  expect((await measure([elements], STAY)).pictures).toEqual([
    { reason: 'It takes more than 110 MB of memory to decode.' },
  ])
  expect((await measure([disc('#b4532a')], STAY)).pictures.map(colorOf)).toEqual(['#b4532a'])
})

onLinux('the number of processes is limited', async () => {
  const before = decoding().length
  const { measure } = decoders({ maxProcesses: 1 })
  let most = 0
  const counting = setInterval(() => {
    most = Math.max(most, decoding().length - before)
  }, 20)
  onTestFinished(() => clearInterval(counting))
  const colors = ['#b4532a', '#0a7d7d', '#123456', '#654321']
  const measured = await Promise.all(colors.map((color) => measure([disc(color)], STAY)))
  expect(measured.flatMap(({ pictures }) => pictures.map(colorOf))).toEqual(colors)
  expect(most).toBeLessThanOrEqual(1)
})

onLinux('the process ends when the caller leaves, and when the engine is closed', async () => {
  const before = new Set(decoding())
  const all = decoders({ maxSvgShapes, maxDecodeMs: 60_000 })
  const own = () => decoding().filter((pid) => !before.has(pid))
  await all.measure([disc('#b4532a')], STAY)
  const [first] = own()
  const caller = new AbortController()
  const left = all.measure([ENDLESS(0)], caller.signal)
  caller.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  await until(() => first !== undefined && !isAlive(first))
  const working = all.measure([ENDLESS(1)], STAY)
  await until(() => own().length > 0)
  const ended = expect(working).rejects.toMatchObject({ code: 'cancelled' })
  await all.close()
  await ended
  expect(own()).toEqual([])
})

onLinux('when a process is killed from outside, only its picture fails', async () => {
  const before = new Set(decoding())
  const { measure } = decoders({ maxSvgShapes, maxDecodeMs: 60_000 })
  await measure([disc('#b4532a')], STAY)
  const working = measure([ENDLESS(0)], STAY)
  const [pid] = decoding().filter((one) => !before.has(one))
  if (pid === undefined) throw new Error('There is no process')
  process.kill(pid, 'SIGKILL')
  expect((await working).pictures.map(colorOf)).toEqual(['It ended the process that decoded it.'])
  expect((await measure([disc('#0a7d7d')], STAY)).pictures.map(colorOf)).toEqual(['#0a7d7d'])
})
