import type { Deadline } from '../concurrency/deadline.ts'
import { EIC } from '../data/industries/eic.ts'
import { withoutInjections } from '../extract/answers/injected.ts'
import { mayTranslate } from '../extract/answers/translated.ts'
import { cleanSlogan, sloganRejection } from '../extract/slogan/clean.ts'
import { beginning } from '../formats/text/excerpt.ts'
import { languageName } from '../formats/text/language.ts'
import { type Finding, type Found, foundValue, isFound } from '../model/finding.ts'
import type { Improved } from '../model/improved.ts'
import type { Industries } from '../model/industries.ts'
import type { LanguageModel, ModelPage, ModelPoint } from '../model/language-model.ts'
import type { BrandFields, BrandRecord } from '../model/record.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { saidByModel } from './model-time.ts'
import type { BrandRequest, Examined, ReadPage } from './ports.ts'
import { askModel, type Borne, MODEL_CONFIDENCE } from './query-model.ts'

/*
 * Adds values of a language model to a record, where no rule is sure. Such a value has the rule `model` or
 * `translation`, and evidence with the model's name and the passage. The finding of the rules is stored with
 * it, so that the value can be removed again (`withoutModel`).
 */

interface ImprovePorts {
  readonly model: LanguageModel
  /** The kinds of values that the model may supply. */
  readonly improve: readonly Improved[]
  readonly read: ReadPage
}

/** The model is asked for values whose confidence is at most this, which the rules only inferred. */
const UNSURE = 0.6
const PAIR = ' > '
const PAIRS = Object.entries(EIC).flatMap(([industry, subs]) => subs.map((sub) => `${industry}${PAIR}${sub}`))
const MAX_PAIRS = 3

const SLOGAN: ModelPoint = {
  name: 'slogan',
  type: 'text',
  description:
    'the short claim that the company puts beside its name, as the page has it; null where it has none',
}
const INDUSTRIES: ModelPoint = {
  ...{ name: 'industries', type: 'text', choices: PAIRS },
  description: 'what the company does; the quotation is a passage in which it says so',
}

/** Adds the values of the model to the record. A failure of the model loses only these values. */
export async function improved(
  examined: Examined,
  { language }: BrandRequest,
  ports: ImprovePorts,
  deadline: Deadline,
): Promise<Examined> {
  const { result, snapshot } = examined
  if (result.state !== 'ok' || !snapshot) return examined
  const supplied = await improvedRecord(result.record, snapshot, ports, deadline)
  const record = await translatedRecord(supplied, language, ports, deadline)
  return { ...examined, result: { ...result, record } }
}

async function improvedRecord(
  record: BrandRecord,
  snapshot: Snapshot,
  { model, improve, read }: ImprovePorts,
  deadline: Deadline,
): Promise<BrandRecord> {
  const { slogan, industries } = record.fields
  const points = [
    ...(improve.includes('slogan') && isUnsure(slogan) ? [SLOGAN] : []),
    ...(improve.includes('industries') && isUnsure(industries) ? [INDUSTRIES] : []),
  ]
  if (points.length === 0) return record
  const said = await saidByModel(async ({ signal }) => {
    const { page } = await read<'markdown'>(
      snapshot,
      { kind: 'markdown', options: { images: false } },
      signal,
    )
    const pages: ModelPage[] = page.state === 'ok' ? [{ url: record.url, text: page.markdown }] : []
    return pages.length > 0 ? askModel(model, points, pages, signal) : { borne: [], notes: [] }
  }, deadline)
  const borne = 'borne' in said ? said.borne : []
  const fields: BrandFields = Object.assign(
    {},
    record.fields,
    ...borne.map((each) => fieldOf(each, record.fields)),
  )
  return { ...record, fields, notes: [...record.notes, ...said.notes] }
}

const isUnsure = (finding: Finding<unknown>) => !isFound(finding) || finding.confidence <= UNSURE

/** Returns the field with the model's value. Empty for a slogan that the rules would reject. */
function fieldOf({ name, value, evidence }: Borne, fields: BrandFields): Partial<BrandFields> {
  if (typeof value !== 'string') return {}
  const found = { confidence: MODEL_CONFIDENCE, rule: 'model', evidence }
  if (name === 'industries') {
    const [industry = '', subindustry = ''] = value.split(PAIR)
    const known = foundValue(fields.industries)
    const others = (known?.eic ?? []).filter((pair) => pair.subindustry !== subindustry)
    const eic = [{ industry, subindustry }, ...others].slice(0, MAX_PAIRS)
    const all: Industries = { naics: known?.naics ?? [], sic: known?.sic ?? [], eic }
    return { industries: { ...found, value: all, instead: plain(fields.industries) } }
  }
  const slogan = cleanSlogan(value)
  if (sloganRejection(slogan) !== undefined) return {}
  return { slogan: { ...found, value: slogan, instead: plain(fields.slogan) } }
}

/** Translates the description and the slogan when the page is not in the requested language. */
async function translatedRecord(
  record: BrandRecord,
  tag: string | undefined,
  { model, improve }: ImprovePorts,
  deadline: Deadline,
): Promise<BrandRecord> {
  const language = foundValue(record.fields.language)
  if (!tag || !improve.includes('translation') || !language || language === tag) return record
  const sources = new Map(
    (['description', 'slogan'] as const).flatMap((name) => {
      const text = foundValue(record.fields[name])
      // A text that contains instructions for models is not translated.
      return text === undefined || withoutInjections(text) !== text ? [] : [[name, text] as const]
    }),
  )
  if (sources.size === 0) return record
  const said = await saidByModel(
    ({ signal }) => model.translate(Object.fromEntries(sources), languageName(tag), signal),
    deadline,
  )
  const texts = 'texts' in said ? said.texts : new Map<string, string>()
  const translated = [...sources].flatMap(([name, source]) => {
    const text = texts.get(name)
    if (text === undefined || !mayTranslate(source, text, tag)) return []
    const evidence = [{ source: `model ${model.name}`, where: record.url, text: beginning(source, 200) }]
    const instead = plain(record.fields[name])
    return [
      [name, { value: text, confidence: MODEL_CONFIDENCE, rule: 'translation', evidence, instead }] as const,
    ]
  })
  const what = translated.map(([name]) => name).join(' and ')
  const note = `The model ${model.name} translated ${what} from ${languageName(language)}.`
  return {
    ...record,
    fields: { ...record.fields, ...Object.fromEntries(translated) },
    notes: [...record.notes, ...(translated.length > 0 ? [note] : []), ...said.notes],
  }
}

/** Returns the finding without `instead`, the finding of the rules that it replaces. */
function plain<T>(finding: Finding<T>): NonNullable<Found<T>['instead']> {
  if (!('instead' in finding)) return finding
  const { instead: _, ...kept } = finding
  return kept
}
