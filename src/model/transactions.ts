/* The types of requests and answers about card transactions and bank statements. */

/** A line of a statement, with other details of the payment. */
export interface TransactionRequest {
  /** The line as the bank prints it, 1 to 2,000 characters. */
  readonly text: string
  /** The city of the payment, if it is known from another source than the line. */
  readonly city?: string | undefined
  /** ISO 3166-1 alpha-2, in any case: the country of the payment. */
  readonly country?: string | undefined
  /** Merchant category code of ISO 18245, four digits. */
  readonly mcc?: string | undefined
  /** A telephone number of the merchant in any spelling, with at least 7 digits. */
  readonly phone?: string | undefined
  /** Whether an answer needs two independent signs that agree. Default: false. */
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
 * A sign that the line refers to a company. `descriptor`: the line contains a text that this merchant is
 * known to send. `name`: the line contains a name of the company. `whole`: the line contains nothing else.
 * `platform`: the payment was made through the company's marketplace.
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

/** A part that was removed from the line. */
export interface CleaningStep {
  /** A code such as `preamble`, `processor`, `order-code`, `city`. */
  readonly rule: string
  readonly removed: string
}

/** A company to which the line may refer. */
export interface TransactionCandidate {
  readonly domain: string
  readonly name: string
  /** The words of the line that led to the company. */
  readonly words: string
  /** From 0 to 1. */
  readonly score: number
  readonly signs: readonly Sign[]
  /** Why this candidate is not the answer; undefined for the answer. */
  readonly rejected?: string | undefined
}

export interface TransactionExplanation {
  readonly steps: readonly CleaningStep[]
  /** The remaining words, from which the merchant's name is made. */
  readonly words: string
  /** Best first. */
  readonly candidates: readonly TransactionCandidate[]
  /** One sentence: why this is the answer, or why there is none. */
  readonly reason: string
}

/** The merchant that received or sent the money. */
export interface TransactionAnswer {
  readonly text: string
  /**
   * The name of the merchant in readable case, also when no directory has the merchant; undefined when there
   * is none.
   */
  readonly merchant?: string | undefined
  /** Why the line has no merchant; undefined when it may have one. */
  readonly refusal?: Refusal | undefined
  /** The company, when the line identifies one clearly enough. `domain` is registrable, lower case, ASCII. */
  readonly company?: { readonly domain: string; readonly name: string } | undefined
  /** How sure the identification of the company is; undefined without a company. */
  readonly confidence?: TransactionConfidence | undefined
  readonly explanation: TransactionExplanation
}
