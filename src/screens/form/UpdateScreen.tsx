import { useSearchParams } from 'react-router'
import {
  answerNames,
  fieldsOf,
  may,
  requireResource,
  type AnyRecord,
  type ManagedName,
  type PartialRecord,
} from '#resources'
import { pageIdNames, isParent } from '#resources/under.ts'
import { useFocusOnChange } from '#src/navigation/useFocusOnChange.ts'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenLoading } from '#src/layout/feedback/Dots.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { sourceName } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { statusOf } from '#src/providers/ApiError.ts'
import { readStored, useStoredItem, useStoredProfile, writeStored } from '#src/providers/device/storage.ts'
import { ResourceForm } from '#src/resource/form/Form.tsx'
import { EmptyState, ErrorState } from '#src/resource/list/ListStates.tsx'
import { useActorQuery } from '#src/resource/useActor.ts'
import { useGetOne } from '#src/providers/reading.ts'
import { LaterStep } from './steps/LaterStep.tsx'
import { stepFrom, type Step } from './steps/steps.ts'
import type { ScreenModule } from '#src/navigation/lazy.tsx'

export type EditableName = ManagedName | 'profile'

/**
 * /{resource}/update?id=: the id in the address decides what is edited; StoredItem is only shown until the record is
 * loaded (docs/rules.md#update-address). `&step=` is one step of the form of a page.
 */
export function UpdateScreen({ resource: name }: { resource: EditableName }) {
  const t = useAllMessages()
  const profile = useStoredProfile()
  const [query] = useSearchParams()
  // Profiles are edited only by their own person, so the id comes from the session.
  const id = name === 'profile' ? profile?.id : Number(query.get('id')) || undefined
  const step = isParent(requireResource(name)) ? stepFrom(query.get('step')) : undefined
  const title = step ? t.forms[step] : t.forms.updateTitle({ source: sourceName(t, name) })
  useHead({ title })
  useFocusOnChange(step)
  return (
    <Screen>
      <ScreenTitle back>{title}</ScreenTitle>
      {id === undefined ? (
        <EmptyState text={t.lists.noData} />
      ) : (
        <UpdateForm key={`${id} ${step}`} name={name} id={id} step={step} />
      )}
    </Screen>
  )
}

function UpdateForm({ name, id, step }: { name: EditableName; id: number; step: Step | undefined }) {
  const t = useAllMessages()
  const toast = useToast()
  const resource = requireResource(name)
  const stored = useStoredItem()
  const { data, error, refetch } = useGetOne<AnyRecord & { id: number }>(name, { id }, { refetchOnMount: 'always' })
  const record = data ?? (stored?.Id === id && isRecordOf(name, stored) ? stored : null)
  const isRefused = useIsRefused(name, record)
  if (statusOf(error) === 404) return <EmptyState text={t.lists.noData} />
  if (isRefused) return <EmptyState text={t.forms.notYours} />
  if (!record) return error ? <ErrorState error={error} retry={() => void refetch()} /> : <ScreenLoading />
  if (step)
    return <LaterStep {...{ resource, record, step }} onChanged={(saved) => updateStoredCopies(name, id, saved)} />
  return (
    <ResourceForm
      resource={resource}
      mode="edit"
      record={record}
      folded
      onSaved={(saved, leave) => {
        updateStoredCopies(name, id, saved)
        toast(t.forms.saved)
        leave(name === 'profile' ? paths.profile : paths.list(name))
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

/** Updates the copies of the record in this browser's storage. */
function updateStoredCopies(name: EditableName, id: number, saved: AnyRecord) {
  if (isParent(requireResource(name)) && readStored('StoredPage')?.Id === id) writeStored('StoredPage', saved)
  const profile = readStored('StoredProfile')
  if (name === 'profile' && profile)
    writeStored('StoredProfile', { ...profile, Name: String(saved['Name'] ?? profile.Name) })
}

export const screen: ScreenModule<{ resource: EditableName }> = { Screen: UpdateScreen }
