import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined'
import ForumOutlined from '@mui/icons-material/ForumOutlined'
import RedeemOutlined from '@mui/icons-material/RedeemOutlined'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router'
import { useMessages } from '#src/messages/index.ts'
import { useConfig } from '#src/providers/config.ts'
import { paths, publicFiles } from '#src/paths.ts'
import { LanguageSwitch } from '../language/LanguageSwitch.tsx'
import { UnreadMark } from './UnreadMark.tsx'
import { useHasUnread } from './useHasUnread.ts'

/** Logo linking to the home screen; icons for rewards, chat group and profile (spec 1.23, 1.24). */
export function Header() {
  const t = useMessages()
  const { appName } = useConfig()
  const isUnread = useHasUnread()
  const icons = [
    { to: paths.reward, label: t.shell.reward, Icon: RedeemOutlined },
    { to: paths.chatGroup, label: t.shell.chatGroup, Icon: ForumOutlined },
    {
      to: paths.profile,
      label: isUnread ? t.news.profileWithNews : t.shell.profile,
      Icon: AccountCircleOutlined,
      isNew: isUnread,
    },
  ]
  return (
    <Bar>
      <Brand to={paths.home} aria-label={`${appName}, ${t.shell.home}`}>
        <Logo />
        {appName}
      </Brand>
      <LanguageSwitch />
      {icons.map(({ to, label, Icon, isNew }) => (
        <IconButton key={to} component={Link} to={to} aria-label={label} color="inherit">
          <Icon />
          {isNew && (
            <Corner>
              <UnreadMark />
            </Corner>
          )}
        </IconButton>
      ))}
    </Bar>
  )
}

const Corner = styled('span')({ position: 'absolute', top: 9, right: 7, lineHeight: 0 })
const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  zIndex: theme.zIndex.appBar,
  top: 0,
  // Below the status bar on phones where the app draws under it (the native shell on iOS).
  paddingTop: 'env(safe-area-inset-top)',
  height: `calc(${theme.measure.header}px + env(safe-area-inset-top))`,
  display: 'flex',
  alignItems: 'center',
  paddingInline: '16px 4px',
  background: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.hairline}`,
  // The bar keeps its height at large font sizes.
  '& svg.MuiSvgIcon-root': { fontSize: 24 },
  [theme.breakpoints.up('md')]: { paddingInline: '30px 24px', gap: 4 },
}))
const Brand = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  // With large fonts the name wraps out of view; the logo alone is enough.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 10,
  height: 48,
  '& img': { marginBlock: 6 },
  marginRight: 'auto',
  fontSize: '1.125rem',
  fontWeight: 700,
  lineHeight: 1.65,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  minWidth: 0,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
}))

/** The logo, ဈ with two dots. Decorative beside the app's name. */
export const Logo = ({ size = 36 }: { size?: number }) => (
  <img src={publicFiles.logo} alt="" width={size} height={size} style={{ display: 'block' }} />
)
