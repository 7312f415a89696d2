import { describe, expect, it } from 'vitest'
import { createBlazon } from '../../src/index.ts'
import { AUTHORIZED, startServing } from '../doors/http/serving.ts'

const POINT = {
  ...{ datapoint_name: 'a', datapoint_type: 'text' },
  ...{ datapoint_description: 'what', datapoint_example: 'such' },
}

describe('POST /v1/brand/ai/query refuses', () => {
  const many = Array.from({ length: 51 }, (_, at) => ({ ...POINT, datapoint_name: `a${at}` }))
  const wide = Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`f${at}`, 'string']))
  it.each([
    ['no domain', { data_to_extract: [POINT] }, 'The parameter domain is required'],
    ['no points', { domain: 'a.com' }, 'The parameter data_to_extract is required'],
    ['an empty list', { data_to_extract: [] }, 'data_to_extract must be a list of 1 to 50 entries'],
    ['too many points', { data_to_extract: many }, 'data_to_extract must be a list of 1 to 50 entries'],
    ['a text', { data_to_extract: 'founded' }, 'data_to_extract must be a list'],
    [
      'another type',
      { data_to_extract: [{ ...POINT, datapoint_type: 'string' }] },
      'data_to_extract[0].datapoint_type must be one of text, number, date, boolean, list, url',
    ],
    [
      'no name',
      { data_to_extract: [POINT, { ...POINT, datapoint_name: undefined }] },
      'data_to_extract[1].datapoint_name is required',
    ],
    ['a name twice', { data_to_extract: [POINT, POINT] }, 'data_to_extract names "a" twice'],
    [
      'objects without a schema',
      { data_to_extract: [{ ...POINT, datapoint_type: 'list', datapoint_list_type: 'object' }] },
      'data_to_extract[0].datapoint_object_schema must be an object of 1 to 30 fields',
    ],
    [
      'a schema that is too wide',
      {
        data_to_extract: [
          { ...POINT, datapoint_type: 'list', datapoint_list_type: 'object', datapoint_object_schema: wide },
        ],
      },
      'datapoint_object_schema must be an object of 1 to 30 fields',
    ],
    [
      'a field of another type',
      {
        data_to_extract: [
          {
            ...POINT,
            datapoint_type: 'list',
            datapoint_list_type: 'object',
            datapoint_object_schema: { a: 'text' },
          },
        ],
      },
      'datapoint_object_schema.a must be one of string, number, date, boolean',
    ],
    [
      'pages that are no flags',
      { data_to_extract: [POINT], specific_pages: { pricing: 'maybe' } },
      'specific_pages.pricing must be true or false',
    ],
    ['a domain that is none', { domain: 'nonsense', data_to_extract: [POINT] }, 'This is not a domain'],
  ])('%s', async (_, body, message) => {
    const { url } = await startServing()
    const answer = await fetch(`${url}/v1/brand/ai/query`, {
      method: 'POST',
      headers: { ...AUTHORIZED, 'content-type': 'application/json' },
      body: JSON.stringify({ ...(message.includes('domain is') ? {} : { domain: 'acme.example' }), ...body }),
    })
    const told = (await answer.json()) as { message: string; status: string }
    expect([answer.status, told.status]).toEqual([400, 'error'])
    expect(told.message).toContain(message)
  })
})

describe('the library refuses', () => {
  it.each([
    [{}, 'points must be a list of 1 to 50 data points'],
    [{ points: [] }, 'points must be a list of 1 to 50 data points'],
    [{ points: [{ name: 'a' }] }, 'points[0].type must be one of text'],
    [{ points: [{ name: '', type: 'text' }] }, 'points[0].name must be a text of 1 to 100 characters'],
    [
      { points: [{ name: 'a', type: 'list', entries: 'object' }] },
      'points[0].fields must be an object of 1 to 30 fields',
    ],
    [{ points: [{ name: 'a', type: 'text' }], pages: ['home'] }, 'must be a list of pages among home_page'],
  ])('%j', async (request, message) => {
    await using blazon = await createBlazon()
    await expect(blazon.query({ domain: 'example.com' }, request as never)).rejects.toThrow(message)
  })
})
