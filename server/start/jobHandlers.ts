import { requireResource } from '#resources'
import { isRemovedInPortions } from '#resources/deletion.ts'
import { erasePortion } from '../db/accounts/erasurePortion.ts'
import type { Executor } from '../db/connection/database.ts'
import { mayRemoveFiles } from '../db/copy/fileLock.ts'
import { removeResumablesOf } from '../db/jobs/resumableUpload.ts'
import { lapseClaim } from '../db/moderation/cases.ts'
import { dismissMuted } from '../db/moderation/mute.ts'
import { lookAt } from '../db/moderation/waiting.ts'
import { forgetPictures } from '../db/moderation/related.ts'
import { endHold } from '../db/moderation/measures.ts'
import { fileNamesInUse } from '../db/records/filesInUse.ts'
import { followRecord } from '../db/removal/attached.ts'
import { removeMarked, removeUndoable } from '../db/removal/portion.ts'
import { followMerge } from '../db/writing/merge.ts'
import { continueRebuild, type Rebuild } from '../db/writing/rebuild.ts'
import { followPage } from '../db/writing/relocation.ts'
import { followPageRanks } from '../db/searchIndex/storedRank.ts'
import { removeUnusedWords } from '../db/searchIndex/vocabulary.ts'
import type { Services } from '../http/services.ts'
import { isSuperAdminNow } from '../auth/actor.ts'
import { portionRows, workOnImport } from '../import/work.ts'

/** A portion changes five times as many rows as it would remove, since changing one takes about a fifth of the time. */
const changedForOneRemoved = 5

export interface Work {
  tx: Executor
  uploads: Services['uploads']
  payload: unknown
  /** Rows of a table that one transaction may remove. */
  portion: number
  config: Pick<Services['config'], 'superAdmins'>
}

async function eraseWhole({ tx, payload, portion, uploads }: Work): Promise<boolean> {
  const { profileId } = payload as { profileId: number }
  const begun = await removeResumablesOf(tx, profileId, portion)
  for (const { id } of begun) await uploads.resumable.remove(id)
  return (await erasePortion(tx, profileId, portion)) && begun.length < portion
}

/** A job of one portion. */
const atOnce =
  <Payload>(work: (tx: Executor, payload: Payload) => Promise<unknown>) =>
  ({ tx, payload }: Work) =>
    work(tx, payload as Payload).then(() => true)

/**
 * What each kind of job does, in the transaction that finishes or continues the job. False: there is more to do; `later`: it
 * cannot be done now, and nothing is wrong; a number: there is more to do, after so many milliseconds. What is done outside the database must be repeatable, since a process may die before it commits.
 */
export const handlers: ReadonlyMap<string, (work: Work) => Promise<boolean | 'later' | number>> = new Map(
  Object.entries({
    collectFiles: async ({ tx, uploads, payload }) => {
      const { names } = payload as { names: string[] }
      const used = await fileNamesInUse(tx, names)
      if (!(await mayRemoveFiles(tx))) return 'later'
      const unused = names.filter((name) => !used.has(name))
      for (const name of unused) await uploads.remove(name)
      await forgetPictures(tx, unused)
      return true
    },
    removeRecords: ({ tx, payload, portion }) => {
      const { source, ids } = payload as { source: string; ids: number[] }
      const resource = requireResource(source)
      return isRemovedInPortions(resource)
        ? removeMarked(tx, resource, ids, portion)
        : removeUndoable(tx, resource, ids)
    },
    refreshListed: ({ tx, payload, portion }) => {
      const { source, id } = payload as { source: string; id: number }
      return followRecord(tx, requireResource(source), id, portion * changedForOneRemoved)
    },
    relocate: ({ tx, payload, portion }) => {
      const { pageId, obsolete } = payload as { pageId: number; obsolete: string[] }
      return followPage(tx, pageId, obsolete, portion * changedForOneRemoved)
    },
    endHold: atOnce(endHold),
    dismissMuted: atOnce((tx, { id }: { id: number }) => dismissMuted(tx, id)),
    lookAt: atOnce(lookAt),
    lapseClaim: atOnce((tx, { id }: { id: number }) => lapseClaim(tx, id)),
    merge: ({ tx, payload, portion }) => {
      const { id, by } = payload as { id: number; by: number }
      return followMerge(tx, id, { by, limit: portion })
    },
    import: ({ tx, payload, portion, config }) => {
      const mayImport = (profileId: number) => isSuperAdminNow(tx, config, profileId)
      return workOnImport(tx, (payload as { id: number }).id, mayImport, Math.min(portion, portionRows))
    },
    rebuildIndex: ({ tx, payload, portion }) => continueRebuild(tx, payload as Rebuild, portion),
    rank: ({ tx, payload, portion }) => followPageRanks(tx, (payload as { pageIds: number[] }).pageIds, portion),
    // A job of its own: whether a word is still used may take long to find out, and must not keep what is deleted.
    pruneWords: atOnce((tx, { words = [] }: { words?: string[] }) => removeUnusedWords(tx, words)),
    // Queued by the release before.
    eraseAccount: eraseWhole,
    eraseWhole,
  }),
)
