import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createBlazon } from '../../src/index.ts'
import { type Pages, serveSites } from '../capture/sites.ts'
import { PATIENT } from '../house/patient.ts'
import { temporaryFolder } from '../store/temporary.ts'

const page = (name: string) => `<!doctype html><html lang="en"><title>${name}</title><h1>${name} for all</h1>
<p>${'We make anvils of iron, by hand, for all who work with it. '.repeat(8)}</p>`

async function engineOver(pages: Pages) {
  const { port } = await serveSites({ 'acme.example': pages })
  const folder = temporaryFolder()
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, `127.0.0.1:${port} - acme.example\n`)
  const options = { ...PATIENT, producer: 'cascade' } as const
  const blazon = await createBlazon({ hosts, db: join(folder, 'brands.db'), options })
  onTestFinished(() => blazon.close())
  return blazon
}

test('a key of a handle that is undefined counts as left out', async () => {
  const blazon = await engineOver({ '/': page('Acme') })
  const byDomain = { domain: 'acme.example', url: undefined }
  expect(await blazon.brand(byDomain)).toMatchObject({ state: 'ok', domain: 'acme.example' })
  expect(await blazon.styleguide(byDomain)).toMatchObject({ state: 'ok', domain: 'acme.example' })
  const byName = { domain: undefined, name: 'Nobody Knows This Company' }
  for (const asked of [blazon.brand(byName as never), blazon.prefetch(byName as never)])
    await expect(asked).rejects.toMatchObject({ code: 'not_found' })
})

test('a style guide of a URL is that of its page, when the landing page is another one by now', async () => {
  let landing = '/first'
  const blazon = await engineOver({
    '/': (_request, response) => response.writeHead(302, { location: landing }).end(),
    '/first': page('First'),
    '/second': page('Second'),
  })
  const first = await blazon.brand({ domain: 'acme.example' })
  const url = first.state === 'ok' ? first.record.url : ''
  expect(url).toMatch(/\/first$/)
  landing = '/second'
  const guide = await blazon.styleguide({ url }, { maxAgeMs: 0 })
  expect(guide).toMatchObject({ state: 'ok', record: { url } })
})
