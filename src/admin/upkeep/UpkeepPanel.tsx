import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { useCreatePath, useGetList } from 'ra-core'
import type { Resource } from '#resources'
import { Link as RouterLink } from '#src/elements/Link.tsx'
import { useDigits } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import type { AdminRecord } from '../adminFields.ts'
import { viewAddress } from '../list/viewAddress.ts'
import { Panel } from '../overview/Panel.tsx'
import { upkeepFilter, useUpkeep, type UpkeepList } from './upkeep.ts'

/** How many records should be looked after, and why; each number leads to its list. */
export function UpkeepPanel({ resource }: { resource: Resource }) {
  const t = useAllMessages()
  const lists = useUpkeep(resource)
  if (lists.length === 0) return null
  return (
    <Panel aria-label={t.admin.upkeep}>
      <header>
        <h2>{t.admin.upkeep}</h2>
      </header>
      <ul>
        {lists.map((list) => (
          <Counted key={list.id} resource={resource} list={list} />
        ))}
      </ul>
    </Panel>
  )
}

function Counted({ resource, list: { id, name } }: { resource: Resource; list: UpkeepList }) {
  const formatDigits = useDigits()
  const path = useCreatePath()({ resource: resource.name, type: 'list' })
  const filter = upkeepFilter(id)
  const { total, isPending } = useGetList<AdminRecord>(
    resource.name,
    {
      filter,
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'Id', order: 'DESC' },
      meta: { table: true },
    },
    { staleTime: 0 },
  )
  return (
    <li>
      <Link component={RouterLink} to={path + viewAddress({ filter })} className="name">
        {name}
      </Link>
      <span className="when">
        {isPending ? <Skeleton width={40} /> : total === undefined ? '–' : formatDigits(total.toLocaleString('en'))}
      </span>
    </li>
  )
}
