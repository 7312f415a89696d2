import type { BatchQueue, SharedLists } from '../batch/ports.ts'
import { logoSpec, logoVariant } from '../model/logo.ts'
import { monthOf } from '../model/usage.ts'
import { corrected, correctedResults, withCorrections } from '../paths/corrections.ts'
import { withoutKnown } from '../paths/known.ts'
import { parseDomain } from '../resolve/domain.ts'
import type { Chunks, Store } from '../store/index.ts'
import type { Blazon } from './engine.ts'

/** Gives access to the database of an engine. */
export function storedIn(
  store: Store,
  now: () => Date,
  resolve: Blazon['resolve'] = parseDomain,
): Pick<Blazon, 'results' | 'keys' | 'accounts' | 'usage' | 'answers' | 'drawings' | 'pictures' | 'changes'> {
  // Only these methods of the store are public. Its other methods are for writes by the engine.
  const { count, isSame, isSameElsewhere } = store.changes
  return {
    results: correctedIn(store, resolve),
    keys: {
      create: store.createKey,
      list: store.listKeys,
      holderOf: store.keyOf,
      revoke: store.revokeKey,
      suspend: store.suspendKey,
      resume: store.resumeKey,
      expire: store.expireKey,
      permit: store.permitKey,
      rotate: (id, oldEndsAt = now()) => store.rotateKey(id, oldEndsAt),
    },
    accounts: store.accounts,
    changes: { count, isSame, isSameElsewhere },
    usage: {
      of: (organisation, month = monthOf(now())) => store.accounts.usageOf(organisation, month),
      calls: store.accounts.callsOf,
    },
    answers: {
      of: store.answerOf,
      put: (name, body, result) => store.putAnswer(name, body, withoutKnown(result)),
    },
    drawings: {
      of: (domain, style = {}) => store.freshRenditionOf(domain, logoVariant(logoSpec(style))),
    },
    pictures: { nameOf: store.pictureTokenOf, put: store.putPicture, at: store.pictureAt },
  }
}

/** Returns the domain that a lookup would read from a text, because results are stored under such domains. */
function domainIn(text: string, resolve: Blazon['resolve']): string {
  try {
    return resolve(text).domain
  } catch {
    return text
  }
}

/** Returns access to the stored results, with the operator's corrections. */
function correctedIn(store: Store, resolve: Blazon['resolve']): Blazon['results'] {
  const { correctionsOf } = store.corrections
  return {
    async of(text) {
      const domain = domainIn(text, resolve)
      const result = await store.resultOf(domain)
      return result && withCorrections(result, await correctionsOf(domain))
    },
    all: (language) => correctedResults(store.allResults(language), correctionsOf),
  }
}

/**
 * Returns the queue of a batch, which consists of the results. Results in a language, their lists and their
 * runs are separate from those without a language.
 */
export function queueIn(store: Store, now: () => Date, language: string | undefined): BatchQueue {
  return {
    shared: store.chunks && sharedIn(store.chunks, language ?? ''),
    turns: store.chunks && { takeTurn: store.takeTurn, endTurn: store.endTurn },
    now: () => now().getTime(),
    acquireLease: store.acquireLease,
    renewLease: store.renewLease,
    releaseLease: store.releaseLease,
    beginRun: (list, redo, total) => store.beginRun(list, redo, { language, total }),
    endRun: (list) => store.endRun(list, language),
    markLookup: (list, domain, mark) => store.markLookup(list, domain, mark, language),
    begunLookups: (list) => store.begunLookups(list, language),
    putLines: (list, after, lines) => store.putLines(list, after, lines, language),
    endLines: (list, after) => store.endLines(list, after, language),
    allLines: (filter) => store.allLines({ ...filter, language }),
    outcomes: (list) => store.outcomes({ list, language }),
    deadLetters: (list) => store.deadLetters({ list, language }),
    storedResultOf: async (domain) => {
      const stored = await store.storedResultOf(domain, language)
      return stored && corrected(stored, store.corrections.correctionsOf)
    },
    statusOf: (domain) => store.statusOf(domain, language),
    freshSummaryOf: (domain) => store.freshSummaryOf(domain, language),
    putResult: (result, details) => store.putResult(result, { ...details, language }),
    extrasOf: store.extrasOf,
    putExtra: store.putExtra,
  }
}

function sharedIn(chunks: Chunks, language: string): SharedLists {
  return {
    begin: (list, since) => chunks.beginChunks({ list, language }, since),
    put: (chunk) => chunks.putChunk({ ...chunk, language }),
    end: (list, after) => chunks.endChunks({ list, language }, after),
    waiting: chunks.waitingChunks,
    take: chunks.takeChunk,
    count: chunks.countChunk,
    endChunk: chunks.endChunk,
    giveBack: chunks.giveBackChunk,
    free: chunks.freeChunks,
    progress: (list) => chunks.chunkProgress({ list, language }),
    givenUp: (list) => chunks.givenUpChunks({ list, language }),
    setAside: (list, since) => chunks.crashedDomains({ list, language }, since),
    finish: (list) => chunks.finishChunks({ list, language }),
  }
}
