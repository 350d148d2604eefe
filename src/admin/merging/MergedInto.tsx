import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { systemFields, type Resource } from '#resources'
import { FieldValue } from '#src/fields/values/values.tsx'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { findMerged, type MergedInto as Merged } from '#src/providers/calls/contents.ts'
import { failureText } from '#src/resource/failureText.ts'
import type { AdminRecord } from '../adminFields.ts'
import { Section } from '../history/RecordHistory.tsx'
import { useUndoMerge } from './useUndoMerge.ts'

/** What was merged into a record in the last ten minutes, to be taken back (docs/rules.md#merging). */
export function MergedInto({ resource, record }: { resource: Resource; record: AdminRecord }) {
  const t = useAllMessages()
  const toast = useToast()
  const { alert } = useDialogs()
  const undoMerge = useUndoMerge(resource.name)
  const [isBusy, setIsBusy] = useState(false)
  const { data } = useQuery({
    queryKey: [resource.name, 'merged', record.Id],
    queryFn: ({ signal }) => findMerged(resource.name, record.Id, signal),
    staleTime: 0,
  })
  if (!data || data.length === 0) return null

  async function undo({ Id }: Merged) {
    if (isBusy) return
    setIsBusy(true)
    try {
      await undoMerge(Id)
      toast(t.shell.undone)
    } catch (error) {
      await alert(failureText(t, error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Section aria-labelledby="merged-into">
      <h2 id="merged-into">{t.merging.mergedInto}</h2>
      <ol>
        {data.map((one) => (
          <li key={one.Id}>
            <div className="head">
              <FieldValue
                resource={resource}
                name="CreatedAt"
                field={systemFields.CreatedAt}
                record={{ CreatedAt: one.At }}
              />
              <b>{one.Name}</b>
              <Button
                size="small"
                aria-label={`${t.shell.undo}: ${one.Name ?? ''}`}
                aria-disabled={isBusy}
                onClick={() => void undo(one)}
              >
                {t.shell.undo}
              </Button>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
