import { withoutInjections } from '../../extract/answers/injected.ts'
import { BlazonError } from '../../model/errors.ts'
import type { Difference, MonitorTarget } from '../../model/monitors.ts'
import type { Ports } from '../ports.ts'
import type { Observed } from './visit.ts'

/** The questions to a language model about a difference. */
const POINTS = [
  {
    name: 'is_relevant',
    description: 'yes when the lines with - and + differ in what the instructions are about, else no.',
    type: 'text',
    choices: ['yes', 'no'],
  },
  {
    name: 'importance',
    description: 'How much the difference matters for the instructions.',
    type: 'text',
    choices: ['low', 'medium', 'high'],
  },
] as const

/**
 * Asks the language model whether a difference matters for the instructions of a monitor. A difference that
 * does not matter becomes part of the baseline. Rejects when the model does not answer, so that the next run
 * finds the difference again.
 */
export async function judged(
  observed: Observed,
  change: Difference,
  target: MonitorTarget,
  { model }: Pick<Ports, 'model'>,
  signal: AbortSignal,
): Promise<Observed> {
  if (!model) throw new BlazonError('unavailable', NO_MODEL)
  const instructions = 'instructions' in target ? target.instructions : undefined
  // A page that changes may tell the model that the change does not matter.
  const page = { url: target.url, text: withoutInjections(change.diff ?? change.summary) }
  const { proposals, notes } = await model.answer(POINTS, [page], signal, instructions)
  const said = (name: string) => proposals.find((one) => one.name === name)?.value
  const relevant = said('is_relevant')
  if (relevant !== 'yes' && relevant !== 'no')
    throw new BlazonError('unavailable', notes[0] ?? 'The language model gave no answer.')
  if (relevant === 'no') return { baseline: observed.baseline }
  const importance = IMPORTANCE.find((one) => one === said('importance'))
  return { ...observed, change: { ...change, ...(importance && { importance }) } }
}

const IMPORTANCE = ['low', 'medium', 'high'] as const

const NO_MODEL = 'Semantic detection needs a language model, and none is set: ask for change_detection exact.'
