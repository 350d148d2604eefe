import DoublesIcon from '@mui/icons-material/ContentCopyOutlined'
import ImportIcon from '@mui/icons-material/UploadFileOutlined'
import RolesIcon from '@mui/icons-material/BadgeOutlined'
import CasesIcon from '@mui/icons-material/GavelOutlined'
import MutedIcon from '@mui/icons-material/VolumeOffOutlined'
import SuggestionsIcon from '@mui/icons-material/RateReviewOutlined'
import LapsingIcon from '@mui/icons-material/EventRepeatOutlined'
import OverviewIcon from '@mui/icons-material/SpaceDashboardOutlined'
import { styled } from '@mui/material/styles'
import { useCreatePath } from 'ra-core'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { declarations, may as mayDo, mayGiveRoles, registry, type Resource } from '#resources'
import { moderationCase } from '#resources/case.ts'
import { Link } from '#src/elements/Link.tsx'
import { sourceTitle, useDigits } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { adminPaths } from '#src/adminPaths.ts'
import { isWithin, paths } from '#src/paths.ts'
import { useCaseCounts } from './cases/useCases.ts'
import { useAdminActor, useMay } from './roles/rights.ts'
import { useOverdue } from './suggestions/Overdue.tsx'
import { groups, presentationOf } from './resourcePresentation.ts'

const casesPath = paths.adminList('cases')

/** What is worked on, and all readable resources, grouped; records that nobody works on stand folded at the end. */
export function AdminMenu({ onGo }: { onGo?: () => void }) {
  const t = useAllMessages()
  const createPath = useCreatePath()
  const may = useMay()
  const readable = [...registry.values()].filter((resource) => may('read', resource))
  const actor = useAdminActor()
  const { pathname } = useLocation()
  const formatDigits = useDigits()
  const mayJudge = mayDo(actor, 'moderate', moderationCase)
  const counts = useCaseCounts(mayJudge).data
  const overdue = useOverdue(mayJudge).data?.length
  const waiting = (counts?.Open ?? 0) + (counts?.Appealed ?? 0)
  const entry = (to: string, label: string, icon: ReactNode, isCurrent: boolean, count = 0) => (
    <li key={to}>
      <Entry to={to} aria-current={isCurrent ? 'page' : undefined} {...(onGo ? { onClick: onGo } : {})}>
        {icon}
        <span>{label}</span>
        {count > 0 && <b>{formatDigits(count)}</b>}
      </Entry>
    </li>
  )
  const usedGroups = groups.filter((group) => readable.some((resource) => presentationOf(resource).group === group))
  return (
    <>
      <Entries>
        {entry(paths.adminRoot, t.admin.overview, <OverviewIcon />, pathname === paths.adminRoot)}
        {mayJudge && entry(casesPath, t.cases.cases, <CasesIcon />, pathname === casesPath, waiting)}
      </Entries>
      {usedGroups.map((group) => {
        const inGroup = readable.filter((resource) => presentationOf(resource).group === group)
        const toList = ({ name }: Resource) => createPath({ resource: name, type: 'list' })
        const heading = <Heading id={`group-${group}`}>{t.admin[group]}</Heading>
        const entries = (
          <Entries>
            {inGroup.map((resource) => {
              const { Icon } = presentationOf(resource)
              const to = toList(resource)
              return entry(to, sourceTitle(t, resource.name), <Icon />, isWithin(to, pathname))
            })}
            {group === 'moderation' &&
              may('moderate', declarations.page) &&
              entry(adminPaths.lapsing, t.admin.lapsing, <LapsingIcon />, pathname === adminPaths.lapsing)}
            {group === 'moderation' &&
              mayJudge &&
              entry(adminPaths.muted, t.cases.muted, <MutedIcon />, pathname === adminPaths.muted)}
            {group === 'moderation' &&
              mayJudge &&
              entry(
                adminPaths.suggestions,
                t.suggestions.overdue,
                <SuggestionsIcon />,
                pathname === adminPaths.suggestions,
                overdue,
              )}
            {group === 'contents' &&
              actor.superAdmin &&
              entry(adminPaths.doubles, t.merging.doubles, <DoublesIcon />, pathname === adminPaths.doubles)}
            {group === 'contents' &&
              actor.superAdmin &&
              entry(adminPaths.imports, t.imports.imports, <ImportIcon />, isWithin(adminPaths.imports, pathname))}
            {group === 'people' &&
              mayGiveRoles(actor) &&
              entry(adminPaths.roles, t.admin.roles, <RolesIcon />, pathname === adminPaths.roles)}
          </Entries>
        )
        return group === 'records' ? (
          <Folded key={group} open={inGroup.some((resource) => isWithin(toList(resource), pathname))}>
            <summary>{heading}</summary>
            {entries}
          </Folded>
        ) : (
          <section key={group} aria-labelledby={`group-${group}`}>
            {heading}
            {entries}
          </section>
        )
      })}
    </>
  )
}

const Heading = styled('h2')(({ theme }) => ({
  margin: '12px 10px 2px',
  font: 'var(--text-micro)',
  lineHeight: 1.75,
  color: theme.vars.palette.text.secondary,
}))
const Folded = styled('details')({
  '& summary': { display: 'flex', alignItems: 'center', minHeight: 34, cursor: 'pointer' },
  '& summary::after': { content: '"›"', rotate: '90deg' },
  '&[open] summary::after': { rotate: '-90deg' },
  '@media (pointer: coarse)': { '& summary': { minHeight: 48 } },
})
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
  '& b': { marginLeft: 'auto', fontVariantNumeric: 'tabular-nums' },
  '& svg': { fontSize: 20, color: theme.vars.palette.text.secondary },
  '&:hover': { background: theme.vars.palette.sunken },
  '&[aria-current]': { background: theme.vars.palette.soft, color: theme.vars.palette.primary.main, fontWeight: 700 },
  '&[aria-current] svg': { color: 'inherit' },
  '@media (pointer: coarse)': { minHeight: 48 },
}))
