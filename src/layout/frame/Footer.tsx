import { useLocation } from 'react-router'
import { safeUrl } from '#resources/text/detect.ts'
import { useMessages } from '#src/messages/index.ts'
import { useConfig } from '#src/providers/config.ts'
import { paths } from '#src/paths.ts'
import { TextLink } from '#src/elements/TextLink.tsx'
import styles from './Footer.module.css'

/** Credits the agency (spec 1.27) and links to texts that must be reachable from every screen. */
export function Footer() {
  const t = useMessages()
  const { agency, demo } = useConfig()
  const { pathname } = useLocation()
  const address = safeUrl(agency.url)
  const credit = t.shell.developedBy({ agency: agency.name })
  return (
    <footer className={styles.foot}>
      {/* The sign-in screen says it beside its button. */}
      {demo && pathname !== paths.login() && <p>{t.shell.demoMode}</p>}
      <nav aria-label={t.shell.privacyPolicy}>
        <TextLink to={paths.saved}>{t.page.savedList}</TextLink>
        <TextLink to={paths.articles}>{t.shell.articles}</TextLink>
        <TextLink to={paths.privacy}>{t.shell.privacyPolicy}</TextLink>
        <TextLink to={paths.childSafety}>{t.shell.childSafetyPolicy}</TextLink>
      </nav>
      {agency.name && <p>{address ? <TextLink href={address}>{credit}</TextLink> : credit}</p>}
    </footer>
  )
}
