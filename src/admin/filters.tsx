import type { ReactElement } from 'react'
import {
  AutocompleteInput,
  DateInput,
  NumberInput,
  ReferenceInput,
  SearchInput,
  SelectArrayInput,
  SelectInput,
  TextInput,
} from 'react-admin'
import {
  fieldsOf,
  findResource,
  hasDrafts,
  isUntold,
  nameOfStatus,
  registry,
  type FieldOf,
  type Resource,
} from '#resources'
import { moderationCase } from '#resources/case.ts'
import { choiceOf, labelOf, sourceName } from '#src/messages/index.ts'
import type { AllMessages } from '#src/messages/working.ts'
import { isLog, statusesOf, titleOf } from './adminFields.ts'

type Filter = ReactElement<{ source: string; alwaysOn?: boolean }>

const isSearchable = (resource: Resource) => Object.values(resource.lists).some((rule) => Array.isArray(rule))
const tableQuery = { meta: { table: true } }
/** Options up to this number are listed; larger sets are searched. */
const optionsPage = { page: 1, perPage: 500 }

/**
 * The filters that table queries support (server/api/table.ts): search, references, choices, status. On a phone only the search is
 * there (`areShown` false), and the others on request: they would take half of its screen.
 */
export function tableFilters(resource: Resource, t: AllMessages, { areShown }: { areShown: boolean }): Filter[] {
  const search = isSearchable(resource)
    ? [
        <SearchInput
          key="q"
          source="q"
          alwaysOn
          placeholder={t.admin.searchHint}
          resettable
          sx={{ minWidth: { md: 240 } }}
        />,
      ]
    : []
  const fields = fieldsOf(resource).flatMap(([name, field]) => {
    const label = labelOf(t, resource, name)
    if (isUntold(resource, name)) return []
    if (field.kind === 'status')
      return [
        <Choice key={name} source={name} label={label} alwaysOn={areShown} choices={statusChoices(resource, t)} />,
      ]
    if (field.kind === 'choice') {
      const choices = field.values.map((id) => ({ id, name: choiceOf(t, resource, name, id) }))
      // A field that applies only beside another value is offered on request.
      return [<Choice key={name} source={name} label={label} alwaysOn={areShown && !field.when} choices={choices} />]
    }
    if (field.kind === 'text' && field.namesSource) {
      const choices = [...registry.keys()].map((id) => ({ id, name: sourceName(t, id) }))
      choices.push({ id: moderationCase.name, name: t.admin.oneCase })
      return [<Choice key={name} source={name} label={label} alwaysOn={areShown} choices={choices} />]
    }
    if (field.kind === 'number' && field.readOnly && field.integer)
      return [<NumberInput key={name} source={name} label={label} />]
    // An address is looked for as a whole.
    if (field.kind === 'email') return [<TextInput key={name} source={name} label={label} type="email" />]
    return field.kind === 'reference' ? [referenceFilter(resource, [name, field], t)] : []
  })
  return [...search, ...fields, ...days(t, areShown && isLog(resource))]
}

const days = (t: AllMessages, alwaysOn: boolean) => [
  <DateInput key="from" source="CreatedAt_gte" label={t.admin.fromDay} alwaysOn={alwaysOn} />,
  <DateInput key="until" source="CreatedAt_lte" label={t.admin.untilDay} alwaysOn={alwaysOn} />,
]

const statusChoices = (resource: Resource, t: AllMessages) =>
  statusesOf(resource).map((id) => ({ id, name: t.status[nameOfStatus(id, hasDrafts(resource))] }))

interface ChoiceProps {
  readonly source: string
  readonly label: string
  readonly alwaysOn?: boolean
  readonly choices: readonly { readonly id: string | number; readonly name: string }[]
}

/** Several at once: open reports and those somebody is at work on. */
const Choice = ({ source, label, choices }: ChoiceProps) => (
  <SelectArrayInput
    source={source}
    label={label}
    choices={[...choices]}
    translateChoice={false}
    // As wide as its label, up to 320 px (AdminList.tsx).
    sx={{ '--label': `${Math.min(320, 64 + label.length * 7)}px` }}
    // An address may name one, as older ones do; none is no filter.
    format={(value: unknown) => (value === undefined || value === '' ? [] : [value].flat())}
    parse={(values: readonly unknown[]) => (values.length > 0 ? values : undefined)}
  />
)

function referenceFilter(
  resource: Resource,
  [name, field]: readonly [string, FieldOf<'reference'>],
  t: AllMessages,
): Filter {
  const source = `${name}Id`
  const label = labelOf(t, resource, name)
  const target = findResource(field.to)
  // Neither searchable nor few: people are filtered by id.
  if (!target || !(isSearchable(target) || target.options))
    return <NumberInput key={source} source={source} label={t.admin.number({ field: label })} />
  const optionText = (record: Record<string, unknown> | undefined) => (record ? titleOf(target, record) : '')
  return (
    <ReferenceInput
      key={source}
      source={source}
      reference={field.to}
      queryOptions={tableQuery}
      {...(isSearchable(target) ? {} : optionsPage)}
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
