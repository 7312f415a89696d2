import { describe, expect, it } from 'vitest'
import { Clock } from '../temporary.ts'
import type { Stores } from './stores.ts'

const robots = (origin: string, until: number, value = 'x') =>
  ({ kind: 'robots', name: origin, host: new URL(origin).hostname, until, value }) as const

/** What a store must do with what one process has learned of a site. */
export function siteNotesContract(stores: Stores): void {
  describe('notes about sites', () => {
    it('are for all processes until they expire or are dropped, each by its kind and its name', async () => {
      const clock = new Clock()
      const db = await stores.newDatabase()
      const [one, other] = [
        await stores.open({ db, now: clock.now }),
        await stores.open({ db, now: clock.now }),
      ]
      expect(await other.siteNoteOf('robots', 'https://acme.com')).toBeUndefined()
      await one.putSiteNote(robots('https://acme.com', clock.ms + 1_000, 'first'))
      await one.putSiteNote(robots('http://acme.com', clock.ms + 2_000, 'plain'))
      await one.putSiteNote(robots('https://acme.com', clock.ms + 1_000, 'second'))
      expect(await other.siteNoteOf('robots', 'https://acme.com')).toBe('second')
      expect(await other.siteNoteOf('means', 'https://acme.com')).toBeUndefined()
      clock.ms += 1_000
      expect(await other.siteNoteOf('robots', 'https://acme.com')).toBeUndefined()
      expect(await one.siteNoteOf('robots', 'http://acme.com')).toBe('plain')
      await other.dropSiteNote('robots', 'http://acme.com')
      expect(await one.siteNoteOf('robots', 'http://acme.com')).toBeUndefined()
    })

    it('are forgotten with their site, and those of other sites are not', async () => {
      const clock = new Clock()
      const store = await stores.open({ now: clock.now })
      for (const host of ['acme.com', 'shop.acme.com', 'notacme.com'])
        await store.putSiteNote(robots(`https://${host}`, clock.ms + 1_000))
      await store.forget({ domain: 'acme.com', unicode: 'acme.com', isSuffix: false })
      const known = (host: string) => store.siteNoteOf('robots', `https://${host}`)
      expect(await known('acme.com')).toBeUndefined()
      expect(await known('shop.acme.com')).toBeUndefined()
      expect(await known('notacme.com')).toBe('x')
    })
  })
}
