import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { Link as RouterLink } from 'react-router'
import { safeUrl } from '#resources/text/detect.ts'
import { useMessages } from '#src/messages/index.ts'
import { useConfig } from '#src/providers/config.ts'
import { paths } from '#src/paths.ts'

/** Credits the agency (spec 1.27) and links to texts that must be reachable from every screen. */
export function Footer() {
  const t = useMessages()
  const { agency, demo } = useConfig()
  const address = safeUrl(agency.url)
  const credit = t.shell.developedBy({ agency: agency.name })
  return (
    <Foot>
      {demo && <p>{t.shell.demoMode}</p>}
      <nav aria-label={t.shell.privacyPolicy}>
        <Link component={RouterLink} to={paths.articles}>
          {t.shell.articles}
        </Link>
        <Link component={RouterLink} to={paths.privacy}>
          {t.shell.privacyPolicy}
        </Link>
        <Link component={RouterLink} to={paths.childSafety}>
          {t.shell.childSafetyPolicy}
        </Link>
      </nav>
      {agency.name && <p>{address ? <Link href={address}>{credit}</Link> : credit}</p>}
    </Foot>
  )
}

const Foot = styled('footer')(({ theme }) => ({
  marginTop: 'auto',
  padding: '32px 16px 24px',
  fontSize: '0.875rem',
  lineHeight: 1.75,
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  '& p': { margin: '4px 0' },
  '& nav': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: 20 },
  '& nav a': { display: 'inline-flex', alignItems: 'center', minHeight: 40 },
}))
