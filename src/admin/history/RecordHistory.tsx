import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerNames, fieldsOf, hasHistory, maySeeHistory, systemFields, type Field, type Resource } from '#resources'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { FieldValue } from '#src/fields/values/values.tsx'
import { labelOf, useDigits } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { findHistory, revertRecord, type Edit } from '#src/providers/calls/history.ts'
import { failureText } from '#src/resource/failureText.ts'
import { ErrorState } from '#src/resource/list/ListStates.tsx'
import type { AdminRecord } from '../adminFields.ts'
import { AdminValue, NamesByIds, RecordLink } from '../cells.tsx'
import { useInvalidateAll } from '../deletion.ts'
import { useAdminActor, useMay } from '../roles/rights.ts'

/** Who changed what of a record, and a way back to what it was before (docs/rules.md#history). */
export function RecordHistory({ resource, record }: { resource: Resource; record: AdminRecord }) {
  const actor = useAdminActor()
  return hasHistory(resource) && maySeeHistory(actor, resource, record) ? <Edits {...{ resource, record }} /> : null
}

function Edits({ resource, record }: { resource: Resource; record: AdminRecord }) {
  const t = useAllMessages()
  const toast = useToast()
  const dialogs = useDialogs()
  const mayChange = useMay()('change', resource)
  const invalidateAll = useInvalidateAll()
  const [isBusy, setIsBusy] = useState(false)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [resource.name, 'history', record.Id],
    queryFn: ({ signal }) => findHistory(resource.name, record.Id, signal),
    staleTime: 0,
  })

  async function revert(edit: Edit) {
    if (isBusy) return
    setIsBusy(true)
    try {
      await revertRecord(resource.name, record.Id, edit.Id)
      const [own] = await findHistory(resource.name, record.Id)
      await invalidateAll()
      // A second one brings nothing back.
      const isDone = own !== undefined && own.Id !== data?.[0]?.Id
      const undo = () => revertRecord(resource.name, record.Id, own!.Id).then(invalidateAll)
      toast(t.admin.broughtBack, isDone ? undo : undefined)
    } catch (failure) {
      await dialogs.alert(failureText(t, failure))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Section aria-labelledby="history">
      <h2 id="history">{t.admin.history}</h2>
      {error && !data ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {isPending && <Skeleton role="status" aria-label={t.shell.loading} height={64} />}
      {data?.length === 0 && <p>{t.admin.noHistory}</p>}
      {data && data.length > 0 && (
        <ol>
          {data.map((edit) => (
            <li key={edit.Id}>
              <div className="head">
                <FieldValue
                  resource={resource}
                  name="CreatedAt"
                  field={systemFields.CreatedAt}
                  record={{ CreatedAt: edit.CreatedAt }}
                />
                <Who edit={edit} />
                {edit.Suggested && <span>{t.suggestions.byVisitor}</span>}
                {mayChange && !resource.keepsHistory && (
                  <Button size="small" aria-disabled={isBusy} onClick={() => void revert(edit)}>
                    {t.admin.bringBack}
                  </Button>
                )}
              </div>
              <dl>
                {changedFields(resource, edit).map(([name, field, key]) => (
                  <div key={name}>
                    <dt>{labelOf(t, resource, name)}</dt>
                    <dd>
                      {/* Long as a book: their versions stand above. */}
                      {edit.Values[key] && !(field.kind === 'longText' && field.since) ? (
                        <>
                          <del>
                            <Value {...{ resource, name, field, edit }} at={0} />
                          </del>
                          <span aria-hidden="true">→</span>
                          <ins>
                            <Value {...{ resource, name, field, edit }} at={1} />
                          </ins>
                        </>
                      ) : (
                        <span>{t.admin.valueChanged}</span>
                      )}
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}

function Who({ edit: { ById, ByName } }: { edit: Edit }) {
  const formatDigits = useDigits()
  if (ById === null) return null
  return (
    <RecordLink resource="profile" id={ById}>
      {ByName ?? `#${formatDigits(ById)}`}
    </RecordLink>
  )
}

/** The columns of a field as the history has them: its own ids for a list of references. */
const columnsOf = (name: string, field: Field) => (field.kind === 'references' ? [name] : answerNames(name, field))

/** The fields that an edit changed, each with the first column of it that did. */
const changedFields = (resource: Resource, { Values }: Edit) =>
  fieldsOf(resource).flatMap(([name, field]): [string, Field, string][] => {
    const key = columnsOf(name, field).find((one) => one in Values)
    return key === undefined ? [] : [[name, field, key]]
  })

interface ValueAt {
  readonly resource: Resource
  readonly name: string
  readonly field: Field
  readonly edit: Edit
  readonly at: 0 | 1
}

function Value({ resource, name, field, edit, at }: ValueAt) {
  const formatDigits = useDigits()
  const columns = columnsOf(name, field)
  const values = Object.fromEntries(columns.map((one) => [one, edit.Values[one]?.[at] ?? null]))
  const value = values[columns[0]!]
  if (field.kind === 'place')
    return <span>{formatDigits(Object.values(values).filter(Boolean).join(', ') || '–')}</span>
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return <span>–</span>
  if (field.kind === 'reference' || field.kind === 'references') return <NamesByIds to={field.to} ids={value} />
  return <AdminValue {...{ resource, name, field }} record={values} />
}

export const Section = styled('section')(({ theme }) => ({
  marginTop: 16,
  padding: 16,
  border: `1px solid ${theme.vars.palette.hairline}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  font: 'var(--text-meta)',
  lineHeight: 1.75,
  '& h2': { margin: 0, font: 'var(--text-meta)', lineHeight: 1.65 },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& ol': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': { padding: '8px 0', borderTop: `1px solid ${theme.vars.palette.hairline}` },
  '& li:first-of-type': { borderTop: 0 },
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 16 },
  '& .head button': { marginInlineStart: 'auto' },
  '& dl': { margin: 0, display: 'grid', gap: 4 },
  '& dl > div': { display: 'grid', gridTemplateColumns: 'minmax(96px, 200px) minmax(0, 1fr)', columnGap: 16 },
  [theme.breakpoints.down('sm')]: { '& dl > div': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, display: 'flex', flexWrap: 'wrap', columnGap: 8, minWidth: 0, overflowWrap: 'anywhere' },
  '& del': { minWidth: 0, color: theme.vars.palette.text.secondary },
  '& ins': { minWidth: 0, textDecoration: 'none' },
}))
