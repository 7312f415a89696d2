/**
 * True in `npm run test:soak`: what is repeated is repeated more often there, and what else is tested by a few
 * cases by all of them. `npm test` would take a third longer.
 */
export const THOROUGH = process.env.BLAZON_THOROUGH === '1'
