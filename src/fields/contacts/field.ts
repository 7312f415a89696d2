import type { Address } from '../../model/values.ts'
import { whole } from '../compare.ts'
import type { Field, Zod } from '../field.ts'
import { object } from '../shapes.ts'
import { objectOfTexts, statedJson, statedText } from '../stated.ts'
import { lettersAndDigits, someText, tableOf, textOrNull } from '../truth.ts'

type EmailGold = {
  /** The right address; null where the site has none. */
  readonly email?: string | null
}

export const email: Field<string, EmailGold> = {
  about: 'The e-mail address under which the organisation is reached.',
  value: (z) => z.string(),
  stated: () => statedText('an e-mail address', /^[^\s@]+@[^\s@]+\.[^\s@]+$/),
  wire: { key: 'email', shape: (z) => z.string().optional(), of: (email) => email || undefined },
  columns: [{ name: 'email' }],
  line: { label: 'contact', text: (value, { safe }) => safe(value) },
  compare: whole((before, after) => before.toLowerCase() === after.toLowerCase()),
  truth: () => ({
    keys: { email: ['an address or null', textOrNull] },
    scores: {
      email: ({ email }, found) =>
        email === undefined ? undefined : Number((found ?? null) === (email?.toLowerCase() ?? null)),
    },
  }),
}

type PhoneGold = {
  /** The right number in E.164; null where the site has none. */
  readonly phone?: string | null
}

export const phone: Field<string, PhoneGold> = {
  about: 'The telephone number under which the organisation is reached, as +4930123456.',
  value: (z) => z.string(),
  stated: () => statedText('a number as +4930123456', /^\+\d{5,15}$/),
  wire: { key: 'phone', shape: (z) => z.string().optional(), of: (phone) => phone || undefined },
  columns: [{ name: 'phone' }],
  line: { label: 'contact', text: (value, { safe }) => safe(value) },
  compare: whole((before, after) => lettersAndDigits(before) === lettersAndDigits(after)),
  truth: () => ({
    keys: { phone: ['a number as +4930123456, or null', textOrNull] },
    scores: {
      phone: ({ phone }, found) => (phone === undefined ? undefined : Number((found ?? null) === phone)),
    },
  }),
}

const PARTS = [
  ...(['street', 'city', 'country', 'countryCode'] as const),
  ...(['stateProvince', 'stateCode', 'postalCode'] as const),
] satisfies readonly (keyof Address)[]

type AddressGold = {
  /** The known parts of the right address; other parts are not scored. */
  readonly address?: { readonly [K in keyof Address]?: string }
}

export const address: Field<Address, AddressGold> = {
  about: 'The postal address of the organisation, in parts.',
  value: (z) => object(z, Object.fromEntries(PARTS.map((part) => [part, z.string().exactOptional()]))),
  stated: () => statedJson(`an object of texts: ${PARTS.join(', ')}`, objectOfTexts(PARTS, /\S/)),
  wire: { key: 'address', shape: wireShape, of: (address) => address && toWire(address) },
  columns: [
    { name: 'street', path: 'street' },
    { name: 'city', path: 'city' },
    { name: 'state_province', path: ['stateCode', 'stateProvince'], in: 'export' },
    { name: 'postal_code', path: 'postalCode' },
    { name: 'country_code', path: 'countryCode', in: 'export' },
    { name: 'country', path: ['country', 'countryCode'], in: 'view' },
  ],
  line: { label: 'contact', text: (address, { text }) => text(shown(address)) },
  compare: whole(isSameAddress),
  truth: () => ({
    keys: { address: ['an object of texts', tableOf(someText)] },
    scores: {
      address: ({ address }, found) => {
        if (!address) return undefined
        const parts = Object.entries(address) as [keyof Address, string][]
        const right = parts.filter(
          ([part, text]) => lettersAndDigits(found?.[part] ?? '') === lettersAndDigits(text),
        )
        return right.length / parts.length
      },
    },
  }),
}

/**
 * Compares only the parts that both addresses have. A site that states more parts than before has not moved.
 */
function isSameAddress(before: Address, after: Address): boolean {
  const shared = PARTS.filter((part) => before[part] !== undefined && after[part] !== undefined)
  const isSame = (part: keyof Address) =>
    lettersAndDigits(before[part] ?? '') === lettersAndDigits(after[part] ?? '')
  return shared.length > 0 && shared.every(isSame)
}

function wireShape(z: Zod) {
  return z
    .object({
      street: z.string().optional(),
      city: z.string().optional(),
      country: z.string().optional().describe('English name by ISO 3166.'),
      country_code: z.string().optional().describe('ISO 3166-1 alpha-2, upper case.'),
      state_province: z.string().optional(),
      state_code: z.string().optional().describe('Without the country, such as CA.'),
      postal_code: z.string().optional(),
    })
    .optional()
}

function toWire({ street, city, country, ...codes }: Address): object {
  const { countryCode, stateProvince, stateCode, postalCode } = codes
  return {
    ...(street && { street }),
    ...(city && { city }),
    ...(country && { country }),
    ...(countryCode && { country_code: countryCode }),
    ...(stateProvince && { state_province: stateProvince }),
    ...(stateCode && { state_code: stateCode }),
    ...(postalCode && { postal_code: postalCode }),
  }
}

function shown({ street, city, stateCode, postalCode, country }: Address): string {
  const parts = [street, city, [stateCode, postalCode].filter(Boolean).join(' '), country]
  return parts.filter(Boolean).join(', ')
}
