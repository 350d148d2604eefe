import { childSafetyPolicy } from './childSafety.ts'
import { privacyPolicy } from './privacy.ts'

/** The two texts of setting record 1 (spec 3.27): a summary in Burmese, then all of it in English. */
export const policies = { PrivacyPolicy: privacyPolicy, ChildSafetyPolicy: childSafetyPolicy } as const
