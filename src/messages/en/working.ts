import { usualRefusals } from '#resources/usualRefusals/en.ts'
import { admin } from './admin.ts'
import { declared } from './declared.ts'
import { doubles } from './doubles.ts'
import { filters } from './filters.ts'
import { forms } from './forms.ts'
import { gallery } from './gallery.ts'
import { hiding } from './hiding.ts'
import { login } from './login.ts'
import { manage } from './manage.ts'
import { map } from './map.ts'
import { news } from './news.ts'
import { pageTeam } from './pageTeam.ts'
import { places } from './places.ts'
import { ratings } from './ratings.ts'
import { account, chat, profile, reports, writing } from './profile.ts'
import { prices } from './prices.ts'
import { rewards } from './rewards.ts'
import { share } from './share.ts'

/** The sentences one works with, in English: forms, management, the person's own screens (docs/decisions/one-language.md). */
export const working = {
  login,
  forms,
  filters,
  doubles,
  hiding,
  manage,
  map,
  pageTeam,
  chat,
  places,
  ratings,
  news,
  prices,
  rewards,
  reports,
  account,
  share,
  gallery,
  profile,
  writing,
  admin,
  usualRefusals,
  declared,
}
