import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { loadSnapshot } from '../../src/capture/recording/snapshot-folder.ts'
import { createBlazon, type Snapshot } from '../../src/index.ts'
import { serveSites } from '../capture/sites.ts'
import { patient } from '../house/patient.ts'
import { temporaryFolder } from '../store/temporary.ts'

const PATIENT = patient()

const browser = await findBrowser()

const PAGE = `<!doctype html><html lang=en><title>Acme</title>
<style>h1 { color: #b4532a }</style><div id=root></div>
<script>const words = 'Acme makes anvils for people who like anvils. '.repeat(20)
root.innerHTML = '<h1>Acme anvils</h1><p>' + words</script>`

const headingOf = ({ samples }: Snapshot) => samples?.find(({ tag }) => tag === 'h1')

test.runIf(browser)(
  'whoever has a page that the browser showed finds the styles of its elements',
  async () => {
    const { port } = await serveSites({ 'acme.example': { '/': PAGE } })
    const folder = temporaryFolder()
    const [hosts, dir] = [join(folder, 'hosts'), join(folder, 'page')]
    writeFileSync(hosts, `127.0.0.1:${port} - acme.example\n`)
    const blazon = await createBlazon({ hosts, db: join(folder, 'brands.db'), options: PATIENT })
    onTestFinished(() => blazon.close())
    const handle = { domain: 'acme.example' }
    const captured = await blazon.capture(handle)
    const { snapshot: examined } = await blazon.examine(handle)
    const { snapshot: recorded } = await blazon.record(handle, dir)
    const heading = { tag: 'h1', text: 'Acme anvils', style: { color: '#b4532a', fontSize: 32 } }
    for (const snapshot of [captured, examined, recorded, await loadSnapshot(dir)]) {
      expect(snapshot && headingOf(snapshot)).toMatchObject(heading)
      expect(Object.keys(snapshot ?? {})).not.toContain('packedSamples')
      expect(JSON.parse(JSON.stringify(snapshot)).samples).toEqual(captured.samples)
    }
    const { bodies: _, ...index } = recorded
    expect(readFileSync(join(dir, 'snapshot.json'), 'utf8')).toBe(`${JSON.stringify(index, null, 2)}\n`)
    // The styles of a page that was just captured, and of the same page as it is stored.
    const [fresh, stored] = [await blazon.styleguide(handle), await blazon.styleguide(handle)]
    expect(fresh).toMatchObject({
      state: 'ok',
      styleguide: { typography: { headings: { h1: { value: { fontSize: 32 } } } } },
    })
    expect(stored).toEqual(fresh)
  },
)
