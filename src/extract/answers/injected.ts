/** What those who plant such sentences call a model, and what they tell it to do. */
const MODELS = 'AI|LLMs?|language models?|chatbots?|assistants?|ChatGPT'
const TOLD = 'answer|say|set|write|output|return|respond|reply|report|classify|translate|use'

/**
 * Sentences that speak to a language model instead of a reader, as they are planted in pages to steer one. By
 * hand, from published collections of such attacks (Greshake et al., "Not what you've signed up for", 2023;
 * OWASP Top 10 for LLM Applications, LLM01, 2025), in English, German, French and Spanish.
 */
const SPOKEN_TO_MODELS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,60}\b(?:instructions?|prompts?|rules|guidelines|directions)\b/i,
  /\b(?:previous|prior|former|earlier|above|system)\s+(?:instructions?|prompts?)\b/i,
  /\b(?:you are|act as|pretend to be|as)\s+(?:now\s+)?(?:an?\s+)?(?:AI|LLM|language model|chatbot|assistant|ChatGPT)\b/i,
  /\b(?:ignorier\w*|vergiss|missachte)\b.{0,60}\b(?:anweisung\w*|vorgaben|regeln)\b/i,
  /\b(?:ignore[zr]?|oublie[zr]?)\b.{0,60}\b(?:instructions?|consignes?|règles)\b/i,
  /\b(?:ignora|olvida|ignore)\b.{0,60}\b(?:instrucciones|reglas|indicaciones)\b/i,
  new RegExp(
    `\\b(?:notes?|message|instructions?|attention|dear|hey|hello)\\b.{0,12}\\b(?:${MODELS})\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:${MODELS})\\b.{0,40}\\b(?:must|should|shall|have to|please)\\b.{0,60}\\b(?:${TOLD})\\b`,
    'i',
  ),
  /\b(?:translate|summari[sz]e|classify|describe)\b.{0,20}\bth(?:is|e) (?:page|site|text|company|brand)\b.{0,40}\bas\b/i,
  // What is told to those who translate, in the four languages.
  /\b(?:instead of|rather than)\s+(?:a\s+)?translat|\b(?:do not|don['’]t|never)\s+translate\b/i,
  /\bstatt\s+(?:(?:zu|einer|der|dies\w*)\s+)*(?:ü|Ü|ue)bersetz|\bnicht\s+(?:ü|Ü|ue)bersetzen/i,
  /\bau lieu de traduire|\bne (?:pas traduire|tradui\w+ pas)\b/i,
  /\ben (?:lugar|vez) de traducir|\bno tradu(?:zca|cir)/i,
  /<\|?(?:im_start|im_end|system|assistant|endoftext)\|?>|\[\/?INST\]/i,
]

const SENTENCES = /[^.!?。\n]+[.!?。]*|\n/g

/** The text without sentences that speak to a model: neither is it shown them, nor may it quote them. */
export function withoutInjections(text: string): string {
  return text.replace(SENTENCES, (sentence) =>
    SPOKEN_TO_MODELS.some((pattern) => pattern.test(sentence)) ? ' ' : sentence,
  )
}
