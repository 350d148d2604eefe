import { chat } from './visiting/chat.ts'
import { deletion } from './visiting/deletion.ts'
import { lengths } from './visiting/lengths.ts'
import { login } from './visiting/login.ts'
import { report } from './visiting/report.ts'
import { rewards } from './visiting/rewards.ts'
import { share } from './visiting/share.ts'
import { suggest } from './visiting/suggest.ts'

/** The sentences of visitors' other screens, in English: signing in, what they share, report and delete (docs/decisions/one-language.md). */
export const visiting = {
  chat,
  deletion,
  lengths,
  login,
  report,
  rewards,
  share,
  suggest,
}
