import BackIcon from '@mui/icons-material/ArrowBackOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from '#src/elements/Link.tsx'
import { Drawer } from '#src/layout/over/overlays.tsx'
import IconButton from '@mui/material/IconButton'
import MenuIcon from '@mui/icons-material/MenuOutlined'
import { styled } from '@mui/material/styles'
import { Suspense, useState, type ReactNode } from 'react'
import { LoadingIndicator } from 'react-admin'
import { LanguageSwitch } from '#src/layout/language/LanguageSwitch.tsx'
import { Logo } from '#src/layout/frame/Header.tsx'
import { useFocusOnNavigation } from '#src/navigation/useFocusOnNavigation.ts'
import { ScreenLoading } from '#src/layout/feedback/Dots.tsx'
import { BurmeseLineBreaks } from '#src/layout/language/BurmeseLineBreaks.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { useConfig } from '#src/providers/config.ts'
import { BulkRuns } from './list/BulkRuns.tsx'
import { AdminMenu } from './AdminMenu.tsx'
import { useAdminActor } from './roles/rights.ts'

const barHeightPx = 52
const menuWidthPx = 260

/**
 * The admin area's frame: a bar with logo, link back to the app and language; all resources in a sidebar, on a phone
 * in a drawer.
 */
export function AdminLayout({ children }: { children: ReactNode }) {
  const t = useAllMessages()
  const { appName, version } = useConfig()
  const [open, setOpen] = useState(false)
  useFocusOnNavigation('content')
  const { superAdmin, moderator } = useAdminActor()
  // As the entry on the profile says.
  const title = superAdmin ? t.admin.title : moderator ? t.profile.moderation : t.profile.contents
  return (
    <Box sx={{ bgcolor: 'background.default', minHeight: 'calc(100 * var(--vh))' }}>
      <Skip href="#content">{t.shell.skipToContent}</Skip>
      <Bar>
        <IconButton
          onClick={() => setOpen(true)}
          aria-label={t.admin.menu}
          color="inherit"
          sx={{ display: { md: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <Brand to={paths.adminRoot}>
          <Logo size={28} />
          <span>{appName}</span>
          <Box
            component="span"
            sx={{ color: 'text.secondary', fontWeight: 400, display: { xs: 'none', sm: 'inline' } }}
          >
            {title}
          </Box>
        </Brand>
        <LoadingIndicator aria-label={t.shell.loading} />
        <LanguageSwitch />
        <Button
          component={Link}
          to={paths.home}
          size="small"
          color="inherit"
          startIcon={<BackIcon />}
          aria-label={t.admin.backToApp}
          sx={{ '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } }, minWidth: 48 }}
        >
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {t.admin.backToApp}
          </Box>
        </Button>
      </Bar>
      <Box sx={{ display: 'flex' }}>
        <Side aria-label={t.admin.menu}>
          <AdminMenu />
        </Side>
        <Drawer
          open={open}
          onClose={() => setOpen(false)}
          slotProps={{ paper: { component: 'nav', 'aria-label': t.admin.menu, sx: { width: 288, p: 1 } } }}
        >
          <AdminMenu onGo={() => setOpen(false)} />
        </Drawer>
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, outline: 'none', p: { xs: 1.5, md: 3 }, pt: { xs: 1.5, md: 2 } }}
        >
          <BulkRuns>
            <Suspense fallback={<ScreenLoading />}>{children}</Suspense>
          </BulkRuns>
          <Box component="footer" sx={{ mt: 4, typography: 'caption', color: 'text.secondary' }}>
            {`${appName} ${version}`}
          </Box>
        </Box>
      </Box>
      <BurmeseLineBreaks />
    </Box>
  )
}

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  zIndex: theme.zIndex.appBar,
  top: 0,
  height: barHeightPx,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  paddingInline: '16px 12px',
  background: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.hairline}`,
  [theme.breakpoints.down('md')]: { paddingInline: 4 },
}))
const Brand = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  marginRight: 'auto',
  minWidth: 0,
  minHeight: 44,
  fontWeight: 700,
  lineHeight: 1.65,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
}))
const Side = styled('nav')(({ theme }) => ({
  position: 'sticky',
  top: barHeightPx,
  flex: 'none',
  width: menuWidthPx,
  height: `calc(100 * var(--vh) - ${barHeightPx}px)`,
  overflowY: 'auto',
  padding: '8px 8px 32px',
  borderRight: `1px solid ${theme.vars.palette.hairline}`,
  [theme.breakpoints.down('md')]: { display: 'none' },
}))
const Skip = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  top: 8,
  left: 8,
  padding: '12px 20px',
  borderRadius: theme.radius.input,
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
}))
