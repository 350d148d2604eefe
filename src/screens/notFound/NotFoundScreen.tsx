import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useHead, useStatus } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/Screen.tsx'
import { ScreenTitle } from '#src/layout/ScreenTitle.tsx'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { EmptyState } from '#src/resource/ListStates.tsx'
import type { ScreenModule } from '#src/screen.tsx'

/** Any address without a screen. */
function NotFoundScreen() {
  const say = useMessages()
  useHead({ title: say.shell.notFoundTitle })
  useStatus(404)
  return (
    <Screen>
      <ScreenTitle>{say.shell.notFoundTitle}</ScreenTitle>
      <EmptyState
        text={say.shell.notFoundText}
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
