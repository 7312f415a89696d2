/** Writes plain values as YAML. */

export type YamlValue =
  | string
  | number
  | boolean
  | readonly YamlValue[]
  | { readonly [key: string]: YamlValue | undefined }

/**
 * Writes an object as YAML 1.2. Every text is quoted, so that a text of a page can neither become another
 * type nor end its line. Keys without a value are left out, as are empty lists and objects.
 */
export function yaml(value: { readonly [key: string]: YamlValue | undefined }, indent = ''): string {
  return Object.entries(value)
    .flatMap(([key, member]) => (member === undefined || isEmpty(member) ? [] : [entry(key, member, indent)]))
    .join('')
}

function entry(key: string, value: YamlValue, indent: string): string {
  const name = /^[a-z_][\w-]*$/i.test(key) && !RESERVED.test(key) ? key : quoted(key)
  if (typeof value !== 'object') return `${indent}${name}: ${scalar(value)}\n`
  if (isList(value)) {
    const items = value.filter((item) => !isEmpty(item))
    return `${indent}${name}:\n${items.map((item) => listed(item, `${indent}  `)).join('')}`
  }
  return `${indent}${name}:\n${yaml(value, `${indent}  `)}`
}

function listed(item: YamlValue, indent: string): string {
  if (typeof item !== 'object') return `${indent}- ${scalar(item)}\n`
  if (isList(item)) return `${indent}- [${item.map((each) => JSON.stringify(each)).join(', ')}]\n`
  return `${indent}- ${yaml(item, `${indent}  `).trimStart()}`
}

function isList(value: YamlValue): value is readonly YamlValue[] {
  return Array.isArray(value)
}

function isEmpty(value: YamlValue | undefined): boolean {
  return value === undefined || (typeof value === 'object' && Object.values(value).every(isEmpty))
}

function scalar(value: string | number | boolean): string {
  return typeof value === 'string' ? quoted(value) : String(value)
}

/** Matches keys that YAML 1.1 does not read as text. */
const RESERVED = /^(?:y|n|yes|no|on|off|true|false|null|nan|inf)$/i

/** JSON is valid YAML, except for control characters that JSON does not escape. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
