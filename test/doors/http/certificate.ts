import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const HAS_OPENSSL = spawnSync('openssl', ['version']).status === 0

/** Writes a certificate for localhost and 127.0.0.1 that signs itself, with its key, to the folder. */
export function writeCertificate(folder: string) {
  const [tlsCert, tlsKey] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  execFileSync('openssl', [...made, '-days', '2', ...names, '-out', tlsCert, '-keyout', tlsKey], {
    stdio: 'ignore',
  })
  return { tlsCert, tlsKey, ca: readFileSync(tlsCert, 'utf8') }
}
