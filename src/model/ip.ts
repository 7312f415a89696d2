/**
 * Recognises IP addresses. `node:net` is not used, because programs that must not load a network module also
 * check options.
 */

/** Returns the version of an IP address, with or without a zone (`%eth0`); 0 for any other text. */
export function ipVersion(text: string): 0 | 4 | 6 {
  const bytes = parseAddress(text.replace(/%[\w.:-]+$/, ''))
  if (!bytes) return 0
  return bytes.length === 4 ? 4 : 6
}

/** Returns whether a text is an IP address, or a network such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const [, address = '', prefix = '1'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const maxPrefix = { 0: 0, 4: 32, 6: 128 }[ipVersion(address)]
  return Number(prefix) >= 1 && Number(prefix) <= maxPrefix
}

/** Returns four or sixteen bytes; undefined when the text is not exactly one address. */
export function parseAddress(text: string): Uint8Array | undefined {
  return text.includes(':') ? parseV6(text) : parseV4(text)
}

function parseV4(text: string): Uint8Array | undefined {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256)) {
    return undefined
  }
  return Uint8Array.from(parts, Number)
}

function parseV6(text: string): Uint8Array | undefined {
  const [head = '', tail, ...more] = text.split('::')
  if (more.length > 0) return undefined
  const before = groupsOf(head)
  const after = tail === undefined ? [] : groupsOf(tail)
  if (!before || !after) return undefined
  const missing = 16 - before.length - after.length
  if (tail === undefined ? missing !== 0 : missing < 2) return undefined
  return Uint8Array.from([...before, ...new Array<number>(missing).fill(0), ...after])
}

/** Returns the bytes of groups between colons. The last group may be a dotted IPv4 address. */
function groupsOf(text: string): number[] | undefined {
  if (text === '') return []
  const groups = text.split(':')
  const bytes: number[] = []
  for (const [at, group] of groups.entries()) {
    const v4 = at === groups.length - 1 && group.includes('.') ? parseV4(group) : undefined
    if (v4) bytes.push(...v4)
    else if (/^[\da-f]{1,4}$/i.test(group)) {
      const value = Number.parseInt(group, 16)
      bytes.push(value >> 8, value & 0xff)
    } else return undefined
  }
  return bytes
}
