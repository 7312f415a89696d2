import type { LookupRequest } from '../model/lookup.ts'
import { LOOKUP_REQUEST } from '../model/options/requests.ts'
import type { BrandRecord, Result } from '../model/record.ts'
import { brandBody, brandShapes, explainedBody, recordShape, simplifiedBody } from './brand-shape.ts'
import type { BrandHandle, Call } from './call.ts'
import { type HttpDoor, type Kinds, OK, type StoredBody } from './doors.ts'

export interface BrandMethod {
  /**
   * Looks up the brand of a handle. The result is `ok` with a record, `refused` with the class of the page,
   * or `failed`. When the site cannot be read but the directory has the company, the record has the values of
   * the directory and the code `directory_alone`. With `{ url }`, the page at that URL is read instead of the
   * landing page, and the result is not stored. Rejects with `invalid_input` when the handle is malformed,
   * with the errors of `company` for a handle that names a company, and with `cancelled` when the caller's
   * signal fires.
   */
  brand(handle: BrandHandle, request?: LookupRequest): Promise<Result>
}

const how = ({ flag, language }: Kinds) => ({
  force_language: language(),
  maxSpeed: flag()
    .default(false)
    .describe('Answers sooner with less: no browser, and no pages but the landing page.'),
})

interface How {
  readonly force_language: string | undefined
  readonly maxSpeed?: boolean
  readonly explain?: boolean
  readonly refresh?: boolean
}

const request = ({ force_language: language, maxSpeed }: How): LookupRequest =>
  maxSpeed ? { language, producer: 'cascade', morePages: false } : { language }

/**
 * A full body also answers a request with `maxSpeed`. A body that was made for `maxSpeed` never answers other
 * requests.
 */
const record: StoredBody<BrandRecord> = {
  names({ maxSpeed, explain }: How) {
    const whole = explain ? 'brand+explain' : 'brand'
    return maxSpeed ? [[whole], [`${whole}+maxSpeed`]] : [[whole]]
  },
  body: (found, fields, { explain }: How) =>
    explain ? explainedBody(found, fields) : brandBody(found, fields),
}

/** The definition of routes whose answer is only the brand. */
const BRAND: Pick<HttpDoor<Result>, 'params' | 'request' | 'answer' | 'record'> = {
  params: how,
  request,
  answer: (z, fields) => brandShapes(z, fields).plain,
  record,
}

export const brand: Call<LookupRequest, Result, BrandMethod> = {
  ways: ['domain', 'url', 'company'],
  request: LOOKUP_REQUEST,
  isRenewable: true,
  http: [
    {
      ...BRAND,
      path: '/v1/brand/retrieve',
      summary: 'the brand of a domain',
      subject: 'any name',
      // The parameter `explain` is not in the contract. It adds the evidence to the answer.
      params: (kinds) => ({
        ...how(kinds),
        explain: kinds.flag().default(false).describe('Adds where each value comes from.'),
      }),
      answer: (z, fields) => brandShapes(z, fields).explained,
    },
    {
      ...BRAND,
      // Newer clients send every lookup to this path.
      method: 'POST',
      path: '/v1/brand/retrieve',
      summary: 'a brand by its domain, name, e-mail address, ticker, ISIN, page or transaction',
      subject: 'by type',
    },
    {
      ...BRAND,
      path: '/v1/brand/retrieve-by-name',
      summary: 'the brand of a company by its name',
      subject: 'name',
    },
    {
      ...BRAND,
      // Without an exchange the American exchanges are searched in their order.
      path: '/v1/brand/retrieve-by-ticker',
      summary: 'the brand of a company by its ticker',
      subject: 'ticker',
    },
    {
      ...BRAND,
      // A wrong check digit is answered with 400.
      path: '/v1/brand/retrieve-by-isin',
      summary: 'the brand of a company by its ISIN',
      subject: 'isin',
    },
    {
      ...BRAND,
      path: '/v1/brand/retrieve-by-email',
      summary: 'the brand behind an e-mail address',
      subject: 'email',
    },
    {
      ...BRAND,
      path: '/v1/brand/transaction_identifier',
      tool: 'identify',
      summary: 'the brand behind a line of a bank statement',
      subject: 'transaction',
    },
    {
      // This route is not in the contract. Its answer is the record in the form of the library.
      path: '/v1/brand/record',
      tool: 'lookup',
      summary: 'the whole record of a brand, with evidence and confidence of each value',
      subject: 'any handle',
      params: ({ flag, language }) => ({
        force_language: language(),
        refresh: flag().default(false).describe('Visits the site although a fresh record is stored.'),
      }),
      request: ({ force_language: language, refresh }: How) => ({ language, refresh }),
      answer: recordShape,
      body: ({ domain, record, identified }) => ({
        ...OK,
        domain,
        record,
        ...(identified && { identified }),
      }),
    },
    {
      path: '/v1/brand/retrieve-simplified',
      summary: 'the name, colours, logos and backdrops of a domain',
      subject: 'domain alone',
      params: ({ language }) => ({ force_language: language() }),
      request,
      answer: (z, fields) => brandShapes(z, fields).simplified,
      record: { names: () => [['simplified']], body: simplifiedBody },
    },
  ],
  // The work is loaded only when the call runs, because the program loads the definitions of all calls at
  // every start.
  run: async ({ site, page, request: asked, deadline, identified }, ports) => {
    const { brandAt, brandOf } = await import('../paths/brand.ts')
    return page === undefined
      ? brandOf(ports, site, asked, deadline, identified)
      : brandAt(ports, site, { ...asked, page }, deadline)
  },
}
