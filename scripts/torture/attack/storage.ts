import { randomBytes } from 'node:crypto'
import { html } from './answers.ts'
import type { Case, Cases } from './case.ts'

const MIB = 1024 * 1024

/** Sites that try to fill the database, and text that tries to control a terminal. */
export const STORAGE: Cases = {
  'pictures-2mb': { ...fat(60, 2 * MIB), ask: ['brand/retrieve', 'web/scrape/images'] },
  'title-alone': { site: { '/': html(() => '<html><title>09</title></html>') } },
  'control-characters': {
    site: { '/': html(() => CONTROLS) },
    ask: ['brand/retrieve', 'web/scrape/markdown'],
  },
}

const CONTROLS = `<!doctype html><meta charset=utf-8>
<title>Esc\x1b]0;title\x07\x1b[31mRED \u009b32mC1 &#27;[5m &#155;33m \u202egnp</title>
<meta name=description content="\x1b[31m description &#27;]52;c;ZXZpbA==&#7;">
<h1>Esc\x1b[31m</h1><p>para \x1b]52;c;ZXZpbA==\x07 &#27;]0;entity&#7; c1 \u009b31m end \u202e rlo</p>
<a href="https://x.com/esc%1b[31m">x</a><p>${'Esc makes fine things. '.repeat(40)}`

/** Pictures that may all be the logo: noise after a header with a size. */
function fat(count: number, bytes: number): Case {
  const logos = Array.from({ length: count }, (_, at) => `<img class=logo alt="Fat Co logo" src=/${at}.png>`)
  const page = `<!doctype html><title>Fat Co</title><h1>Fat Co</h1><p>${'Fat Co makes fine things. '.repeat(40)}${logos.join('')}`
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452000003e8000003e8080600000000000000', 'hex')
  return {
    site: {
      '/': html(() => page),
      '*': ({ url = '' }, response) => {
        if (!url.endsWith('.png')) return void response.writeHead(404).end()
        response
          .writeHead(200, { 'content-type': 'image/png' })
          .end(Buffer.concat([header, randomBytes(bytes)]))
      },
    },
  }
}
