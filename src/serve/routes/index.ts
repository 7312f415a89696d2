import type { Route } from '../route.ts'
import { brandRetrieve } from './brand-retrieve.ts'

/** Every endpoint: one file each, one line here. */
export const ROUTES: readonly Route[] = [brandRetrieve]
