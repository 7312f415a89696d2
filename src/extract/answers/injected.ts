import { INJECTIONS } from '../../data/languages/injections.ts'
import { anyOf } from '../../lexicon/pattern.ts'

/** Marks of roles in the input of language models. They are the same in all languages. */
const ROLES = /<\|?(?:im_start|im_end|system|assistant|endoftext)\|?>|\[\/?INST\]/

/** Sentences that speak to a language model instead of a reader. */
const SPOKEN_TO_MODELS = anyOf([...Object.values(INJECTIONS).flat(), ROLES], 'i')

const SENTENCES = /[^.!?。\n]+[.!?。]*|\n/g

/** The text without sentences that speak to a model: the model does not see them, and cannot quote them. */
export function withoutInjections(text: string): string {
  return text.replace(SENTENCES, (sentence) => (SPOKEN_TO_MODELS.test(sentence) ? ' ' : sentence))
}
