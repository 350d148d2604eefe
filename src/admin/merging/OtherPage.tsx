import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useGetList } from 'ra-core'
import { useDeferredValue, useState } from 'react'
import { declarations, type Resource } from '#resources'
import { useAllMessages } from '#src/messages/working.ts'
import { failureText } from '#src/resource/failureText.ts'
import { titleOf, type AdminRecord } from '../adminFields.ts'

const page: Resource = declarations.page
const shown = 10

/** Looks for a page by name or number. */
export function OtherPage({ not, onChoose }: { not: number; onChoose: (id: number) => void }) {
  const t = useAllMessages()
  const [text, setText] = useState('')
  const q = useDeferredValue(text.trim())
  const { data, error, isFetching } = useGetList<AdminRecord>(
    page.name,
    { filter: { q }, pagination: { page: 1, perPage: shown }, meta: { table: true } },
    { enabled: q !== '' },
  )
  const options = (q === '' ? [] : (data ?? [])).filter(({ Id }) => Id !== not)
  return (
    <Autocomplete<AdminRecord>
      options={options}
      loading={isFetching}
      filterOptions={(all) => all}
      value={null}
      inputValue={text}
      onInputChange={(_, typed, reason) => reason !== 'reset' && setText(typed)}
      onChange={(_, chosen) => chosen && onChoose(chosen.Id)}
      getOptionKey={({ Id }) => Id}
      getOptionLabel={(one) => [titleOf(page, one), one['Address']].filter(Boolean).join(' · ')}
      noOptionsText={q === '' ? t.merging.typeIt : t.lists.noResults}
      forcePopupIcon={false}
      loadingText={t.shell.loading}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t.merging.other}
          error={error !== null}
          helperText={error ? failureText(t, error) : ' '}
        />
      )}
    />
  )
}
