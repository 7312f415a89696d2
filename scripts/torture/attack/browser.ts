import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { constants, deflateRawSync } from 'node:zlib'
import { html } from './answers.ts'
import { acceptWebSocket, type Case, type Cases } from './case.ts'
import { scriptedPage } from './scripted.ts'

const MIB = 1024 * 1024
const SOCKET = "const socket = new WebSocket('ws://' + location.host + '/socket')"

/**
 * Pages whose scripts flood the process that listens to the browser, and pages that end while somebody waits
 * for them.
 */
export const BROWSER: Cases = {
  'busy-timer-script-hangs': {
    ...hanging(
      '(function again() { for (const end = performance.now() + 500; performance.now() < end; ); setTimeout(again, 0) })()',
    ),
    ask: ['brand/screenshot'],
  },
  'console-128mb': scripted(
    "const text = 'x'.repeat(1 << 27); let at = 0; (function again() { console.log(text); if (at++ < 200) setTimeout(again, 0) })()",
  ),
  'console-4mb': scripted("const text = 'x'.repeat(1 << 22); setInterval(() => console.log(text), 0)"),
  'console-worker': scripted(
    inWorker(
      "const text = 'x'.repeat(1 << 20); setInterval(() => { for (let i = 0; i < 20; i++) console.log(text + i) }, 1)",
    ),
  ),
  'console-objects': scripted(
    "const it = {}; for (let i = 0; i < 1000; i++) it['k' + i] = { a: 'y'.repeat(1000) }; setInterval(() => { for (let i = 0; i < 2000; i++) console.log(it, it, it, it) }, 0)",
  ),
  'alerts-8mb': scripted("const text = 'x'.repeat(1 << 23); setInterval(() => alert(text), 0)"),
  'prompts-128mb': scripted("for (let i = 0; i < 20; i++) prompt('p', 'd'.repeat(1 << 27))"),
  'errors-128mb': scripted(
    "const text = 'x'.repeat(1 << 27); for (let i = 0; i < 100; i++) setTimeout(() => { throw new Error(text + i) }, 0)",
  ),
  'posts-64mb': scripted(
    "const body = 'x'.repeat(1 << 26); for (let i = 0; i < 100; i++) fetch('/p' + i, { method: 'POST', body }).catch(() => 0)",
  ),
  'headers-64mb': scripted(
    "const text = 'x'.repeat(1 << 26); for (let i = 0; i < 100; i++) fetch('/p' + i, { headers: { 'x-a': text } }).catch(() => 0)",
  ),
  'addresses-2mb': scripted(
    "const text = 'x'.repeat(1 << 21); for (let i = 0; i < 500; i++) fetch('/p' + i + '?' + text).catch(() => 0)",
  ),
  'data-images-16mb': scripted(
    "const text = 'data:image/png;base64,' + 'A'.repeat(1 << 24); for (let i = 0; i < 300; i++) { const it = new Image(); it.src = text + i }",
  ),
  'hashes-1mb': scripted(
    "let at = 0; setInterval(() => { for (let i = 0; i < 50; i++) location.hash = 'x'.repeat(1 << 20) + at++ }, 0)",
  ),
  'states-1mb': scripted(
    "setInterval(() => { for (let i = 0; i < 100; i++) history.replaceState({}, '', '/' + 'q'.repeat(1 << 20) + Math.random()) }, 0)",
  ),
  'titles-32mb': scripted("setInterval(() => { document.title = 'x'.repeat(1 << 25) + Math.random() }, 0)"),
  'text-256mb': scripted("document.body.append(document.createTextNode('z'.repeat(1 << 28)))"),
  'frames-come-and-go': scripted(
    "let at = 0; setInterval(() => { for (let i = 0; i < 50; i++) { const it = document.createElement('iframe'); it.srcdoc = '<script>console.log(1)<\\/script>'; document.body.append(it); if (at++ > 100) document.querySelector('iframe').remove() } }, 0)",
  ),
  'workers-500': scripted(
    `for (let i = 0; i < 500; i++) try { ${inWorker('setInterval(() => console.log(Math.random()), 0)')} } catch {}`,
  ),
  'socket-sends-64mb': {
    ...scripted(
      `${SOCKET}; const text = 'x'.repeat(1 << 26); socket.onopen = () => { for (let i = 0; i < 60; i++) socket.send(text) }`,
    ),
    upgrade: (request, socket) => acceptWebSocket(request, socket),
  },
  'socket-bomb-100mb': {
    ...scripted(`${SOCKET}; socket.onmessage = () => {}`),
    upgrade: swelling(100 * MIB),
  },
  'socket-bomb-4mb-hangs': {
    ...hanging(`${SOCKET}; let at = 0; socket.onmessage = () => { document.title = 'got ' + ++at }`),
    upgrade: swelling(4 * MIB),
  },
}

function scripted(script: string): Case {
  return { site: { '/': html(() => scriptedPage(script)), '*': (_, response) => void response.end('ok') } }
}

/** As `scripted`, with a second script that never arrives, so that the page never finishes loading. */
function hanging(script: string): Case {
  const words = `<h1>Hanging Co</h1><p>${'Hanging Co makes fine things for people who like fine things. '.repeat(20)}`
  const page = `<!doctype html><title>Hanging Co</title>${words}<script async src=/never></script><script>${script}</script>`
  return {
    site: {
      '/': html(() => page),
      '/never': () => undefined,
      '*': (_, response) => void response.end('ok'),
    },
  }
}

function inWorker(script: string): string {
  return `new Worker(URL.createObjectURL(new Blob([${JSON.stringify(script)}])))`
}

/** Sends endless messages that expand to a thousand times their size. */
function swelling(bytes: number) {
  return (request: IncomingMessage, socket: Duplex): void => {
    acceptWebSocket(request, socket, 'permessage-deflate; server_no_context_takeover')
    const flushed = deflateRawSync(Buffer.alloc(bytes, 'x'), { finishFlush: constants.Z_SYNC_FLUSH })
    // RFC 7692: the empty block at the end is omitted.
    const body = flushed.subarray(0, -4)
    const head = Buffer.alloc(10)
    // One frame for the whole message (0x80), compressed (0x40), text (0x01), with a length of eight bytes.
    head.set([0x80 | 0x40 | 0x01, 127])
    head.writeBigUInt64BE(BigInt(body.length), 2)
    const frame = Buffer.concat([head, body])
    const timer = setInterval(() => socket.write(frame), 20)
    socket.on('close', () => clearInterval(timer))
  }
}
