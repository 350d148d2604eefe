import { styled } from '@mui/material/styles'
import { NavLink } from 'react-router'
import { useMessages } from '#src/messages/index.ts'
import { tabs } from './tabs.ts'

/**
 * The five main screens: a tab bar at the bottom below 900 px, a rail at the side from there on
 * (docs/experience.md#phone-first).
 */
export function Tabs() {
  const t = useMessages()
  return (
    <Bar aria-label={t.shell.mainNavigation}>
      {tabs.map(({ to, word, Icon, ActiveIcon }) => (
        <Tab key={to} to={to}>
          {({ isActive }) => (
            <>
              <span className="icon">{isActive ? <ActiveIcon /> : <Icon />}</span>
              {t.shell[word]}
            </>
          )}
        </Tab>
      ))}
    </Bar>
  )
}

const Bar = styled('nav')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  insetInline: 0,
  bottom: 0,
  display: 'flex',
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: theme.vars.palette.background.paper,
  borderTop: `1px solid ${theme.vars.palette.hairline}`,
  [theme.breakpoints.up('md')]: {
    insetInline: 'auto',
    insetBlock: `${theme.measure.header}px 0`,
    left: 0,
    width: theme.measure.rail,
    flexDirection: 'column',
    gap: 8,
    paddingBlock: 16,
    background: theme.vars.palette.background.default,
    borderTop: 'none',
    borderRight: `1px solid ${theme.vars.palette.hairline}`,
  },
}))
const Tab = styled(NavLink)(({ theme }) => ({
  flex: '1 1 0',
  minWidth: 0,
  minHeight: theme.measure.tabs,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  // The five labels grow with the font size as far as there is room.
  fontSize: 'min(0.75rem, 4vw)',
  '& svg': { fontSize: 24 },
  lineHeight: 'var(--line-ui)',
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '& .icon': {
    display: 'grid',
    placeItems: 'center',
    width: 56,
    height: 32,
    borderRadius: theme.radius.chip,
    transition: 'background-color 120ms',
  },
  '&:active .icon': { background: theme.vars.palette.sunken },
  '&.active': { color: theme.vars.palette.primary.main, fontWeight: 700 },
  '&.active .icon': { background: theme.vars.palette.soft },
  '&:focus-visible': { outlineOffset: -3 },
  [theme.breakpoints.up('md')]: { flex: 'none', minHeight: 72, fontSize: 'min(0.75rem, 18px)' },
}))
