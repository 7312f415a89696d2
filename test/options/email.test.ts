import { findByEmail } from '../../src/directory/lookup/email.ts'
import { sourceOf } from '../../src/directory/memory.ts'
import { asBlazonError } from '../../src/model/errors.ts'
import { type PartialOptions, withDefaults } from '../../src/model/options.ts'
import { parseDomain } from '../../src/resolve/domain.ts'
import { type Row, testRows } from './row.ts'

const at = (email: string) => (options: PartialOptions) => {
  const { email: rules } = withDefaults(options)
  return findByEmail(sourceOf([], 'shipped'), { email, rules, resolve: (host) => parseDomain(host) }).then(
    ({ domain }) => domain,
    (thrown) => asBlazonError(thrown).code,
  )
}

const ROWS: readonly Row[] = [
  {
    option: 'email.free',
    value: ['acme.com'],
    see: at('jane@post.acme.com'),
    byDefault: 'acme.com',
    changed: 'free_email',
  },
  {
    option: 'email.disposable',
    value: ['acme.com'],
    see: at('jane@acme.com'),
    byDefault: 'acme.com',
    changed: 'free_email',
  },
  {
    option: 'email.allowed',
    value: ['gmx.de'],
    see: at('jane@gmx.de'),
    byDefault: 'free_email',
    changed: 'gmx.de',
  },
]

testRows(ROWS)
