import { httpClient } from '../api.ts'
import { plainForm, saidAsTyped } from '../formData.ts'
import { idempotencyKey } from '../httpClient.ts'
import { readStored } from '../device/storage.ts'

/** What a write answers (docs/rules.md#answer-shapes). */
export interface Written {
  status: string
  message: string
}
type Values = Parameters<typeof plainForm>[0]

const call = async (method: 'POST' | 'DELETE', address: string, values: Values) => {
  const headers = new Headers(method === 'POST' ? { 'Idempotency-Key': idempotencyKey() } : {})
  const { json } = await httpClient(address, { method, body: plainForm(values), headers })
  return json as Written
}
const profileEmail = () => readStored('StoredProfile')?.Email

/** POST /pageBlock/api: pageId, profileEmail (spec 7.42). */
export const blockPage = (pageId: number) => call('POST', '/pageBlock/api', { pageId, profileEmail: profileEmail() })
export const unblockPage = (pageId: number) => call('DELETE', '/pageBlock/api', { pageId })

/** Idempotent both (docs/rules.md#following). */
export const followPage = (pageId: number) =>
  call('POST', '/pageFollowing/api', { pageId, profileEmail: profileEmail() })
export const unfollowPage = (pageId: number) => call('DELETE', '/pageFollowing/api', { pageId })

interface Report {
  type: string
  contentId: string | null
  description: string
  /** the description is no Zawgyi, its writer says */
  asTyped?: boolean
}

/** POST /report/api: anybody may, signed in or not. `contentId` null: about nothing in particular. */
export const sendReport = ({ asTyped = false, ...report }: Report) =>
  call('POST', '/report/api', {
    ...report,
    ...saidAsTyped('Description', asTyped),
    profileEmail: profileEmail(),
  })
