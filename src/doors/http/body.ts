/** The body of an answer about a brand: `fields` behind status and code, in their order. */
export function okBody(fields: object): string {
  return JSON.stringify({ status: 'ok', code: 200, ...fields })
}
