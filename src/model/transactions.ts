/* The nouns of card transactions and bank statements: what is asked, and how the answer explains itself. */

/** A line of a statement, and what else is known of the payment. */
export interface TransactionRequest {
  /** The line as the bank prints it, 1 to 2,000 characters. */
  readonly text: string
  /** The city of the payment, as far as it is known apart from the line. */
  readonly city?: string | undefined
  /** ISO 3166-1 alpha-2 in either case: the country of the payment. */
  readonly country?: string | undefined
  /** Merchant category code of ISO 18245, four digits. */
  readonly mcc?: string | undefined
  /** A telephone number of the merchant in any spelling; at least 7 of its characters are digits. */
  readonly phone?: string | undefined
  /** Answers only where two independent signs agree. Default: false. */
  readonly highConfidenceOnly?: boolean | undefined
}

/** Why a line has no merchant. */
export type Refusal =
  | 'cash'
  | 'transfer'
  | 'person'
  | 'income'
  | 'fee'
  | 'interest'
  | 'tax'
  | 'card-payment'
  | 'no-words'

/**
 * What says that a company is meant. `descriptor`: the line has the text that this merchant is known to send.
 * `name`: it has a name of the company. `whole`: nothing of the line is left over beside it. `platform`: the
 * payment went through the marketplace of this company.
 */
export type Sign =
  | 'descriptor'
  | 'name'
  | 'whole'
  | 'host'
  | 'phone'
  | 'brand-mcc'
  | 'mcc'
  | 'country'
  | 'platform'

/** `high`: a score of 0.9 or more, and two independent signs agree. `medium`: 0.7 or more. `low`: less. */
export type TransactionConfidence = 'high' | 'medium' | 'low'

/** What was taken out of the line. */
export interface CleaningStep {
  /** A code such as `preamble`, `processor`, `order-code`, `city`. */
  readonly rule: string
  readonly removed: string
}

/** A company that the line may mean. */
export interface TransactionCandidate {
  readonly domain: string
  readonly name: string
  /** The words of the line that led to it. */
  readonly words: string
  /** From 0 to 1. */
  readonly score: number
  readonly signs: readonly Sign[]
  /** Why it is not the answer; undefined for the answer. */
  readonly rejected?: string | undefined
}

/** How a line was read. */
export interface TransactionExplanation {
  readonly steps: readonly CleaningStep[]
  /** The words that are left, of which the merchant's name is made. */
  readonly words: string
  /** Best first. */
  readonly candidates: readonly TransactionCandidate[]
  /** One sentence: why this is the answer, or why there is none. */
  readonly reason: string
}

/** Who took or sent the money. */
export interface TransactionAnswer {
  readonly text: string
  /** The name of the merchant in readable case, also of one that no directory has; undefined for none. */
  readonly merchant?: string | undefined
  /** Why the line has no merchant; undefined when it may have one. */
  readonly refusal?: Refusal | undefined
  /** The company, when one is known well enough. `domain` is registrable, lower case, ASCII. */
  readonly company?: { readonly domain: string; readonly name: string } | undefined
  /** How sure the company is; undefined without one. */
  readonly confidence?: TransactionConfidence | undefined
  readonly explanation: TransactionExplanation
}
