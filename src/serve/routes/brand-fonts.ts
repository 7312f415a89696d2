import { brandAnswer } from '../brand-answer.ts'
import { route } from '../route.ts'
import { fontsBody } from '../wire.ts'

/** Contract §3.5: of the same record as the brand, so that whoever asks for both has the site visited once. */
export const brandFonts = route({
  method: 'GET',
  path: '/v1/brand/fonts',
  params: { domain: { kind: 'text', required: true } },
  answer: ({ domain }, waiter, context) =>
    brandAnswer(
      context.resolve(domain),
      { name: 'fonts', render: fontsBody, maxSpeed: false },
      waiter,
      context,
    ),
})
