import { comments } from './comments.ts'
import { declared } from './recordLabels.ts'
import { itemMenu } from './itemMenu.ts'
import { lists } from './lists.ts'
import { page } from './page.ts'
import { relations } from './relations.ts'
import { search } from './search.ts'
import { shell } from './shell.ts'
import { status } from './status.ts'

/** The sentences of reading screens in English, by subject (`t.page.nearTown({ km, town })`), and the labels of the declarations. */
export const en = {
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
