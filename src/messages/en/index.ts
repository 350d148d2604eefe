import { usualRefusals } from '#resources/usualRefusals/en.ts'
import { admin } from './admin.ts'
import { comments } from './comments.ts'
import { declared } from './declared.ts'
import { forms } from './forms.ts'
import { itemMenu, share } from './itemMenu.ts'
import { lists } from './lists.ts'
import { login } from './login.ts'
import { manage } from './manage.ts'
import { news } from './news.ts'
import { page } from './page.ts'
import { pageTeam } from './pageTeam.ts'
import { account, profile, relations, reports } from './profile.ts'
import { ratings } from './ratings.ts'
import { rewards } from './rewards.ts'
import { search } from './search.ts'
import { shell } from './shell.ts'
import { status } from './status.ts'

/** All sentences in English, by subject (`t.forms.save`, `t.manage.deleteConfirm({ name })`), and the labels of the declarations. */
export const en = {
  shell,
  lists,
  page,
  comments,
  itemMenu,
  login,
  forms,
  manage,
  relations,
  ratings,
  pageTeam,
  news,
  rewards,
  reports,
  account,
  share,
  profile,
  status,
  admin,
  search,
  usualRefusals,
  declared,
}
