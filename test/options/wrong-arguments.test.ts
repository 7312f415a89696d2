import { afterAll, describe, expect, test } from 'vitest'
import { CALLS } from '../../src/calls/index.ts'
import * as library from '../../src/index.ts'

// What a person who writes JavaScript, without types, may hand in. Each refusal names the parameter.

const url = 'https://acme.com/'
const html = '<title>Acme</title><h1>Acme</h1>'
const snapshot = library.snapshotFromHtml({ url, html })
const guide = library.extractStyleguide(snapshot)
const blazon = await library.createBlazon()
const server = await library.createServer(blazon)
const queue = blazon.queue()
const { source } = blazon.directory
afterAll(async () => {
  await server.close()
  await blazon.close()
})

type Row = readonly [call: (...given: unknown[]) => unknown, given: readonly unknown[], message: string]

/** Anything may be handed to a function of which the types are not looked at. */
const any = (call: unknown) => call as Row[0]

const page = (more: object) => [{ url, html, ...more }]
const SNAPSHOT_FROM_HTML: Row[] = (
  [
    [[{ url }], 'There is no html in the page; it must be a text.'],
    [[{ html }], 'There is no url in the page; it must be a text.'],
    [page({ html: 5 }), 'html is 5; it must be a text.'],
    [page({ resources: 5 }), 'resources is 5; it must be a list of files, or their bodies by URL.'],
    [page({ resources: null }), 'resources is null;'],
    [page({ resources: [5] }), 'resources[0] is 5; it must be an object.'],
    [page({ resources: [{ url }] }), 'There is no body in resources[0]; it must be a text or bytes.'],
    [page({ resources: [{ url, body: '', status: 'ok' }] }), 'resources[0].status is "ok";'],
    [page({ resources: { [url]: 5 } }), 'resources[0].body is 5; it must be a text or bytes.'],
    [page({ pages: 5 }), 'pages is 5; it must be a list of pages.'],
    [page({ pages: [{ url }] }), 'pages[0].html is undefined; it must be a text.'],
    [page({ samples: [{}] }), 'it must be null, or a list of style samples.'],
    [page({ capturedAt: 'yesterday' }), 'capturedAt is "yesterday"; it must be a time in ISO 8601.'],
    [page({ options: { fetch: 5 } }), 'fetch is 5; it must be an object.'],
    [page({ ressources: [] }), 'There is no option ressources; the page may have url, html, resources,'],
  ] as const
).map(([given, message]) => [any(library.snapshotFromHtml), given, message])

const SNAPSHOTS: Row[] = [
  { ...snapshot, resources: [5] },
  { ...snapshot, samples: 5 },
  { ...snapshot, document: 5 },
  { ...snapshot, site: {} },
  { ...snapshot, notes: 5 },
  JSON.parse(JSON.stringify(snapshot)),
].flatMap((given) => [
  [any(library.describe), [given], 'This is no snapshot'] as Row,
  [any(library.withPictures), [given], 'This is no snapshot'] as Row,
  [any(library.drawLogo), [given], 'This is no snapshot'] as Row,
  [any(library.extractMarkdown), [given], 'This is no snapshot'] as Row,
  [any(library.extractStyleguide), [given], 'This is no snapshot'] as Row,
])

const found = async () => ({ state: 'failed' })
const batch = (request: unknown, message: string): Row => [any(library.runBatch), [blazon, request], message]

const FAILED = { state: 'failed', domain: 'acme.com', code: 'timeout', message: 'It was slow.' }

