import { BlazonError } from '../model/errors.ts'
import type { Site } from '../model/site.ts'
import type { Ports } from './ports.ts'

/** Returns ports for a call that must not visit the site. Data that is not stored counts as not found. */
export function withoutVisits(ports: Ports, { domain }: Site): Ports {
  const refuse = async () => {
    throw new BlazonError('not_found', `Nothing of the kind is stored of ${domain}, and it was not visited.`)
  }
  return { ...ports, capture: refuse, captureWithPictures: refuse, list: refuse, show: refuse }
}
