import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseHostMap } from '../../../../src/capture/gate/hosts.ts'
import { loadRecording } from '../../../../src/capture/recording/exchanges-file.ts'
import { loadHar } from '../../../../src/capture/recording/har.ts'
import { openReplay } from '../../../../src/capture/recording/replay.ts'
import { loadSnapshot, saveSnapshot } from '../../../../src/capture/recording/snapshot-folder.ts'
import { warcOf } from '../../../../src/capture/recording/warc.ts'
import { readQuery } from '../../../../src/doors/http/params.ts'
import { readGold } from '../../../../src/gold/case.ts'
import { DEFAULTS } from '../../../../src/model/options.ts'
import { judge } from '../../../../src/paths/describe.ts'
import { parseDomain } from '../../../../src/resolve/domain.ts'
import { parseLanguage } from '../../../../src/resolve/language.ts'
import { parsePage } from '../../../../src/resolve/page.ts'
import { snapshotFromHtml } from '../../../../src/snapshot/made/from-html.ts'
import { hashOf, indexOf } from '../../../../src/snapshot/snapshot.ts'
import type { Chance } from '../chance.ts'
import { anyJson, har } from '../json.ts'
import { handle, hostMap } from '../lines.ts'
import { mutated } from '../mutate.ts'
import { QUICK, type Reader, type Readers, reader } from '../reader.ts'
import { word } from '../words.ts'

const BODY = '<title>Acme</title><h1>Acme</h1><p>Acme makes anvils.'
const HASH = hashOf(Buffer.from(BODY))
const EXCHANGE = {
  by: 'client',
  method: 'GET',
  url: 'https://acme.example/',
  requestHeaders: { accept: '*/*' },
  sent: null,
  finalUrl: 'https://acme.example/',
  redirects: [{ url: 'https://acme.example/', status: 301, headers: { location: '/a' } }],
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: HASH,
  bodyBytes: BODY.length,
}

const RECORDING = {
  format: 1,
  domain: 'acme.example',
  capturedAt: '2026-11-20T12:00:00.000Z',
  producer: 'auto',
  notes: [],
  exchanges: [EXCHANGE],
}

/** Readers of what people type or share. Each throws a `BlazonError` for invalid input. */
export const FILE_READERS: Readers = {
  domain: refusing(handle, (it) => [parseDomain(it)]),
  page: refusing(handle, (it) => [parsePage(it)]),
  'language-name': refusing(word, parseLanguage),
  query: refusing(
    (chance) => chance.text(30, () => `${word(chance)}=${word(chance)}`, '&'),
    (it) => ({ ...readQuery(it) }),
  ),
  'host-map': refusing(hostMap, (it) => parseHostMap(it).lookup('acme.example')),
  gold: refusing(
    (chance) =>
      mutated(
        chance,
        chance.oneIn(3) ? anyJson(chance) : '{"domain":"a.example","colors":{"primary":["#fff"]}}\n',
      ),
    readGold,
  ),
  'snapshot-folder': reader({
    make: (chance) =>
      mutatedJson(
        chance,
        JSON.stringify(indexOf(snapshotFromHtml({ url: 'https://acme.example/', html: BODY }))),
      ),
    read: (text) => inFolder('snapshot.json', text, async (folder) => judge(await loadSnapshot(folder))),
    refuses: true,
    limit: [6e3, 5],
  }),
  recording: reader({
    make: (chance) => mutatedJson(chance, JSON.stringify(RECORDING)),
    read: (text) =>
      inFolder('exchanges.json', text, async (folder) => {
        const recording = await loadRecording(folder)
        return [
          recording,
          await (await openReplay(folder, DEFAULTS)).snapshotOf(parseDomain('acme.example')).catch(refused),
        ]
      }),
    refuses: true,
    limit: [1_000, 5],
  }),
  warc: reader({
    make: har,
    read: (text) =>
      inFolder('acme.har', text, async (folder) => {
        const pieces: Uint8Array[] = []
        for await (const piece of warcOf(await loadHar(join(folder, 'acme.har')))) pieces.push(piece)
        return pieces.length
      }),
    refuses: true,
    limit: [1500, 10],
  }),
  'saved-again': reader({
    make: (chance) => ({ html: word(chance), url: `https://acme.example/${chance.below(9)}` }),
    read: (page) =>
      inFolder('unused', '', async (folder) => {
        const snapshot = snapshotFromHtml(page)
        await saveSnapshot(join(folder, 'saved'), snapshot)
        return loadSnapshot(join(folder, 'saved'))
      }),
    limit: [1_000, 5],
  }),
}

function refusing(make: (chance: Chance) => string, read: (text: string) => unknown): Reader {
  return reader({ make, read, refuses: true, limit: QUICK })
}

/** Makes a valid file, or one in which a value is replaced or the text is changed. */
function mutatedJson(chance: Chance, text: string): string {
  if (chance.oneIn(3)) return mutated(chance, text)
  const values = [...text.matchAll(/(?<=:)(?:"[^"]*"|\d+|null|\[\]|\{\})/g)]
  const { index, 0: found } = chance.pick(values)
  const other = chance.oneIn(2)
    ? anyJson(chance)
    : JSON.stringify(chance.pick(['../../../../etc/hostname', '/etc/hostname', word(chance)]))
  return text.slice(0, index) + other + text.slice(index + found.length)
}

async function inFolder(
  name: string,
  text: string,
  read: (folder: string) => Promise<unknown>,
): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-fuzz-'))
  try {
    mkdirSync(join(folder, 'bodies'))
    writeFileSync(join(folder, 'bodies', HASH), BODY)
    writeFileSync(join(folder, name), text)
    return await read(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function refused(thrown: unknown): string {
  return String(thrown).replace(/\/\S+blazon-fuzz-\w+/g, '')
}
