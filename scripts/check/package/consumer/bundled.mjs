// A program that is bundled with the library: it looks one page up, and shoots it where there is a browser.
import { createBlazon, isFound } from 'blazon'

const blazon = await createBlazon()
const handle = { domain: 'pennoray.example' }
const { record } = await blazon.brand(handle)
if (record && isFound(record.fields.name)) console.log(record.fields.name.value)
if (blazon.browser) console.log((await blazon.screenshot(handle)).state)
await blazon.close()
