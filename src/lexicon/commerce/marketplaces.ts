import { MARKETPLACES as TABLE } from '../../data/vendors/marketplaces.ts'
import { anyOf } from '../pattern.ts'

/** Marketplaces, with patterns of their addresses. */
export const MARKETPLACES = TABLE.map(({ host, path, product, ...marketplace }) => ({
  ...marketplace,
  host: anyOf([host], 'i'),
  path: path === undefined ? undefined : anyOf([path], 'i'),
  product: anyOf([product], 'i'),
}))
