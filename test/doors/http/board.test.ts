import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createBlazon, createServer } from '../../../src/index.ts'
import { serveSites } from '../../capture/sites.ts'
import { patient } from '../../house/patient.ts'
import { temporaryDatabase, temporaryFolder } from '../../store/temporary.ts'

const PATIENCE = patient()

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path d="M0 0h40v40z" fill="#b02030"/></svg>'
const FONT = Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(60)])
const HOME = `<!doctype html><html lang="en"><title>Tarnbeck Bakers</title>
<meta property="og:site_name" content="Tarnbeck Bakers"><link rel="icon" href="/icon.svg">
<style>@font-face { font-family: Crumb; src: url(/crumb.woff2) } h1 { font-family: Crumb; color: #b02030 }</style>
<header><a href="/"><img src="/logo.svg" alt="Tarnbeck Bakers"></a></header>
<main><h1>Bread from the valley</h1><p>${'We bake bread every day of the week. '.repeat(12)}</p>
<img src="/page.svg" width="400" height="300"><a href="/secret.svg">a file</a></main>`

/** A real service over one site, with a key for everybody and one for the operator. */
async function serving() {
  const svg = { type: 'image/svg+xml', body: SVG }
  const { port, seen } = await serveSites({
    'tarnbeck.example': {
      ...{ '/': HOME, '/logo.svg': svg, '/icon.svg': svg, '/unnamed.svg': svg },
      '/crumb.woff2': { type: 'text/html', body: FONT },
      '/page.svg': {
        type: 'image/svg+xml',
        body: '<!doctype html><html><svg width="9" height="9"></svg></html>',
      },
    },
  })
  const folder = temporaryFolder()
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, `127.0.0.1:${port} - tarnbeck.example\n`)
  const db = await temporaryDatabase(folder)
  const blazon = await createBlazon({ hosts, db, options: { ...PATIENCE, producer: 'cascade' } })
  onTestFinished(() => blazon.close())
  const server = await createServer(blazon)
  onTestFinished(() => server.close())
  const { url } = await server.listen({ host: '127.0.0.1', port: 0 })
  const { secret } = await blazon.keys.create('caller')
  const own = { 'sec-fetch-site': 'same-origin' }
  const json = { 'content-type': 'application/json' }
  const signIn = (key: string, headers: Record<string, string> = own) =>
    fetch(`${url}/board/session`, {
      method: 'POST',
      headers: { ...json, ...headers },
      body: JSON.stringify({ key }),
    })
  const get = (path: string, headers: Record<string, string> = { authorization: `Bearer ${secret}` }) =>
    fetch(`${url}${path}`, { headers })
  const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
  return { blazon, url, seen, secret, own, json, signIn, get, cookieOf }
}

test('a key signs in, and its cookie counts for our own pages alone', async () => {
  const { url, secret, own, signIn, get, cookieOf } = await serving()
  const answer = await signIn(secret)
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    { signed_in: true, name: 'caller', permits: null },
  ])
  expect(answer.headers.get('set-cookie')).toBe(`blazon_key=${secret}; Path=/; HttpOnly; SameSite=Strict`)
  const cookie = cookieOf(answer)
  const path = '/v1/brand/suggest?query=tarn'
  const statusWith = async (headers: Record<string, string>) => (await get(path, headers)).status
  const { host } = new URL(url)
  for (const headers of [own, { origin: url }, { referer: `${url}/?lists` }])
    expect(await statusWith({ cookie, ...headers }), JSON.stringify(headers)).toBe(200)
  for (const headers of [
    {},
    ...['same-site', 'cross-site', 'none'].map((site) => ({ 'sec-fetch-site': site })),
    { 'sec-fetch-site': 'cross-site', origin: url },
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { origin: url, referer: 'http://evil.example/' },
    { origin: `http://${host}.evil.example` },
  ])
    expect(await statusWith({ cookie, ...headers }), JSON.stringify(headers)).toBe(401)
  expect(await statusWith({ ...own, cookie: `${cookie}; ${cookie}` })).toBe(401)
  expect(await statusWith({ ...own, cookie: 'blazon_key=another-key_0123456789' })).toBe(401)
  expect(await statusWith({ ...own, cookie: '__Host-blazon_key=x; other=y' })).toBe(401)
  // An Authorization header decides alone.
  expect(await statusWith({ ...own, cookie, authorization: 'Bearer nobody' })).toBe(401)
  expect(await statusWith({ ...own, cookie, authorization: 'nonsense' })).toBe(401)
})

