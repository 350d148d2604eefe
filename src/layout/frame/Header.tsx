import { AccountCircleOutlinedIcon as AccountCircleOutlined } from '#src/elements/icons/frame.tsx'
import { ForumOutlinedIcon as ForumOutlined } from '#src/elements/icons/frame.tsx'
import { RedeemOutlinedIcon as RedeemOutlined } from '#src/elements/icons/frame.tsx'
import { SearchRoundedIcon as Search } from '#src/elements/icons/frame.tsx'
import { useMessages } from '#src/messages/index.ts'
import { useConfig } from '#src/providers/config.ts'
import { paths, publicFiles } from '#src/paths.ts'
import { LanguageSwitch } from '../language/LanguageSwitch.tsx'
import { UnreadMark } from './UnreadMark.tsx'
import { useHasUnread } from './useHasUnread.ts'
import { IconButton } from '#src/elements/Button.tsx'
import { Link } from '#src/elements/Link.tsx'
import styles from './Header.module.css'

/** Logo linking to the home screen; icons for the public search, rewards, chat group and profile (spec 1.23, 1.24). */
export function Header() {
  const t = useMessages()
  const { appName } = useConfig()
  const isUnread = useHasUnread()
  const icons = [
    { to: paths.search(), label: t.lists.search, Icon: Search },
    { to: paths.reward, label: t.shell.reward, Icon: RedeemOutlined },
    { to: paths.chatGroup, label: t.shell.chatGroup, Icon: ForumOutlined },
    {
      to: paths.profile,
      label: isUnread ? t.shell.profileWithNews : t.shell.profile,
      Icon: AccountCircleOutlined,
      isNew: isUnread,
    },
  ]
  return (
    <header className={styles.bar}>
      <Link className={styles.brand} to={paths.home} aria-label={`${appName}, ${t.shell.home}`}>
        <Logo />
        <span>{appName}</span>
      </Link>
      <LanguageSwitch />
      {icons.map(({ to, label, Icon, isNew }) => (
        <IconButton key={to} to={to} aria-label={label} color="inherit">
          <Icon />
          {isNew && (
            <span className={styles.corner}>
              <UnreadMark />
            </span>
          )}
        </IconButton>
      ))}
    </header>
  )
}

/** The logo, ဈ with two dots. Decorative beside the app's name. */
export const Logo = ({ size = 36 }: { size?: number }) => (
  <img src={publicFiles.logo} alt="" width={size} height={size} style={{ display: 'block' }} />
)
