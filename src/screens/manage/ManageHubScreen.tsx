import AddIcon from '@mui/icons-material/AddRounded'
import ArrowIcon from '@mui/icons-material/ChevronRightRounded'
import ArticleIcon from '@mui/icons-material/ArticleOutlined'
import CategoryIcon from '@mui/icons-material/CategoryOutlined'
import SellIcon from '@mui/icons-material/SellOutlined'
import StoreIcon from '@mui/icons-material/StorefrontOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { isManaged, registry, type AnyRecord, type ManagedName } from '#resources'
import { isParent } from '#resources/under.ts'
import { categoryListIn, countryNameIn } from '#src/fields/values/shownText.ts'
import { shownText } from '#src/fields/values/shownText.ts'
import { StatusBadge } from '#src/fields/values/StatusBadge.tsx'
import { Avatar } from '#src/layout/Avatar.tsx'
import { PagePicker } from '#src/layout/postingAs/PagePicker.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { useStoredPage, useStoredProfile, writeStored } from '#src/providers/device/storage.ts'
import { OwnPages } from '#src/resource/manage/OwnPages.tsx'
import type { ScreenModule } from '#src/navigation/lazy.tsx'
import { createLabel, listLabel } from './manageLabels.ts'

/** The resources that a page's team manages, and the page itself. */
const managed = [...registry.values()].filter(isManaged)
const icons: Partial<Record<ManagedName, typeof AddIcon>> = {
  page: StoreIcon,
  post: ArticleIcon,
  product: SellIcon,
  productCategory: CategoryIcon,
}

/** /manage (spec 2.144 to 2.146): with a stored page its create buttons and lists; without one only New Page. */
function ManageHubScreen() {
  const t = useAllMessages()
  useHead({ title: t.manage.manage })
  const page = useStoredPage()
  const profile = useStoredProfile()
  return (
    <Screen>
      <ScreenTitle>{t.manage.manage}</ScreenTitle>
      {page && <ChosenPage page={page} />}
      {page && <PagePicker at="above" />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          my: 2,
          gridTemplateColumns: { xs: '1fr', sm: page ? '1fr 1fr' : 'minmax(0, 420px)' },
        }}
      >
        {(page ? managed : managed.filter(isParent)).map(({ name }) => (
          <EntryCard key={name} source={name as ManagedName} hasList={page !== null} />
        ))}
      </Box>
      {!page && profile && <OwnPages email={profile.Email} />}
    </Screen>
  )
}

/** The page whose records are managed. */
function ChosenPage({ page }: { page: AnyRecord }) {
  const t = useAllMessages()
  const { language } = useLanguage()
  const name = shownText(page['Name']) ?? t.lists.noName
  return (
    <Card sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 2, flexWrap: 'wrap' }}>
      <Avatar
        file={shownText(page['Thumbnail'])}
        name={name}
        size={72}
        flag={shownText(page['CountryThumbnail'])}
        flagName={countryNameIn(page, language)}
      />
      <Box sx={{ flex: 1, minWidth: 160 }}>
        <Typography variant="h3" component="h2">
          {name}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {categoryListIn(page, language)}
        </Typography>
        <StatusBadge status={page['Status']} held={page['Held'] === true} />
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          component={Link}
          to={paths.page(page.Id)}
          onClick={() => writeStored('StoredItem', page)}
          variant="outlined"
          size="small"
        >
          {t.manage.view}
        </Button>
        <Button
          component={Link}
          to={paths.update('page', page.Id)}
          onClick={() => writeStored('StoredItem', page)}
          variant="outlined"
          size="small"
        >
          {t.manage.edit}
        </Button>
      </Box>
    </Card>
  )
}

function EntryCard({ source, hasList }: { readonly source: ManagedName; readonly hasList: boolean }) {
  const t = useAllMessages()
  const Icon = icons[source] ?? ArticleIcon
  return (
    <Card sx={{ display: 'grid', gap: 1, p: 2 }}>
      <Button
        component={Link}
        to={paths.create(source)}
        variant="contained"
        startIcon={<AddIcon aria-hidden />}
        endIcon={<Icon aria-hidden />}
        sx={{ justifyContent: 'flex-start', minHeight: 56, '& .MuiButton-endIcon': { ml: 'auto' } }}
      >
        {createLabel(t, source)}
      </Button>
      {hasList && (
        <Button
          component={Link}
          to={paths.list(source)}
          endIcon={<ArrowIcon aria-hidden />}
          sx={{ justifyContent: 'space-between' }}
        >
          {listLabel(t, source)}
        </Button>
      )}
    </Card>
  )
}

export const screen: ScreenModule = { Screen: ManageHubScreen }
