import { sectorOf } from '../../industry/naics.ts'
import type { Industries } from '../../model/industries.ts'
import type { Field } from '../field.ts'
import { isListOf, isText } from '../truth.ts'
import { industries as extract } from './index.ts'

type Gold = {
  /** Industries of the wire, any of which is right as the first. */
  readonly industries?: readonly string[]
  /** Beginnings of NAICS codes, any of which is right for one of the first five. */
  readonly naics?: readonly string[]
  /** Sectors of NAICS, such as `51` or `31-33`, any of which is right for the first code. */
  readonly sectors?: readonly string[]
}

const TEXTS = ['a list of texts', isListOf(isText)] as const

/** As many codes are an answer when nobody asks for another number. */
const ANSWERED = 5

export const industries: Field<Industries, Gold> = {
  about: 'What the company does: NAICS, SIC, and the industries of the wire.',
  extract,
  truth: {
    keys: { industries: TEXTS, naics: TEXTS, sectors: TEXTS },
    scores: {
      naics_sector: ({ sectors }, found) =>
        sectors && Number(sectors.includes(sectorOf(found?.naics[0]?.code ?? ''))),
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
