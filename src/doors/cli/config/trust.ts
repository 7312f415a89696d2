/** Checks whether each source of a configuration is trusted enough for its settings. */

import { resolve } from 'node:path'
import { BlazonError } from '../../../model/errors.ts'
import { mayBeSetUnnamed, SECRETS } from '../../../model/options/trust.ts'
import { tell } from '../output.ts'
import { type Entry, USUAL_FILE } from './entries.ts'

/**
 * Throws `invalid_input` in two cases. First, a file that the command line does not name weakens the
 * protection of this machine or of sites. Second, a secret would be sent to an address whose source is
 * trusted less than the source of the secret.
 */
export function checkTrust(configured: ReadonlyMap<string, Entry>): void {
  for (const { path, value, place } of configured.values())
    if (place === 'unnamed file' && !mayBeSetUnnamed(path, value)) throw notUnnamed(path)
  for (const [secretPath, addressPath] of SECRETS) {
    const secret = configured.get(secretPath)
    const address = configured.get(addressPath)
    if (secret && address && trustIn(address) < trustIn(secret)) throw notSentThere(secret, address)
  }
}

/**
 * The person who starts a command controls the command line, the environment and the named files, so these
 * are trusted equally.
 */
const trustIn = ({ place }: Entry) => (place === 'unnamed file' ? 0 : 1)

const notUnnamed = (path: string) =>
  new BlazonError(
    'invalid_input',
    `${USUAL_FILE} of this folder sets ${path} to a value that only a file may give that somebody named. If you trust it, name it: --config ${USUAL_FILE}. If you do not, work in another folder.`,
  )

const notSentThere = (secret: Entry, address: Entry) =>
  new BlazonError(
    'invalid_input',
    `${secret.path} is from ${named(secret)}, and ${address.path} from ${named(address)}, which is trusted less, so that the secret is not sent there. If you trust that address, give it where you give the secret, or by --set ${address.path}=${address.value}.`,
  )

const named = ({ source, place }: Entry) =>
  place === 'unnamed file' ? `${source}, which nobody named` : source

/** Reports on stderr that the default file is used, and which settings it has. */
export function announceUnnamed(entries: readonly Entry[]): void {
  const paths = entries.filter(({ place }) => place === 'unnamed file').map(({ path }) => path)
  if (paths.length > 0) tell(`blazon: ${resolve(USUAL_FILE)} sets ${paths.join(', ')}.\n`)
}
