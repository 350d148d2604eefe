import Button from '@mui/material/Button'
import { Link, useSearchParams } from 'react-router'
import type { PageBlock, PageFollowing } from '#resources'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import type { RelationName } from '#src/providers/calls/follow.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'
import { Feed } from '#src/resource/list/Feed.tsx'
import { EmptyState } from '#src/resource/list/ListStates.tsx'
import { useList, type GrowingList } from '#src/resource/list/useList.ts'
import { FollowButton } from '#src/resource/relation/FollowButton.tsx'
import { UnblockButton } from '#src/resource/relation/UnblockButton.tsx'
import { RelationRow, RelationRowSkeleton } from './RelationRow.tsx'

/** 10 rows in a list (spec 9.04). */
const skeletons = 10
type Item = (PageFollowing | PageBlock) & { id: number }

/**
 * /profile/following and /profile/block, by profile e-mail (spec 2.140, 2.142); /pageFollowing/update and /pageBlock/update
 * are the same records' screens, of one of them where `?id=` says so (docs/rules.md#following). Undone here, a row stays
 * until one leaves, so that a slip is undone too.
 */
export function RelationListScreen({ relation }: { relation: RelationName }) {
  const t = useMessages()
  const email = useStoredProfile()?.Email ?? ''
  const wanted = useSearchParams()[0].get('id')
  const isBlock = relation === 'pageBlock'
  const title = isBlock ? t.profile.blockedUsers : t.profile.following
  useHead({ title })
  const all = useList({
    name: relation,
    filter: { byEmail: email },
    ...(wanted !== null && { perPage: 1000 }),
  }) as unknown as GrowingList<Item>
  const one = wanted === null ? all.items : all.items.filter(({ Id }) => String(Id) === wanted)
  const list = wanted === null ? all : { ...all, items: one }
  const name = (item: Item) => item.PageName ?? t.lists.noName
  const undo = (item: Item) =>
    isBlock ? (
      <UnblockButton pageId={item.PageId ?? 0} name={name(item)} initial />
    ) : (
      <FollowButton pageId={item.PageId ?? 0} name={name(item)} initial />
    )
  const onwards =
    wanted === null ? (
      <Button component={Link} to={paths.discover} variant="outlined">
        {t.relations.discoverPages}
      </Button>
    ) : (
      <Button component={Link} to={isBlock ? paths.blockList : paths.following} variant="outlined">
        {t.relations.seeWholeList}
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
            hint={isBlock ? t.relations.blockedEmpty : t.relations.followingEmpty}
            action={onwards}
          />
        }
      />
    </Screen>
  )
}
