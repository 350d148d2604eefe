import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { useGetList } from '#src/providers/reading.ts'

/** Most businesses here are in Myanmar (ISO 3166-1: MM). As the form's own initial value, so that it alone makes no draft. */
export function CountryPreset() {
  const { resetField, getFieldState, formState } = useFormContext()
  const { data: countries } = useGetList('country', { meta: { full: true } })
  const home = countries?.find((country) => country['Code'] === 'MM' || country['Name'] === 'Myanmar')
  const id = home && Number(home['Id'] ?? home.id)
  const initial: unknown = formState.defaultValues?.['CountryId']
  // What is sent again must be what was sent, else it would be another page.
  const isSent = formState.isSubmitting || formState.submitCount > 0
  useEffect(() => {
    if (id === undefined || isSent || initial !== '' || getFieldState('CountryId').isDirty) return
    resetField('CountryId', { defaultValue: id })
  }, [id, isSent, initial, resetField, getFieldState])
  return null
}
