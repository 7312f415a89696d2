import type { Address } from '../../model/values.ts'
import type { Field } from '../field.ts'
import { isTable, isText, isTextOrNull, lettersAndDigits } from '../truth.ts'
import * as extractors from './index.ts'

type EmailGold = {
  /** The right address; null where the site has none. */
  readonly email?: string | null
}

export const email: Field<string, EmailGold> = {
  about: 'The e-mail address under which the organisation is reached.',
  extract: extractors.email,
  truth: {
    keys: { email: ['an address or null', isTextOrNull] },
    scores: {
      email: ({ email }, found) =>
        email === undefined ? undefined : Number((found ?? null) === (email?.toLowerCase() ?? null)),
    },
  },
}

type PhoneGold = {
  /** The right number in E.164; null where the site has none. */
  readonly phone?: string | null
}

export const phone: Field<string, PhoneGold> = {
  about: 'The telephone number under which the organisation is reached, as +4930123456.',
  extract: extractors.phone,
  truth: {
    keys: { phone: ['a number as +4930123456, or null', isTextOrNull] },
    scores: {
      phone: ({ phone }, found) => (phone === undefined ? undefined : Number((found ?? null) === phone)),
    },
  },
}

type AddressGold = {
  /** The parts that are known; others are not scored. */
  readonly address?: { readonly [K in keyof Address]?: string }
}

export const address: Field<Address, AddressGold> = {
  about: 'The postal address of the organisation, in parts.',
  extract: extractors.address,
  truth: {
    keys: { address: ['an object of texts', isTable(isText)] },
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
  },
}
