import { IosShareRoundedIcon as ShareIcon } from '#src/elements/icons/acts.tsx'
import { Suspense, useState } from 'react'
import { useMessages } from '#src/messages/index.ts'
import { shareLink } from '#src/paths.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'
import { hasShareSheet, openShareSheet } from '#src/providers/device/clipboard.ts'
import { Button, Press } from '#src/elements/Button.tsx'
import { lazyMui } from '#src/navigation/lazyMui.ts'

const ShareSheet = lazyMui(async () => (await import('./ShareSheet.tsx')).ShareSheet)

interface ShareButtonProps {
  path: string
  title: string
  text?: string
  /** `act`: of a card, which says what is shared and looks as its class says */
  variant?: 'outlined' | 'soft' | 'act'
  className?: string | undefined
}

/** Shares an item's link, with the device's share sheet where available, else with ours. */
export function ShareButton({ path, title, text = title, variant = 'outlined', className }: ShareButtonProps) {
  const t = useMessages()
  const profile = useStoredProfile()
  const [open, setOpen] = useState(false)
  const share = async () => {
    const url = shareLink(path, profile?.id)
    if (!hasShareSheet()) return setOpen(true)
    await openShareSheet({ title, text, url }).catch(() => setOpen(true))
  }
  return (
    <>
      {variant === 'act' ? (
        <Press
          data-act="share"
          className={className}
          onClick={() => void share()}
          aria-label={`${t.page.share}: ${title}`}
        >
          <ShareIcon size="small" />
          <span>{t.page.share}</span>
        </Press>
      ) : (
        <Button
          data-act="share"
          className={className}
          variant={variant}
          startIcon={<ShareIcon aria-hidden />}
          onClick={() => void share()}
        >
          {t.page.share}
        </Button>
      )}
      {open && (
        <Suspense>
          <ShareSheet path={path} title={title} text={text} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
