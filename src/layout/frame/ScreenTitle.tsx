import { ArrowBackRoundedIcon as ArrowBack } from '#src/elements/icons/frame.tsx'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { headingId } from '#src/layout/rendering.ts'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { Text } from '#src/elements/Text.tsx'
import { IconButton } from '#src/elements/Button.tsx'
import { classNames } from '#src/elements/classNames.ts'
import styles from './ScreenTitle.module.css'

/** A screen's heading; `back` adds a back button, `actions` are at its end. */
export function ScreenTitle({
  children,
  back = false,
  actions,
}: {
  children: ReactNode
  back?: boolean
  actions?: ReactNode
}) {
  return (
    <div className={classNames(styles.line, back && styles.withBack)}>
      <div className={styles.heading}>
        {back && <BackButton />}
        <Text className={styles.title} id={headingId} as="h1" variant="h2">
          {children}
        </Text>
      </div>
      {actions}
    </div>
  )
}

export function BackButton() {
  const t = useMessages()
  const navigate = useNavigate()
  const { key } = useLocation()
  return (
    // Somebody who opened a link directly has no history to go back to ('default' is the first entry's key).
    <IconButton
      onClick={() => (key === 'default' ? navigate(paths.home) : navigate(-1))}
      aria-label={t.shell.back}
      color="inherit"
    >
      <ArrowBack />
    </IconButton>
  )
}
