import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import EditIcon from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AnyRecord } from '#resources'
import { Link } from '#src/elements/Link.tsx'
import { countryNameIn } from '#src/fields/values/shownText.ts'
import { shownText } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { findOwnProfile } from '#src/providers/calls/account.ts'
import { useStoredProfile, writeStored } from '#src/providers/device/storage.ts'
import { EmptyState } from '#src/resource/list/ListStates.tsx'
import type { ScreenModule } from '#src/navigation/lazy.tsx'
import { useLanguageSwitch } from '#src/layout/language/LanguageSwitch.tsx'
import { WritingChoices } from '#src/layout/language/WritingChoices.tsx'
import { Invitations } from '#src/resource/invitations/Invitations.tsx'
import { Offers } from '#src/resource/offers/Offers.tsx'
import { MyClaims } from './MyClaims.tsx'
import { MyMeasures } from './MyMeasures.tsx'
import { MyReports } from './MyReports.tsx'
import { ProfileActions } from './ProfileActions.tsx'

/**
 * /profile (spec 2.147 to 2.155). The loaded profile is stored to prefill /profile/update
 * (docs/rules.md#local-storage).
 */
function ProfileScreen() {
  const switchLanguage = useLanguageSwitch()
  const t = useAllMessages()
  useHead({ title: t.profile.profile })
  const stored = useStoredProfile()
  const email = stored?.Email
  const { data: profile, isPending } = useQuery({
    queryKey: ['profile', 'own', email],
    queryFn: () => findOwnProfile(email ?? ''),
    enabled: email !== undefined,
    staleTime: 0,
  })
  useEffect(() => {
    if (!profile) return
    writeStored('StoredItem', profile)
    // A person who was renamed elsewhere since signing in here (docs/rules.md#accounts).
    const current = { Name: String(profile['Name']), Email: String(profile['Email']), id: Number(profile['Id']) }
    const isOutdated = stored?.id === current.id && (stored.Name !== current.Name || stored.Email !== current.Email)
    if (isOutdated) writeStored('StoredProfile', current)
  }, [profile, stored])
  return (
    <Screen>
      <ScreenTitle>{t.profile.profile}</ScreenTitle>
      <Box sx={(theme) => ({ display: 'grid', gap: 2, maxWidth: theme.measure.reading })}>
        {isPending && email !== undefined && <PersonSkeleton />}
        {profile && <Person profile={profile} />}
        {!profile && !isPending && <EmptyState text={t.profile.noProfile} />}
        {stored && <MyMeasures />}
        {stored && <MyClaims />}
        <Invitations />
        <Offers />
        {/* As in the header's sheet. */}
        <Card sx={{ p: 2, display: 'grid', gap: 1.5 }}>
          <WritingChoices onLanguage={switchLanguage} />
        </Card>
        <ProfileActions email={email} />
        {stored && <MyReports profileId={stored.id} />}
      </Box>
    </Screen>
  )
}

function Person({ profile }: { profile: AnyRecord }) {
  const t = useAllMessages()
  const { language } = useLanguage()
  const name = shownText(profile['Name']) ?? t.lists.noName
  return (
    <Card sx={{ p: 2, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Avatar
          file={shownText(profile['Thumbnail'])}
          name={name}
          size={72}
          flag={shownText(profile['CountryThumbnail'])}
          flagName={countryNameIn(profile, language)}
        />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h2">
            {name}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {shownText(profile['Email'])}
          </Typography>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button component={Link} to={paths.profileUpdate} variant="outlined" startIcon={<EditIcon aria-hidden />}>
          {t.profile.editProfile}
        </Button>
        <Button component={Link} to={paths.profileDelete} color="error" startIcon={<DeleteIcon aria-hidden />}>
          {t.profile.deleteProfile}
        </Button>
      </Box>
    </Card>
  )
}

const PersonSkeleton = () => (
  <Card sx={{ p: 2, display: 'grid', gap: 2 }} aria-busy>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Skeleton variant="circular" width={72} height={72} />
      <Box sx={{ flex: 1 }}>
        <Skeleton height={30} width="50%" />
        <Skeleton height={24} width="70%" />
      </Box>
    </Box>
    <Skeleton variant="rounded" height={48} />
  </Card>
)

export const screen: ScreenModule = { Screen: ProfileScreen }
