/**
 * True in `npm run test:soak`: what is repeated is repeated more often there, and what else is tested by a
 * few cases by all of them. `npm test` would take a third longer. The name does not begin with `BLAZON_`,
 * because the commands that tests start would take it for an option and refuse it.
 */
export const THOROUGH = process.env.TEST_THOROUGH === '1'
