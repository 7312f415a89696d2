/** The body of an answer about a brand: status and code, then `fields` in their order. */
export function okBody(fields: object): string {
  return JSON.stringify({ status: 'ok', code: 200, ...fields })
}
