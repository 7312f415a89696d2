// Made from data/languages by `npm run data`. Change that, and not this.
/**
 * Sentences that speak to a language model instead of a reader, as they are planted in pages to steer one,
 * those about translating among them. From published collections of such attacks (Greshake et al., "Not what
 * you've signed up for", 2023; OWASP Top 10 for LLM Applications, LLM01, 2025). By language.
 */
export const INJECTIONS: Readonly<Record<string, readonly string[]>> = JSON.parse(`{
"de":["/\\\\b(?:ignorier\\\\w*|vergiss|missachte)\\\\b.{0,60}\\\\b(?:anweisung\\\\w*|vorgaben|regeln)\\\\b/","/\\\\bstatt\\\\s+(?:(?:zu|einer|der|dies\\\\w*)\\\\s+)*(?:ü|Ü|ue)bersetz|\\\\bnicht\\\\s+(?:ü|Ü|ue)bersetzen/"],
"en":["/\\\\b(?:ignore|disregard|forget|override|bypass)\\\\b.{0,60}\\\\b(?:instructions?|prompts?|rules|guidelines|directions)\\\\b/","/\\\\b(?:previous|prior|former|earlier|above|system)\\\\s+(?:instructions?|prompts?)\\\\b/","/\\\\b(?:you are|act as|pretend to be|as)\\\\s+(?:now\\\\s+)?(?:an?\\\\s+)?(?:AI|LLM|language model|chatbot|assistant|ChatGPT)\\\\b/","/\\\\b(?:notes?|message|instructions?|attention|dear|hey|hello)\\\\b.{0,12}\\\\b(?:AI|LLMs?|language models?|chatbots?|assistants?|ChatGPT)\\\\b/","/\\\\b(?:AI|LLMs?|language models?|chatbots?|assistants?|ChatGPT)\\\\b.{0,40}\\\\b(?:must|should|shall|have to|please)\\\\b.{0,60}\\\\b(?:answer|say|set|write|output|return|respond|reply|report|classify|translate|use)\\\\b/","/\\\\b(?:translate|summari[sz]e|classify|describe)\\\\b.{0,20}\\\\bth(?:is|e) (?:page|site|text|company|brand)\\\\b.{0,40}\\\\bas\\\\b/","/\\\\b(?:instead of|rather than)\\\\s+(?:a\\\\s+)?translat|\\\\b(?:do not|don['’]t|never)\\\\s+translate\\\\b/"],
"es":["/\\\\b(?:ignora|olvida|ignore)\\\\b.{0,60}\\\\b(?:instrucciones|reglas|indicaciones)\\\\b/","/\\\\ben (?:lugar|vez) de traducir|\\\\bno tradu(?:zca|cir)/"],
"fr":["/\\\\b(?:ignore[zr]?|oublie[zr]?)\\\\b.{0,60}\\\\b(?:instructions?|consignes?|règles)\\\\b/","/\\\\bau lieu de traduire|\\\\bne (?:pas traduire|tradui\\\\w+ pas)\\\\b/"]
}`)
