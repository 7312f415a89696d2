import type { ReadRules, StoredAge, StoredRequest } from '../model/kept.ts'

/** Reads stored data for a request. */
export interface StoredReading {
  readonly rules: ReadRules
  /** Returns `answer`. If it was stored, calls `onStored` of the request with its age first. */
  used<T>(answer: T): T
}

export function storedReading({ maxAgeMs, maxStaleMs, onStored }: StoredRequest): StoredReading {
  let age: StoredAge | undefined
  const onAge = (told: StoredAge) => {
    age = told
  }
  return {
    rules: { maxAgeMs, maxStaleMs, onAge },
    used(answer) {
      if (age) onStored?.(age)
      return answer
    },
  }
}
