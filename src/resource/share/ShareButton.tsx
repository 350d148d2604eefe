import { IosShareRoundedIcon as ShareIcon } from '#src/elements/icons/frame.tsx'
import { Suspense, useState } from 'react'
import { useMessages } from '#src/messages/index.ts'
import { shareLink } from '#src/paths.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'
import { hasShareSheet, openShareSheet } from '#src/providers/device/clipboard.ts'
import { Button } from '#src/elements/Button.tsx'
import { lazyMui } from '#src/navigation/lazyMui.ts'

const ShareSheet = lazyMui(async () => (await import('./ShareSheet.tsx')).ShareSheet)

/** Shares an item's link, with the device's share sheet where available, else with ours. */
export function ShareButton({ path, title, text = title }: { path: string; title: string; text?: string }) {
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
      <Button variant="outlined" startIcon={<ShareIcon aria-hidden />} onClick={() => void share()}>
        {t.page.share}
      </Button>
      {open && (
        <Suspense>
          <ShareSheet path={path} title={title} text={text} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
