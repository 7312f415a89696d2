import { largeJson } from './large-json.ts'

/** The body of an answer about a brand: `fields` behind status and code, in their order. */
export function okBody(fields: object): string {
  return JSON.stringify({ status: 'ok', code: 200, ...fields })
}

/** The body of an answer about a page or a list of pages, which may be many megabytes. */
export function successBody(fields: Readonly<Record<string, unknown>>): Promise<Buffer> {
  return largeJson({ success: true, ...fields })
}
