// Writes the look of a site as CSS custom properties: node examples/theme.mjs example.com > theme.css
import { createBlazon, writeStyleguide } from 'blazon'

const [domain = 'example.com'] = process.argv.slice(2)

const blazon = await createBlazon()
try {
  const result = await blazon.styleguide({ domain })
  if (result.state === 'ok') console.log(writeStyleguide(result.styleguide, 'css'))
  else console.error(`There is no style guide of ${domain}: ${result.state}.`)
} finally {
  await blazon.close()
}
