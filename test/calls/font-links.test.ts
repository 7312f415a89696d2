import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fontLinksOf } from '../../src/design/font-links.ts'
import { createBlazon, createServer } from '../../src/index.ts'
import type { FontFile } from '../../src/model/design.ts'
import { serveSites } from '../capture/sites.ts'
import { patient } from '../house/patient.ts'
import { temporaryFolder } from '../store/temporary.ts'

const PATIENT = patient()

const PAGE = `<!doctype html><html lang=en><title>Acme</title><style>
  @font-face { font-family: brandSans; src: url(/sans-400.woff2) format("woff2"); font-weight: 400 }
  @font-face { font-family: brandSans; src: url(/sans-700.woff2) format("woff2"); font-weight: 700 }
  @font-face { font-family: brandSans; src: url(/italic.woff2) format("woff2"); font-style: italic }
  body { font: 16px brandSans, Arial, sans-serif; background: #ffffff; color: #111111 } h1 { font-weight: 700 }
  @media (prefers-color-scheme: dark) { body { background: #101010; color: #eeeeee } }
  </style><h1>Acme makes anvils</h1><p>${'Iron and ore, struck by smiths. '.repeat(30)}</p>`

async function serving() {
  const { port, seen } = await serveSites({ 'acme.example': { '/': PAGE, '/about': PAGE } })
  const folder = temporaryFolder()
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, `127.0.0.1:${port} - acme.example\n`)
  const options = { ...PATIENT, producer: 'cascade' } as const
  const blazon = await createBlazon({ hosts, db: join(folder, 'a.db'), options })
  const server = await createServer(blazon)
  onTestFinished(async () => {
    await server.close()
    await blazon.close()
  })
  const { url } = await server.listen({ host: '127.0.0.1', port: 0 })
  const { secret } = await blazon.keys.create('a test')
  const get = async (path: string, params: Record<string, string>) => {
    const headers = { authorization: `Bearer ${secret}` }
    const response = await fetch(`${url}${path}?${new URLSearchParams(params)}`, { headers })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  return { get, seen }
}

const LINKS = {
  brandSans: {
    type: 'custom',
    displayName: 'brand Sans',
    files: {
      400: 'http://acme.example/sans-400.woff2',
      700: 'http://acme.example/sans-700.woff2',
    },
  },
}

test('fonts and style guide name the files, of a site and of a page', async () => {
  const { get, seen } = await serving()
  for (const where of [{ domain: 'acme.example' }, { directUrl: 'http://acme.example/about' }]) {
    const fonts = await get('/v1/web/fonts', where)
    expect(fonts).toMatchObject({ status: 200, body: { domain: 'acme.example', fontLinks: LINKS } })
    expect(fonts.body.fonts).toMatchObject([{ font: 'brandSans' }])
    const { body } = await get('/v1/web/styleguide', where)
    expect(body.styleguide).toMatchObject({ mode: 'light', fontLinks: LINKS })
  }
  expect(seen.filter((path) => path === 'acme.example/')).toHaveLength(1)
})

test('a style guide in a scheme is of the page in that scheme, and is not stored', async () => {
  const { get } = await serving()
  const guide = async (params: Record<string, string>) => {
    const { body } = await get('/v1/web/styleguide', params)
    return body.styleguide
  }
  const dark = { mode: 'dark', colors: { background: '#101010', text: '#eeeeee' } }
  const light = { mode: 'light', colors: { background: '#ffffff', text: '#111111' } }
  expect(await guide({ directUrl: 'http://acme.example/about', colorScheme: 'dark' })).toMatchObject(dark)
  expect(await guide({ domain: 'acme.example', colorScheme: 'dark' })).toMatchObject(dark)
  expect(await guide({ domain: 'acme.example', colorScheme: 'light' })).toMatchObject(light)
  expect(await guide({ domain: 'acme.example' })).toMatchObject(light)
})

test('a variable font has its file at each hundred, and files of Google are known', () => {
  const file = (weight: readonly [number, number], url: string): FontFile => ({
    ...{ family: 'Inter', style: 'normal', format: 'woff2', weight, url },
  })
  expect(
    fontLinksOf([
      file([450, 700], 'https://fonts.gstatic.com/s/a.woff2'),
      file([600, 600], 'https://fonts.gstatic.com/s/b.woff2'),
    ]),
  ).toEqual({
    Inter: {
      type: 'google',
      files: {
        500: 'https://fonts.gstatic.com/s/a.woff2',
        600: 'https://fonts.gstatic.com/s/a.woff2',
        700: 'https://fonts.gstatic.com/s/a.woff2',
      },
    },
  })
})
