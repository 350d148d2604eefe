import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useGetList, type RaRecord } from 'ra-core'
import { useState } from 'react'
import { requireResource, type Resource } from '#resources'
import { importTargets } from '#resources/imports/imports.ts'
import { useDigits, useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { mapImport, type ImportMapping, type WholeImport } from '#src/providers/calls/imports.ts'
import { failureText } from '#src/resource/failureText.ts'
import { targetLabel } from './importTexts.ts'

/** Which column is what, and what names stand for that are not known; then the table is tried again. */
export function MappingForm({ one }: { one: WholeImport }) {
  const t = useAllMessages()
  const cache = useQueryClient()
  const resource = requireResource(one.Resource)
  const [mapping, setMapping] = useState<ImportMapping>(one.Mapping)
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function send() {
    if (isBusy) return
    setIsBusy(true)
    setFault(null)
    try {
      await mapImport(one.Id, mapping, name.trim())
      await cache.invalidateQueries({ queryKey: ['import'] })
    } catch (error) {
      setFault(failureText(t, error))
    } finally {
      setIsBusy(false)
    }
  }
  const choose = (field: string, key: string, id: number | null) =>
    setMapping({ ...mapping, values: { ...mapping.values, [field]: { ...mapping.values[field], [key]: id } } })
  return (
    <Box
      component="form"
      aria-label={t.imports.columns}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      sx={{ display: 'grid', gap: 1.5, my: 3 }}
    >
      <Typography variant="h3" component="h2">
        {t.imports.columns}
      </Typography>
      {one.Kept.length > 0 && (
        <TextField
          select
          size="small"
          label={t.imports.keptMapping}
          defaultValue=""
          onChange={({ target }) => {
            const kept = one.Kept.find(({ Name }) => Name === target.value)
            setMapping({ ...mapping, columns: kept?.Columns ?? one.Mapping.columns })
          }}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{t.imports.asGuessed}</option>
          {one.Kept.map(({ Name }) => (
            <option key={Name}>{Name}</option>
          ))}
        </TextField>
      )}
      <Columns
        one={one}
        resource={resource}
        columns={mapping.columns}
        onChange={(columns) => setMapping({ ...mapping, columns })}
      />
      {mapping.columns.includes('Latitude') && (
        <FormControlLabel
          label={t.imports.turn}
          control={
            <Checkbox
              checked={mapping.turn}
              onChange={(_, turn) => setMapping({ ...mapping, turn })}
              slotProps={{ input: { 'aria-label': t.imports.turn } }}
            />
          }
        />
      )}
      {one.Unknown.length > 0 && <Unknown one={one} resource={resource} values={mapping.values} onChoose={choose} />}
      <TextField
        size="small"
        label={t.imports.keepAs}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <Box role="alert" sx={{ color: 'error.main' }}>
        {fault}
      </Box>
      <Button type="submit" variant="outlined" aria-disabled={isBusy} sx={{ justifySelf: 'start' }}>
        {t.imports.tryAgain}
      </Button>
    </Box>
  )
}

/** Side by side, where there is room. */
const twoOrOne = {
  display: 'grid',
  gap: 2,
  mt: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
}

interface ColumnsProps {
  one: WholeImport
  resource: Resource
  columns: ImportMapping['columns']
  onChange: (columns: ImportMapping['columns']) => void
}

/** A box for each column, with the first values beneath, so that one sees what is in it. */
function Columns({ one, resource, columns, onChange }: ColumnsProps) {
  const t = useAllMessages()
  const formatDigits = useDigits()
  const examples = (at: number) =>
    [...new Set(one.Samples.flatMap((cells) => cells[at]?.slice(0, 40) || []))].join(' · ')
  return (
    <Box sx={twoOrOne}>
      {one.Header.map((header, at) => (
        <TextField
          // A table may have two columns of one name.
          key={`${at} ${header}`}
          select
          size="small"
          label={header || t.imports.column({ number: formatDigits(at + 1) })}
          value={columns[at] ?? ''}
          onChange={({ target }) => onChange(columns.map((old, other) => (other === at ? target.value || null : old)))}
          helperText={t.imports.example({ values: examples(at) || '–' })}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ minWidth: 0, '& .MuiFormHelperText-root': { overflowWrap: 'anywhere' } }}
        >
          <option value="">{t.imports.notUsed}</option>
          {importTargets(resource).map((name) => (
            <option key={name} value={name}>
              {targetLabel(t, resource, name)}
            </option>
          ))}
        </TextField>
      ))}
    </Box>
  )
}

interface UnknownProps {
  one: WholeImport
  resource: Resource
  values: ImportMapping['values']
  onChoose: (field: string, key: string, id: number | null) => void
}

function Unknown({ one, resource, values, onChoose }: UnknownProps) {
  const t = useAllMessages()
  // A table may name anything, `constructor` too.
  const chosenFor = ({ Field, Key }: UnknownValueProps['unknown']) =>
    new Map(Object.entries(values[Field] ?? {})).get(Key) ?? null
  return (
    <section aria-labelledby="import-unknown">
      <Typography variant="h3" component="h2" id="import-unknown">
        {t.imports.unknown}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t.imports.unknownText}
      </Typography>
      <Box sx={twoOrOne}>
        {one.Unknown.map((unknown) => (
          <UnknownValue
            key={`${unknown.Field} ${unknown.Value}`}
            unknown={unknown}
            resource={resource}
            chosen={chosenFor(unknown)}
            onChoose={(id) => onChoose(unknown.Field, unknown.Key, id)}
          />
        ))}
      </Box>
    </section>
  )
}

interface UnknownValueProps {
  unknown: WholeImport['Unknown'][number]
  resource: Resource
  chosen: number | null
  onChoose: (id: number | null) => void
}

function UnknownValue({ unknown: { Field, Value, Rows }, resource, chosen, onChoose }: UnknownValueProps) {
  const t = useAllMessages()
  const { language } = useLanguage()
  const formatDigits = useDigits()
  const field = resource.fields[Field]
  const target = field?.kind === 'reference' || field?.kind === 'references' ? field.to : ''
  const { data = [] } = useGetList<RaRecord & Record<string, unknown>>(
    target,
    { pagination: { page: 1, perPage: 1000 }, sort: { field: 'Name', order: 'ASC' } },
    { enabled: target !== '' },
  )
  const nameOf = (record: Record<string, unknown>) =>
    String((language === 'my' && record['BurmeseName']) || record['Name'] || '')
  return (
    <TextField
      select
      size="small"
      label={t.imports.unknownValue({ field: targetLabel(t, resource, Field), value: Value, rows: formatDigits(Rows) })}
      value={chosen ?? ''}
      onChange={({ target: { value } }) => onChoose(value === '' ? null : Number(value))}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{t.imports.leaveOut}</option>
      {data.map((record) => (
        <option key={record.id} value={String(record.id)}>
          {nameOf(record)}
        </option>
      ))}
    </TextField>
  )
}
