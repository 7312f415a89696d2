import { expect, test } from 'vitest'
import { startDeadline } from '../../src/concurrency/deadline.ts'
import { brandFileOf } from '../../src/paths/brand-file.ts'
import type { Ports } from '../../src/paths/ports.ts'
import { parseDomain } from '../../src/resolve/domain.ts'
import { okResult } from '../store/records.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Ports over one site whose page names two fonts. It is unpacked when `release` is called. */
function held() {
  let resolve: (() => void) | undefined
  const released = new Promise<void>((settle) => {
    resolve = settle
  })
  const seen = { unpacked: 0, fetched: [] as string[] }
  const ports = {
    store: {
      resultOf: async (domain: string) => okResult(domain),
      async snapshotOf() {
        seen.unpacked += 1
        await released
        return { resources: [], bodies: {} }
      },
    },
    fontFiles: async () => ['https://acme.com/a.woff2', 'https://acme.com/b.woff2'],
    async fetchFile(_: string, url: string) {
      seen.fetched.push(url)
      return PNG
    },
  } as unknown as Ports
  return { ports, seen, release: () => resolve?.() }
}

const asked = (url: string, signal?: AbortSignal) => ({
  site: parseDomain('acme.com', {}),
  page: undefined,
  request: { url },
  deadline: startDeadline({ who: 'acme.com', usualMs: 10_000, signal }),
  identified: undefined,
  folder: undefined,
})

test('files of one brand that are asked for at once share its unpacked page', async () => {
  const { ports, seen, release } = held()
  const both = Promise.all([
    brandFileOf(asked('https://acme.com/a.woff2'), ports),
    brandFileOf(asked('https://acme.com/b.woff2'), ports),
  ])
  await expect.poll(() => seen.unpacked).toBe(1)
  release()
  expect((await both).map(({ url }) => url)).toEqual(['https://acme.com/a.woff2', 'https://acme.com/b.woff2'])
  expect(seen).toEqual({ unpacked: 1, fetched: ['https://acme.com/a.woff2', 'https://acme.com/b.woff2'] })
  // A page is shared while it is unpacked, and no longer.
  await brandFileOf(asked('https://acme.com/a.woff2'), ports)
  expect(seen.unpacked).toBe(2)
})

test('one who leaves does not take the page from the other', async () => {
  const { ports, seen, release } = held()
  const leaving = new AbortController()
  const left = brandFileOf(asked('https://acme.com/a.woff2', leaving.signal), ports)
  const stays = brandFileOf(asked('https://acme.com/b.woff2'), ports)
  await expect.poll(() => seen.unpacked).toBe(1)
  leaving.abort(new Error('gone'))
  await expect(left).rejects.toThrow()
  release()
  expect((await stays).mediaType).toBe('image/png')
  expect(seen.unpacked).toBe(1)
})
