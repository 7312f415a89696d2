import type { Route } from '../route.ts'
import { brandRetrieve } from './brand-retrieve.ts'
import { webSitemap } from './web-sitemap.ts'

/** Every endpoint: one file each, one line here. */
export const ROUTES: readonly Route[] = [brandRetrieve, webSitemap]
