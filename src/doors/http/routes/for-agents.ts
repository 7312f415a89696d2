import type { FastifyInstance } from 'fastify'
import { about } from '../../../model/about.ts'
import { MCP } from '../agents/index.ts'
import { type Documents, documentsOfPackage } from '../docs/documents.ts'
import { WireError } from '../errors.ts'
import { OPENAPI } from '../openapi/document.ts'
import { REFUSALS } from '../refusals.ts'
import { DOCS } from './reference.ts'

/** The path of the list of documents for agents (llmstxt.org). */
const LLMS = '/llms.txt'
const DOCUMENT = new RegExp(`^${DOCS}/[\\w-]+\\.md$`)

/** True for the documents and their list, which need no key. */
export function isForAgents(path: string): boolean {
  return path === LLMS || DOCUMENT.test(path)
}

const HEADERS = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' }

/** Serves the documents of the package as Markdown, and the list of them. */
export function addForAgents(app: FastifyInstance): void {
  let found: Promise<Documents> | undefined
  const documents = () => {
    found ??= documentsOfPackage()
    return found
  }
  app.get(LLMS, async (_, reply) =>
    reply
      .headers({ ...HEADERS, 'content-type': 'text/plain; charset=utf-8' })
      .send(listOf(await documents())),
  )
  app.get<{ Params: { name: string } }>(`${DOCS}/:name`, async ({ params: { name } }, reply) => {
    const text = await (await documents()).read(name)
    if (text === undefined) throw new WireError(REFUSALS.unknownRoute)
    return reply.headers({ ...HEADERS, 'content-type': 'text/markdown; charset=utf-8' }).send(text)
  })
}

function listOf({ titles }: Documents): string {
  const { name, version, description } = about()
  const documents = [...titles].map(([file, title]) => `- [${title}](${DOCS}/${file})`)
  return [
    `# ${name} ${version}`,
    `> ${description}`,
    '## How to call this service',
    [
      `- [OpenAPI description](${OPENAPI}): every endpoint, with its parameters, answers and refusals`,
      `- [Reference for people](${DOCS})`,
      `- Model Context Protocol: streamable HTTP at ${MCP}, with the same key in the header Authorization`,
    ].join('\n'),
    ...(documents.length > 0 ? ['## Documents', documents.join('\n')] : []),
    '',
  ].join('\n\n')
}
