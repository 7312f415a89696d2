import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { parseProxies } from '../../src/capture/escalate/proxies.ts'
import { createWays, type Exit } from '../../src/capture/escalate/ways.ts'
import { temporaryFolder } from '../store/temporary.ts'

const hostOf = ({ upstream }: Exit) => upstream?.hostname ?? 'direct'

async function hostsOf(count: number, exit: () => Promise<Exit>): Promise<Set<string>> {
  const hosts = new Set<string>()
  for (let n = 0; n < count; n += 1) hosts.add(hostOf(await exit()))
  return hosts
}

describe('createWays', () => {
  it('leaves straight when there are no proxies', async () => {
    const ways = createWays()
    expect(ways.tiers).toEqual([{ isDirect: true }])
    const exit = await ways.exit(0)
    expect(exit.upstream).toBeUndefined()
    exit.blocked()
    expect((await ways.exit(0)).upstream).toBeUndefined()
  })

  it('takes the proxies of a tier in turn, user names and all', async () => {
    const ways = createWays(
      parseProxies('http://u:p%40@a.example:8080\nsocks5://b.example:1080\n\nhttps://c.example'),
    )
    expect(ways.tiers).toEqual([{ isDirect: true }, { isDirect: false }, { isDirect: false }])
    expect((await ways.exit(0)).upstream).toBeUndefined()
    expect((await ways.exit(1)).upstream?.href).toBe('http://u:p%40@a.example:8080/')
    expect((await ways.exit(1)).upstream?.href).toBe('socks5://b.example:1080')
    expect(hostOf(await ways.exit(2))).toBe('c.example')
  })

  it('replaces the session that was turned away, and goes on to the next proxy', async () => {
    const ways = createWays(parseProxies('http://a.example\nhttp://b.example\nhttp://c.example'))
    for (const host of ['a.example', 'b.example', 'c.example']) {
      const exit = await ways.exit(1)
      expect(hostOf(exit)).toBe(host)
      exit.blocked()
    }
    expect(hostOf(await ways.exit(1))).toBe('a.example')
  })

  it('avoids the proxies that it is told to, when there are others', async () => {
    const ways = createWays(parseProxies('http://a.example\nhttp://b.example'))
    const avoid = new Set(['http://a.example/'])
    expect(await hostsOf(20, () => ways.exit(1, avoid))).toEqual(new Set(['b.example']))
    expect(hostOf(await ways.exit(1, new Set(['http://a.example/', 'http://b.example/'])))).toMatch(/^[ab]/)
  })

  it('avoids a proxy also when no session of another is left', async () => {
    const ways = createWays(parseProxies('http://a.example\nhttp://b.example'))
    const [first, second] = [await ways.exit(1), await ways.exit(1)]
    first.worked()
    second.blocked()
    // The next of the rotation is the first again.
    expect(await hostsOf(20, () => ways.exit(1))).toEqual(new Set(['a.example']))
    const avoid = new Set(['http://a.example/'])
    expect(await hostsOf(20, () => ways.exit(1, avoid))).toEqual(new Set(['b.example']))
  })

  it('stays with a proxy that works, and with one that is alone even when it does not', async () => {
    const ways = createWays(parseProxies('http://a.example'))
    for (let n = 0; n < 120; n += 1) {
      const exit = await ways.exit(1)
      expect(hostOf(exit)).toBe('a.example')
      if (n % 3 === 0) exit.worked()
      else exit.broke()
    }
  })

  it('leaves the storage of other programs on Crawlee alone', async () => {
    const folder = temporaryFolder()
    const file = join(folder, 'key_value_stores', 'default', 'kept.json')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, '{}')
    vi.stubEnv('CRAWLEE_STORAGE_DIR', folder)
    await createWays(parseProxies('http://a.example')).exit(1)
    vi.unstubAllEnvs()
    expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()).toEqual([
      'key_value_stores',
      join('key_value_stores', 'default'),
      join('key_value_stores', 'default', 'kept.json'),
    ])
  })

  it('leaves straight in turn with a proxy of the same tier', async () => {
    const ways = createWays(parseProxies('direct\nhttp://a.example'))
    expect(ways.tiers).toEqual([{ isDirect: false }])
    expect(await hostsOf(2, () => ways.exit(0))).toEqual(new Set(['direct', 'a.example']))
  })
})
