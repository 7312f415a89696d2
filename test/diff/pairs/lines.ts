import { pageLines } from '../../../src/extract/lines/index.ts'
import { pageOf } from '../../snapshot/page.ts'

/** The lines of a page with this body, as a monitor without selectors gets them. */
export const linesOfPage = (body: string): string => pageLines(pageOf({ body }), true)
