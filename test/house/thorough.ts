/**
 * True in `npm run test:soak`: what is repeated is repeated more often there, and what else is tested by a few
 * cases by all of them. `npm test` would take a third longer. A name that begins with `BLAZON_` would be an option of the
 * commands that tests start, and refused.
 */
export const THOROUGH = process.env.TEST_THOROUGH === '1'
