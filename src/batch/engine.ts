import type { Blazon } from '../engine/engine.ts'
import { BlazonError } from '../model/errors.ts'
import type { BatchQueue } from './ports.ts'
import type { ListRequest } from './request.ts'

export type BatchEngine = Pick<
  Blazon,
  'options' | 'resolve' | 'company' | 'isMapped' | 'examine' | 'products' | 'query' | 'queue'
>

export interface BatchRun {
  readonly engine: BatchEngine
  readonly queue: BatchQueue
  readonly request: ListRequest
}

/** Throws `invalid_input` for a value that is not an engine. */
export function checkEngine(engine: BatchEngine): void {
  if (typeof engine?.queue !== 'function' || typeof engine.examine !== 'function' || !engine.options?.batch)
    throw new BlazonError('invalid_input', 'A batch runs with an engine, as createBlazon makes it.')
}
