import { isIP } from 'node:net'

/** True for an IP address, or a network with the length of its prefix, such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const [, address = '', prefix = '1'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const maxPrefix = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  return Number(prefix) >= 1 && Number(prefix) <= maxPrefix
}
