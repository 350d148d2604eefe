import { Suspense, useState } from 'react'
import { IconButton, Press } from '#src/elements/Button.tsx'
import { CloseRoundedIcon } from '#src/elements/icons/frame.tsx'
import { PlaceOutlinedIcon as Place } from '#src/elements/icons/marks.tsx'
import { MyLocationRoundedIcon } from '#src/elements/icons/places.tsx'
import { Text } from '#src/elements/Text.tsx'
import { lazyMui } from '#src/layout/lazyMui.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { useMyTown } from './useMyTown.ts'
import type { TownControl } from './useTownChoice.ts'

const TownSheet = lazyMui(async () => (await import('./TownSheet.tsx')).TownSheet)

// Not in the stylesheet of every document, since this comes with its own code.
const looks = {
  line: {
    display: 'flex',
    alignItems: 'center',
    maxWidth: 'var(--reading)',
    border: '1px solid var(--hairline)',
    borderRadius: 'var(--radius-card)',
    background: 'var(--surface)',
  },
  question: {
    flex: 1,
    minWidth: 0,
    gap: 8,
    justifyContent: 'flex-start',
    minHeight: 48,
    paddingInline: 12,
    textAlign: 'start',
    color: 'var(--ink)',
    font: 'inherit',
    fontSize: '0.875rem',
    lineHeight: 1.65,
  },
} as const

type TownLineProps = Pick<TownControl, 'choose' | 'chooseEverywhere'>

/**
 * The question which township lists are to look in, as one line above a list (docs/rules.md#remembered-township): a tap opens the
 * choice, another takes the phone's place, and the last one means everywhere, after which nobody is asked again.
 */
export function TownLine({ choose, chooseEverywhere }: TownLineProps) {
  const t = useAllMessages()
  const [isOpen, setOpen] = useState(false)
  const { isAsking, isRefused, isUnknown, find } = useMyTown(({ Id, RegionId }) => choose(Id, RegionId))
  return (
    <section aria-label={t.places.which}>
      <div style={looks.line}>
        <Press style={looks.question} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Place />
          <span>{t.places.which}</span>
        </Press>
        <IconButton aria-label={t.places.useMine} title={t.places.useMine} disabled={isAsking} onClick={find}>
          <MyLocationRoundedIcon />
        </IconButton>
        <IconButton aria-label={t.places.everywhere} title={t.places.everywhere} onClick={chooseEverywhere}>
          <CloseRoundedIcon />
        </IconButton>
      </div>
      <Text role="status" variant="body2">
        {isAsking ? t.search.locating : isRefused ? t.search.noPlace : isUnknown && t.places.noneNear}
      </Text>
      <Suspense>
        {isOpen && (
          <TownSheet townId={null} choose={choose} chooseEverywhere={chooseEverywhere} close={() => setOpen(false)} />
        )}
      </Suspense>
    </section>
  )
}
