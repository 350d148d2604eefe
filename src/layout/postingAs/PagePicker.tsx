import { ExpandLessRoundedIcon as ExpandLess } from '#src/elements/icons/frame.tsx'
import { Suspense, useState } from 'react'
import { useMessages } from '#src/messages/index.ts'
import { useIsHydrated, useStoredPage, useStoredProfile } from '#src/providers/device/storage.ts'
import { paths } from '#src/paths.ts'
import { Avatar } from '../Avatar.tsx'
import { useOwnPages } from './useOwnPages.ts'
import { Button, Press } from '#src/elements/Button.tsx'
import { lazyMui } from '#src/layout/lazyMui.ts'
import styles from './PagePicker.module.css'

const PageSheet = lazyMui(async () => (await import('./PageSheet.tsx')).PageSheet)

/** The home screen's chooser for the page to post as, above the tabs within reach of the thumb (spec 2.75 to 2.78). */
export function PagePicker() {
  const profile = useStoredProfile()
  const isHydrated = useIsHydrated()
  return isHydrated && profile ? <Picker email={profile.Email} /> : null
}

function Picker({ email }: { email: string }) {
  const t = useMessages()
  const page = useStoredPage()
  const { pages, isLoading, isFailed } = useOwnPages(email)
  const [open, setOpen] = useState(false)
  if ((isLoading || isFailed) && !page) return null
  if (!page && pages.length === 0) {
    return (
      <section className={styles.bar} data-stays-down aria-label={t.shell.selectYourPage}>
        <p>{t.shell.noPage}</p>
        <Button to={paths.create('page')} variant="contained" size="small">
          {t.shell.createPage}
        </Button>
      </section>
    )
  }
  const name = String(page?.['Name'] ?? '')
  return (
    <section className={styles.bar} data-stays-down aria-label={t.shell.selectYourPage}>
      <Press className={styles.chooser} onClick={() => setOpen(true)} aria-haspopup="dialog">
        {page && <Avatar file={page['Thumbnail'] as string | null} name={name} size={36} />}
        <span className={styles.words}>
          <small>{page ? t.shell.postingAs : t.shell.selectYourPage}</small>
          <b>{page ? name : t.shell.choosePage}</b>
        </span>
        <ExpandLess />
      </Press>
      {open && (
        <Suspense>
          <PageSheet pages={pages} chosen={page?.Id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
