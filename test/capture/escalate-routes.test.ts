import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { parseProxies } from '../../src/capture/escalate/proxies.ts'
import { createProxyRoutes, type ProxyRoute } from '../../src/capture/escalate/proxy-routes.ts'
import { temporaryFolder } from '../store/temporary.ts'

const hostOf = ({ upstream }: ProxyRoute) => upstream?.hostname ?? 'direct'

async function hostsOf(count: number, choose: () => Promise<ProxyRoute>): Promise<Set<string>> {
  const hosts = new Set<string>()
  for (let n = 0; n < count; n += 1) hosts.add(hostOf(await choose()))
  return hosts
}

describe('createProxyRoutes', () => {
  it('connects directly when there are no proxies', async () => {
    const routes = createProxyRoutes()
    expect(routes.tiers).toEqual([{ isDirect: true }])
    const route = await routes.choose(0)
    expect(route.upstream).toBeUndefined()
    route.blocked()
    expect((await routes.choose(0)).upstream).toBeUndefined()
  })

  it('uses the proxies of a tier in turn, with their user names', async () => {
    const routes = createProxyRoutes(
      parseProxies('http://u:p%40@a.example:8080\nsocks5://b.example:1080\n\nhttps://c.example'),
    )
    expect(routes.tiers).toEqual([{ isDirect: true }, { isDirect: false }, { isDirect: false }])
    expect((await routes.choose(0)).upstream).toBeUndefined()
    expect((await routes.choose(1)).upstream?.href).toBe('http://u:p%40@a.example:8080/')
    expect((await routes.choose(1)).upstream?.href).toBe('socks5://b.example:1080')
    expect(hostOf(await routes.choose(2))).toBe('c.example')
  })

  it('replaces a session that was blocked, and continues with the next proxy', async () => {
    const routes = createProxyRoutes(parseProxies('http://a.example\nhttp://b.example\nhttp://c.example'))
    for (const host of ['a.example', 'b.example', 'c.example']) {
      const route = await routes.choose(1)
      expect(hostOf(route)).toBe(host)
      route.blocked()
    }
    expect(hostOf(await routes.choose(1))).toBe('a.example')
  })

  it('avoids the given proxies when there are others', async () => {
    const routes = createProxyRoutes(parseProxies('http://a.example\nhttp://b.example'))
    const avoid = new Set(['http://a.example/'])
    expect(await hostsOf(20, () => routes.choose(1, avoid))).toEqual(new Set(['b.example']))
    expect(hostOf(await routes.choose(1, new Set(['http://a.example/', 'http://b.example/'])))).toMatch(
      /^[ab]/,
    )
  })

  it('avoids a proxy also when no session with another one is left', async () => {
    const routes = createProxyRoutes(parseProxies('http://a.example\nhttp://b.example'))
    const [first, second] = [await routes.choose(1), await routes.choose(1)]
    first.worked()
    second.blocked()
    // The proxies are used in turn, so the next one is the first one again.
    expect(await hostsOf(20, () => routes.choose(1))).toEqual(new Set(['a.example']))
    const avoid = new Set(['http://a.example/'])
    expect(await hostsOf(20, () => routes.choose(1, avoid))).toEqual(new Set(['b.example']))
  })

  it('keeps a proxy that works, and the only proxy even when it does not', async () => {
    const routes = createProxyRoutes(parseProxies('http://a.example'))
    for (let n = 0; n < 120; n += 1) {
      const route = await routes.choose(1)
      expect(hostOf(route)).toBe('a.example')
      if (n % 3 === 0) route.worked()
      else route.broke()
    }
  })

  it('leaves the storage of other programs on Crawlee alone', async () => {
    const folder = temporaryFolder()
    const file = join(folder, 'key_value_stores', 'default', 'kept.json')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, '{}')
    vi.stubEnv('CRAWLEE_STORAGE_DIR', folder)
    await createProxyRoutes(parseProxies('http://a.example')).choose(1)
    vi.unstubAllEnvs()
    expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()).toEqual([
      'key_value_stores',
      join('key_value_stores', 'default'),
      join('key_value_stores', 'default', 'kept.json'),
    ])
  })

  it('connects directly in turn with a proxy of the same tier', async () => {
    const routes = createProxyRoutes(parseProxies('direct\nhttp://a.example'))
    expect(routes.tiers).toEqual([{ isDirect: false }])
    expect(await hostsOf(2, () => routes.choose(0))).toEqual(new Set(['direct', 'a.example']))
  })
})
