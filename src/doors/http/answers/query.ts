import { z } from 'zod'

const plain = z.union([z.string(), z.number(), z.boolean()])

export const QUERY_ANSWER = z.object({
  status: z.literal('ok'),
  domain: z.string().describe('As in the answers about brands.'),
  urls_analyzed: z.array(z.string()).describe('The pages that were read, the landing page first.'),
  data_extracted: z
    .array(
      z.object({
        datapoint_name: z.string(),
        datapoint_value: z.union([
          plain,
          z.array(z.union([plain, z.array(z.string()), z.record(z.string(), plain)])),
        ]),
      }),
    )
    .describe('The points that a page answers, in the order of the question; the others are left out.'),
})
