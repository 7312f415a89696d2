// A process that captures a page which never settles, for tests that end it: `capture-process.ts HOST_MAP_LINE`.
import { parseHostMap } from '../../src/capture/gate/hosts.ts'
import { createCapturer } from '../../src/capture/index.ts'
import { readHere } from '../../src/capture/reading.ts'
import { withDefaults } from '../../src/model/options.ts'

const hosts = parseHostMap(process.argv[2] ?? '')
const options = withDefaults()
const reader = readHere(options)
const capturer = await createCapturer({ options, hosts, reader, clock: () => new Date() })
const domain = 'acme.example'
const site = { input: domain, domain, registrable: domain, label: 'acme', unicode: domain }
await capturer.capture(site, { producer: 'browser' })
