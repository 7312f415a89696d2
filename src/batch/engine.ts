import type { Blazon } from '../engine/engine.ts'
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
