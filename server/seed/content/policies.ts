import { childSafetyPolicy } from './policies/childSafety.ts'
import { privacyPolicy } from './policies/privacy.ts'

/** The two texts of setting record 1 (spec section 3): English, then a summary in Burmese. */
export const policies = { PrivacyPolicy: privacyPolicy, ChildSafetyPolicy: childSafetyPolicy } as const
