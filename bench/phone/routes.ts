import { StartError } from '#server/errors.ts'
import type { ScreenToDraw } from '#tests/screenshots/screens.ts'

/** Measured by default: the screens that most people land on. */
const usualRoutes = ['home', 'categories', 'page', 'product', 'marketplace', 'post']

/** The public screens that `--routes` names: `all`, or their names with commas. */
export function wantedScreens(names: string | undefined, screens: readonly ScreenToDraw[]): readonly ScreenToDraw[] {
  const open = screens.filter(({ viewers }) => viewers.includes('visitor'))
  if (names === 'all') return open
  return (names?.split(',') ?? usualRoutes).map((name) => {
    const found = open.find((one) => one.name === name)
    if (!found) throw new StartError(`There is no public screen ${name}: ${open.map((one) => one.name).join(', ')}.`)
    return found
  })
}
