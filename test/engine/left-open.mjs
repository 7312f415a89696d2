// A program that uses the browser and closes nothing: `left-open.mjs LIBRARY HOSTS DOMAIN`. It ends by
// itself.
const [library, hosts, domain] = process.argv.slice(2)
const { createBlazon } = await import(library)
const patiently = 10 * 60_000
const blazon = await createBlazon({
  hosts,
  options: {
    producer: 'browser',
    lookupTimeoutMs: patiently,
    browser: { captureTimeoutMs: patiently },
  },
})
const result = await blazon.brand({ domain })
// The processes that read and decode pages would end by themselves after half a minute.
const ready = performance.now()
process.on('exit', () => {
  if (performance.now() - ready > 25_000) process.exitCode = 1
})
console.log(result.record?.producer ?? result.message)
