import { INJECTIONS } from '../../data/languages/injections.ts'
import { anyOf } from '../../lexicon/pattern.ts'

/** Role markers of prompts for language models, which are the same in all languages. */
const ROLES = /<\|?(?:im_start|im_end|system|assistant|endoftext)\|?>|\[\/?INST\]/

/** Sentences that are addressed to a language model instead of a reader. */
const SPOKEN_TO_MODELS = anyOf([...Object.values(INJECTIONS).flat(), ROLES], 'i')

const SENTENCES = /[^.!?。\n]+[.!?。]*|\n/g

/** Removes sentences that are addressed to a model, so that the model neither reads nor quotes them. */
export function withoutInjections(text: string): string {
  return text.replace(SENTENCES, (sentence) => (SPOKEN_TO_MODELS.test(sentence) ? ' ' : sentence))
}
