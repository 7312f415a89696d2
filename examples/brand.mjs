// Looks one brand up: node examples/brand.mjs example.com
import { createBlazon, isFound } from 'blazon'

const [domain = 'example.com'] = process.argv.slice(2)

const blazon = await createBlazon()
try {
  const result = await blazon.brand({ domain })
  if (result.state === 'ok') {
    for (const [name, finding] of Object.entries(result.record.fields)) {
      if (!isFound(finding)) continue
      const [first] = finding.evidence
      console.log(`${name} (${finding.confidence}, ${first.source} ${first.where}):`, finding.value)
    }
  } else if (result.state === 'refused') {
    // The page is a challenge, a parked domain or something else that is not the brand's.
    console.log(`${domain} is not described: its page is "${result.class}".`)
  } else {
    console.log(`${domain} failed (${result.code}): ${result.message}`)
    process.exitCode = 1
  }
} finally {
  // In TypeScript, and in Node 24 and newer: await using blazon = await createBlazon()
  await blazon.close()
}
