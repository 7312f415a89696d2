import type { Route } from '../../route.ts'
export const brandRoute = (brand: Route): Route => brand
