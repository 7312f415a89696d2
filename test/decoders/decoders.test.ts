import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { processesBelow } from '../../src/capture/browser/processes.ts'
import { DECODERS } from '../../src/decoders/bounds.ts'
import { createDecoders, type Decoders } from '../../src/decoders/index.ts'
import { snapshotFromHtml } from '../../src/index.ts'
import { withDefaults } from '../../src/model/options.ts'
import type { Picture } from '../../src/model/picture.ts'
import { DECODING } from '../../src/pictures/too-slow.ts'
import { createReaders } from '../../src/readers/index.ts'
import { bounded } from '../house/bounded.ts'
import { keepNoWorkers } from '../house/kept-workers.ts'
import { commandLine, isAlive } from '../house/processes.ts'
import { until } from '../house/until.ts'

const onLinux = test.runIf(process.platform === 'linux')
const STAY = new AbortController().signal

function decoders(bounds: Partial<typeof DECODERS & typeof DECODING> = {}): Decoders {
  const { maxDecodeMs = DECODING.maxDecodeMs, maxTotalMs = DECODING.maxTotalMs, ...rest } = bounds
  bounded(DECODING, { maxDecodeMs, maxTotalMs })
  bounded(DECODERS, rest)
  keepNoWorkers()
  const all = createDecoders()
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
 * A PNG file of 23 kB that expands to a line of 12 million pixels: more than a second of native code, which
 * nothing inside the process can stop.
 */
function slow(grey: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(1, 0)
  head.writeUInt32BE(12_000_000, 4)
  head.writeUInt8(8, 8)
  const rows = Buffer.alloc(24_000_000, Buffer.of(0, grey))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A part of a PNG file: its length, its type, its data and their CRC-32. */
function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data])
  let crc = ~0
  for (const byte of typed) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeInt32BE(~crc)
  return Buffer.concat([length, typed, check])
}

const disc = (fill: string) => svg(`<circle cx="50" cy="50" r="40" fill="${fill}"/>`)
const colorOf = (picture: Picture | undefined) =>
  picture && 'ink' in picture ? picture.ink.colors[0]?.hex : picture?.reason

onLinux('a picture that takes too long is stopped, and only that picture fails', async () => {
  const { measure } = decoders({ maxDecodeMs: 400 })
  const before = decoding()
  const png = await sharp(disc('#0a7d7d')).png().toBuffer()
  const { pictures, cpuMs } = await measure([disc('#b4532a'), slow(0), png], STAY)
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
  const all = decoders({ maxDecodeMs: 300, maxTotalMs: 700 })
  const readers = createReaders(withDefaults(), all)
  onTestFinished(() => readers.close())
  const logos = [1, 2, 3].map((at) => `<img class="logo" alt="Acme logo" src="/logo${at}.png">`).join('')
  const snapshot = snapshotFromHtml({
    url: 'https://acme.example/',
    html: `<title>Acme</title><header><a href="/">${logos}</a></header><h1>Acme rockets</h1><p>${'We make rockets. '.repeat(30)}`,
    resources: [1, 2, 3].map((at) => ({
      url: `https://acme.example/logo${at}.png`,
      body: slow(at),
      contentType: 'image/png',
    })),
  })
  const { result } = await readers.judge(snapshot, STAY)
  expect(result.state).toBe('ok')
})

onLinux('pictures that come after too many slow ones are not measured', async () => {
  const { measure } = decoders({ maxDecodeMs: 200, maxTotalMs: 500 })
  const { pictures } = await measure([slow(0), slow(1), disc('#b4532a')], STAY)
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
  const all = decoders({ maxDecodeMs: 60_000 })
  const own = () => decoding().filter((pid) => !before.has(pid))
  await all.measure([disc('#b4532a')], STAY)
  const [first] = own()
  const caller = new AbortController()
  const left = all.measure([slow(0)], caller.signal)
  caller.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  await until(() => first !== undefined && !isAlive(first))
  const working = all.measure([slow(1)], STAY)
  await until(() => own().length > 0)
  const ended = expect(working).rejects.toMatchObject({ code: 'cancelled' })
  await all.close()
  await ended
  expect(own()).toEqual([])
})

onLinux('when a process is killed from outside, only its picture fails', async () => {
  const before = new Set(decoding())
  const { measure } = decoders({ maxDecodeMs: 60_000 })
  await measure([disc('#b4532a')], STAY)
  const working = measure([slow(0)], STAY)
  const [pid] = decoding().filter((one) => !before.has(one))
  if (pid === undefined) throw new Error('There is no process')
  process.kill(pid, 'SIGKILL')
  expect((await working).pictures.map(colorOf)).toEqual(['It ended the process that decoded it.'])
  expect((await measure([disc('#0a7d7d')], STAY)).pictures.map(colorOf)).toEqual(['#0a7d7d'])
})
