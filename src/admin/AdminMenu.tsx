import RolesIcon from '@mui/icons-material/BadgeOutlined'
import OverviewIcon from '@mui/icons-material/SpaceDashboardOutlined'
import { styled } from '@mui/material/styles'
import { useCreatePath } from 'ra-core'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { mayGiveRoles, registry } from '#resources'
import { Link } from '#src/elements/Link.tsx'
import { sourceTitle } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { isWithin, paths } from '#src/paths.ts'
import { useAdminActor, useMay } from './roles/rights.ts'
import { groups, presentationOf } from './resourcePresentation.ts'

/** All readable resources, grouped. */
export function AdminMenu({ onGo }: { onGo?: () => void }) {
  const t = useAllMessages()
  const createPath = useCreatePath()
  const may = useMay()
  const readable = [...registry.values()].filter((resource) => may('read', resource))
  const actor = useAdminActor()
  const { pathname } = useLocation()
  const entry = (to: string, label: string, icon: ReactNode, isCurrent: boolean) => (
    <li key={to}>
      <Entry to={to} aria-current={isCurrent ? 'page' : undefined} {...(onGo ? { onClick: onGo } : {})}>
        {icon}
        <span>{label}</span>
      </Entry>
    </li>
  )
  const usedGroups = groups.filter((group) => readable.some((resource) => presentationOf(resource).group === group))
  return (
    <>
      <Entries>{entry(paths.adminRoot, t.admin.overview, <OverviewIcon />, pathname === paths.adminRoot)}</Entries>
      {usedGroups.map((group) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <Heading id={`group-${group}`}>{t.admin[group]}</Heading>
          <Entries>
            {readable
              .filter((resource) => presentationOf(resource).group === group)
              .map((resource) => {
                const { Icon } = presentationOf(resource)
                const to = createPath({ resource: resource.name, type: 'list' })
                return entry(to, sourceTitle(t, resource.name), <Icon />, isWithin(to, pathname))
              })}
            {group === 'people' &&
              mayGiveRoles(actor) &&
              entry(paths.adminRoles, t.admin.roles, <RolesIcon />, pathname === paths.adminRoles)}
          </Entries>
        </section>
      ))}
    </>
  )
}

const Heading = styled('h2')(({ theme }) => ({
  margin: '12px 10px 2px',
  font: 'var(--text-micro)',
  lineHeight: 1.75,
  color: theme.vars.palette.text.secondary,
}))
const Entries = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 })
const Entry = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 34,
  padding: '2px 10px',
  borderRadius: theme.radius.input,
  font: 'var(--text-meta)',
  lineHeight: 1.65,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '& svg': { fontSize: 20, color: theme.vars.palette.text.secondary },
  '&:hover': { background: theme.vars.palette.sunken },
  '&[aria-current]': { background: theme.vars.palette.soft, color: theme.vars.palette.primary.main, fontWeight: 700 },
  '&[aria-current] svg': { color: 'inherit' },
  '@media (pointer: coarse)': { minHeight: 48 },
}))
