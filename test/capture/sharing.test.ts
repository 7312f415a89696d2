import { expect, test } from 'vitest'
import { createSlots } from '../../src/capture/slots.ts'
import { capturerFor, site } from './capturing.ts'
import { serveSites } from './sites.ts'

/** A site whose front page answers when told to. */
async function waitingSite() {
  const waiting: (() => void)[] = []
  let gone = 0
  const sites = await serveSites({
    'acme.example': {
      '/': (_, response) => {
        response.once('close', () => {
          if (!response.writableFinished) gone++
        })
        waiting.push(() =>
          response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Acme</title><p>Hello'),
        )
      },
    },
  })
  const asked = () => sites.seen.filter((url) => url === 'acme.example/').length
  return { sites, asked, gone: () => gone, answer: () => waiting.splice(0).map((go) => go()) }
}

const CASCADE = { producer: 'cascade' } as const

test('equal captures under way are one', async () => {
  const { sites, asked, answer } = await waitingSite()
  const capturer = await capturerFor(sites.hosts)
  const both = [
    capturer.capture(site('acme.example'), CASCADE),
    capturer.capture(site('acme.example'), CASCADE),
  ]
  await expect.poll(asked).toBe(1)
  answer()
  const [one, other] = await Promise.all(both)
  expect(one).toBe(other)
  expect(asked()).toBe(1)
})

test('one caller who leaves does not stop the other; the last one does', async () => {
  const { sites, asked, gone, answer } = await waitingSite()
  const capturer = await capturerFor(sites.hosts)
  const [first, second] = [new AbortController(), new AbortController()]
  const leaving = capturer.capture(site('acme.example'), { ...CASCADE, signal: first.signal })
  const staying = capturer.capture(site('acme.example'), { ...CASCADE, signal: second.signal })
  await expect.poll(asked).toBe(1)
  first.abort(new Error('left'))
  await expect(leaving).rejects.toThrow('left')
  expect(gone()).toBe(0)
  answer()
  expect((await staying).url).toBe('http://acme.example/')

  const alone = new AbortController()
  const last = capturer.capture(site('acme.example'), { ...CASCADE, signal: alone.signal })
  await expect.poll(asked).toBe(2)
  alone.abort(new Error('left too'))
  await expect(last).rejects.toThrow('left too')
  await expect.poll(gone).toBe(1)
})

test('closing ends what is under way', async () => {
  const { sites, asked } = await waitingSite()
  const capturer = await capturerFor(sites.hosts)
  const capture = capturer.capture(site('acme.example'), CASCADE)
  const ended = expect(capture).rejects.toMatchObject({ code: 'cancelled' })
  await expect.poll(asked).toBe(1)
  await capturer.close()
  await ended
  await expect(capturer.capture(site('acme.example'), CASCADE)).rejects.toMatchObject({ code: 'cancelled' })
})

test('places are given in line, and given back by those who fail or leave', async () => {
  const slots = createSlots(1)
  const order: string[] = []
  const leaver = new AbortController()
  const work =
    (name: string, fails = false) =>
    async () => {
      order.push(name)
      if (fails) throw new Error(name)
    }
  const all = [slots.run(work('a', true)), slots.run(work('b'), leaver.signal), slots.run(work('c'))]
  leaver.abort(new Error('left'))
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
  ])
  expect(order).toEqual(['a', 'c'])
})
