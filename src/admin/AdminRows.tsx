import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useCreatePath, useListContext } from 'ra-core'
import { ListNoResults } from 'react-admin'
import { answerNames, type Kind, type Resource } from '#resources'
import { Link } from '#src/elements/Link.tsx'
import { cutLine } from '#src/theme/cutText.ts'
import { shownText } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { ScreenLoading } from '#src/layout/feedback/Dots.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { listColumns, shownTitle, type AdminRecord, type NamedField } from './adminFields.ts'
import { AdminCell } from './cells.tsx'

/** The list on a phone: one row per record instead of a table, linking to its detail screen. */
export function AdminRows({ resource }: { resource: Resource }) {
  const { data, isPending } = useListContext<AdminRecord>()
  const createPath = useCreatePath()
  const t = useAllMessages()
  const columns = listColumns(resource)
  const picture = columns.find(({ field }) => field.kind === 'image')
  const secondary = columns
    .filter(({ name, field, isShown }) => isShown && name !== resource.title && isOneLine[field.kind])
    .slice(0, 2)
  const badge = columns.find(({ field }) => field.kind === 'status')
  if (isPending) return <ScreenLoading />
  if (!data?.length) return <ListNoResults resource={resource.name} />
  return (
    <Rows>
      {data.map((record) => (
        <li key={record.id}>
          <Row to={createPath({ resource: resource.name, type: 'show', id: record.id })}>
            {picture && <Avatar file={shownText(record[picture.name])} name={shownTitle(t, resource, record)} />}
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ ...cutLine, fontWeight: 700 }}>{shownTitle(t, resource, record)}</Box>
              {/* One element for all values, so that the line is cut once; in a table each cell is cut. */}
              <Box sx={{ ...cutLine, typography: 'caption', color: 'text.secondary', '& span': { display: 'inline' } }}>
                {secondary.filter(isThere(record)).map(({ name, field }, at) => (
                  <span key={name}>
                    {at > 0 && <span> · </span>}
                    <AdminCell plain {...{ resource, name, field, record }} />
                  </span>
                ))}
              </Box>
            </Box>
            {badge && <AdminCell {...{ resource, ...badge, record }} />}
          </Row>
        </li>
      ))}
    </Rows>
  )
}

/** What is empty takes no place in the line. */
const isThere =
  (record: AdminRecord) =>
  ({ name, field }: NamedField) =>
    answerNames(name, field).some((one) => shownText(record[one]) !== null)

/** Kinds that read as a few words; links are left out, because the row itself is a link. */
const isOneLine: { readonly [K in Kind]?: boolean } = {
  text: true,
  number: true,
  count: true,
  time: true,
  date: true,
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
