import type { Blazon } from '../engine/engine.ts'

/** The part of an engine that a server uses. */
export interface ServeEngine
  extends Pick<
    Blazon,
    | 'options'
    | 'resolve'
    | 'browser'
    | 'sandbox'
    | 'brand'
    | 'company'
    | 'naics'
    | 'query'
    | 'styleguide'
    | 'screenshot'
    | 'logo'
    | 'drawings'
    | 'html'
    | 'images'
    | 'markdown'
    | 'product'
    | 'products'
    | 'sitemap'
    | 'accounts'
    | 'usage'
    | 'answers'
    | 'changes'
    | 'pictures'
    | 'status'
    | 'forget'
    | 'prefetch'
    | 'background'
    | 'whenCrowded'
    | 'activity'
    | 'metrics'
    | 'answered'
    | 'tryBrowser'
  > {
  readonly keys: Pick<Blazon['keys'], 'list' | 'holderOf'>
  /** Default: the fields that every record has. */
  readonly fields?: Blazon['fields']
}
