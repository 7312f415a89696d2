/** Checks of the pages and files that callers pass in, key by key. */

import { anything, isBody, isListOf, isObject, text } from './requests.ts'
import { count } from './setting.ts'

/** A page that the caller passes in. `url` and `html` cannot be left out. */
export const GIVEN_PAGE = {
  url: text,
  html: text,
  resources: { allowed: 'a list of files, or their bodies by URL', accepts: isObject },
  pages: { allowed: 'a list of pages', accepts: (value: unknown) => isListOf(value, isObject) },
  samples: {
    allowed: 'null, or a list of style samples',
    accepts: (value: unknown) => value === null || isListOf(value, isSample),
  },
  capturedAt: {
    allowed: 'a time in ISO 8601',
    accepts: (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  },
  options: anything,
}

const isSample = (value: unknown) =>
  isObject(value) && typeof value.path === 'string' && typeof value.tag === 'string' && isObject(value.style)

/** A file that belongs to such a page. `url` and `body` cannot be left out. */
export const GIVEN_FILE = {
  url: text,
  body: { allowed: 'a text or bytes', accepts: isBody },
  contentType: text,
  status: count(200, { min: 0, max: 999 }),
}

/** The request for one page of a HAR file. */
export const HAR_REQUEST = { url: text, options: anything }
