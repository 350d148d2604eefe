import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { extractValidSavedQueries, useListContext, useSavedQueries, type SavedQuery } from 'ra-core'
import { AddSavedQueryDialog } from 'react-admin'
import { useState } from 'react'
import { Link } from '#src/elements/Link.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import type { Resource } from '#resources'
import { upkeepFilter, useUpkeep } from '../upkeep/upkeep.ts'
import { asText, viewAddress, type View } from './viewAddress.ts'

interface SavedViewsProps {
  readonly resource: Resource
  readonly usual: NonNullable<View['sort']>
}

/**
 * What the app proposes to look after, and what somebody filters by each day, one link each: it stands in the address, so that a
 * colleague may have it too. What is proposed is within the other filters, and once more is without it.
 */
export function SavedViews({ resource: { name: resource }, resource: declared, usual }: SavedViewsProps) {
  const t = useAllMessages()
  const toast = useToast()
  const { filterValues, displayedFilters, sort } = useListContext()
  const [stored, setStored] = useSavedQueries(resource)
  const [isAsking, setIsAsking] = useState(false)
  const views = extractValidSavedQueries(stored)
  const here = asText({ filter: filterValues, sort })
  const current = views.find(({ value }) => asText(value) === here)
  const proposed = useUpkeep(declared)
  const { upkeep, ...others } = filterValues as Readonly<Record<string, unknown>>
  const isProposed = upkeep !== undefined && Object.keys(others).length === 0
  const isUsual = here === asText({ filter: {}, sort: usual })
  if (views.length === 0 && proposed.length === 0 && isUsual) return null
  const forget = (view: SavedQuery) => {
    setStored(views.filter((one) => one !== view))
    toast(t.admin.viewForgotten({ name: view.label }), () => Promise.resolve(setStored(views)))
  }
  return (
    <Box
      component="nav"
      aria-label={t.admin.views}
      sx={{
        display: 'flex',
        // Five lines of them would be half of a phone's screen.
        flexWrap: { xs: 'nowrap', md: 'wrap' },
        overflowX: { xs: 'auto', md: 'visible' },
        alignItems: 'center',
        gap: 1,
        px: 1,
        py: 0.5,
        '& > *': { flex: 'none' },
      }}
    >
      {proposed.map(({ id, name }) => {
        const isShown = upkeep === id
        const filter = isShown ? others : { ...others, ...upkeepFilter(id) }
        return (
          <Chip
            key={id}
            component={Link}
            to={{ search: viewAddress({ filter, sort, displayedFilters }) }}
            clickable
            label={name}
            variant={isShown ? 'filled' : 'outlined'}
            aria-current={isShown ? 'page' : undefined}
          />
        )
      })}
      {views.map((view, at) => (
        <Chip
          // Two may have one name.
          key={`${at} ${view.label}`}
          component={Link}
          to={{ search: viewAddress(view.value) }}
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
        !isUsual &&
        !isProposed && (
          <Button size="small" onClick={() => setIsAsking(true)}>
            {t.admin.saveView}
          </Button>
        )
      )}
      <AddSavedQueryDialog open={isAsking} onClose={() => setIsAsking(false)} />
    </Box>
  )
}
