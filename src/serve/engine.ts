import type { Blazon } from '../engine/engine.ts'

/** The part of an engine that is served. */
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
    | 'html'
    | 'images'
    | 'markdown'
    | 'sitemap'
    | 'answers'
    | 'pictures'
    | 'status'
  > {
  readonly keys: Pick<Blazon['keys'], 'list' | 'holderOf'>
}
