import { expect } from 'vitest'
import type { ExtractRequest } from '../../src/index.ts'
import { engineFor } from './sites.ts'

/** The data of a page with that body. */
export async function filledFrom(
  body: string,
  properties: Record<string, unknown>,
  path = '/',
  heading = 'Anvils',
): Promise<unknown> {
  const html = `<!doctype html><html lang="en"><title>Anvils</title><h1>${heading}</h1>${body}`
  const { blazon } = await engineFor({ 'acme.example': { [path]: html } })
  const schema: ExtractRequest['schema'] = { type: 'object', properties }
  const result = await blazon.extract({ url: `http://acme.example${path}` }, { schema, maxPages: 1 })
  if (result.state !== 'ok') throw new Error(result.message)
  expect(result.problems).toEqual([])
  return result.data
}
