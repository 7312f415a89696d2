/** Writes the body of an answer about a brand: status, code, and then `fields` in their order. */
export function okBody(fields: object): string {
  return JSON.stringify({ status: 'ok', code: 200, ...fields })
}
