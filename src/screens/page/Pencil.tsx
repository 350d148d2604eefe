import { Suspense, useEffect, useRef, useState } from 'react'
import { declarations, type Page } from '#resources'
import { Button, IconButton } from '#src/elements/Button.tsx'
import { AddRoundedIcon } from '#src/elements/icons/acts.tsx'
import { EditOutlinedIcon } from '#src/elements/icons/opened.tsx'
import { isEmptyWeek } from '#src/fields/hours/openTimes.ts'
import { picturesOf, shownText } from '#src/fields/values/shownText.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { lazyMui } from '#src/navigation/lazyMui.ts'
import { focusNeighbourOf } from '#src/navigation/focusNeighbour.ts'
import { sectionLabelOf } from '#src/resource/form/sections.ts'

const SectionSheet = lazyMui(async () => (await import('#src/resource/form/SectionSheet.tsx')).SectionSheet)

/** The field that begins a section of a page's form (resources/page.ts). */
type SectionStart = keyof typeof declarations.page.fields

interface PencilProps {
  readonly page: Page
  readonly begins: readonly [SectionStart, ...SectionStart[]]
  /** what the sections are called together */
  readonly title?: string | undefined
  /** where it stands; beside a heading unless said */
  readonly place?: keyof typeof looks
}

// Not in the stylesheet of every document, which is at its limit.
const looks = {
  heading: { marginBlock: -9 },
  line: { margin: '-10px 0 -8px -12px' },
  picture: { position: 'absolute', right: 8, bottom: 24, color: '#ffffff', backgroundColor: 'var(--scrim)' },
} as const

/** Opens the fields of some sections of one's own page over it. */
export function Pencil({ page, begins, title, place = 'heading' }: PencilProps) {
  const t = useAllMessages()
  const [isOpen, setOpen] = useState(false)
  const shown = title ?? sectionLabelOf(t, declarations.page, begins[0])
  return (
    <>
      <IconButton
        style={looks[place]}
        aria-label={`${t.itemMenu.edit}: ${shown}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <EditOutlinedIcon aria-hidden />
      </IconButton>
      {isOpen && <Sheet page={page} begins={begins} title={shown} onClose={() => setOpen(false)} />}
    </>
  )
}

interface SheetProps extends Omit<PencilProps, 'place' | 'title'> {
  readonly title: string
  readonly onSaved?: () => void
  readonly onClose: () => void
}

const Sheet = ({ page, ...sheet }: SheetProps) => (
  <Suspense>
    <SectionSheet resource={declarations.page} record={page} {...sheet} />
  </Suspense>
)

/** What a page does not say yet has no heading that a pencil could stand at. */
export function Gaps({ page }: { page: Page }) {
  const t = useAllMessages()
  const [opened, setOpened] = useState<SectionStart | null>(null)
  const opener = useRef<HTMLElement>(null)
  const stopWatching = useRef<() => void>(undefined)
  useEffect(() => () => stopWatching.current?.(), [])
  const gaps: readonly (readonly [SectionStart, boolean])[] = [
    // What is closed for good says no hours, and may be so by mistake.
    ['Hours', isEmptyWeek(page.Hours) || page.Closure === 'forGood'],
    ['Country', shownText(page.Address) === null && shownText(page.TownName) === null],
    ['Thumbnail', picturesOf(page).length === 0],
    ['Description', shownText(page.Description) === null],
  ]
  const label = (name: SectionStart) => sectionLabelOf(t, declarations.page, name)
  return (
    <>
      {gaps.map(
        ([name, isEmpty]) =>
          isEmpty && (
            <Button
              key={name}
              variant="soft"
              startIcon={<AddRoundedIcon aria-hidden />}
              aria-haspopup="dialog"
              data-gap=""
              onClick={({ currentTarget }) => {
                opener.current = currentTarget
                setOpened(name)
              }}
            >
              {label(name)}
            </Button>
          ),
      )}
      {opened && (
        <Sheet
          page={page}
          begins={[opened]}
          title={label(opened)}
          // What is filled is no gap any more, and takes the focus with it.
          onSaved={() => {
            stopWatching.current?.()
            if (opener.current) stopWatching.current = focusNeighbourOf(opener.current, '[data-gap]')
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
