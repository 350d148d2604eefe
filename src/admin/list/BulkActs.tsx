import CategoryIcon from '@mui/icons-material/CategoryOutlined'
import HoldIcon from '@mui/icons-material/PanToolOutlined'
import StatusIcon from '@mui/icons-material/ToggleOnOutlined'
import Button from '@mui/material/Button'
import { useDataProvider, useListContext } from 'ra-core'
import { asStored, fieldsOf, hasStatus, hasDrafts, nameOfStatus, type Resource } from '#resources'
import { labelOf } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { statusesOf, type AdminRecord } from '../adminFields.ts'
import { BulkDelete } from '../BulkDelete.tsx'
import { moderateWithUndo } from '../moderateWithUndo.ts'
import { useMay } from '../roles/rights.ts'
import { ChoiceButton, ReferenceButton } from './ChoiceButton.tsx'
import { useBulk, type Act } from './useBulk.ts'

/** What may be done to the selected rows: their status, the moderation hold, their categories, deletion. */
export function BulkActs({ resource }: { resource: Resource }) {
  const t = useAllMessages()
  const may = useMay()
  const { doTo, set } = useActs(resource)
  const isBusy = useBulk().progress !== null
  const mayChange = may('change', resource)
  const hold = (held: boolean) =>
    doTo(
      held ? t.admin.hold : t.admin.lift,
      (record) => (record['Held'] === true) !== held,
      ({ Id }) => moderateWithUndo(resource.name, Id, { held }),
    )
  const statuses = statusesOf(resource).map((status) => ({
    id: status,
    name: t.status[nameOfStatus(status, hasDrafts(resource))],
  }))
  return (
    <>
      {mayChange && hasStatus(resource) && (
        <ChoiceButton
          label={labelOf(t, resource, 'Status')}
          Icon={StatusIcon}
          isBusy={isBusy}
          choices={statuses}
          onChoose={(id, name) => void set(name, 'Status', id)}
        />
      )}
      {may('moderate', resource) && (
        <>
          <Button size="small" aria-disabled={isBusy} startIcon={<HoldIcon />} onClick={() => void hold(true)}>
            {t.admin.hold}
          </Button>
          <Button size="small" aria-disabled={isBusy} onClick={() => void hold(false)}>
            {t.admin.lift}
          </Button>
        </>
      )}
      {mayChange &&
        fieldsOf(resource).map(
          ([name, field]) =>
            field.kind === 'references' && (
              <ReferenceButton
                key={name}
                to={field.to}
                label={t.admin.setField({ field: labelOf(t, resource, name) })}
                Icon={CategoryIcon}
                isBusy={isBusy}
                onChoose={(id, chosen) =>
                  void set(t.admin.setTo({ field: labelOf(t, resource, name), name: chosen }), `${name}Ids`, String(id))
                }
              />
            ),
        )}
      {may('delete', resource) && <BulkDelete resource={resource} />}
    </>
  )
}

/** The same act for all that are selected, whatever page of the list they stand on. They are read first, for Undo. */
function useActs(resource: Resource) {
  const t = useAllMessages()
  const bulk = useBulk()
  const dataProvider = useDataProvider()
  const { selectedIds: ids } = useListContext()

  const doTo = (
    label: string,
    needs: (record: AdminRecord) => boolean,
    act: (record: AdminRecord) => ReturnType<Act>,
  ) =>
    bulk.run({
      resource: resource.name,
      label,
      ids,
      prepare: async () => {
        const { data } = await dataProvider.getMany<AdminRecord>(resource.name, { ids: [...ids] })
        return new Map(data.filter(needs).map((record) => [record.id, () => act(record)]))
      },
      told: (count) => t.admin.bulkDone({ label, count }),
    })

  const write = async (previousData: AdminRecord, name: string, value: unknown) => {
    const change = { id: previousData.id, data: { [name]: value }, previousData }
    return (await dataProvider.update<AdminRecord>(resource.name, change)).data
  }
  const set = (label: string, name: string, value: number | string) => {
    const storedIn = (record: AdminRecord) => (name === 'Status' ? asStored(Number(record[name])) : record[name])
    return doTo(
      label,
      (record) => storedIn(record) !== value,
      async (record) => {
        const changed = await write(record, name, value)
        return () => write(changed, name, storedIn(record))
      },
    )
  }
  return { doTo, set }
}
