import { expect, test } from 'vitest'
import { createBlazon, drawLogo, snapshotFromHtml } from '../../src/index.ts'

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#b02030"/></svg>'
const HTML = `<!doctype html><html lang="en"><title>Tarnbeck</title><header><a href="/"><img class="logo" src="/mark.svg"></a></header>
<main><h1>Bread from the valley</h1><p>${'We bake bread every day of the week. '.repeat(12)}</p></main>`
const page = snapshotFromHtml({
  url: 'https://tarnbeck.example/',
  html: HTML,
  resources: [{ url: 'https://tarnbeck.example/mark.svg', body: MARK, contentType: 'image/svg+xml' }],
})

test('the logo of a snapshot is drawn offline, with the reason why it is this one', async () => {
  const logo = await drawLogo(page, { size: 32 })
  expect(logo).toMatchObject({
    state: 'ok',
    domain: 'tarnbeck.example',
    contentType: 'image/png',
    width: 32,
    height: 32,
    source: { kind: 'logo', url: 'https://tarnbeck.example/mark.svg', format: 'svg' },
  })
  expect(await drawLogo(page, { size: 32 })).toEqual(logo)
  expect(await drawLogo(page, { size: 1 }).catch(({ code }) => code)).toBe('invalid_input')
})

test('an engine checks what it is asked with', async () => {
  await using blazon = await createBlazon()
  const refusal = async (asked: object) =>
    blazon.logo(asked as never).catch(({ code, message }) => [code, message])
  expect(await refusal({})).toEqual(['invalid_input', expect.stringContaining('A handle is')])
  expect(await refusal({ domain: 'tarnbeck.com', size: 5 })).toEqual([
    'invalid_input',
    expect.stringContaining('from 16 to 1,024'),
  ])
  expect(await refusal({ domain: 'tarnbeck.com', background: 'red' })).toEqual([
    'invalid_input',
    expect.stringContaining('#1a2b3c'),
  ])
  expect(await refusal({ domain: 'tarnbeck.com', colour: 1 })).toEqual([
    'invalid_input',
    expect.stringContaining('no option colour'),
  ])
})
