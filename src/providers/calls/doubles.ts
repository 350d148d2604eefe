import type { Page } from '#resources'
import { httpClient } from '../httpClient.ts'
import { plainForm } from '../plainForm.ts'
import { asTypedParts } from '../plainForm.ts'

/** A public page that a new one may double (docs/rules.md#doubles). */
export interface Double {
  readonly Id: number
  readonly Name: string | null
  readonly BurmeseName: string | null
  readonly Thumbnail: string | null
  readonly CategoryName: string | null
  readonly Address: string | null
  readonly TownName: string | null
  readonly TownBurmeseName: string | null
  readonly Closure: Page['Closure']
  readonly SameNumber: boolean
  readonly Similarity: number
  readonly Metres: number | null
}

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** POST /page/api/doubles, with what is typed of a new page. */
export async function findDoubles(typed: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<Double[]> {
  const body = plainForm({
    name: text(typed['Name']),
    ...asTypedParts('Name', typed['NameAsTyped'] === true),
    burmeseName: text(typed['BurmeseName']),
    ...asTypedParts('BurmeseName', typed['BurmeseNameAsTyped'] === true),
    phoneOne: text(typed['PhoneOne']),
    phoneTwo: text(typed['PhoneTwo']),
    phoneThree: text(typed['PhoneThree']),
    viber: text(typed['Viber']),
    whatsApp: text(typed['WhatsApp']),
    address: text(typed['Address']),
    latitude: text(typed['Latitude']),
    longitude: text(typed['Longitude']),
  })
  const { json } = await httpClient('/page/api/doubles', { method: 'POST', body, signal })
  return Array.isArray(json) ? (json as Double[]) : []
}
