// Works through a list into a database: node examples/list.mjs brands.db example.com example.org
import { createBlazon, isFound, runBatch } from 'blazon'

const [db = 'brands.db', ...lines] = process.argv.slice(2)

const blazon = await createBlazon({ db })
try {
  // Called again with the same list, it continues where it was.
  const { ok, refused, failed } = await runBatch(blazon, { list: 'my brands', lines })
  console.log(`${ok} described, ${refused} refused, ${failed} failed`)
  for await (const { result } of blazon.results.all()) {
    if (result.state !== 'ok') continue
    const { name, colors } = result.record.fields
    const [first] = isFound(colors) ? colors.value : []
    console.log([result.domain, isFound(name) ? name.value : '-', first?.hex ?? '-'].join('\t'))
  }
} finally {
  await blazon.close()
}