const ROWS: Row[] = [
  ...Object.keys(CALLS).map((name): Row => {
    return [any(blazon[name as keyof typeof CALLS]), [{}], 'A handle is an object such as']
  }),
  ...SNAPSHOT_FROM_HTML,
  ...SNAPSHOTS,
  [any(library.diffBrands), [5, {}], 'The first argument is no result: brand() returns one,'],
  [any(library.diffBrands), [FAILED, {}], 'The second argument is no result: brand() returns one,'],
  [
    any(library.diffBrands),
    [FAILED, FAILED, { fields: 5 }],
    'fields is 5; it must be a list of names of fields.',
  ],
  [any(library.diffBrands), [FAILED, FAILED, { fields: ['nome'] }], 'There is no field "nome" to compare.'],
  [any(library.diffBrands), [FAILED, FAILED, { field: ['name'] }], 'There is no option field;'],
  [any(library.extract), [5, url], 'html is 5; it must be a text.'],
  [any(library.snapshotFromHar), [5], 'the HAR file is 5; it must be a text.'],
  [any(library.snapshotFromHar), ['{}', { page: 1 }], 'There is no option page; the request may have url,'],
  [
    any(library.writeStyleguide),
    [guide, 'less'],
    'format is "less"; it must be one of "json", "dtcg", "css",',
  ],
  [any(library.writeStyleguide), [{ ...guide, colors: 5 }, 'json'], 'This is no styleguide'],
  [any(library.writeStyleguide), [{ ...guide, typography: {} }, 'css'], 'This is no styleguide'],
  [any(library.writeDesign), [{ styleguide: guide }], 'This is no design: one comes from extractDesign'],
  [any(blazon.report), [{ out: 5 }], 'settings.out is 5; it must be'],
  [any(blazon.report), [{ out: 'a', open: true }], 'There is no option settings.open;'],
  [any(blazon.parse), ['text'], 'bytes is "text"; it must be bytes.'],
  [
    any(blazon.parse),
    [new Uint8Array(1), { pdf: { start: 0 } }],
    'pdf is an object; it must be { start, end }',
  ],
  [any(blazon.suggest), [5], 'text is 5; it must be a text.'],
  [any(blazon.suggest), ['acme', { limit: 0 }], 'limit is 0; it must be a whole number'],
  [any(blazon.lists.add), [{ name: 5, text: '' }], 'name is 5; it must be'],
  [any(blazon.lists.of), [5], 'name is 5; it must be a text.'],
  [any(blazon.lists.stop), [5], 'name is 5; it must be a text.'],
  [any(blazon.lists.resume), [5], 'name is 5; it must be a text.'],
  [any(blazon.lists.work), [5], 'how is 5; it must be'],
  [any(blazon.batches.submit), [{ format: 'pdf' }], 'format is "pdf"; it must be one of'],
  [any(blazon.batches.list), [{ status: 'x' }], 'status is "x"; it must be one of'],
  [any(blazon.batches.get), [5], 'id is 5; it must be a text.'],
  [any(blazon.batches.results), ['batch_1', { limit: 0 }], 'limit is 0; it must be'],
  [any(blazon.batches.file), ['token', -1], 'file is -1; it must be'],
  [any(blazon.batches.cancel), [5], 'id is 5; it must be a text.'],
  [any(blazon.batches.delete), [5], 'id is 5; it must be a text.'],
  [any(blazon.batches.work), [5], 'how is 5; it must be'],
  [any(blazon.webhooks.list), [{ status: 'x' }], 'status is "x"; it must be one of'],
  [any(blazon.webhooks.get), [5], 'id is 5; it must be a text.'],
  [any(blazon.webhooks.attempts), ['whd_1', { limit: 0 }], 'limit is 0; it must be'],
  [any(blazon.webhooks.retry), ['whd_1', { force: 1 }], 'force is 1; it must be'],
  [any(blazon.webhooks.work), [5], 'how is 5; it must be'],
  [any(blazon.monitors.create), [5], 'monitor is 5; it must be'],
  [any(blazon.monitors.list), [{ status: 'x' }], 'status is "x"; it must be one of'],
  [any(blazon.monitors.get), [5], 'id is 5; it must be a text.'],
  [any(blazon.monitors.update), ['mon_1', { status: 'x' }], 'status is "x"; it must be one of'],
  [any(blazon.monitors.delete), [5], 'id is 5; it must be a text.'],
  [any(blazon.monitors.run), [5], 'id is 5; it must be a text.'],
  [any(blazon.monitors.runs), [{ limit: 0 }], 'limit is 0; it must be'],
  [any(blazon.monitors.runOf), ['mon_1', 5], 'runId is 5; it must be a text.'],
  [any(blazon.monitors.rotateSecret), [5], 'id is 5; it must be a text.'],
  [any(blazon.monitors.deliveries), [5], 'runs is 5; it must be'],
  [any(blazon.monitors.changes), [{ tag: 5 }], 'tag is 5; it must be a text.'],
  [any(blazon.monitors.change), [5], 'id is 5; it must be a text.'],
  [any(blazon.monitors.credits), [{ since: 5 }], 'since is 5; it must be'],
  [any(blazon.monitors.limits), [{ owner: 5 }], 'owner is 5; it must be a text.'],
  [any(blazon.monitors.work), [5], 'how is 5; it must be'],
  [any(library.extractImages), [snapshot, { backgrounds: 'maybe' }], 'backgrounds is "maybe";'],
  [any(library.extractMarkdown), [snapshot, { chunk: 5 }], 'There is no option chunk;'],
  [any(library.withPictures), [snapshot, 'all'], 'options is "all"; it must be an object.'],
  [any(library.drawLogo), [snapshot, { size: 5 }], 'size is 5; it must be a whole number from 16 to 1,024.'],
  [
    any(blazon.logo),
    [{ domain: 'a.com', theme: 'blue' }],
    'theme is "blue"; it must be one of "light", "dark".',
  ],
  [any(blazon.logo), [{ size: 64 }], 'A handle is an object'],
  [any(library.readGold), [5], 'The list is no text.'],
  [any(library.readList), [5], 'The bytes of a list come from a stream.'],
  [any(library.evaluate), [[5], found], 'cases is [5]; it must be a list of cases, as readGold gives it.'],
  [any(library.evaluate), [[{ domain: 'a.com' }], 5], 'lookup is 5; it must be a function.'],
  [any(library.evaluate), [[{ domain: 'a.com' }], found, 5], 'onCase is 5; it must be a function.'],
  [
    any(library.evaluate),
    [[{ domain: 'a.com' }], async () => ({ state: 'ok' })],
    'what lookup gives for a.com is an object; it must be a result, as brand() of an engine gives it.',
  ],
  batch({ lines: [] }, 'There is no list in the request;'),
  batch({ list: '', lines: [] }, 'list is ""; it must be a text of at least one character.'),
  batch({ list: 'x', lines: [null] }, 'line 1 of the list is null; it must be a text.'),
  [any(library.runBatch), [{ queue: found }, { list: 'x', lines: [] }], 'A batch runs with an engine'],
  [any(library.work), [blazon, { untilEmpty: 1 }], 'untilEmpty is 1;'],
  [any(library.work), [blazon], 'There is no work for another process'],
  [any(library.work), [{ queue: found }], 'A batch runs with an engine'],
  [any(library.createServer), [{ brand: found }], 'A server runs over an engine'],
  [any(library.createServer), [blazon, { routes: [5] }], 'routes is [5]; it must be a list of routes.'],
  [any(server.listen), [{ port: 'http' }], 'port is "http"; it must be a whole number from 0 to 65,535.'],
  [any(server.listen), [{ host: 5 }], 'host is 5;'],
  [any(server.listen), [null], 'the address is null; it must be an object.'],
  [any(server.inject), [{}], 'There is no url in the request;'],
  [
    any(blazon.html),
    [{ url }, { rendered: 'maybe' }],
    'rendered is "maybe"; it must be one of "auto", true,',
  ],
  [any(blazon.html), [{ url }, { headers: 5 }], 'headers is 5; it must be texts by name.'],
  [any(blazon.html), [{ url }, { extractRules: ['h1'] }], 'extractRules is ["h1"]; it must be rules by name'],
  [any(blazon.html), [{ url }, { includeSelectors: 'h1' }], 'includeSelectors is "h1"; it must be a list of'],
  [any(blazon.html), [{ url }, { includeSelectors: ['h1['] }], 'includeSelectors: h1[ is no CSS selector'],
  [
    any(blazon.markdown),
    [{ url }, { actions: [{ do: 'jump' }] }],
    'actions is [an object]; it must be a list',
  ],
  [any(blazon.markdown), [{ url }, { country: 'de' }], 'country: no proxy of this engine'],
  [any(blazon.images), [{ url }, { enrichment: { size: true } }], 'There is no option enrichment.size;'],
  [any(blazon.images), [{ url }, { includeSelectors: ['a'] }], 'There is no option includeSelectors;'],
  [any(blazon.prefetch), [{ domain: 5 }], 'domain is 5; it must be a text.'],
  [any(blazon.prefetch), ['acme.com'], 'A handle is an object such as { domain: "example.com" }.'],
  [any(blazon.prefetch), [{ url }], 'prefetch takes no url. Give the domain: { domain: "acme.com" }.'],
  [
    any(blazon.logo),
    [{ url: `${url}en?a=b`, size: 64 }],
    'logo takes no url. Give the domain: { domain: "ac',
  ],
  ...[blazon.naics, blazon.query, blazon.examine, blazon.capture].map(
    (method): Row => [any(method), [{ url }], ' takes no url. Give the domain: { domain: "acme.com" }.'],
  ),
  [
    any(blazon.record),
    [{ url: 'nonsense' }, 'dir'],
    'record takes no url. A handle is an object such as { d',
  ],
  [any(blazon.sitemap), [{ url }], 'sitemap takes no url. Give the domain: { domain: "acme.com" }.'],
  ...[blazon.html, blazon.images, blazon.markdown, blazon.product, blazon.crawl, blazon.extract].map(
    (method): Row => [
      any(method),
      [{ domain: 'acme.com' }],
      ' takes no domain. Give the URL of a page: { ur',
    ],
  ),
  [any(blazon.styleguide), [{ domain: 'acme.com', url }], 'A handle cannot have domain and url together.'],
  [
    any(blazon.brand),
    [{ domain: 'acme.com', language: 'klingon', timeoutMs: -4 }],
    'language does not belong in the handle; give it in the second argument: brand({ domain }, { language }).',
  ],
  [
    any(blazon.record),
    [{ domain: 'acme.com', timeoutMs: -4 }, 'dir'],
    'give it in the third argument: record({ domain }, folder, { timeoutMs }).',
  ],
  [
    any(blazon.html),
    [{ url, rendered: true }],
    'give it in the second argument: html({ url }, { rendered }).',
  ],
  [
    any(blazon.brand),
    [{ name: 'Acme', land: 'at' }],
    'no option land of a handle; one with name may have cou',
  ],
  [any(blazon.company), [{ isin: 'AT0000', country: 'at' }], 'one with isin has nothing beside it.'],
  [any(blazon.sitemap), [{ urlRegex: '/blog/' }], '; this one has urlRegex.'],
  [any(blazon.sitemap), [{ domain: 'acme.com' }, '/blog/'], 'the request is "/blog/"; it must be an object.'],
  [any(blazon.sitemap), [{ domain: 'acme.com' }, { urlRegex: '(' }], 'urlRegex'],
  [any(blazon.crawl), [{ url }, { maxPages: 501 }], 'maxPages is 501'],
  [any(blazon.crawl), [{ url }, { urlRegex: /a/ }], 'urlRegex'],
  [
    any(blazon.extract),
    [{ url }, { schema: 'name' }],
    'schema is "name"; it must be a JSON Schema of an object.',
  ],
  [any(blazon.extract), [{ url }, { schema: { type: 'string' } }], 'The schema must describe an object'],
  [any(blazon.brand), ['acme.com'], 'A handle is an object such as'],
  [any(blazon.brand), [{ domian: 'acme.com' }], '; this one has domian.'],
  [any(blazon.brand), [{ domain: 'acme.com', registrable: 5 }], 'input is undefined; it must be a text.'],
  [
    any(blazon.brand),
    [{ name: 'Acme', domain: 'acme.com' }],
    'A handle cannot have domain and name together.',
  ],
  [any(blazon.brand), [{ name: 5 }], 'name is 5; it must be a text.'],
  [any(blazon.brand), [{ ticker: 'ACM', exchange: 5 }], 'exchange is 5; it must be a text.'],
  [any(blazon.examine), [{ name: 'Acme' }], 'A handle is an object such as'],
  [any(blazon.company), [{ domain: 'acme.com' }], 'A company is named by an object such as'],
  [any(blazon.company), [], 'A company is named by an object such as'],
  [any(blazon.company), [{ name: 'Acme', country: 'Austria' }], '“Austria” is not a country;'],
  [any(blazon.identify), [5], 'text'],
  [any(blazon.identify), ['UBER TRIP', { mcc: 'taxi' }], 'taxi'],
  [any(library.openApiDocument), [{ publicUrl: 5 }], 'publicUrl is 5; it must be'],
  [any(blazon.product), ['https://acme.com/'], 'A handle is an object such as'],
  [any(blazon.products), [{ domain: 'acme.com' }, { maxProducts: 13 }], 'maxProducts is 13; it must be'],
  [any(blazon.query), [{ domain: 'acme.com' }], 'points must be a list of 1 to 50 data points.'],
  [any(blazon.naics), [{ domain: 'acme.com' }, { minResults: 0 }], 'minResults is 0; it must be a whole'],
  [any(library.isMerchant), ['UBER TRIP', 5], 'The name of the merchant is 5;'],
  [
    any(library.classify),
    [{ id: 5 }],
    'There is nothing to classify: give at least one of name, description,',
  ],
  ...[{ name: '' }, { name: ' ', description: '\n' }, { schemaTypes: [], categories: [] }].map(
    (given): Row => [any(library.classify), [given], 'There is nothing to classify: give at least one of'],
  ),
  [any(library.classify), [{ name: 5 }], 'name must be a text, not number.'],
  [any(library.classifyByMeaning), [{ name: 'Acme', maxResults: 11 }], 'maxResults'],
  [any(blazon.record), [{ domain: 'acme.com' }], 'A recording is written to a folder'],
  [any(blazon.resolve), ['acme.com', { allowPort: 'yes' }], 'allowPort is "yes"; it must be true or false.'],
  [any(blazon.isMapped), [5], 'host is 5; it must be a text.'],
  [any(blazon.answered), [5], 'answer is 5; it must be an object.'],
  [any(server.inject), [''], 'url is ""; it must be a text that begins with /.'],
  [any(library.backup), [5, 'copy.db'], 'db is 5; it must be a text.'],
  [any(library.backup), ['a.db', ' '], 'file is " "; it must be a text of at least one character.'],
  [any(library.backup), ['a.db', 'b.db', { onProgress: 5 }], 'onProgress is 5; it must be a function.'],
  [any(library.migrate), [5, 'b.db'], 'from is 5; it must be a text.'],
  [any(library.migrate), ['a.db'], 'to is undefined; it must be a text.'],
  [any(library.migrate), ['a.db', 'b.db', { force: true }], 'force'],
  [any(library.doctor), [undefined], 'db is undefined; it must be a text.'],
  [any(library.forget), [5, 'acme.com'], 'db is 5; it must be a text.'],
  [any(library.forget), ['a.db', 5], 'domain is 5; it must be a text of at least one character.'],
  [any(library.forget), ['a.db', 'acme.com', { compact: 1 }], 'compact is 1; it must be true or false.'],
  [any(library.doctor), ['a.db', { fix: 'yes' }], 'fix is "yes"; it must be true or false.'],
  [any(blazon.queue), ['klingon'], '"klingon" is not a language'],
  [any(blazon.queue), [5], 'language is 5; it must be a text.'],
  [any(blazon.results.of), [{}], 'domain is an object; it must be a text.'],
  [any(blazon.results.all), [5], 'language is 5; it must be a text.'],
  [any(blazon.keys.create), [''], 'name is ""; it must be a text of at least one character.'],
  [any(blazon.keys.holderOf), [], 'secret is undefined; it must be a text.'],
  [any(blazon.keys.revoke), [5], 'id is 5; it must be a text.'],
  [any(blazon.keys.suspend), [null], 'id is null; it must be a text.'],
  [any(blazon.keys.resume), [{}], 'id is an object; it must be a text.'],
  [any(blazon.keys.create), ['a', { kind: 'both' }], 'kind is "both"; it must be one of'],
  [any(blazon.keys.expire), ['key_0', 'now'], 'at is "now"; it must be a Date.'],
  [
    any(blazon.keys.permit),
    ['key_0', 'web'],
    'endpoints is "web"; it must be a list, each of it an endpoint',
  ],
  [any(blazon.keys.rotate), [5], 'id is 5; it must be a text.'],
  [any(blazon.usage.of), ['acme', '2026'], 'month is "2026"; it must be a month such as "2026-11".'],
  [any(blazon.usage.calls), [5], 'organisation is 5; it must be a text.'],
  [any(blazon.accounts.putPlan), [5], 'plan is 5; it must be an object.'],
  [any(blazon.accounts.putPlan), [{}], 'plan'],
  [any(blazon.accounts.putEndpointCredits), [5, 1], 'endpoint'],
  [any(blazon.accounts.putEndpointCredits), ['brand/retrieve', 'two'], 'credits'],
  [any(blazon.accounts.createOrganisation), ['acme', []], 'plan is []; it must be a text.'],
  [any(blazon.accounts.createOrganisation), [5, 'pro'], 'name is 5; it must be a text.'],
  [any(blazon.accounts.setPlan), [[], 'pro'], 'organisation is []; it must be a text.'],
  [any(blazon.accounts.suspendOrganisation), [[]], 'organisation is []; it must be a text.'],
  [any(blazon.accounts.resumeOrganisation), [undefined], 'organisation is undefined; it must be a text.'],
  [any(blazon.accounts.usageOf), ['acme'], 'month is undefined; it must be a month such as "2026-11".'],
  [any(blazon.accounts.callsOf), ['acme', null], 'filter is null; it must be an object.'],
  [any(blazon.accounts.callsOf), ['acme', { limit: 0 }], 'filter.limit is 0; it must be a whole number'],
  [any(blazon.accounts.takeTokens), ['a', 0, 1], 'perSecond is 0; it must be a number greater than 0.'],
  [any(blazon.accounts.takeTokens), ['a', 1, 1, {}], 'There is no call in caller; it must be a text.'],
  [any(blazon.accounts.returnTokens), ['a', 1, -1], 'tokens is -1; it must be a whole number, at least 0.'],
  [any(blazon.accounts.leaseCredits), [null], 'request is null; it must be an object.'],
  [any(blazon.accounts.putCalls), [{}, 'me', []], 'it must be a list of answered calls.'],
  [
    any(blazon.accounts.putCalls),
    [[], 'me', [{}]],
    'it must be a list of objects with organisation, period,',
  ],
  [
    any(blazon.corrections.set),
    ['acme.com', 'name', 'Acme', { whom: 'me' }],
    'There is no option saying.whom;',
  ],
  [any(blazon.corrections.set), ['acme.com', 'fame', 'Acme'], 'There is no field "fame".'],
  [any(blazon.corrections.remove), ['acme.com', 5], 'field is 5; it must be a text.'],
  [any(blazon.corrections.of), [5], 'domain is 5; it must be a text.'],
  [any(blazon.forget), [5], 'domain is 5; it must be a text of at least one character.'],
  [any(blazon.forget), ['acme.com', { compact: 1 }], 'compact is 1; it must be true or false.'],
  [any(blazon.drawings.of), ['acme.com', { size: 5 }], 'style.size is 5; it must be a whole number from 16'],
  [any(blazon.directory.import), [{ files: [5] }], 'request.files is [5]; it must be a list of files.'],
  [any(blazon.directory.update), [{ dryRun: 1 }], 'request.dryRun is 1; it must be true or false.'],
  [any(blazon.directory.lookup), [5], 'text is 5; it must be a text.'],
  [any(blazon.directory.remove), [5], 'source is 5; it must be a text.'],
  [any(blazon.directory.correct), [{ name: 5 }, 'acme.com'], 'of.name is 5; it must be a text.'],
  [any(blazon.directory.retract), [undefined], 'of is undefined; it must be an object.'],
  [any(source.namesOf), ['acme'], 'keys is "acme"; it must be a list of texts.'],
  [any(source.namesFrom), ['acme', 0], 'limit is 0; it must be a whole number, at least 1.'],
  [any(source.namesNear), [5], 'key is 5; it must be a text.'],
  [any(source.companyOf), [5], 'domain is 5; it must be a text.'],
  [any(source.listingsOf), [5], 'symbol is 5; it must be a text.'],
  [any(source.rankOf), [5], 'domain is 5; it must be a text.'],
  [any(source.isinOf), [5], 'isin is 5; it must be a text.'],
  [any(source.isinsFrom), [5], 'prefix is 5; it must be a text.'],
  [any(blazon.export), [{ format: 'xml' }], 'settings.format is "xml"; it must be one of'],
  [any(blazon.batch), ['acme.com'], 'lines is "acme.com"; it must be lines of text'],
  [any(blazon.batch), [[], { total: -1 }], 'settings.total is -1;'],
  [any(queue.storedResultOf), [5], 'domain is 5; it must be a text.'],
  [any(queue.acquireLease), [''], 'name is ""; it must be a text of at least one character.'],
  [any(queue.renewLease), [5], 'holder is 5; it must be a text.'],
  [any(queue.releaseLease), [5], 'holder is 5; it must be a text.'],
  [any(queue.beginRun), ['a', 'some'], 'redo is "some"; it must be one of "none", "failed", "all".'],
  [any(queue.endRun), [''], 'list is "";'],
  [any(queue.markLookup), ['a', 'a.com', 'on'], 'mark is "on"; it must be one of'],
  [any(queue.begunLookups), [''], 'list is "";'],
  [any(queue.deadLetters), [''], 'list is "";'],
  [any(queue.putLines), ['a', 0, ['acme.com']], 'it must be a list of lines.'],
  [any(queue.endLines), ['a', -1], 'after is -1;'],
  [any(queue.allLines), [{ invalid: 5 }], 'filter.invalid is 5;'],
  [any(queue.outcomes), [5], 'list is 5;'],
  [any(queue.statusOf), [5], 'domain is 5; it must be a text.'],
  [any(queue.freshSummaryOf), [5], 'domain is 5; it must be a text.'],
  [any(queue.putResult), [{ domain: 'a.com', state: 'good' }], 'it must be a result of the engine.'],
  [any(queue.extrasOf), [5], 'domain is 5; it must be a text.'],
  [any(queue.putExtra), ['a.com', {}], 'it must be an object with kind, asked and found.'],
  [any(blazon.background.work), [{}], 'There is no signal in request; it must be an AbortSignal.'],
  [any(blazon.background.work), [{ signal: 5 }], 'request.signal is 5; it must be an AbortSignal.'],
  [any(blazon.background.add), [{ call: 'brand', handle: {}, request: {} }], 'A handle is an object such as'],
  [any(blazon.background.add), [{}], 'task is an object; it must be an object with handle, request and call'],
  [any(library.recordSchema), [5], 'the settings is 5; it must be an object.'],
  [any(library.recordSchema), [{ fields: 5 }], 'fields is 5; it must be a list of modules'],
  [
    any(library.defineField),
    [{}],
    'A definition of a field has a name, and the functions value and extract.',
  ],
  [any(library.fieldIn), [{}, {}], 'The finding of a field is in a record, by the definition of the field.'],
  [any(blazon.background.work), [5], 'request is 5; it must be an object.'],
  [any(blazon.answers.of), ['acme.com'], 'name is undefined; it must be a text.'],
  [any(blazon.answers.put), ['brand', '{}', {}], 'result is an object; it must be a result of the engine.'],
  [any(blazon.pictures.nameOf), [5], 'hash is 5; it must be a text.'],
  [any(blazon.pictures.put), ['<svg/>'], 'picture is "<svg/>"; it must be bytes.'],
  [any(blazon.pictures.at), [5], 'name is 5; it must be a text.'],
]

