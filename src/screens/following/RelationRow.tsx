import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import type { PageBlock, PageFollowing } from '#resources'
import { categoryListIn } from '#src/fields/values/shownText.ts'
import { shownText } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { CardFrame, CardLink, CardText } from '#src/resource/cards/CardFrame.tsx'

/**
 * A followed or blocked page: thumbnail, country badge, name, categories (spec 2.141, 2.143), and a button to undo
 * it.
 */
export function RelationRow({ record, undo }: { record: PageFollowing | PageBlock; undo: ReactNode }) {
  const t = useMessages()
  const { language } = useLanguage()
  const name = shownText(record.PageName) ?? t.lists.noName
  return (
    <CardFrame>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: 1.5 }}>
        <Avatar file={record.PageThumbnail} name={name} size={56} flag={record.CountryThumbnail} />
        <Box sx={{ flex: '1 1 120px', minWidth: 0 }}>
          <CardLink to={paths.page(record.PageId ?? 0)} lines={2}>
            {name}
          </CardLink>
          <CardText>{categoryListIn(record, language)}</CardText>
        </Box>
        {/* Above the card's link, which covers the whole card. */}
        <Box sx={{ position: 'relative', zIndex: 1, ml: 'auto' }}>{undo}</Box>
      </Box>
    </CardFrame>
  )
}

export const RelationRowSkeleton = () => (
  <CardFrame>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: 1.5 }}>
      <Skeleton variant="circular" width={64} height={64} />
      <Box sx={{ flex: 1 }}>
        <Skeleton height={26} width="60%" />
        <Skeleton height={23} width="40%" />
      </Box>
      <Skeleton variant="rounded" width={96} height={48} />
    </Box>
  </CardFrame>
)
