import CopyIcon from '@mui/icons-material/ContentCopyRounded'
import GroupOutlined from '@mui/icons-material/GroupOutlined'
import PlaceOutlined from '@mui/icons-material/PlaceOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { declarations, type Page } from '#resources'
import { OpenBadge } from '#src/fields/hours/OpenBadge.tsx'
import { FieldValue } from '#src/fields/values/values.tsx'
import { countryNameIn, listSeparator, townNameIn } from '#src/fields/values/shownText.ts'
import { shownText } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { useCopy } from '#src/layout/feedback/Toaster.tsx'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { Photo } from '#src/resource/detail/Photo.tsx'
import { Rating } from '#src/resource/detail/Rating.tsx'
import { VerifiedMark } from '#src/fields/values/StatusBadge.tsx'

const { Category } = declarations.page.fields

/** Cover, picture with the country's badge, name, category, address (spec 2.94 to 2.96). */
export function PageHead({ page }: { page: Page }) {
  const t = useMessages()
  const { language } = useLanguage()
  const [street, town] = [shownText(page.Address), townNameIn(page, language)]
  // Many addresses already contain the town.
  const address = [street, town && street?.includes(town) ? null : town].filter(Boolean).join(listSeparator[language])
  const copy = useCopy()
  const burmeseName = shownText(page.BurmeseName)
  return (
    <Box component="header">
      <Cover>
        {shownText(page.CoverThumbnail) && (
          <Photo file={page.CoverThumbnail} alt="" ratio="auto" sizes="100vw" priority />
        )}
      </Cover>
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 2, mt: '-44px', px: { xs: 1.5, md: 3 } }}>
        <Face>
          <Avatar
            file={page.Thumbnail}
            name={page.Name}
            size={96}
            flag={page.CountryThumbnail}
            flagName={countryNameIn(page, language)}
          />
        </Face>
      </Box>
      <Box sx={{ mt: 1.5, display: 'grid', gap: 0.75 }}>
        <Typography
          component="h2"
          variant="h1"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: { xs: '1.375rem', md: '1.75rem' } }}
        >
          {page.Name}
          <VerifiedMark status={page.Status} size={24} />
        </Typography>
        {burmeseName && burmeseName !== page.Name && (
          <Typography lang="my" color="text.secondary">
            {burmeseName}
          </Typography>
        )}
        <FieldValue resource={declarations.page} name="Category" field={Category} record={page} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, color: 'text.secondary', fontSize: '0.875rem' }}>
          <OpenBadge hours={page.Hours} />
          <Rating average={page.RatingAverage} count={page.RatingCount} />
          {page.FollowerCount > 0 && (
            <Line>
              <GroupOutlined aria-hidden />
              {t.lists.followers({ count: page.FollowerCount })}
            </Line>
          )}
        </Box>
        {address && (
          <Line>
            <PlaceOutlined aria-hidden />
            {address}
            <IconButton
              aria-label={t.page.copyAddress}
              onClick={() => void copy(address)}
              sx={{ width: 48, height: 48, mt: -1.25, mb: -1, flex: 'none' }}
            >
              <CopyIcon aria-hidden />
            </IconButton>
          </Line>
        )}
      </Box>
    </Box>
  )
}

const Cover = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '16 / 7',
  maxHeight: 340,
  width: '100%',
  overflow: 'hidden',
  borderRadius: theme.radius.card,
  background: `linear-gradient(135deg, ${theme.vars.palette.soft}, ${theme.vars.palette.sunken})`,
  '& > div': { position: 'absolute', inset: 0 },
}))
const Face = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  borderRadius: '50%',
  background: theme.vars.palette.background.default,
  padding: 4,
  position: 'relative',
}))
const Line = styled('p')({
  margin: 0,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  lineHeight: 1.65,
  '& svg': { fontSize: 18, marginTop: 3, flex: 'none' },
})
