import AddIcon from '@mui/icons-material/AddRounded'
import ArticleIcon from '@mui/icons-material/ArticleOutlined'
import CategoryIcon from '@mui/icons-material/CategoryOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import SellIcon from '@mui/icons-material/SellOutlined'
import StoreIcon from '@mui/icons-material/StorefrontOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import {
  hidden,
  isManaged,
  registry,
  verified,
  type AnyRecord,
  type ManagedName,
  type Page,
  type Resource,
} from '#resources'
import { isParent } from '#resources/under.ts'
import { Link } from '#src/elements/Link.tsx'
import { OpenBadge } from '#src/fields/hours/OpenBadge.tsx'
import { StatusBadge } from '#src/fields/values/StatusBadge.tsx'
import { PagePicker } from '#src/layout/postingAs/PagePicker.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { useStoredPage, useStoredProfile, writeStored } from '#src/providers/device/storage.ts'
import { OwnPages } from '#src/resource/manage/OwnPages.tsx'
import type { ScreenModule } from '#src/navigation/lazy.tsx'
import { DoNext } from './DoNext.tsx'
import { HolidayHours } from './HolidayHours.tsx'
import { HubLists } from './HubLists.tsx'
import { createLabel } from './manageLabels.ts'
import { ThisWeek } from './ThisWeek.tsx'

/** The resources that a page's team manages, and the page itself. */
const managed = [...registry.values()].filter(isManaged)
const icons: Partial<Record<ManagedName, typeof AddIcon>> = {
  page: StoreIcon,
  post: ArticleIcon,
  product: SellIcon,
  productCategory: CategoryIcon,
}

/** What a shop does most, the one filled button of the screen. */
const primary: ManagedName = 'product'
/** In this order; others after them. */
const makeOrder: readonly string[] = ['post', 'product', 'page', 'productCategory']
const made = [...managed].sort((one, other) => placeOf(one) - placeOf(other))
function placeOf({ name }: Resource): number {
  const at = makeOrder.indexOf(name)
  return at < 0 ? makeOrder.length : at
}

const columns = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }

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
      {/* On a desktop the lists stand beside what is new and to be done. */}
      <Box sx={{ display: 'grid', columnGap: 4, alignItems: 'start', gridTemplateColumns: page ? columns : undefined }}>
        <Box sx={(theme) => ({ minWidth: 0, maxWidth: theme.measure.reading })}>
          {page && profile && (
            <Box sx={{ mt: 2 }}>
              <ThisWeek pageId={page.Id} />
              <DoNext pageId={page.Id} products={{ byPageId: page.Id }} />
              <HolidayHours key={page.Id} id={page.Id} />
            </Box>
          )}
          <Box
            sx={{
              display: 'grid',
              gap: 1.5,
              my: 2,
              gridTemplateColumns: page ? 'repeat(auto-fit, minmax(min(100%, 9.375rem), 1fr))' : 'minmax(0, 420px)',
            }}
          >
            {(page ? made : managed.filter(isParent)).map(({ name }) => (
              <CreateButton key={name} source={name as ManagedName} isFilled={!page || name === primary} />
            ))}
          </Box>
        </Box>
        {page && profile && <HubLists {...{ managed, page }} email={profile.Email} />}
      </Box>
      {!page && profile && <OwnPages email={profile.Email} none={<Typography>{t.shell.noPage}</Typography>} />}
    </Screen>
  )
}

/** The page whose records are managed: another may be chosen, and it is seen and changed from here. */
function ChosenPage({ page }: { page: AnyRecord }) {
  const t = useAllMessages()
  const store = () => writeStored('StoredItem', page)
  const isShown = page['Held'] !== true && Number(page['Status']) !== hidden
  return (
    <Box sx={(theme) => ({ maxWidth: theme.measure.reading })}>
      <PagePicker
        at="above"
        state={
          <>
            {isShown && <OpenBadge page={page as unknown as Page} />}
            {(!isShown || Number(page['Status']) === verified) && (
              <StatusBadge status={page['Status']} held={page['Held'] === true} />
            )}
          </>
        }
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button component={Link} to={paths.page(page.Id)} onClick={store}>
          {t.manage.view}
        </Button>
        <Button
          component={Link}
          to={paths.update('page', page.Id)}
          onClick={store}
          startIcon={<EditIcon aria-hidden />}
        >
          {t.manage.edit}
        </Button>
      </Box>
    </Box>
  )
}

function CreateButton({ source, isFilled }: { readonly source: ManagedName; readonly isFilled: boolean }) {
  const t = useAllMessages()
  const Icon = icons[source] ?? ArticleIcon
  return (
    <Button
      component={Link}
      to={paths.create(source)}
      variant={isFilled ? 'contained' : 'soft'}
      startIcon={isFilled ? <AddIcon aria-hidden /> : <Icon aria-hidden />}
      sx={{ justifyContent: 'flex-start', minHeight: 56, textAlign: 'start' }}
    >
      {createLabel(t, source)}
    </Button>
  )
}

export const screen: ScreenModule = { Screen: ManageHubScreen }
