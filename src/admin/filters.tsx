import type { ReactElement } from 'react'
import { AutocompleteInput, NumberInput, ReferenceInput, SearchInput, SelectInput } from 'react-admin'
import { active, fieldsOf, findResource, hidden, sold, statusName, type FieldOf, type Resource } from '#resources'
import { choiceOf, labelOf, type Messages } from '#src/messages/index.ts'
import { titleOf } from './adminFields.ts'

type Filter = ReactElement<{ source: string; alwaysOn?: boolean }>

const isSearchable = (resource: Resource) => Object.values(resource.lists).some((rule) => Array.isArray(rule))
const fromTable = { meta: { table: true } }
/** More than these few are searched for rather than read through. */
const readable = { page: 1, perPage: 500 }

/** What the table dialect can filter by (server/api/table.ts): search, references, fixed words, standing. */
export function tableFilters(resource: Resource, t: Messages): Filter[] {
  const search = isSearchable(resource)
    ? [<SearchInput key="q" source="q" alwaysOn placeholder={t.admin.searchHint} resettable sx={{ minWidth: 240 }} />]
    : []
  const fields = fieldsOf(resource).flatMap(([name, field]) => {
    const label = labelOf(t, resource, name)
    if (field.kind === 'status')
      return [<Choice key={name} source={name} label={label} alwaysOn choices={standings(t)} />]
    if (field.kind === 'choice') {
      const choices = field.values.map((id) => ({ id, name: choiceOf(t, id) }))
      // What has a meaning only beside another field is there on request.
      return [<Choice key={name} source={name} label={label} alwaysOn={!field.when} choices={choices} />]
    }
    return field.kind === 'reference' ? [referenceFilter(resource, [name, field], t)] : []
  })
  return [...search, ...fields]
}

const standings = (t: Messages) => [active, hidden, sold].map((id) => ({ id, name: t.status[statusName(id)] }))

interface ChoiceProps {
  readonly source: string
  readonly label: string
  readonly alwaysOn?: boolean
  readonly choices: readonly { readonly id: string | number; readonly name: string }[]
}

const Choice = ({ source, label, choices }: ChoiceProps) => (
  <SelectInput source={source} label={label} choices={[...choices]} translateChoice={false} />
)

function referenceFilter(
  resource: Resource,
  [name, field]: readonly [string, FieldOf<'reference'>],
  t: Messages,
): Filter {
  const source = `${name}Id`
  const label = labelOf(t, resource, name)
  const target = findResource(field.to)
  // Neither searched nor few: people are named by their number.
  if (!target || !(isSearchable(target) || target.options))
    return <NumberInput key={source} source={source} label={t.admin.number({ field: label })} />
  const optionText = (record: Record<string, unknown> | undefined) => (record ? titleOf(target, record) : '')
  return (
    <ReferenceInput
      key={source}
      source={source}
      reference={field.to}
      queryOptions={fromTable}
      {...(isSearchable(target) ? {} : readable)}
      sort={{ field: isSearchable(target) ? 'CreatedAt' : 'Id', order: 'DESC' }}
    >
      {isSearchable(target) ? (
        <AutocompleteInput
          label={label}
          optionText={optionText}
          filterToQuery={(text: string) => (text.trim() ? { q: text } : {})}
          sx={{ minWidth: 260 }}
        />
      ) : (
        <SelectInput label={label} optionText={optionText} translateChoice={false} />
      )}
    </ReferenceInput>
  )
}
