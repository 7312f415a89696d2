/** The functions of the library that work without a network and return at once. */

export { readList } from '../batch/list/read.ts'
export { diffBrands } from '../diff/index.ts'
export { isMerchant } from '../directory/transaction/same-merchant.ts'
export { readGold } from '../gold/case.ts'
export { classifyByMeaning } from '../industry/by-meaning.ts'
export * from './extract.ts'
