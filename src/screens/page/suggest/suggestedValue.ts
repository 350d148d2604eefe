import { weekdays, type Hours, type Page } from '#resources'
import { readableHours } from '#resources/openingHours.ts'
import { suggestedFields, type SuggestedField } from '#resources/suggestion.ts'
import type { FormValues } from '#src/resource/form/formFields.ts'

/** What the form begins with: what somebody changes in part is as the page has it, numbers are written anew. */
export function valuesToChange(page: Page): FormValues {
  return {
    PhoneOne: '',
    PhoneTwo: '',
    PhoneThree: '',
    Hours: page.Hours && weekOf(readableHours(page.Hours)),
    TownId: page.TownId ?? '',
    TownName: page.TownName ?? '',
    TownBurmeseName: page.TownBurmeseName ?? '',
    Address: page.Address ?? '',
    Latitude: page.Latitude,
    Longitude: page.Longitude,
    Closure: page.Closure === null || page.Closure === 'none' ? 'forGood' : 'none',
  }
}

/** Special days are the page's own. */
const weekOf = (hours: Hours): Hours =>
  Object.fromEntries(weekdays.flatMap((day) => (hours[day] ? [[day, hours[day]]] : [])))

/** As the call takes it: empty where nothing is said, null where nothing of a place is changed. */
export function suggestedValue(field: SuggestedField, values: FormValues, page: Page): string | null {
  if (field === 'hours') return values['Hours'] ? JSON.stringify(values['Hours']) : ''
  if (field !== 'place') return String(values[suggestedFields[field][0]] ?? '').trim()
  const before = valuesToChange(page)
  const isChanged = (name: string) => String(values[name] ?? '').trim() !== String(before[name] ?? '').trim()
  const isMoved = isChanged('Latitude') || isChanged('Longitude')
  const parts = {
    ...(isChanged('TownId') && { townId: values['TownId'] }),
    ...(isChanged('Address') && { address: values['Address'], addressAsTyped: values['AddressAsTyped'] === true }),
    ...(isMoved && { latitude: values['Latitude'], longitude: values['Longitude'] }),
  }
  return Object.keys(parts).length > 0 ? JSON.stringify(parts) : null
}
