import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { extractValidSavedQueries, useListContext, useSavedQueries, type SavedQuery } from 'ra-core'
import { AddSavedQueryDialog } from 'react-admin'
import { useState } from 'react'
import { Link } from '#src/elements/Link.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useAllMessages } from '#src/messages/working.ts'

type View = SavedQuery['value']

const asText = ({ filter, sort }: View) =>
  JSON.stringify([Object.entries((filter ?? {}) as object).sort(), sort?.field, sort?.order])

/** The address of a view, as react-admin writes a list's own. */
const addressOf = ({ filter, sort, perPage, displayedFilters }: View) =>
  `?${new URLSearchParams({
    filter: JSON.stringify(filter ?? {}),
    displayedFilters: JSON.stringify(displayedFilters ?? {}),
    sort: sort?.field ?? 'CreatedAt',
    order: sort?.order ?? 'DESC',
    page: '1',
    perPage: String(perPage ?? 25),
  })}`

/** What somebody filters by each day, one link each: it stands in the address, so that a colleague may have it too. */
export function SavedViews({ resource, usual }: { resource: string; usual: NonNullable<View['sort']> }) {
  const t = useAllMessages()
  const toast = useToast()
  const { filterValues, sort } = useListContext()
  const [stored, setStored] = useSavedQueries(resource)
  const [isAsking, setIsAsking] = useState(false)
  const views = extractValidSavedQueries(stored)
  const here = asText({ filter: filterValues, sort })
  const current = views.find(({ value }) => asText(value) === here)
  const isUsual = here === asText({ filter: {}, sort: usual })
  if (views.length === 0 && isUsual) return null
  const forget = (view: SavedQuery) => {
    setStored(views.filter((one) => one !== view))
    toast(t.admin.viewForgotten({ name: view.label }), () => Promise.resolve(setStored(views)))
  }
  return (
    <Box
      component="nav"
      aria-label={t.admin.views}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 1, py: 0.5 }}
    >
      {views.map((view, at) => (
        <Chip
          // Two may have one name.
          key={`${at} ${view.label}`}
          component={Link}
          to={{ search: addressOf(view.value) }}
          clickable
          label={view.label}
          variant={view === current ? 'filled' : 'outlined'}
          aria-current={view === current ? 'page' : undefined}
        />
      ))}
      {current ? (
        <Button size="small" onClick={() => forget(current)}>
          {t.admin.forgetView}
        </Button>
      ) : (
        !isUsual && (
          <Button size="small" onClick={() => setIsAsking(true)}>
            {t.admin.saveView}
          </Button>
        )
      )}
      <AddSavedQueryDialog open={isAsking} onClose={() => setIsAsking(false)} />
    </Box>
  )
}
