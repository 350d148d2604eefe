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

/** Two pages that may be one business (docs/rules.md#doubles). */
export interface Pair {
  readonly Id: number
  readonly OtherId: number
  readonly By: readonly ('number' | 'link' | 'name')[]
  readonly Metres: number | null
  readonly Name: string | null
  readonly Address: string | null
  readonly OtherName: string | null
  readonly OtherAddress: string | null
}

/** GET /page/api/possibleDoubles; 0: the first of them. */
export async function findPossibleDoubles(after: number, signal: AbortSignal) {
  const { json } = await httpClient(`/page/api/possibleDoubles${after ? `?after=${after}` : ''}`, { signal })
  return json as { Pairs: Pair[]; Next: number | null }
}

/** POST /page/api/distinct: they look like one and are two, or may be one after all. */
export const setDistinct = ({ Id, OtherId }: Pair, distinct: boolean) =>
  httpClient('/page/api/distinct', {
    method: 'POST',
    body: plainForm({ id: Id, otherId: OtherId, distinct: distinct ? 1 : 0 }),
  })
