import { words } from './pattern.ts'

/**
 * Verbs with which claims begin, and which are no nouns as well: `Build Better Bridges` speaks to somebody,
 * whereas `Design Services` names something. English only, because other languages write the words of a claim
 * in lower case, by which it is told. Collected by hand from headlines, 2026.
 */
export const CLAIM_VERBS: ReadonlySet<string> = new Set(
  words(`
    accelerate achieve amplify automate be become boost bring build celebrate compare connect create deliver
    do eat elevate empower enjoy ensure find gain get give go grow help imagine improve inspire keep know
    learn let maximize make protect put reach reclaim reconnect redefine reduce reimagine reinvent rethink
    revolutionize save say see sell send simplify solve stay streamline take think transform turn unleash
    unlock unite write
    advancing bringing connecting creating delivering empowering enabling helping making redefining
    reimagining reinventing transforming uniting`),
)

/**
 * Verbs that follow the name in a sentence about the firm: `Acme is a foundry`, `Acme bietet Ambosse`. Such a
 * sentence describes the firm. By hand, 2026.
 */
export const STATING_VERBS: ReadonlySet<string> = new Set(
  words(`
    is are was offers provides specializes specialises helps delivers makes builds lets gives enables creates
    develops designs serves ist sind bietet hilft entwickelt est sont propose aide conçoit es son ofrece ayuda
    é oferece ajuda è sono offre aiuta är erbjuder er tilbyr tilbyder on tarjoaa jest oferuje je nabízí ponúka
    adalah menyediakan olan sunar это предлагает is biedt zijn helpt`),
)
