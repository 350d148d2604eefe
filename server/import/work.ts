import { requireResource } from '#resources'
import { refusal } from '#resources/refusals.ts'
import type { Executor } from '../db/connection/database.ts'
import { recordAct } from '../db/audit/audit.ts'
import {
  changeImport,
  findRows,
  forgetKeys,
  isAnotherBefore,
  lockImport,
  writeResults,
  type Import,
} from '../db/imports/imports.ts'
import { removeImported } from '../db/imports/write.ts'
import { enqueue } from '../db/jobs/jobs.ts'
import { noteOf } from '#resources/imports/readRow.ts'
import { importPortion } from './portion.ts'

/** Rows that one transaction reads and writes: it ends well before the time limit of a statement. */
export const portionRows = 300
/** Milliseconds between two portions, in which others have the machine. */
const pauseMs = 150

/**
 * A portion of what an import's job has to do. @returns true: it is done; milliseconds after which it goes on; `later`: another one is at work
 * @param mayImport whether this person is a super admin by now
 */
export async function workOnImport(
  tx: Executor,
  id: number,
  mayImport: (profileId: number) => Promise<boolean>,
  rows = portionRows,
): Promise<true | number | 'later'> {
  const imported = await lockImport(tx, id)
  if (!imported?.Job) return true
  if (imported.Job !== 'try' && (await isAnotherBefore(tx, imported))) return 'later'
  const { ByProfileId } = imported
  if (!imported.IsOperators && (ByProfileId === null || !(await mayImport(ByProfileId)))) {
    await stopImport(tx, imported, 'right')
    return true
  }
  const isMore =
    imported.Job === 'undo' ? await undoPortion(tx, imported, rows) : await importPortion(tx, imported, rows)
  if (isMore) return pauseMs
  const State = imported.Job === 'undo' ? 'undone' : imported.Job === 'run' ? 'done' : 'tried'
  await forgetKeys(tx, id)
  await changeImport(tx, id, { State, Job: null, ...(imported.Job === 'run' && { EndedAt: new Date() }) })
  return true
}

/** What has been written stays, and can be undone; the rest can be run later. */
export async function stopImport(tx: Executor, { Id, Job }: Import, Because: 'stopped' | 'right') {
  await changeImport(tx, Id, { Job: null, Because, ...(Job === 'run' && { State: 'done', EndedAt: new Date() }) })
}

/** Sets an import to work, from then on in this person's name and by their right. The audit log names what people decide: a trial changes nothing. */
export async function startImport(
  tx: Executor,
  imported: Import,
  Job: 'try' | 'run' | 'undo',
  by: number | null,
): Promise<void> {
  const goesOn = Job === 'run' && imported.State === 'done'
  await changeImport(tx, imported.Id, {
    Job,
    Because: null,
    StartedAt: new Date(),
    ByProfileId: by,
    IsOperators: by === null,
    ...(Job === 'run' && { State: 'running' }),
    ...(Job !== 'undo' && !goesOn && { Done: 0, Counts: {} }),
  })
  if (Job !== 'undo' && !goesOn) await forgetKeys(tx, imported.Id)
  if (Job !== 'try') await recordImport(tx, imported, Job, by)
  await enqueue(tx, 'import', { id: imported.Id })
}

export const recordImport = (
  tx: Executor,
  { Resource, Id }: Import,
  reason: 'run' | 'undo' | 'stop' | 'delete',
  by: number | null,
) =>
  recordAct(tx, {
    by,
    act: reason === 'undo' ? 'undo' : 'import',
    about: requireResource(Resource),
    aboutId: 0,
    reason: `${reason} ${Id}`,
  })

/** Takes back records that the import has made, the rows of which say so; what stays says why. @returns whether rows are left */
async function undoPortion(tx: Executor, { Id, Resource, Counts }: Import, limit: number): Promise<boolean> {
  const rows = await findRows(tx, Id, ['new'], 0, limit)
  const resource = requireResource(Resource)
  const ids = rows.flatMap(({ RecordId }) => RecordId ?? [])
  const stays = await removeImported(tx, resource, ids)
  const results = rows.map((row) => {
    const why = row.RecordId === null ? undefined : stays.get(row.RecordId)
    const note = why && noteOf(null, why === 'changed' ? refusal.importChanged : refusal.importUsed)
    // Rows of a run that was stopped before them made nothing.
    const Outcome = why ? ('kept' as const) : row.RecordId === null ? null : ('undone' as const)
    return { ...row, Outcome, Notes: note ? [...(row.Notes ?? []), note] : row.Notes }
  })
  await writeResults(tx, Id, results)
  const counts = { ...Counts }
  for (const { Outcome } of results) {
    counts.new = (counts.new ?? 0) - (Outcome === null ? 0 : 1)
    if (Outcome !== null) counts[Outcome] = (counts[Outcome] ?? 0) + 1
  }
  await changeImport(tx, Id, { Counts: counts })
  return rows.length === limit
}
