import type { CallMethods } from '../../calls/index.ts'
import type { Blazon } from '../../engine/engine.ts'

/** The methods of an engine that a server uses. */
export interface ServeEngine
  extends Omit<CallMethods, 'examine' | 'capture' | 'record'>,
    Pick<
      Blazon,
      | 'options'
      | 'resolve'
      | 'browser'
      | 'sandbox'
      | 'company'
      | 'suggest'
      | 'parse'
      | 'drawings'
      | 'accounts'
      | 'usage'
      | 'answers'
      | 'changes'
      | 'corrections'
      | 'export'
      | 'lists'
      | 'webhooks'
      | 'batches'
      | 'monitors'
      | 'pictures'
      | 'status'
      | 'forget'
      | 'background'
      | 'whenCrowded'
      | 'activity'
      | 'metrics'
      | 'answered'
      | 'tryBrowser'
    > {
  readonly keys: Pick<Blazon['keys'], 'list' | 'holderOf' | 'create' | 'suspend' | 'resume' | 'revoke'>
  /** Default: the fields that every record has. */
  readonly fields?: Blazon['fields']
}
