import type { Element } from 'domhandler'
import { ancestors, select } from '../../snapshot/dom.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import type { Weight } from './blocks.ts'

/**
 * What people wrote, without who and when, in the words of standards and of forum software. The one that holds most text
 * is taken.
 */
const POST_BODIES: readonly string[] = [
  '[itemprop="text"]',
  '.cooked',
  '.bbWrapper',
  '.postbody .content, .post_body, .post-body',
  '.postcontent, [id^="post_message_"]',
  '.s-prose',
  '.postmsg',
  '[data-role="commentContent"]',
  '.usertext-body',
  '.lia-message-body-content',
  '[component="post/content"]',
  '.post .inner',
  '.msg_body',
  '.message-body, .messageText, .message-content',
  '.comment-body, .comment-content, .post-content, .post-text',
]

/** The texts of a conversation, outermost only, in document order; empty where the page marks none. */
export function postsOf(snapshot: Snapshot, weightOf: (element: Element) => Weight): readonly Element[] {
  let best: { posts: readonly Element[]; chars: number } = { posts: [], chars: 0 }
  for (const selector of POST_BODIES) {
    const all = new Set(select(snapshot, selector))
    const posts = [...all].filter((post) => ![...ancestors(post)].some((above) => all.has(above)))
    const chars = posts.reduce((sum, post) => sum + weightOf(post).chars, 0)
    if (chars > best.chars) best = { posts, chars }
  }
  return best.posts
}
