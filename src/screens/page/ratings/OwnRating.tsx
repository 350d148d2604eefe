import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { PageRating } from '#resources'
import { shownText } from '#src/fields/values/shownText.ts'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import { focusQuietly } from '#src/navigation/useFocusOnNavigation.ts'
import { paths } from '#src/paths.ts'
import { deleteRating, findOwnRating, saveRating } from '#src/providers/calls/ratings.ts'
import { takeInterrupted } from '#src/providers/device/interrupted.ts'
import { queryKeys } from '#src/providers/queryKeys.ts'
import { Stars } from '#src/resource/detail/Stars.tsx'
import { UserText } from '#src/resource/detail/UserText.tsx'
import { OwnersAnswer } from './OwnersAnswer.tsx'
import { useOwnRating } from './useOwnRating.ts'
import { Text } from '#src/elements/Text.tsx'
import { Skeleton } from '#src/elements/Skeleton.tsx'
import { Button } from '#src/elements/Button.tsx'
import { lazyMui } from '#src/navigation/lazyMui.ts'

// Only signed-in people rate pages.
const RatingForm = lazyMui(async () => (await import('./RatingForm.tsx')).RatingForm)

/** The person's own rating, which they can change or delete at any time (docs/rules.md#ratings). */
export function OwnRating({ pageId }: { pageId: number }) {
  const t = useBrowsingMessages()
  const toast = useToast()
  const { confirm } = useDialogs()
  const cache = useQueryClient()
  const [isChanging, setChanging] = useState(false)
  const { rating, isLoading } = useOwnRating(pageId)
  // A rating changes the page's average, the list and the own rating.
  const refresh = () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: ['pageRating'] }),
      cache.invalidateQueries({ queryKey: queryKeys.allRecords('page') }),
    ])

  /** What it was before: another rating, or none. */
  async function putBack(before: PageRating | null) {
    const now = await findOwnRating(pageId)
    if (now && before)
      await saveRating(pageId, now, {
        stars: before.Stars ?? 0,
        description: before.Description ?? '',
        asTyped: true,
      })
    else if (now) await deleteRating(now.Id)
    await refresh()
  }

  async function confirmDelete({ Id }: PageRating) {
    const question = { text: t.ratings.deleteRatingConfirm, confirmLabel: t.ratings.deleteRatingNow, danger: true }
    if (!(await confirm(question))) return
    try {
      await deleteRating(Id)
      await refresh()
      toast(t.ratings.ratingDeleted)
    } catch {
      toast(t.ratings.ratingDeleteFailed)
    }
  }

  const own = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isLoading || !takeInterrupted('rate', paths.page(pageId)) || !own.current) return
    focusQuietly(own.current)
    own.current.scrollIntoView({ block: 'center' })
  }, [isLoading, pageId])

  return (
    <div className="rating-ownRating-own" ref={own} role="group" aria-labelledby="own-rating">
      <Text as="h3" variant="h4" id="own-rating">
        {t.ratings.yourRating}
      </Text>
      {isLoading && <Skeleton height={56} width={240} />}
      {!isLoading && (isChanging || !rating) && (
        <Suspense fallback={<Skeleton height={56} width={240} />}>
          <RatingForm
            pageId={pageId}
            existing={rating ?? null}
            onCancel={rating ? () => setChanging(false) : undefined}
            onSaved={async () => {
              await refresh()
              setChanging(false)
              toast(t.ratings.ratingSaved, () => putBack(rating ?? null))
            }}
          />
        </Suspense>
      )}
      {rating && !isChanging && (
        <div className="rating-ownRating-rated">
          <Stars stars={rating.Stars ?? 0} size={26} />
          {shownText(rating.Description) && <UserText text={rating.Description} />}
          <OwnersAnswer rating={rating} />
          <div className="rating-ownRating-acts">
            <Button variant="outlined" size="small" onClick={() => setChanging(true)}>
              {t.ratings.change}
            </Button>
            <Button size="small" color="error" onClick={() => void confirmDelete(rating)}>
              {t.ratings.deleteRating}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
