import { comments } from './comments.ts'
import { declared } from './recordLabels.ts'
import { itemMenu } from './itemMenu.ts'
import { lists } from './lists.ts'
import { page } from './page.ts'
import { relations } from './relations.ts'
import { search } from './search.ts'
import { shell } from './shell.ts'
import { status } from './status.ts'
import type { en } from '../en/index.ts'

/** The sentences of reading screens in Burmese. Missing or surplus ones, and other parameters, do not compile. */
export const my: typeof en = {
  shell,
  lists,
  page,
  comments,
  itemMenu,
  relations,
  status,
  search,
  declared,
}
