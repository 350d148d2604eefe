import { saidAsTyped } from '../formData.ts'
import { readStored } from '../device/storage.ts'
import { postOnce } from './postOnce.ts'

interface Report {
  type: string
  contentId: string | null
  description: string
  /** The writer says that the description is no Zawgyi. */
  asTyped?: boolean
}

/** POST /report/api: anybody may, signed in or not. `contentId` null: about nothing in particular. */
export const sendReport = ({ asTyped = false, ...report }: Report) =>
  postOnce('/report/api', {
    ...report,
    ...saidAsTyped('Description', asTyped),
    profileEmail: readStored('StoredProfile')?.Email,
  })
