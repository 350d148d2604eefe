import { chat } from './chat.ts'
import { deletion } from './deletion.ts'
import { lengths } from './lengths.ts'
import { login } from './login.ts'
import { report } from './report.ts'
import { rewards } from './rewards.ts'
import { share } from './share.ts'
import type { visiting as english } from '../en/visiting.ts'

/** The sentences of visitors' other screens, in Burmese: signing in, what they share, report and delete (docs/decisions/one-language.md). */
export const visiting: typeof english = {
  chat,
  deletion,
  lengths,
  login,
  report,
  rewards,
  share,
}
