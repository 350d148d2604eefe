import { asTypedParts } from '../plainForm.ts'
import { readStored } from '../device/storage.ts'
import { postOnce } from './postOnce.ts'

interface ReportValues {
  type: string
  contentId: string | null
  description: string
  /** The writer confirmed that the description is not Zawgyi. */
  asTyped?: boolean
}

/**
 * POST /report/api, open to everybody, signed in or not. `contentId` null: the report is not about a particular
 * record.
 */
export const sendReport = ({ asTyped = false, ...report }: ReportValues) =>
  postOnce('/report/api', {
    ...report,
    ...asTypedParts('Description', asTyped),
    profileEmail: readStored('StoredProfile')?.Email,
  })
