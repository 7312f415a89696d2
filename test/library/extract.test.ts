import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Metafile } from 'esbuild'
import { expect, onTestFinished, test } from 'vitest'
import * as light from '../../src/library/extract.ts'
import { ipVersion } from '../../src/model/ip.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const HTML = `<!doctype html><html lang="en"><title>Tarnbeck: bread from the valley</title>
<style>h1 { color: #b02030 }</style><header><a href="/">Tarnbeck</a></header>
<main><h1>Bread from the valley</h1><p>${'We bake bread every day of the week. '.repeat(12)}</p></main>`
const URL_OF_IT = 'https://tarnbeck.example/'

/** Node's own modules that the entry may name: no network, no processes. */
const OWN_MODULES = ['buffer', 'crypto', 'fs', 'module', 'url', 'util', 'zlib']
/** Packages that the entry may load, all of them plain JavaScript. */
const PACKAGES = [
  ...['@exodus/bytes', '@joplin/turndown-plugin-gfm', '@mixmark-io/domino', '@mozilla/readability'],
  ...['boolbase', 'css-select', 'css-tree', 'css-what', 'culori', 'dom-serializer', 'domelementtype'],
  ...['domhandler', 'domutils', 'entities', 'html-encoding-sniffer'],
  ...['htmlparser2', 'image-size', 'libphonenumber-js', 'minisearch', 'nth-check', 'parse5'],
  ...['parse5-htmlparser2-tree-adapter', 'tldts', 'turndown', 'zod'],
]

const bundled = (outfile: string, format: 'esm' | 'cjs') =>
  build({
    ...{ absWorkingDir: ROOT, entryPoints: ['src/library/extract.ts'], bundle: true, outfile, format },
    ...{ platform: 'node', metafile: true, logLevel: 'error' },
  })

function loadedBy({ inputs }: Metafile): { packages: string[]; own: string[] } {
  const names = Object.keys(inputs).flatMap((file) => {
    const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? []
    return name ? [name] : []
  })
  const outside = Object.values(inputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path }) => path),
  )
  expect(outside.filter((name) => !isBuiltin(name))).toEqual([])
  const own = outside.map((name) => name.replace('node:', ''))
  return { packages: [...new Set(names)].sort(), own: [...new Set(own)].sort() }
}

test('one file holds the entry, and only plain packages and harmless modules of Node are in it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-extract-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const format of ['esm', 'cjs'] as const) {
    const file = join(folder, format === 'esm' ? 'extract.mjs' : 'extract.cjs')
    const { metafile } = await bundled(file, format)
    expect(loadedBy(metafile)).toEqual({ packages: PACKAGES, own: OWN_MODULES })
    // From a folder without any package, and without the tables that lie beside the modules.
    const program = `import { extract } from ${JSON.stringify(file)}
      console.log(JSON.stringify(extract(${JSON.stringify(HTML)}, '${URL_OF_IT}')))`
    const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
      ...{ cwd: folder, encoding: 'utf8' },
    })
    expect(JSON.parse(printed)).toEqual(JSON.parse(JSON.stringify(light.extract(HTML, URL_OF_IT))))
  }
})

test('a page at hand is described', () => {
  const { fields, url } = light.extract(HTML, URL_OF_IT)
  expect(url).toBe(URL_OF_IT)
  expect(light.isFound(fields.name) && fields.name.value).toBe('Tarnbeck')
  expect(light.isFound(fields.colors) && fields.colors.value[0]?.hex).toBe('#b02030')
  expect(light.extract('', URL_OF_IT).fields.name).toMatchObject({ value: null })
})

test('style sheets and other pages of the site may be given', () => {
  const page = HTML.replace('<style>', '<link rel="stylesheet" href="/a.css"><style>')
  const resources = { 'https://tarnbeck.example/a.css': 'h1, p { font-family: Lora }' }
  const { fonts } = light.extract(page, URL_OF_IT, { resources }).fields
  expect(JSON.stringify(fonts)).toContain('Lora')
})

test('what is no page is refused with its reason', () => {
  const refusal = (...given: unknown[]) => {
    try {
      light.extract(...(given as [string, string]))
    } catch (thrown) {
      return thrown instanceof light.BlazonError ? [thrown.code, thrown.message] : thrown
    }
  }
  expect(refusal(HTML, 'tarnbeck')).toEqual([
    'invalid_input',
    expect.stringContaining('"tarnbeck" is not an absolute http(s) URL'),
  ])
  expect(refusal(undefined, URL_OF_IT)).toEqual(['invalid_input', expect.stringContaining('html')])
  expect(refusal(HTML, URL_OF_IT, { styles: 1 })).toEqual([
    'invalid_input',
    expect.stringContaining('styles'),
  ])
})

test('addresses are told from other texts as the network would', () => {
  for (const text of ['1.2.3.4', '255.255.255.255', '0.0.0.0']) expect(ipVersion(text), text).toBe(4)
  for (const text of ['::', '::1', 'fe80::1%eth0', '2001:db8::a', '::ffff:1.2.3.4', '1:2:3:4:5:6:7:8'])
    expect(ipVersion(text), text).toBe(6)
  const others = [
    '',
    '1.2.3',
    '1.2.3.4.5',
    '256.1.1.1',
    '01.2.3.4',
    '0x7f.1',
    '127.1',
    'example.com',
    '1::2::3',
  ]
  for (const text of [...others, '12345::', '[::1]', '::1/64', ':', '1:2', '::1]', '1.2.3.4 ', '::1.2.3'])
    expect(ipVersion(text), text).toBe(0)
})
