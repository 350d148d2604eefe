import { useQuery } from '@tanstack/react-query'
import { Suspense, type CSSProperties } from 'react'
import type { Page, PageRating } from '#resources'
import { maxStars } from '#resources/pageRating.ts'
import { lazyWithSentences } from '#src/navigation/lazyMui.ts'
import { shownText } from '#src/fields/values/shownText.ts'
import { useDigits } from '#src/messages/index.ts'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import { paths } from '#src/paths.ts'
import { countStars } from '#src/providers/calls/ratings.ts'
import { rememberInterrupted } from '#src/providers/device/interrupted.ts'
import { useIsHydrated, useStoredProfile } from '#src/providers/device/storage.ts'
import { ratingsOf } from '#src/providers/queries.ts'
import { SectionList } from '#src/resource/list/SectionList.tsx'
import { Section } from '#src/resource/detail/Section.tsx'
import { Stars } from '#src/resource/detail/Stars.tsx'
import { useActor } from '#src/resource/useActor.ts'
import { useList } from '#src/resource/list/useList.ts'
import { useOwnRating } from './useOwnRating.ts'
import { RatingItem } from './RatingItem.tsx'
import { Text } from '#src/elements/Text.tsx'
import { Button } from '#src/elements/Button.tsx'
import { Skeleton } from '#src/elements/Skeleton.tsx'
import styles from './ratings.css?inline'

// Only signed-in people rate pages.
const OwnRating = lazyWithSentences(async () => (await import('./OwnRating.tsx')).OwnRating)

/** The ratings of a page: the average, one's own, the others', and the owner's answers (docs/rules.md#ratings). */
export function Ratings({ page }: { page: Page }) {
  const t = useBrowsingMessages()
  const list = useList(ratingsOf(String(page.Id)))
  const actor = useActor(page.Id)
  const { rating: own } = useOwnRating(page.Id)
  const isOwner = actor?.owns.includes(page.Id) ?? false
  // The person's own rating is shown in its form.
  const others = list.items.filter(({ Id }) => Id !== own?.Id)
  return (
    <Section title={t.ratings.ratings}>
      {/* The build writes the browser's styles shorter than the server's. */}
      <style suppressHydrationWarning>{styles}</style>
      <div className="rating-ratings-ratings">
        {page.RatingCount > 0 && <Average page={page} ratings={list.isLoading ? null : list.items} />}
        <OwnRatingSection page={page} />
        <SectionList
          list={list}
          empty={t.ratings.noRatings}
          more={t.ratings.moreRatings}
          first={{ few: 3, all: t.lists.all({ count: page.RatingCount }) }}
        >
          {others.map((rating) => (
            <RatingItem key={rating.Id} rating={rating} mayAnswer={isOwner} />
          ))}
        </SectionList>
      </div>
    </Section>
  )
}

/** The average with one decimal (spec 9.29), the number of ratings, and how many there are of each: counted here where all have come, else by the server. */
function Average({ page, ratings }: { page: Page; ratings: readonly PageRating[] | null }) {
  const t = useBrowsingMessages()
  const formatDigits = useDigits()
  const shown = page.RatingAverage.toFixed(1)
  const all = ratings?.length === page.RatingCount ? ratings : null
  const { data: counted, isError } = useQuery({
    queryKey: ['pageRating', 'stars', page.Id],
    queryFn: ({ signal }) => countStars(page.Id, signal),
    enabled: ratings !== null && all === null,
  })
  const countOf = (stars: number) =>
    all ? all.filter((one) => one.Stars === stars).length : (counted?.get(stars) ?? 0)
  return (
    <div className="rating-ratings-average">
      <Text className="rating-ratings-number" as="p" variant="h1">
        {formatDigits(shown)}
      </Text>
      <div className="rating-ratings-stars">
        <Stars stars={Number(shown)} size={22} />
        <Text variant="body2" color="muted">
          {t.lists.reviews({ count: page.RatingCount })}
        </Text>
      </div>
      {(all || !isError) && (
        // They keep their place until they are known, where scripts can ask for them.
        <div className="rating-ratings-bars" data-asked={all || counted ? undefined : ''}>
          {[5, 4, 3, 2, 1].map((stars) => (
            <Bar key={stars} stars={stars} count={countOf(stars)} of={page.RatingCount} />
          ))}
        </div>
      )}
    </div>
  )
}

function Bar({ stars, count, of }: { stars: number; count: number; of: number }) {
  const t = useBrowsingMessages()
  const formatDigits = useDigits()
  return (
    <div role="img" aria-label={`${t.ratings.stars({ stars, most: maxStars })}: ${formatDigits(String(count))}`}>
      <span>{formatDigits(String(stars))}</span>
      <i style={{ '--part': `${(count / of) * 100}%` } as CSSProperties} />
      <span>{formatDigits(String(count))}</span>
    </div>
  )
}

/** The rating form. Visitors get a link to /login; the page's team cannot rate it (docs/rules.md#ratings). */
function OwnRatingSection({ page }: { page: Page }) {
  const t = useBrowsingMessages()
  const isHydrated = useIsHydrated()
  const profile = useStoredProfile()
  const actor = useActor(page.Id)
  if (!isHydrated || !profile) {
    const on = paths.page(page.Id)
    return (
      <Button
        to={paths.login(on)}
        onClick={() => rememberInterrupted({ act: 'rate', on, next: on, name: shownText(page.Name) ?? t.lists.noName })}
        variant="outlined"
        style={{ visibility: isHydrated ? 'visible' : 'hidden', justifySelf: 'start' }}
      >
        {t.ratings.loginToRate}
      </Button>
    )
  }
  if (!actor || actor.owns.includes(page.Id) || actor.administers.includes(page.Id)) return null
  return (
    <Suspense fallback={<Skeleton height={56} width={240} />}>
      <OwnRating pageId={page.Id} />
    </Suspense>
  )
}
