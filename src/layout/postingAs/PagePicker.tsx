import ExpandLess from '@mui/icons-material/ExpandLessRounded'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { cutLine } from '#src/cutText.ts'
import { useMessages } from '#src/messages/index.ts'
import { useIsHydrated, useStoredPage, useStoredProfile } from '#src/providers/device/storage.ts'
import { paths } from '#src/paths.ts'
import { Avatar } from '../Avatar.tsx'
import { useOwnPages } from './useOwnPages.ts'

const PageSheet = lazy(() => import('./PageSheet.tsx').then(({ PageSheet }) => ({ default: PageSheet })))

/** The home screen's chooser for the page to post as, above the tabs within reach of the thumb (spec 2.75 to 2.78). */
export function PagePicker() {
  const profile = useStoredProfile()
  const isHydrated = useIsHydrated()
  return isHydrated && profile ? <Picker email={profile.Email} /> : null
}

function Picker({ email }: { email: string }) {
  const t = useMessages()
  const page = useStoredPage()
  const { pages, isLoading, isFailed } = useOwnPages(email)
  const [open, setOpen] = useState(false)
  if ((isLoading || isFailed) && !page) return null
  if (!page && pages.length === 0) {
    return (
      <Bar data-stays-down aria-label={t.shell.selectYourPage}>
        <p>{t.shell.noPage}</p>
        <Button component={Link} to={paths.create('page')} variant="contained" size="small">
          {t.shell.createPage}
        </Button>
      </Bar>
    )
  }
  const name = String(page?.['Name'] ?? '')
  return (
    <Bar data-stays-down aria-label={t.shell.selectYourPage}>
      <Chooser onClick={() => setOpen(true)} aria-haspopup="dialog">
        {page && <Avatar file={page['Thumbnail'] as string | null} name={name} size={36} />}
        <span className="words">
          <small>{page ? t.shell.postingAs : t.shell.selectYourPage}</small>
          <b>{page ? name : t.shell.choosePage}</b>
        </span>
        <ExpandLess />
      </Chooser>
      {open && (
        <Suspense>
          <PageSheet pages={pages} chosen={page?.Id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Bar>
  )
}

const Bar = styled('section')(({ theme }) => ({
  // Last in the paint order, whatever its place in the keyboard order.
  order: 1,
  position: 'sticky',
  zIndex: theme.zIndex.appBar - 1,
  bottom: `calc(${theme.measure.tabs + 8}px + env(safe-area-inset-bottom))`,
  width: 'fit-content',
  maxWidth: '100%',
  margin: 'auto auto 0',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '6px 16px',
  borderRadius: theme.radius.chip,
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.hairline}`,
  boxShadow: '0 8px 32px rgb(30 24 32 / 0.24)',
  '& p': { margin: 0, fontSize: '0.875rem', lineHeight: 1.65 },
  [theme.breakpoints.up('md')]: { bottom: 16 },
}))
const Chooser = styled(ButtonBase)({
  gap: 12,
  minHeight: 48,
  font: 'inherit',
  textAlign: 'start',
  '& .words': { display: 'grid', lineHeight: 1.65, maxWidth: 240 },
  '& small': { fontSize: '0.75rem' },
  '& b': cutLine,
})
