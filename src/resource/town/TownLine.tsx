import { IconButton, Press } from '#src/elements/Button.tsx'
import { CloseRoundedIcon } from '#src/elements/icons/opened.tsx'
import { PlaceOutlinedIcon as Place } from '#src/elements/icons/marks.tsx'
import { MyLocationRoundedIcon } from '#src/elements/icons/opened.tsx'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import { useTownQuestion, type TownAnswers } from './useTownQuestion.tsx'

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
    font: 'var(--text-meta)',
    lineHeight: 1.65,
  },
} as const

/**
 * The question which township lists are to look in, as one line above a list (docs/rules.md#remembered-township): a tap opens the
 * choice, another takes the phone's place, and the last one means everywhere, after which nobody is asked again.
 */
export function TownLine({ choose, chooseEverywhere }: TownAnswers) {
  const t = useBrowsingMessages()
  const { isAsking, find, openSheet, below } = useTownQuestion({ choose, chooseEverywhere })
  return (
    <section aria-label={t.places.which}>
      <div style={looks.line}>
        <Press style={looks.question} aria-haspopup="dialog" onClick={openSheet}>
          <Place />
          <span>{t.places.which}</span>
        </Press>
        <IconButton aria-label={t.places.useMine} title={t.places.useMine} disabled={isAsking} onClick={find}>
          <MyLocationRoundedIcon />
        </IconButton>
        <IconButton aria-label={t.lists.everywhere} title={t.lists.everywhere} onClick={chooseEverywhere}>
          <CloseRoundedIcon />
        </IconButton>
      </div>
      {below}
    </section>
  )
}
