/** Asks a language model at any endpoint with the protocol of OpenAI's chat completions. */

import { BlazonError } from '../model/errors.ts'
import type { LanguageModel, ModelPage } from '../model/language-model.ts'
import type { Options } from '../model/options.ts'
import { QUESTION } from './bounds.ts'
import { createChat } from './chat.ts'
import {
  ANSWERING,
  type Boundary,
  newBoundary,
  questionText,
  TRANSLATING,
  textsToTranslate,
} from './prompt.ts'
import { answerSchema, proposalsIn, textsIn, textsSchema } from './schema.ts'

const MAX_WHY_CHARS = 200
const OF_ANOTHER_SHAPE = 'its answer is not what was asked for'

/**
 * Makes the language model of the options; undefined when they name none. Throws `invalid_input` for a URL
 * without a model. The operator chooses the endpoint, so it may have a private address, and requests to it do
 * not pass the gate. When the model fails or returns an invalid answer, there is no answer, and a note says
 * why. A method rejects only when the signal fires.
 */
export function createModel(
  { llm }: Pick<Options, 'llm'>,
  now: () => Date = () => new Date(),
  boundaryOf: () => Boundary = newBoundary,
): LanguageModel | undefined {
  const { url, model: name } = llm
  if (url === undefined) return undefined
  if (name === undefined)
    throw new BlazonError('invalid_input', 'llm.url names an endpoint; llm.model has to name its model.')
  const chat = createChat(llm, now)
  return {
    name,
    async answer(points, pages, signal, instructions) {
      const texts = within(pages, QUESTION.maxInputChars)
      const schema = answerSchema(points, pages.length)
      const user = questionText(points, texts, boundaryOf(), instructions)
      const reply = await chat({ name: 'answers', system: ANSWERING, user, schema }, signal)
      if ('why' in reply) return { proposals: [], notes: [note(reply.why)] }
      const proposals = proposalsIn(reply.content, points, texts)
      return proposals ? { proposals, notes: [] } : { proposals: [], notes: [note(OF_ANOTHER_SHAPE)] }
    },
    async translate(texts, language, signal) {
      const keys = Object.keys(texts)
      const user = textsToTranslate(texts, language, boundaryOf())
      const schema = textsSchema(keys)
      const reply = await chat({ name: 'translations', system: TRANSLATING, user, schema }, signal)
      if ('why' in reply) return { texts: new Map(), notes: [note(reply.why)] }
      const translated = textsIn(reply.content, keys)
      return translated
        ? { texts: translated, notes: [] }
        : { texts: new Map(), notes: [note(OF_ANOTHER_SHAPE)] }
    },
  }
}

const note = (why: string) => `The model gave no answers: ${why.slice(0, MAX_WHY_CHARS)}`

/** Cuts the pages so that they have at most `maxChars` characters in all. */
function within(pages: readonly ModelPage[], maxChars: number): ModelPage[] {
  let left = maxChars
  return pages.map(({ url, text }, at) => {
    // Pages that are shorter than their share leave more space to later pages.
    const share = Math.floor(left / (pages.length - at))
    const kept = text.slice(0, share)
    left -= kept.length
    return { url, text: kept }
  })
}