test.each(ROWS.map((row, at) => [at, ...row] as const))('row %i', async (_, call, given, message) => {
  const refusal = { name: 'BlazonError', code: 'invalid_input', message: expect.stringContaining(message) }
  await expect((async () => call(...given))()).rejects.toMatchObject(refusal)
})

describe('none is forgotten', () => {
  const called = new Set<unknown>(ROWS.map(([call]) => call))
  /** Those that take nothing, and those of which `public-functions.test.ts` tries everything. */
  const elsewhere =
    /^(?:BlazonError|createBlazon|isFound|judge|extract[A-Z]\w+|brand|fonts|styleguide|screenshot|images|markdown|examine|capture)$/
  const without = [
    'sandbox',
    'status',
    'activity',
    'metrics',
    'warm',
    'whenCrowded',
    'tryBrowser',
    'close',
    'list',
    ...['listPlans', 'listOrganisations', 'endpointCredits', 'counts', 'count', 'now', 'all'],
    ...['stats', 'entries', 'overrides'],
    // They are called for each answer of a service, where a check costs more than they do.
    ...['isSame', 'isSameElsewhere'],
  ]
  const groups = {
    library,
    blazon,
    server,
    ...only(blazon, 'results', 'keys', 'usage', 'accounts', 'background', 'answers', 'pictures'),
    ...only(blazon, 'changes', 'corrections', 'directory', 'drawings', 'lists', 'batches', 'webhooks'),
    ...only(blazon, 'monitors'),
    queue,
    source,
  }

  test.each(Object.entries(groups))('of %s', (_, group) => {
    const left = Object.entries(group)
      .filter(([, value]) => typeof value === 'function' && !called.has(value))
      .map(([name]) => name)
    expect(left.filter((name) => !elsewhere.test(name) && !without.includes(name))).toEqual([])
  })
})

function only<T, K extends keyof T>(from: T, ...names: K[]): Pick<T, K> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>
}
