import { type HostMap, parseHostMap } from '../capture/gate/hosts.ts'
import { readNamedFile } from '../files/named-file.ts'

/**
 * Reads the host map from a file, by default from the file in `BLAZON_HOSTS`; undefined without a file.
 * Throws `invalid_input` for a file that is not a host map.
 */
export function readHostMap(file = process.env.BLAZON_HOSTS): HostMap | undefined {
  return file ? parseHostMap(readNamedFile('hosts file', file)) : undefined
}
