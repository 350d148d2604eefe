import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { projectRoot } from '#server/config/environment.ts'
import { all, nothing, type Row } from './row.ts'
import type { World } from './world.ts'

const files = join(projectRoot, 'public')
const publicFiles = readdirSync(files, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative(files, join(parentPath, name)).split(sep).join('/'))

const hiddenPost = async ({ owner, fresh }: World) => {
  const { Id } = await fresh('post')
  await owner.changes('post', { id: Id, status: 0 })
  return Id
}

/** Who is signed in makes no difference: the server renders a visitor's screen, and the browser does the rest. */
const screen = (gets: Row['gets'], url: Row['url'], about: Row['about'] = nothing): Row => ({
  route: 'GET /*',
  gets,
  url,
  about,
})

/** What browsers load before they call the API: configuration, files and screens. */
export const screenRows: readonly Row[] = [
  { route: 'GET /config.json', gets: all(200), about: nothing },
  ...publicFiles.map((path): Row => ({ route: `GET /${path}`, gets: all(200), about: nothing })),
  // Leads to /home, as fetch follows.
  { route: 'GET /', gets: all(200), about: nothing },
  screen(all(200), ({ page: { Id } }) => `/page/view/${Id}`),
  screen(all(404), () => '/page/view/99999999'),
  screen(all(404), (_world, id) => `/post/view/${id}`, hiddenPost),
  // A protected screen is rendered without records; the browser leads to sign-in.
  screen(all(200), () => '/manage'),
  screen(all(200), () => '/admin'),
  // A mistyped address of the API is not a screen.
  screen(all(404), () => '/page/api/byNothing/1'),
  { route: 'GET /assets/:name', gets: all(404), url: () => '/assets/gone.js', about: nothing },
]
