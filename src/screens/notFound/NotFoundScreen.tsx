import Button from '@mui/material/Button'
import { Link, useMatch } from 'react-router'
import { useHead, useStatus } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/Screen.tsx'
import { ScreenTitle } from '#src/layout/ScreenTitle.tsx'
import { useMessages } from '#src/messages/index.ts'
import { paths, routePatterns } from '#src/paths.ts'
import { EmptyState } from '#src/resource/ListStates.tsx'
import type { ScreenModule } from '#src/screen.tsx'

/** Any address without a screen; an item view of a source there is none of says that (spec section 4, detail screens). */
function NotFoundScreen() {
  const say = useMessages()
  useHead({ title: say.shell.notFoundTitle })
  useStatus(404)
  const isItemView = useMatch(routePatterns.itemView) !== null
  return (
    <Screen>
      <ScreenTitle>{say.shell.notFoundTitle}</ScreenTitle>
      <EmptyState
        text={isItemView ? say.lists.invalidSource : say.shell.notFoundText}
        action={
          <Button component={Link} to={paths.home} variant="contained">
            {say.shell.backToHome}
          </Button>
        }
      />
    </Screen>
  )
}

export const screen: ScreenModule = { Screen: NotFoundScreen }
