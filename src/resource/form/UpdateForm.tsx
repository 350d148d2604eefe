import type { ReactNode } from 'react'
import {
  answerNames,
  fieldsOf,
  may,
  requireResource,
  type AnyRecord,
  type ManagedName,
  type PartialRecord,
  type Resource,
} from '#resources'
import { isParent, pageIdNames } from '#resources/under.ts'
import { ScreenLoading } from '#src/layout/feedback/Dots.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { statusOf } from '#src/providers/ApiError.ts'
import { readStored, useStoredItem, writeStored } from '#src/providers/device/storage.ts'
import { useGetOne } from '#src/providers/reading.ts'
import { EmptyState, ErrorState } from '../list/ListStates.tsx'
import { useActorQuery } from '../useActor.ts'
import { ResourceForm } from './Form.tsx'

export type EditableName = ManagedName | 'profile'

/** Of what was saved: the copies of the record in this browser's storage follow. */
type OnChanged = (saved: AnyRecord) => void

interface EditedRecordProps {
  readonly name: EditableName
  readonly id: number
  readonly children: (record: AnyRecord, onChanged: OnChanged) => ReactNode
}

/** The record to edit, once it is known and unless it is somebody else's. */
export function EditedRecord({ name, id, children }: EditedRecordProps) {
  const t = useAllMessages()
  const stored = useStoredItem()
  const { data, error, refetch } = useGetOne<AnyRecord & { id: number }>(name, { id }, { refetchOnMount: 'always' })
  const record = data ?? (stored?.Id === id && isRecordOf(name, stored) ? stored : null)
  const isRefused = useIsRefused(name, record)
  if (statusOf(error) === 404) return <EmptyState text={t.lists.noData} />
  if (isRefused) return <EmptyState text={t.forms.notYours} />
  if (!record) return error ? <ErrorState error={error} retry={() => void refetch()} /> : <ScreenLoading />
  return children(record, (saved) => updateStoredCopies(requireResource(name), saved))
}

interface UpdateFormProps {
  readonly name: EditableName
  readonly record: AnyRecord
  readonly onChanged: OnChanged
  /** the screen after it is saved */
  readonly then: string
}

/** The form of a whole record. */
export function UpdateForm({ name, record, onChanged, then }: UpdateFormProps) {
  const t = useAllMessages()
  const toast = useToast()
  return (
    <ResourceForm
      resource={requireResource(name)}
      mode="edit"
      record={record}
      folded
      onSaved={(saved, leave) => {
        onChanged(saved)
        toast(t.forms.saved)
        leave(then)
      }}
    />
  )
}

/**
 * Whether the server forbids this person to change the record, so that they learn it before typing. While that is
 * unknown the form is shown, and the server checks again on saving.
 */
function useIsRefused(name: EditableName, record: AnyRecord | null): boolean {
  // A profile belongs to no page, so no permission is queried.
  const { data: actor } = useActorQuery(Number(record?.[pageIdNames(requireResource(name))[0] ?? ''] ?? 0))
  return actor !== undefined && record !== null && !may(actor, 'change', requireResource(name), record)
}

/**
 * StoredItem has no resource name, and another resource may have the same id, so its fields are compared. What a card
 * has stored lacks most of them: a form filled with it would empty the rest.
 */
function isRecordOf(name: EditableName, item: PartialRecord): item is AnyRecord {
  const resource = requireResource(name)
  const own = fieldsOf(resource).flatMap(([field, declared]) => answerNames(field, declared))
  const knownNames = new Set(['id', 'Id', 'CreatedAt', 'UpdatedAt', 'Version', resource.idAlias ?? 'Id', ...own])
  Object.keys(resource.joined).forEach((joined) => knownNames.add(joined))
  return own.every((field) => field in item) && Object.keys(item).every((field) => knownNames.has(field))
}

/** The page that one posts as is known on this device too. */
export function updateStoredCopies(resource: Resource, saved: AnyRecord): void {
  if (isParent(resource) && readStored('StoredPage')?.Id === saved.Id) writeStored('StoredPage', saved)
}
