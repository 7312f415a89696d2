import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { createBlazon, describe, type Snapshot, withPictures } from '../../src/index.ts'
import { openStore } from '../../src/store/index.ts'
import { serveSites } from '../capture/sites.ts'
import { temporaryFolder } from '../store/temporary.ts'

const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
/** A hill under the sky, with the grain of a photograph. */
const photo = async (width: number, height: number) => {
  const grain = await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer()
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#2b6cb0"/><stop offset="1" stop-color="#fbd38d"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#sky)"/><circle cx="70%" cy="30%" r="90" fill="#fff5d6"/>
    <ellipse cx="30%" cy="100%" rx="60%" ry="50%" fill="#276749"/></svg>`
  return sharp(Buffer.from(scene))
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg()
    .toBuffer()
}
const mark = (side: number, text: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="#0b5fff"/><path d="M10 50 L50 10 L90 50 L50 90Z" fill="${text}"/></svg>`,
    ),
  )
    .png()
    .toBuffer()
/** A logo that is larger than those that are stored. */
const largeMark = async () =>
  sharp({ create: { width: 300, height: 120, channels: 3, background: '#0b5fff', noise } })
    .png()
    .toBuffer()

const page = `<!doctype html><html lang="en"><head><title>Acme: anvils</title>
  <meta name="description" content="Acme makes anvils for smiths of all ages.">
  <meta property="og:image" content="/photo.jpg"><link rel="icon" href="/icon.png">
  <link rel="stylesheet" href="/site.css"></head>
  <body><header><a href="/"><img class="logo" src="/logo.png" alt="Acme"></a></header>
  <img src="/photo.jpg" alt="Our forge"><h1>Anvils</h1><p>${'Since 1921 we have been making anvils. '.repeat(20)}</p></body></html>`

const css = 'body{font-family:Georgia;color:#222}.modal{color:red}h1{color:#0b5fff}'

async function acme(logo: Buffer) {
  const picture = (type: string, body: Buffer) => ({ type, body })
  let fails = false
  const { port, seen } = await serveSites({
    'acme.com': {
      '/': (request, response) => {
        if (fails) request.socket.destroy()
        else response.setHeader('content-type', 'text/html').end(page)
      },
      '/site.css': { type: 'text/css', body: css },
      '/logo.png': picture('image/png', logo),
      '/icon.png': picture('image/png', await mark(64, '#ff0')),
      '/photo.jpg': picture('image/jpeg', await photo(1600, 900)),
    },
  })
  const folder = temporaryFolder()
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, `127.0.0.1:${port} - acme.com\n`)
  const engine = async (keep: 'marks' | 'all' | 'none') => {
    const db = join(folder, `${keep}.db`)
    const blazon = await createBlazon({ db, hosts, options: { producer: 'cascade', store: { keep } } })
    onTestFinished(() => blazon.close())
    return { blazon, db, stored: () => storedPage(db) }
  }
  const fail = () => {
    fails = true
  }
  return { engine, seen, fail }
}

async function storedPage(db: string): Promise<Snapshot | undefined> {
  const store = await openStore(db, { now: () => new Date(), readonly: true })
  const found = await store.snapshotOf('acme.com')
  await store.close()
  return found
}

/** The record that a stored page gives, without the time of its capture. */
async function described(snapshot: Snapshot | undefined) {
  if (!snapshot) throw new Error('There is no stored page.')
  return { ...describe(await withPictures(snapshot)), capturedAt: '' }
}

test('a stored page gives the same record without its photographs, which take most of the room', async () => {
  const { engine } = await acme(await mark(100, '#fff'))
  const [small, large] = [await engine('marks'), await engine('all')]
  for (const { blazon } of [small, large]) await blazon.brand({ domain: 'acme.com' })
  const [kept, whole] = [await small.stored(), await large.stored()]
  expect(await described(kept)).toEqual(await described(whole))
  const photo = kept?.resources.find(({ url }) => url.endsWith('/photo.jpg'))
  expect(photo).toMatchObject({ partial: true, status: 200 })
  expect(kept?.bodies.get(photo?.body ?? '')?.length).toBeLessThan(1000)
  expect(kept?.knownPictures?.[photo?.body ?? '']).toMatchObject({ format: 'jpg', width: 1600, height: 900 })
  for (const { blazon } of [small, large]) await blazon.close()
  // The tables themselves take the same room in both.
  const photoBytes = whole?.bodies.get(photo?.body ?? '')?.length ?? Number.NaN
  expect(statSync(large.db).size - statSync(small.db).size).toBeGreaterThan(0.9 * photoBytes)
})

