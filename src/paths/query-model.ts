import type { Deadline } from '../concurrency/deadline.ts'
import { withoutInjections } from '../extract/answers/injected.ts'
import { verified } from '../extract/answers/verified.ts'
import { beginning } from '../formats/text/excerpt.ts'
import type { Evidence } from '../model/finding.ts'
import type { LanguageModel, ModelPage, ModelPoint, Proposal } from '../model/language-model.ts'
import type { DataAnswer, DataPoint, DataValue, QueryResult } from '../model/query.ts'
import { saidByModel } from './model-time.ts'

/** The confidence of a model's answer whose passage is on the page: an estimate, below every rule. */
export const MODEL_CONFIDENCE = 0.5

/** A value of a model whose passage was found on its page. */
export interface Borne {
  readonly name: string
  readonly value: DataValue
  readonly url: string
  readonly evidence: readonly Evidence[]
}

/**
 * Asks a model about points, and returns the answers whose passage is on the pages. Rejects only when the
 * signal has fired.
 */
export async function askModel(
  model: LanguageModel,
  points: readonly ModelPoint[],
  pages: readonly ModelPage[],
  signal: AbortSignal,
  instructions?: string,
): Promise<{ readonly borne: readonly Borne[]; readonly notes: readonly string[] }> {
  const read = pages.map(({ url, text }) => ({ url, text: withoutInjections(text) }))
  const { proposals, notes } = await model.answer(points, read, signal, instructions)
  return { borne: proposals.flatMap((proposal) => borneOut(proposal, points, model.name)), notes }
}

/**
 * Returns the answer of a proposal, or nothing when its passage is not on the page. The evidence has the
 * model's name and the passage.
 */
function borneOut(
  { name, value: proposed, quote, page }: Proposal,
  points: readonly ModelPoint[],
  model: string,
): Borne[] {
  const point = points.find((each) => each.name === name)
  const value = point && verified(point, proposed, quote, page.text)
  if (value === undefined) return []
  const evidence = [{ source: `model ${model}`, where: page.url, text: beginning(quote, 200) }]
  return [{ name, value, url: page.url, evidence }]
}

type Answered = Extract<QueryResult, { readonly state: 'ok' }>

/** Asks the model about points that no rule has answered. If it fails, the answers of the rules remain. */
export async function withModel(
  found: Answered,
  points: readonly DataPoint[],
  model: LanguageModel,
  textsOf: (urls: readonly string[], deadline: Deadline) => Promise<readonly ModelPage[]>,
  deadline: Deadline,
): Promise<Answered> {
  const open = points.filter(({ name }) => found.absent.some((point) => point.name === name))
  if (open.length === 0) return found
  const said = await saidByModel(async (ending) => {
    const texts = await textsOf(found.urls, ending)
    return askModel(model, open, texts, ending.signal)
  }, deadline)
  const borne = 'borne' in said ? said.borne : []
  const answers = borne.map((each) => ({ ...each, confidence: MODEL_CONFIDENCE, rule: 'model' }))
  const answered = new Set(answers.map(({ name }) => name))
  return {
    ...found,
    answers: inOrder([...found.answers, ...answers], points),
    absent: found.absent
      .filter(({ name }) => !answered.has(name))
      .map(({ name, tried }) => ({ name, tried: [...tried, 'model'] })),
    notes: [...found.notes, ...said.notes],
  }
}

function inOrder(answers: readonly DataAnswer[], points: readonly DataPoint[]): DataAnswer[] {
  const byName = new Map(answers.map((answer) => [answer.name, answer]))
  return points.flatMap(({ name }) => byName.get(name) ?? [])
}
