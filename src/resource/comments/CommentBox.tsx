import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import type { CommentTarget } from '#resources'
import { useMessages } from '#src/messages/index.ts'
import { lazyMui, lazyWithSentences } from '#src/navigation/lazyMui.ts'
import { useOwnPages } from '#src/layout/postingAs/useOwnPages.ts'
import { paths } from '#src/paths.ts'
import { rememberInterrupted } from '#src/providers/device/interrupted.ts'
import { useIsHydrated, useStoredPage, useStoredProfile } from '#src/providers/device/storage.ts'
import { Button } from '#src/elements/Button.tsx'
import { Skeleton } from '#src/elements/Skeleton.tsx'
import styles from './CommentBox.module.css'

const PageSheet = lazyMui(async () => (await import('#src/layout/postingAs/PageSheet.tsx')).PageSheet)
// Only people who have chosen a page write comments.
const CommentForm = lazyWithSentences(async () => (await import('./CommentForm.tsx')).CommentForm)

/** The comment form for a person who has chosen a page; others get a link that leads there (spec 2.176, 2.177). */
export function CommentBox({ type, id }: { type: CommentTarget; id: number }) {
  const t = useMessages()
  const profile = useStoredProfile()
  const page = useStoredPage()
  const isHydrated = useIsHydrated()
  const { pathname } = useLocation()
  const makePage = paths.create('page')
  // Not the address by which a visitor makes a page for its own sake: the login before that one is not for a comment.
  const next = `${makePage}#comment`
  // Reserves the space until the person is known.
  if (!isHydrated || !profile || !page) {
    return (
      <div className={styles.ways} style={{ visibility: isHydrated ? 'visible' : 'hidden' }}>
        <Button
          to={profile ? makePage : paths.login(next)}
          onClick={() => !profile && rememberInterrupted({ act: 'comment', on: pathname, next, name: '' })}
          variant="outlined"
        >
          {t.comments.createPageToComment}
        </Button>
        {isHydrated && profile && <ChoosePageButton email={profile.Email} />}
      </div>
    )
  }
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={200} />}>
      <CommentForm key={`${type} ${id}`} type={type} id={id} page={page} />
    </Suspense>
  )
}

/** For people who have pages and have not chosen one to post as. */
function ChoosePageButton({ email }: { email: string }) {
  const t = useMessages()
  const { pages } = useOwnPages(email)
  const [isOpen, setOpen] = useState(false)
  if (pages.length === 0) return null
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)} aria-haspopup="dialog">
        {t.shell.choosePage}
      </Button>
      {isOpen && (
        <Suspense>
          <PageSheet pages={pages} chosen={undefined} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
