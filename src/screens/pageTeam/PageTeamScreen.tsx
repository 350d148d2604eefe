import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useSearchParams } from 'react-router'
import { verified, type Page } from '#resources'
import { countryNameIn } from '#src/fields/values/shownText.ts'
import { shownText } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenLoading } from '#src/layout/feedback/Dots.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'
import { DetailStates } from '#src/resource/detail/DetailStates.tsx'
import { Invitations } from '#src/resource/invitations/Invitations.tsx'
import { useInvitations } from '#src/resource/invitations/useInvitations.ts'
import { EmptyState, ErrorState } from '#src/resource/list/ListStates.tsx'
import { useRecord } from '#src/resource/detail/useRecord.ts'
import { useActorQuery } from '#src/resource/useActor.ts'
import type { ScreenModule } from '#src/navigation/lazy.tsx'
import { Admins } from './Admins.tsx'
import { HandOver } from './HandOver.tsx'

/**
 * /page/people?id=: a page's owner and admins, and its transfer to another owner (docs/rules.md#page-admins,
 * #transfers).
 */
function PageTeamScreen() {
  const t = useAllMessages()
  const id = useSearchParams()[0].get('id') ?? ''
  const detail = useRecord('page', id)
  useHead({ title: t.itemMenu.people })
  return (
    <Screen>
      <ScreenTitle back>{t.itemMenu.people}</ScreenTitle>
      <Box sx={{ maxWidth: (theme) => theme.measure.reading, mb: 2 }}>
        <Invitations pageId={Number(id)} />
      </Box>
      <DetailStates detail={detail}>{(page) => <PageTeam page={page} />}</DetailStates>
    </Screen>
  )
}

function PageTeam({ page }: { page: Page }) {
  const t = useAllMessages()
  const { language } = useLanguage()
  const profile = useStoredProfile()
  const { data: actor, isLoading, error, refetch } = useActorQuery(page.Id)
  const { invitations } = useInvitations()
  if (isLoading) return <ScreenLoading />
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  const isOwner = actor?.owns.includes(page.Id) ?? false
  if (!profile || !actor || (!isOwner && !actor.administers.includes(page.Id))) {
    const isInvited = invitations.some(({ PageId }) => PageId === page.Id)
    return isInvited ? null : <EmptyState text={t.pageTeam.notYourPeople} />
  }
  const name = shownText(page.Name) ?? t.lists.noName
  return (
    <Box sx={{ maxWidth: (theme) => theme.measure.reading }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Avatar
          file={page.Thumbnail}
          name={name}
          size={64}
          flag={page.CountryThumbnail}
          flagName={countryNameIn(page, language)}
        />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h2">
            {name}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {isOwner ? t.pageTeam.owned : t.pageTeam.helps}
          </Typography>
        </Box>
      </Box>
      <Admins pageId={page.Id} isOwner={isOwner} profileId={profile.id} />
      {isOwner && <HandOver pageId={page.Id} name={name} isVerified={page.Status === verified} />}
    </Box>
  )
}

export const screen: ScreenModule = { Screen: PageTeamScreen }
