import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#src/elements/Button.tsx'
import { Text } from '#src/elements/Text.tsx'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import { chosenTown } from '#src/providers/device/shown.ts'
import { TownChooser } from './TownChooser.tsx'
import { TownLine } from './TownLine.tsx'
import { chooseEverywhere as forgetTown, useTownChoice, type TownControl } from './useTownChoice.ts'
import { useWasAsked } from './useWasAsked.ts'
import { useTownQuestion, type TownAnswers } from './useTownQuestion.tsx'

// Not in the stylesheet of every document, since this comes with its own code.
const looks = {
  question: {
    display: 'grid',
    gap: 4,
    padding: '12px 16px',
    border: '1px solid var(--hairline)',
    borderRadius: 'var(--radius-card)',
    background: 'var(--surface)',
  },
  answers: { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 },
} as const

/**
 * The remembered township above a list that keeps to it, or the question which it is, asked once (docs/rules.md#remembered-township).
 * `choice`: where the list's address has a say in it; `asLine`: asks in one line.
 */
export function TownPlace({ choice, asLine = false }: { choice?: TownControl; asLine?: boolean }) {
  const remembered = useTownChoice()
  const { townId, isUnknown, choose, chooseEverywhere } = choice ?? remembered
  const wasUnknown = useWasAsked(isUnknown)
  if (isUnknown && asLine) return <TownLine choose={choose} chooseEverywhere={chooseEverywhere} />
  return isUnknown ? (
    <TownQuestion choose={choose} chooseEverywhere={chooseEverywhere} />
  ) : (
    <TownChooser townId={townId} choose={choose} chooseEverywhere={chooseEverywhere} focused={wasUnknown} />
  )
}

function TownQuestion({ choose, chooseEverywhere }: TownAnswers) {
  const t = useBrowsingMessages()
  const { isAsking, find, openSheet, below } = useTownQuestion({ choose, chooseEverywhere })
  useAskedOnce(forgetTown)
  return (
    <section style={looks.question} aria-label={t.places.which}>
      <Text as="h2" variant="h3">
        {t.places.which}
      </Text>
      <Text variant="body2" color="muted">
        {t.places.whichHint}
      </Text>
      <div style={looks.answers}>
        <Button variant="contained" size="small" disabled={isAsking} onClick={find}>
          {t.places.useMine}
        </Button>
        <Button variant="outlined" size="small" aria-haspopup="dialog" onClick={openSheet}>
          {t.places.choose}
        </Button>
        <Button size="small" onClick={chooseEverywhere}>
          {t.lists.everywhere}
        </Button>
      </div>
      {below}
    </section>
  )
}

/** Who goes on to another screen without an answer is not asked again. */
function useAskedOnce(dismiss: () => void) {
  const { pathname } = useLocation()
  const [asked] = useState({ at: pathname, dismiss })
  useEffect(
    () => () => {
      // Not when React mounts effects twice, which it does in development, and not after an answer.
      if (window.location.pathname !== asked.at && chosenTown() === null) asked.dismiss()
    },
    [asked],
  )
}
