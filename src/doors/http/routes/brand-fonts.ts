import { BlazonError } from '../../../model/errors.ts'
import { foundValue } from '../../../model/finding.ts'
import type { BrandRecord } from '../../../model/record.ts'
import type { FontUse } from '../../../model/values.ts'
import { FONTS_ANSWER } from '../answers/brand.ts'
import { okBody } from '../body.ts'
import { brandAnswer } from '../brand-answer.ts'
import { DOMAIN } from '../company.ts'
import { route } from '../route.ts'

/** This endpoint reads the same record as the brand, so that the site is visited once for both. */
export const brandFonts = route({
  method: 'GET',
  path: '/v1/brand/fonts',
  aliases: ['/v1/web/fonts'],
  summary: 'the font families of a domain and how much each is used',
  answer: FONTS_ANSWER,
  params: { domain: DOMAIN },
  run: ({ domain }, waiter, context) =>
    brandAnswer(
      context.resolve(domain),
      { name: 'fonts', render: fontsBody, maxSpeed: false },
      waiter,
      context,
    ),
})

/** The additional key `load_error` has the reason why a family did not load. */
function fontsBody({ domain, fields }: BrandRecord): string {
  const { fonts } = fields
  if ('error' in fonts) throw new BlazonError('internal', fonts.error)
  return okBody({ domain, fonts: (foundValue(fonts) ?? []).map(toFontUse) })
}

function toFontUse({ family, uses, fallbacks, loadError, ...share }: FontUse): object {
  return {
    font: family,
    uses,
    fallbacks,
    num_elements: share.elements,
    num_words: share.words,
    percent_elements: share.percentElements,
    percent_words: share.percentWords,
    ...(loadError !== undefined && { load_error: loadError }),
  }
}
