import { useSearchParams } from 'react-router'
import { requireResource, type AnyRecord } from '#resources'
import { isParent } from '#resources/under.ts'
import { useFocusOnChange } from '#src/navigation/useFocusOnChange.ts'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { sourceName } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { readStored, useStoredProfile, writeStored } from '#src/providers/device/storage.ts'
import { EditedRecord, UpdateForm, type EditableName } from '#src/resource/form/UpdateForm.tsx'
import { EmptyState } from '#src/resource/list/ListStates.tsx'
import { LaterStep } from './steps/LaterStep.tsx'
import { stepFrom } from './steps/steps.ts'
import type { ScreenModule } from '#src/navigation/lazy.tsx'

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
  const resource = requireResource(name)
  const step = isParent(resource) ? stepFrom(query.get('step')) : undefined
  const title = step ? t.forms[step] : t.forms.updateTitle({ source: sourceName(t, name) })
  useHead({ title })
  useFocusOnChange(step)
  return (
    <Screen>
      <ScreenTitle back>{title}</ScreenTitle>
      {id === undefined ? (
        <EmptyState text={t.lists.noData} />
      ) : (
        <EditedRecord key={`${id} ${step}`} name={name} id={id}>
          {(record, onChanged) =>
            step ? (
              <LaterStep {...{ resource, record, step, onChanged }} />
            ) : name === 'profile' ? (
              <UpdateForm {...{ name, record }} onChanged={rename} then={paths.profile} />
            ) : (
              <UpdateForm {...{ name, record, onChanged }} then={paths.list(name)} />
            )
          }
        </EditedRecord>
      )}
    </Screen>
  )
}

/** The person is called so at once, where this device says who is signed in. */
function rename(saved: AnyRecord): void {
  const profile = readStored('StoredProfile')
  if (profile) writeStored('StoredProfile', { ...profile, Name: String(saved['Name'] ?? profile.Name) })
}

export const screen: ScreenModule<{ resource: EditableName }> = { Screen: UpdateScreen }
