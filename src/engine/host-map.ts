import { type HostMap, parseHostMap } from '../capture/gate/hosts.ts'
import { readNamedFile } from '../files/named-file.ts'

/**
 * The host map in a file, by default the one that `BLAZON_HOSTS` names; undefined without a name. Throws
 * `invalid_input` for a file that is not a host map.
 */
export function readHostMap(file = process.env.BLAZON_HOSTS): HostMap | undefined {
  return file ? parseHostMap(readNamedFile('hosts file', file)) : undefined
}
