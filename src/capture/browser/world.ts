import type { CDPSession, Page } from 'playwright'
import { BlazonError } from '../../model/errors.ts'
import { callOnTree, type PageCall } from './in-page/call.ts'

/**
 * A place in the page's process with the page's tree, and with functions of its own: whatever a page has put in the place
 * of `Map` or `setTimeout`, what runs here reads it all the same, and the page does not notice.
 */
export interface World {
  readonly session: CDPSession
  /**
   * Runs a call in the document as it is then: a page may go elsewhere by script at any moment. `frame` is one of `frames()`.
   * Rejects with `unreachable` when the page never stops going elsewhere.
   */
  run<Argument, Answer>(
    call: PageCall<Argument, Answer>,
    argument: Argument,
    frame?: PageFrame,
  ): Promise<Answer>
  /** Makes the closed shadow roots of the page's own frame known to what runs here. */
  openShadows(): Promise<void>
  /** The page's own frame first. */
  frames(): Promise<[PageFrame, ...PageFrame[]]>
}

export interface PageFrame {
  readonly id: string
  /** Of the document in it: another one after each navigation. */
  readonly loaderId: string
  readonly url: string
}

const NAME = 'blazon'

/** Tries again when the page went elsewhere under the call; how often, before it counts as never arriving. */
const MAX_MOVES = 5

const MOVED = /context|navigat|frame .*not found|no frame|detached|find node|find object/i

function hasMoved(thrown: unknown): boolean {
  return thrown instanceof Error && MOVED.test(thrown.message)
}

export async function openWorld(page: Page): Promise<World> {
  const session = await page.context().newCDPSession(page)
  const frames: World['frames'] = async () => {
    const { frameTree } = await session.send('Page.getFrameTree')
    const below = (tree: FrameTree): PageFrame[] =>
      (tree.childFrames ?? []).flatMap((child) => [child.frame, ...below(child)])
    return [frameTree.frame, ...below(frameTree)]
  }
  // Wherever the page goes, its frame stays the same.
  const [{ id: ownFrame }] = await frames()
  /** Of the page's own frame; it ends with the document in it. */
  let own: Promise<number> | undefined
  const createContext = async (frame: PageFrame | undefined): Promise<number> => {
    const world = await session.send('Page.createIsolatedWorld', {
      frameId: frame?.id ?? ownFrame,
      worldName: NAME,
    })
    return world.executionContextId
  }
  const contextIn = (frame: PageFrame | undefined): Promise<number> => {
    if (frame) return createContext(frame)
    own ??= createContext(undefined)
    return own
  }
  const attempt = async <T>(expression: string, frame: PageFrame | undefined): Promise<T> => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      contextId: await contextIn(frame),
      awaitPromise: true,
      returnByValue: true,
    })
    if (!exceptionDetails) return result.value
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  }
  return {
    session,
    frames,
    async openShadows() {
      try {
        await openShadows(session, await contextIn(undefined))
      } catch (thrown) {
        own = undefined
        // A page that went elsewhere meanwhile keeps its shadow roots to itself.
        if (page.isClosed() || !hasMoved(thrown)) throw thrown
      }
    },
    async run(call, argument, frame) {
      const expression = callOnTree(call, argument)
      // The first may be to a place in a document that is gone by now.
      for (let moves = own && !frame ? -1 : 0; ; moves++) {
        try {
          return await attempt(expression, frame)
        } catch (thrown) {
          if (page.isClosed()) throw thrown
          own = undefined
          const moved = hasMoved(thrown)
          if (frame || !moved || moves >= MAX_MOVES) {
            const why = moved ? 'it never stops going elsewhere' : 'its tree is not as any browser makes it'
            throw new BlazonError('unreachable', `${page.url()} cannot be read: ${why}.`, { cause: thrown })
          }
          if (moves >= 0) await page.waitForLoadState('domcontentloaded')
        }
      }
    },
  }
}

interface FrameTree {
  readonly frame: PageFrame
  readonly childFrames?: FrameTree[]
}

async function openShadows(session: CDPSession, contextId: number): Promise<void> {
  const expression = callOnTree((_: null, { tree }) => tree.closedHosts(), null)
  const { result } = await session.send('Runtime.evaluate', { expression, contextId })
  const hosts = await session.send('Runtime.getProperties', {
    objectId: result.objectId ?? '',
    ownProperties: true,
  })
  for (const { value } of hosts.result) {
    if (value?.subtype !== 'node' || !value.objectId) continue
    const { node } = await session.send('DOM.describeNode', { objectId: value.objectId })
    for (const { backendNodeId, shadowRootType } of node.shadowRoots ?? []) {
      if (shadowRootType !== 'closed') continue
      const root = await session.send('DOM.resolveNode', { backendNodeId, executionContextId: contextId })
      await session.send('Runtime.callFunctionOn', {
        objectId: root.object.objectId ?? '',
        functionDeclaration: `function () { (globalThis.blazonClosedRoots ??= new WeakMap()).set(this.host, this) }`,
      })
    }
  }
}
