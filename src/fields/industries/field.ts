import * as z from 'zod/mini'
import { EIC } from '../../data/industries/eic.ts'
import type { Industries } from '../../model/industries.ts'
import { optional } from '../../model/options/schema.ts'
import { byParts } from '../compare.ts'
import type { Field, Zod } from '../field.ts'
import { list, object } from '../shapes.ts'
import { FILLED, statedJson } from '../stated.ts'
import { someTexts } from '../truth.ts'

type Gold = {
  /** EIC industries (those of the HTTP API), any of which is right as the first. */
  readonly industries?: readonly string[]
  /** Prefixes of NAICS codes, any of which is right for one of the first five. */
  readonly naics?: readonly string[]
  /** NAICS sectors, such as `51` or `31-33`, any of which is right for the first code. */
  readonly sectors?: readonly string[]
}

const TEXTS = ['a list of texts', someTexts] as const

/** The number of codes in an answer, unless the client requests another number. */
const ANSWERED = 5

export const industries: Field<Industries, Gold> = {
  about: 'What the company does: NAICS, SIC, and the industries of the wire.',
  value: (z) => {
    const coded = { code: z.string(), name: z.string() }
    return object(z, {
      naics: list(z, object(z, { ...coded, confidence: z.enum(['high', 'medium', 'low']) })),
      sic: list(z, object(z, coded)),
      eic: list(z, object(z, { industry: z.string(), subindustry: z.string() })),
    })
  },
  stated: () =>
    statedJson(
      'an object with lists: naics and sic of {"code", "name"}, eic of {"industry", "subindustry"}',
      stated(),
    ),
  wire: {
    key: 'industries',
    shape: (z) => z.object({ eic: z.array(wireEic(z)).describe('Most likely first.') }),
    of: (industries) => ({
      eic: (industries?.eic ?? []).map(({ industry, subindustry }) => ({ industry, subindustry })),
    }),
  },
  columns: [
    { name: 'naics', path: 'naics.0.code' },
    { name: 'industry', path: 'eic.0.industry' },
    { name: 'subindustry', path: 'eic.0.subindustry' },
  ],
  line: { label: 'industry', text: (found, { text }) => text(shown(found)) },
  compare: (before, after, by) => {
    const isSure = [before, after].every(({ naics }) => naics[0]?.confidence !== 'low')
    const partsIn = (found: Industries) => partsOf(found, isSure)
    return byParts(partsIn, (entry) => entry)(before, after, by)
  },
  truth: ({ sectorOf }) => ({
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
  }),
}

let eic: ReturnType<typeof makeEic> | undefined

/** The schema of an EIC industry. It is made once, because it has one name in the description of the API. */
export function wireEic(z: Zod) {
  eic ??= makeEic(z)
  return eic
}

const makeEic = (z: Zod) =>
  z
    .object({
      industry: z.enum(Object.keys(EIC)),
      subindustry: z.enum(Object.values(EIC).flat() as string[]).describe('Each belongs to one industry.'),
    })
    .meta({ id: 'Eic' })

const SURENESS = {
  high: 'high confidence',
  medium: 'medium confidence',
  low: 'low confidence, a guess',
} as const

/** Returns the likeliest EIC industry, and the likeliest NAICS code with its confidence. */
function shown({ eic, naics }: Industries): string {
  const [pair] = eic
  const [code] = naics
  return [
    pair && `${pair.industry}: ${pair.subindustry}`,
    code && `NAICS ${code.code} ${code.name} (${SURENESS[code.confidence]})`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Returns the likeliest industry of each system. Codes that are a guess are left out. */
function partsOf({ eic: [pair], naics: [code] }: Industries, isSure: boolean) {
  return [
    ...(pair ? [{ part: 'eic', entry: `${pair.industry}: ${pair.subindustry}` }] : []),
    ...(code && isSure ? [{ part: 'naics', entry: `${code.code} ${code.name}` }] : []),
  ]
}

const codes = () => z.array(z.looseObject({ code: FILLED, name: FILLED }))

/** Industries in at least one of the three systems; a system that is left out is unknown. */
const stated = () =>
  z.pipe(
    z
      .strictObject(
        optional({
          naics: codes(),
          sic: codes(),
          eic: z.array(z.looseObject({ industry: FILLED, subindustry: FILLED })),
        }),
      )
      .check(z.refine((given) => Object.keys(given).length > 0)),
    z.transform(({ naics = [], ...rest }) => ({
      ...{ sic: [], eic: [], ...rest },
      naics: naics.map((one) => ({ confidence: 'high', ...one })),
    })),
  )
