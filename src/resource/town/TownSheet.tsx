import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MyLocation from '@mui/icons-material/MyLocation'
import Typography from '@mui/material/Typography'
import { OptionSheet } from '#src/fields/inputs/OptionSheet.tsx'
import { useOptions } from '#src/fields/inputs/useOptions.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { useMyTown } from './useMyTown.ts'

interface TownSheetProps {
  townId: number | null
  choose: (id: number, regionId: number | null) => void
  /** where a whole region can be chosen too */
  chooseRegion?: (id: number) => void
  chooseEverywhere: () => void
  close: () => void
}

/** Chooses the township that lists keep to: from the list, by where the phone is, or none. */
export function TownSheet({ townId, choose, chooseRegion, chooseEverywhere, close }: TownSheetProps) {
  const t = useAllMessages()
  const { options } = useOptions({ to: 'town' })
  const mine = useMyTown(({ Id, RegionId }) => {
    choose(Id, RegionId)
    close()
  })
  const status = mine.isAsking
    ? t.search.locating
    : mine.isRefused
      ? t.search.noPlace
      : mine.isUnknown
        ? t.places.noneNear
        : null
  return (
    <OptionSheet
      open
      title={t.places.township}
      options={options}
      selected={townId === null ? [] : [townId]}
      onPick={(id) => {
        choose(id, options.find((option) => option.id === id)?.group?.id ?? null)
        close()
      }}
      {...(chooseRegion && {
        onPickGroup: (region: number) => {
          chooseRegion(region)
          close()
        },
      })}
      onClose={close}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" startIcon={<MyLocation aria-hidden />} disabled={mine.isAsking} onClick={mine.find}>
          {t.places.useMine}
        </Button>
        <Button
          onClick={() => {
            chooseEverywhere()
            close()
          }}
        >
          {t.lists.everywhere}
        </Button>
      </Box>
      <Typography role="status" variant="body2" color="text.secondary" sx={{ '&:empty': { display: 'none' } }}>
        {status}
      </Typography>
    </OptionSheet>
  )
}
