import type { Industries } from '../../model/industries.ts'
import type { Field } from '../field.ts'
import { isListOf, isText } from '../truth.ts'
import { industries as extract } from './index.ts'

type Gold = {
  /** Industries of the wire, any of which is right as the first. */
  readonly industries?: readonly string[]
  /** Beginnings of NAICS codes, any of which is right for one of the first five. */
  readonly naics?: readonly string[]
}

const TEXTS = ['a list of texts', isListOf(isText)] as const

/** As many codes are an answer when nobody asks for another number. */
const ANSWERED = 5

export const industries: Field<Industries, Gold> = {
  about: 'What the company does: NAICS, SIC, and the industries of the wire.',
  extract,
  truth: {
    keys: { industries: TEXTS, naics: TEXTS },
    scores: {
      industry: ({ industries }, found) =>
        industries && Number(industries.includes(found?.eic[0]?.industry ?? '')),
      naics: ({ naics }, found) =>
        naics &&
        Number(
          (found?.naics ?? [])
            .slice(0, ANSWERED)
            .some(({ code }) => naics.some((right) => code.startsWith(right))),
        ),
    },
  },
}