test('the session is told and ended, also when its key was revoked', async () => {
  const { blazon, url, own, get, signIn, cookieOf } = await serving()
  const { id, secret } = await blazon.keys.create('owner', { permissions: ['*', 'operator/*'] })
  const cookie = cookieOf(await signIn(secret))
  const told = async () => (await get('/board/session', { ...own, cookie })).json()
  expect(await told()).toMatchObject({ signed_in: true, id, permits: ['*', 'operator/*'] })
  expect(((await told()) as { operator: string[] }).operator).toContain('operator/forget')
  expect(await (await get('/board/session', { cookie })).json()).toMatchObject({ signed_in: false })
  const out = await fetch(`${url}/board/session`, { method: 'DELETE', headers: { ...own, cookie } })
  expect(out.headers.get('set-cookie')).toBe('blazon_key=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0')
  await blazon.keys.revoke(id)
  expect(await told()).toMatchObject({ status: 'ok', signed_in: false })
})

test('nobody else signs in: another site, a form, a public key, or who tries too often', async () => {
  const { blazon, url, secret, own, signIn } = await serving()
  for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
    expect([(await signIn(secret, headers)).status, JSON.stringify(headers)]).toEqual([
      403,
      JSON.stringify(headers),
    ])
  const form = await fetch(`${url}/board/session`, {
    method: 'POST',
    headers: { ...own, 'content-type': 'application/x-www-form-urlencoded' },
    body: `key=${secret}`,
  })
  expect([form.status, form.headers.get('set-cookie')]).toEqual([400, null])
  const { secret: open } = await blazon.keys.create('site', { kind: 'public' })
  expect((await signIn(open)).status).toBe(403)
  const answers = []
  for (let at = 0; at < 12; at++) answers.push(await signIn(`guess-of-a-key-${at}`))
  expect(answers[0]?.status).toBe(401)
  expect(JSON.stringify(await answers[0]?.json())).not.toContain('guess')
  expect(answers.at(-1)?.status).toBe(429)
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('an answer that is repeated from memory is never that of another cookie', async () => {
  const { blazon, own, get, signIn, secret, cookieOf } = await serving()
  const path = '/v1/brand/retrieve?domain=tarnbeck.example'
  const { secret: narrow } = await blazon.keys.create('narrow', { permissions: ['web/*'] })
  const [cookie, other] = [cookieOf(await signIn(secret)), cookieOf(await signIn(narrow))]
  for (let at = 0; at < 3; at++) {
    const { status, headers } = await get(path, { ...own, cookie })
    expect([status, headers.get('cache-control')]).toEqual([200, 'private'])
  }
  expect((await get(path, { ...own, cookie: other })).status).toBe(403)
  expect((await get(path, { ...own })).status).toBe(401)
  expect((await get(path, { cookie })).status).toBe(401)
  expect((await get(path, { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(401)
  expect((await get(path, { cookie, ...own, authorization: 'garbage' })).status).toBe(401)
  expect((await get(path, { ...own, authorization: 'garbage' })).status).toBe(401)
})

test('browsers get the board at the root, with files that never change, and nothing from elsewhere', async () => {
  const { url, get } = await serving()
  const page = await get('/?brand=tarnbeck.example', { accept: 'text/html,*/*;q=0.8' })
  const policy = page.headers.get('content-security-policy') ?? ''
  for (const part of [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "frame-ancestors 'none'",
  ])
    expect(policy).toContain(part)
  const html = await page.text()
  const files = [...html.matchAll(/(?:href|src)="(\/board\/assets\/[^"]+)"/g)].map(([, path = '']) => path)
  expect(files).toHaveLength(2)
  for (const path of files) {
    const file = await get(path, {})
    expect([file.status, file.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
    expect(file.headers.get('content-type')).toMatch(path.endsWith('.js') ? /javascript/ : /text\/css/)
  }
  expect((await get('/board/assets/..%2F..%2Fpackage.json', {})).status).toBe(404)
  expect((await get('/board/assets/other.js', {})).status).toBe(404)
  expect((await get('/', { accept: '*/*' })).headers.get('content-type')).toContain('json')
  const put = await fetch(`${url}/board/session`, { method: 'PUT', headers: { authorization: 'Bearer no' } })
  expect(put.status).toBe(401)
})

test('without the board there is neither a page nor a session', async () => {
  const blazon = await createBlazon()
  onTestFinished(() => blazon.close())
  const server = await createServer(blazon, { board: false })
  onTestFinished(() => server.close())
  const page = await server.inject({ url: '/', headers: { accept: 'text/html', host: 'a' } })
  expect(page.body).toContain('Every endpoint below takes a key')
  expect((await server.inject({ url: '/board/session', headers: { host: 'a' } })).statusCode).toBe(401)
  const { secret } = await blazon.keys.create('me')
  const authorization = `Bearer ${secret}`
  expect((await server.inject({ url: '/board/session', headers: { authorization } })).statusCode).toBe(404)
})

test('the record, its explanation and its files', async () => {
  const { blazon, get, seen } = await serving()
  const none = await get('/v1/brand/explain?domain=tarnbeck.example&field=name')
  expect([none.status, await none.json()]).toMatchObject([404, { error_code: 'NOT_FOUND' }])
  const told = await (await get('/v1/brand/record?domain=tarnbeck.example')).json()
  const { record } = Object(told)
  expect(told).toMatchObject({ status: 'ok', code: 200, domain: 'tarnbeck.example' })
  expect(record.fields.name).toMatchObject({
    value: 'Tarnbeck Bakers',
    evidence: expect.arrayContaining([expect.objectContaining({ source: 'meta' })]),
  })
  expect((await get('/v1/brand/record')).status).toBe(400)
  expect((await get('/v1/brand/record?domain=a.com&isin=US0378331005')).status).toBe(400)

  const explained = Object(await (await get('/v1/brand/explain?domain=tarnbeck.example&field=name')).json())
  expect(explained).toMatchObject({ domain: 'tarnbeck.example', corrections: [] })
  expect(explained.findings.name.trace.candidates[0]).toMatchObject({ value: 'Tarnbeck Bakers' })
  await blazon.corrections.set('tarnbeck.example', 'name', 'Tarnbeck', { who: 'me', why: 'shorter' })
  const corrected = Object(await (await get('/v1/brand/explain?domain=tarnbeck.example')).json())
  expect(corrected.corrections).toMatchObject([{ field: 'name', value: 'Tarnbeck', why: 'shorter' }])
  expect(corrected.findings.name.value).toBe('Tarnbeck Bakers')
  expect(corrected.findings.logos.trace.tried.length).toBeGreaterThan(0)
  expect((await get('/v1/brand/explain?domain=tarnbeck.example&field=nothing')).status).toBe(400)

  const fileAt = (url: string) =>
    get(`/v1/brand/file?${new URLSearchParams({ domain: 'tarnbeck.example', url })}`)
  const logo = await fileAt('http://tarnbeck.example/logo.svg')
  expect([logo.status, logo.headers.get('content-type'), await logo.text()]).toEqual([
    200,
    'image/svg+xml',
    SVG,
  ])
  expect(logo.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
  expect(logo.headers.get('x-content-type-options')).toBe('nosniff')
  const font = await fileAt('http://tarnbeck.example/crumb.woff2')
  expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2'])
  // What is no picture by its bytes, and what nothing names, is not there, and is not asked for.
  expect((await fileAt('http://tarnbeck.example/page.svg')).status).toBe(404)
  for (const url of [
    ...[
      'http://tarnbeck.example/unnamed.svg',
      'http://127.0.0.1:1/logo.svg',
      'http://tarnbeck.example/../etc',
    ],
  ])
    expect([(await fileAt(url)).status, url]).toEqual([404, url])
  for (const url of ['file:///etc/passwd', 'javascript:alert(1)', 'logo.svg', 'data:text/html,x'])
    expect([(await fileAt(url)).status, url]).toEqual([400, url])
  expect(seen).not.toContain('tarnbeck.example/unnamed.svg')
})

test('a text that is typed leads to stored brands and to companies', async () => {
  const { get } = await serving()
  await get('/v1/brand/retrieve?domain=tarnbeck.example')
  const suggested = async (query: string, more = '') => {
    const answer = await get(`/v1/brand/suggest?${new URLSearchParams({ query })}${more}`)
    return Object(await answer.json()).suggestions as readonly Record<string, string>[]
  }
  const tarnbeck = { kind: 'stored', domain: 'tarnbeck.example', name: 'Tarnbeck Bakers' }
  for (const query of ['', 'tarn', 'TARNBECK.EX', 'tarnbeck b', 'bak', 'https://tarnbeck.example/x'])
    expect((await suggested(query))[0], query).toMatchObject(tarnbeck)
  const [apple] = await suggested('US0378331005')
  expect(apple).toMatchObject({ kind: 'company', domain: 'apple.com', ticker: 'AAPL', by: 'isin' })
  expect((await suggested('AAPL')).map(({ domain }) => domain)).toContain('apple.com')
  expect((await suggested('micros', '&limit=3')).map(({ domain }) => domain)).toContain('microsoft.com')
  expect((await suggested('someone@microsoft.com'))[0]).toMatchObject({
    domain: 'microsoft.com',
    by: 'email',
  })
  expect((await suggested('STARBUCKS STORE 05432 SEATTLE WA'))[0]).toMatchObject({ domain: 'starbucks.com' })
  expect((await suggested('nobody-has-this-1.com'))[0]).toMatchObject({ kind: 'domain' })
  expect(await suggested('qqzzxxqq')).toEqual([])
  expect((await suggested('a', '&limit=1')).length).toBeLessThanOrEqual(1)
  expect((await get('/v1/brand/suggest?limit=99')).status).toBe(400)
})

test('an operator says null to remove a value, and gives no more than its own key may do', async () => {
  const { blazon, url, json } = await serving()
  const { secret } = await blazon.keys.create('narrow', {
    permissions: ['operator/keys', 'operator/corrections'],
  })
  const post = async (path: string, body: object) => {
    const headers = { ...json, authorization: `Bearer ${secret}` }
    const answer = await fetch(`${url}/v1/operator/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return { status: answer.status, headers: answer.headers, body: Object(await answer.json()) }
  }
  const said = { domain: 'tarnbeck.example', field: 'name' }
  for (const more of [{ vlaue: 'A' }, { value: '' }])
    expect((await post('corrections', { ...said, ...more })).body.message).toMatch(
      /value must be in the body/,
    )
  const none = await post('corrections', { ...said, value: null })
  expect([none.status, none.body.correction?.value]).toEqual([200, null])
  expect(none.headers.get('cache-control')).toBe('no-store')
  for (const permissions of [['operator/*'], ['web/*', 'operator/forget']])
    expect((await post('keys', { name: 'more', permissions })).status).toBe(403)
  expect((await post('keys', { name: 'less', permissions: ['operator/keys'] })).status).toBe(200)
})
