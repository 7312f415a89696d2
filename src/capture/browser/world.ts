/**
 * The isolated world: a JavaScript context in the page's process that shares the page's tree but has
 * globals of its own. Code in it works even when the page has replaced `Map` or `setTimeout`, and the page
 * cannot notice it.
 */

import type { CDPSession, Page } from 'playwright'
import { BlazonError } from '../../model/errors.ts'
import type { Allowance } from './allowance.ts'
import { callOnTree, type PageCall } from './in-page/call.ts'

export interface World {
  readonly session: CDPSession
  readonly allowance: Allowance
  /**
   * Runs a call in the document that is loaded at that moment, because a page may navigate at any time.
   * `frame` is one of `frames()`; default: the main frame. Rejects with `unreachable` when the page never
   * stops navigating.
   */
  run<Argument, Answer>(
    call: PageCall<Argument, Answer>,
    argument: Argument,
    frame?: PageFrame,
  ): Promise<Answer>
  /** Makes the closed shadow roots of the main frame readable for calls. */
  openShadows(): Promise<void>
  /** All frames of the page, the main frame first. */
  frames(): Promise<[PageFrame, ...PageFrame[]]>
}

export interface PageFrame {
  readonly id: string
  /** Id of the document in the frame. It changes with each navigation. */
  readonly loaderId: string
  readonly url: string
}

const NAME = 'blazon'

/** How often a call is repeated because the page navigated meanwhile. */
const MAX_MOVES = 5

const MOVED = /context|navigat|frame .*not found|no frame|detached|find node|find object/i

function hasMoved(thrown: unknown): boolean {
  return thrown instanceof Error && MOVED.test(thrown.message)
}

export async function openWorld(page: Page, allowance: Allowance): Promise<World> {
  const session = await page.context().newCDPSession(page)
  const frames = () => allFrames(session)
  // The main frame keeps its id when the page navigates.
  const [{ id: ownFrame }] = await frames()
  const contexts = createContexts(session, ownFrame)
  return {
    session,
    allowance,
    frames,
    async openShadows() {
      try {
        await openShadows(session, await contexts.of(undefined))
      } catch (thrown) {
        contexts.forget()
        // When the page has navigated meanwhile, its closed shadow roots are not read.
        if (page.isClosed() || !hasMoved(thrown)) throw thrown
      }
    },
    async run(call, argument, frame) {
      const expression = callOnTree(call, argument)
      // A known context may belong to a document that is gone; that does not count as a move.
      for (let moves = contexts.isKnown() && !frame ? -1 : 0; ; moves++) {
        try {
          return await evaluate(session, expression, await contexts.of(frame))
        } catch (thrown) {
          if (page.isClosed()) throw thrown
          contexts.forget()
          const moved = hasMoved(thrown)
          if (frame || !moved || moves >= MAX_MOVES) {
            const why = moved ? 'it never stops navigating' : 'its tree is not one that a browser makes'
            throw new BlazonError('unreachable', `${page.url()} cannot be read: ${why}.`, { cause: thrown })
          }
          if (moves >= 0) await page.waitForLoadState('domcontentloaded')
        }
      }
    },
  }
}

/** The execution contexts of the isolated world. The one of the main frame is kept for further calls. */
function createContexts(session: CDPSession, ownFrame: string) {
  let own: Promise<number> | undefined
  const create = async (frameId: string): Promise<number> => {
    const world = await session.send('Page.createIsolatedWorld', { frameId, worldName: NAME })
    return world.executionContextId
  }
  return {
    isKnown: () => own !== undefined,
    forget: () => {
      own = undefined
    },
    /** The context in a frame; undefined stands for the main frame. */
    of(frame: PageFrame | undefined): Promise<number> {
      if (frame) return create(frame.id)
      own ??= create(ownFrame)
      return own
    },
  }
}

async function evaluate<T>(session: CDPSession, expression: string, contextId: number): Promise<T> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    contextId,
    awaitPromise: true,
    returnByValue: true,
  })
  if (!exceptionDetails) return result.value
  throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
}

async function allFrames(session: CDPSession): Promise<[PageFrame, ...PageFrame[]]> {
  const { frameTree } = await session.send('Page.getFrameTree')
  const below = (tree: FrameTree): PageFrame[] =>
    (tree.childFrames ?? []).flatMap((child) => [child.frame, ...below(child)])
  return [frameTree.frame, ...below(frameTree)]
}

interface FrameTree {
  readonly frame: PageFrame
  readonly childFrames?: FrameTree[]
}

/** Makes the closed shadow roots of a document readable in the isolated world. */
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