test('a stored page has its logos, and of its style sheets the rules that may match something', async () => {
  const logo = await mark(100, '#fff')
  const { engine } = await acme(logo)
  const [small, large] = [await engine('marks'), await engine('all')]
  const bodyIn = async ({ blazon, stored }: typeof small, path: string) => {
    await blazon.brand({ domain: 'acme.com' })
    const page = await stored()
    const { body } = page?.resources.find(({ url }) => url.endsWith(path)) ?? {}
    return Buffer.from(page?.bodies.get(body ?? '') ?? [])
  }
  expect(await bodyIn(small, '/logo.png')).toEqual(logo)
  expect((await bodyIn(small, '/site.css')).toString()).toBe(css.replace('.modal{color:red}', ''))
  expect((await bodyIn(large, '/site.css')).toString()).toBe(css)
})

test('a logo is drawn from the stored page; a large one is fetched again', async () => {
  const visits = async (logo: Buffer) => {
    const { engine, seen } = await acme(logo)
    const { blazon } = await engine('marks')
    await blazon.brand({ domain: 'acme.com' })
    const before = seen.length
    const drawn = await blazon.logo({ domain: 'acme.com', type: 'logo', size: 64, fallback: '404' })
    expect(drawn.state).toBe('ok')
    return seen.slice(before).filter((url) => url === 'acme.com/logo.png').length
  }
  expect(await visits(await mark(100, '#fff'))).toBe(0)
  expect(await visits(await largeMark())).toBe(1)
})

test('a blazon that cannot unpack such pages refuses their database as one of a newer blazon', async () => {
  const { engine } = await acme(await mark(100, '#fff'))
  const { blazon, db } = await engine('marks')
  await blazon.brand({ domain: 'acme.com' })
  await blazon.close()
  const file = new Database(db, { readonly: true })
  expect(file.prepare('SELECT packed FROM snapshots').pluck().all()).toEqual([2])
  // The last version that packed with gzip alone knew 21 migrations.
  expect(file.pragma('user_version', { simple: true })).toBeGreaterThan(21)
  file.close()
})

test('no page is stored when none is to be kept', async () => {
  const { engine } = await acme(await mark(100, '#fff'))
  const { blazon, stored } = await engine('none')
  expect((await blazon.brand({ domain: 'acme.com' })).state).toBe('ok')
  expect(await stored()).toBeUndefined()
})

test('a large logo of a site that fails now is not drawn, and the others of the stored page are', async () => {
  const { engine, fail } = await acme(await largeMark())
  const { blazon } = await engine('marks')
  expect((await blazon.brand({ domain: 'acme.com' })).state).toBe('ok')
  fail()
  const drawn = await blazon.logo({ domain: 'acme.com', size: 64, fallback: '404' })
  expect(drawn).toMatchObject({ state: 'ok', source: { kind: 'logo' } })
})

test('a logo of which a capture reads only the beginning is not asked for again', async () => {
  const { engine, seen } = await acme(Buffer.concat([await mark(100, '#fff'), Buffer.alloc(11 * 1024 ** 2)]))
  const { blazon, stored } = await engine('marks')
  const result = await blazon.brand({ domain: 'acme.com' })
  const logos = result.state === 'ok' ? (result.record.fields.logos.value ?? []) : []
  expect(logos.map(({ url }) => new URL(url).pathname)).toContain('/logo.png')
  expect((await stored())?.resources.find(({ url }) => url.endsWith('/logo.png'))?.partial).toBe(true)
  const before = seen.length
  await blazon.logo({ domain: 'acme.com', size: 64 })
  await blazon.logo({ domain: 'acme.com', size: 65 })
  expect(seen.slice(before)).toEqual([])
})
