import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useFormContext, useWatch } from 'react-hook-form'
import { useOptions } from '#src/fields/inputs/useOptions.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { namedIn } from './fromName.ts'

/** Below the categories: those that the names speak of, a tap each. */
export function CategoriesFromName() {
  const t = useAllMessages()
  const { setValue, setFocus } = useFormContext()
  const values: readonly unknown[] = useWatch({ name: ['Name', 'BurmeseName', 'CategoryIds'] })
  const [name, burmeseName, chosen] = values.map((value) => String(value ?? ''))
  const { options } = useOptions({ to: 'category' })
  const ids = chosen!.split(',').filter(Boolean)
  const named = namedIn([name!, burmeseName!], options)
  const open = named.filter(({ id }) => !ids.includes(String(id)))
  if (open.length === 0) return null
  return (
    <Box
      role="group"
      aria-label={t.forms.fromName}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {t.forms.fromName}
      </Box>
      {open.map((option) => (
        <Chip
          key={option.id}
          variant="outlined"
          icon={<AddIcon aria-hidden />}
          label={option.name}
          onClick={({ currentTarget: chip }) => {
            setValue('CategoryIds', [...ids, option.id].join(','), { shouldDirty: true, shouldValidate: true })
            // The chip is gone then: to the next one, else to the field that it has filled.
            const next = chip.nextElementSibling ?? chip.previousElementSibling
            if (next instanceof HTMLElement && next.getAttribute('role') === 'button') next.focus()
            else setFocus('CategoryIds')
          }}
        />
      ))}
    </Box>
  )
}
