import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useCreatePath, useListContext } from 'ra-core'
import { ListNoResults } from 'react-admin'
import { Link } from 'react-router'
import type { Kind, Resource } from '#resources'
import { cutLine } from '#src/cutText.ts'
import { shownText } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { ScreenLoading } from '#src/layout/feedback/Dots.tsx'
import { listColumns, titleOf, type DeskRecord } from './adminFields.ts'
import { DeskCell } from './cells.tsx'

/** On a phone: a row a record instead of a table, leading to its show. */
export function AdminRows({ resource }: { resource: Resource }) {
  const { data, isPending } = useListContext<DeskRecord>()
  const createPath = useCreatePath()
  const columns = listColumns(resource)
  const picture = columns.find(({ field }) => field.kind === 'image')
  const beside = columns
    .filter(({ name, field, isShown }) => isShown && name !== resource.title && isLine[field.kind])
    .slice(0, 2)
  const badge = columns.find(({ field }) => field.kind === 'status')
  if (isPending) return <ScreenLoading />
  if (!data?.length) return <ListNoResults resource={resource.name} />
  return (
    <Rows>
      {data.map((record) => (
        <li key={record.id}>
          <Row to={createPath({ resource: resource.name, type: 'show', id: record.id })}>
            {picture && <Avatar file={shownText(record[picture.name])} name={titleOf(resource, record)} />}
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ ...cutLine, fontWeight: 700 }}>{titleOf(resource, record)}</Box>
              {/* One line of them all: in a table each is cut for itself. */}
              <Box sx={{ ...cutLine, typography: 'caption', color: 'text.secondary', '& span': { display: 'inline' } }}>
                {beside.map(({ name, field }, at) => (
                  <span key={name}>
                    {at > 0 && ' · '}
                    <DeskCell plain {...{ resource, name, field, record }} />
                  </span>
                ))}
              </Box>
            </Box>
            {badge && <DeskCell {...{ resource, ...badge, record }} />}
          </Row>
        </li>
      ))}
    </Rows>
  )
}

/** What reads as a few words; links cannot stand inside the row's. */
const isLine: { readonly [K in Kind]?: boolean } = {
  text: true,
  number: true,
  count: true,
  time: true,
  choice: true,
  reference: true,
  references: true,
}

const Rows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.hairline}` },
}))
const Row = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: theme.measure.row,
  padding: '6px 12px',
  lineHeight: 1.65,
  color: 'inherit',
  textDecoration: 'none',
}))
