import { useSearchParams } from 'react-router'
import type { PageBlock, PageFollowing, RelationName } from '#resources'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'
import { Feed } from '#src/resource/list/Feed.tsx'
import { EmptyState } from '#src/resource/list/ListStates.tsx'
import { useFeed, type GrowingList } from '#src/resource/list/useList.ts'
import { FollowButton } from '#src/resource/relation/FollowButton.tsx'
import { UnblockButton } from '#src/resource/relation/UnblockButton.tsx'
import { RelationRow, RelationRowSkeleton } from './RelationRow.tsx'
import { Button } from '#src/elements/Button.tsx'
import type { ScreenModule } from '#src/navigation/lazy.tsx'

/** Number of skeleton rows (spec 9.04). */
const skeletons = 10
type Item = (PageFollowing | PageBlock) & { id: number }

/**
 * /profile/following and /profile/block, by the profile's email (spec 2.140, 2.142). /pageFollowing/update and
 * /pageBlock/update show the same records, or only one of them with `?id=` (docs/rules.md#following). A removed row
 * stays until the person leaves the screen, so that a mistake can be undone.
 */
export function RelationListScreen({ relation }: { relation: RelationName }) {
  const t = useAllMessages()
  const email = useStoredProfile()?.Email ?? ''
  const requestedId = useSearchParams()[0].get('id')
  const isBlock = relation === 'pageBlock'
  const title = isBlock ? t.profile.blockedUsers : t.profile.following
  useHead({ title })
  const all = useFeed({
    name: relation,
    filter: { byEmail: email },
    ...(requestedId !== null && { perPage: 1000 }),
  }) as unknown as GrowingList<Item>
  const one = requestedId === null ? all.items : all.items.filter(({ Id }) => String(Id) === requestedId)
  const list = requestedId === null ? all : { ...all, items: one }
  const name = (item: Item) => item.PageName ?? t.lists.noName
  const undo = (item: Item) =>
    isBlock ? (
      <UnblockButton pageId={item.PageId ?? 0} name={name(item)} initial />
    ) : (
      <FollowButton pageId={item.PageId ?? 0} name={name(item)} initial />
    )
  const onwards =
    requestedId === null ? (
      <Button to={paths.discover} variant="outlined">
        {t.relations.discoverPages}
      </Button>
    ) : (
      <Button to={isBlock ? paths.blockList : paths.following} variant="outlined">
        {t.profile.seeWholeList}
      </Button>
    )
  return (
    <Screen wide>
      <ScreenTitle back>{title}</ScreenTitle>
      <Feed
        list={list}
        columns="rows"
        card={(item) => <RelationRow record={item} undo={undo(item)} />}
        skeleton={<RelationRowSkeleton />}
        skeletons={skeletons}
        empty={
          <EmptyState
            text={t.lists.noResults}
            hint={isBlock ? t.profile.blockedEmpty : t.profile.followingEmpty}
            action={onwards}
          />
        }
      />
    </Screen>
  )
}

export const screen: ScreenModule<{ relation: RelationName }> = { Screen: RelationListScreen }
