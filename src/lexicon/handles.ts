import { CONSENT_FIRMS } from '../data/vendors/consent-firms.ts'
import { HANDLE_WORDS } from '../data/vendors/handle-words.ts'
import { NETWORKS } from '../data/vendors/networks.ts'
import { PLATFORMS } from '../data/vendors/platforms.ts'
import { TEMPLATE_MAKERS } from '../data/vendors/template-makers.ts'
import { pattern, words } from './pattern.ts'

/** Firms behind networks, and former names of networks. */
const NETWORK_FIRMS = words('google meta twitter')

/** Accounts of networks, platforms and makers of templates, as lower-case letters and digits. */
const FIRM_HANDLES: ReadonlySet<string> = new Set([
  ...NETWORKS.map(({ type }) => type),
  ...NETWORK_FIRMS,
  ...PLATFORMS.flatMap(({ name, kind, handles }) => [
    ...(kind === 'framework' ? [] : [keyOf(name)]),
    ...handles,
  ]),
  ...TEMPLATE_MAKERS.flatMap(({ handles }) => handles),
  ...CONSENT_FIRMS.map(({ name }) => keyOf(name)),
])

const { thing: THINGS, example: EXAMPLES } = HANDLE_WORDS

/** Matches placeholders of templates for a handle: `yourcompany`, `pagename`, `johndoe`, `xxx`. */
const TO_BE_FILLED_IN = pattern(
  '',
)`^(?:(?:your|my)(?:${THINGS}|name|id)(?:name|id)?|(?:${THINGS})name|${EXAMPLES}|j(?:ohn|ane)doe|x{3,})$`

/**
 * Whether a handle, or the account before its slash, is a placeholder or belongs to a platform or a maker of
 * templates. Footers of many sites link to such handles.
 */
export function isForeignHandle(handle: string): boolean {
  return [handle, handle.split('/')[0] ?? ''].some((name) => {
    const key = keyOf(name)
    return FIRM_HANDLES.has(key) || TO_BE_FILLED_IN.test(key)
  })
}

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}
