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
import { upkeepView, useUpkeep } from '../upkeep/upkeep.ts'
import { asText, viewAddress, type View } from './viewAddress.ts'

interface SavedViewsProps {
  readonly resource: Resource
  readonly usual: NonNullable<View['sort']>
}

/**
 * What the app proposes to look after, and what somebody filters by each day, one link each: it stands in the address, so that a
 * colleague may have it too. The link of the one that is shown leads back to all.
 */
export function SavedViews({ resource: { name: resource }, resource: declared, usual }: SavedViewsProps) {
  const t = useAllMessages()
  const toast = useToast()
  const { filterValues, sort } = useListContext()
  const [stored, setStored] = useSavedQueries(resource)
  const [isAsking, setIsAsking] = useState(false)
  const views = extractValidSavedQueries(stored)
  const here = asText({ filter: filterValues, sort })
  const current = views.find(({ value }) => asText(value) === here)
  const proposed = useUpkeep(declared).map(({ id, name }) => ({ name, view: { ...upkeepView(id), sort: usual } }))
  const isProposed = proposed.some(({ view }) => asText(view) === here)
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
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 1, py: 0.5 }}
    >
      {proposed.map(({ name, view }) => {
        const isShown = asText(view) === here
        return (
          <Chip
            key={name}
            component={Link}
            to={{ search: viewAddress(isShown ? { filter: {}, sort: usual } : view) }}
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
