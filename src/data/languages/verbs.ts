// Made from data/languages by `npm run data`. Change that, and not this.
/** Verbs of headlines. From headlines, 2026. By language. */
export const VERBS: Readonly<Record<string, {
/**
 * Verbs with which claims begin, and which are no nouns as well: `Build Better Bridges` speaks to somebody,
 * whereas `Design Services` names something. English only, because other languages write the words of a claim
 * in lower case, by which it is told.
 */
readonly claiming?: readonly string[]
/** Verbs behind the name in a sentence about the firm: `Acme bietet Ambosse`. */
readonly stating?: readonly string[]
}>> = JSON.parse(`{
"ca":{"stating":["és","són","ofereix","ajuda"]},
"cs":{"stating":["je","nabízí"]},
"da":{"stating":["tilbyder"]},
"de":{"stating":["ist","sind","bietet","hilft","entwickelt"]},
"en":{"claiming":["accelerate","achieve","amplify","automate","be","become","boost","bring","build","celebrate","compare","connect","create","deliver","do","eat","elevate","empower","enjoy","ensure","find","gain","get","give","go","grow","help","imagine","improve","inspire","keep","know","learn","let","maximize","make","protect","put","reach","reclaim","reconnect","redefine","reduce","reimagine","reinvent","rethink","revolutionize","save","say","see","sell","send","simplify","solve","stay","streamline","take","think","transform","turn","unleash","unlock","unite","write","advancing","bringing","connecting","creating","delivering","empowering","enabling","helping","making","redefining","reimagining","reinventing","transforming","uniting"],"stating":["is","are","was","offers","provides","specializes","specialises","helps","delivers","makes","builds","lets","gives","enables","creates","develops","designs","serves"]},
"es":{"stating":["es","son","ofrece","ayuda"]},
"fi":{"stating":["on","tarjoaa"]},
"fr":{"stating":["est","sont","propose","aide","conçoit"]},
"id":{"stating":["adalah","menyediakan"]},
"it":{"stating":["è","sono","offre","aiuta"]},
"nl":{"stating":["is","biedt","zijn","helpt"]},
"no":{"stating":["er","tilbyr"]},
"pl":{"stating":["jest","oferuje"]},
"pt":{"stating":["é","oferece","ajuda"]},
"ru":{"stating":["это","предлагает"]},
"sk":{"stating":["ponúka"]},
"sv":{"stating":["är","erbjuder"]},
"tr":{"stating":["olan","sunar"]}
}`)
