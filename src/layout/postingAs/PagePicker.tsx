import { ExpandLessRoundedIcon as ExpandLess } from '#src/elements/icons/opened.tsx'
import { Suspense, useState, type ReactNode } from 'react'
import { useMessages } from '#src/messages/index.ts'
import { useIsHydrated, useStoredPage, useStoredProfile } from '#src/providers/device/storage.ts'
import { paths } from '#src/paths.ts'
import { Avatar } from '../Avatar.tsx'
import { useOwnPages } from './useOwnPages.ts'
import { Button, Press } from '#src/elements/Button.tsx'
import { lazyMui } from '#src/navigation/lazyMui.ts'
import { classNames } from '#src/elements/classNames.ts'
import { addStyles } from '#src/theme/addStyles.ts'
import sheet from './pagePicker.css?inline'

// They come with it, and not with every document.
addStyles(sheet)

const PageSheet = lazyMui(async () => (await import('./PageSheet.tsx')).PageSheet)

interface PagePickerProps {
  at?: 'foot' | 'above'
  /** of the chosen page, beside its name */
  state?: ReactNode
}

/**
 * The chooser for the page to post as (spec 2.75 to 2.78): on Home a line at the foot of the screen, within reach of the thumb;
 * above what is managed for a page a line of the list, which scrolls away with it.
 */
export function PagePicker({ at = 'foot', state }: PagePickerProps) {
  const profile = useStoredProfile()
  const isHydrated = useIsHydrated()
  return isHydrated && profile ? <Picker email={profile.Email} at={at} state={state} /> : null
}

function Picker({ email, at, state }: PagePickerProps & { email: string; at: 'foot' | 'above' }) {
  const t = useMessages()
  const page = useStoredPage()
  const { pages, isLoading, isFailed } = useOwnPages(email)
  const [open, setOpen] = useState(false)
  const bar = {
    className: classNames('pickerBar', at === 'foot' ? 'pickerFoot' : 'pickerAbove'),
    'aria-label': t.shell.selectYourPage,
    ...(at === 'foot' ? { 'data-stays-down': true } : {}),
  }
  if ((isLoading || isFailed) && !page) return null
  if (!page && pages.length === 0) {
    return (
      <section {...bar}>
        <p>{t.shell.noPage}</p>
        <Button to={paths.create('page')} variant="contained" size="small">
          {t.shell.createPage}
        </Button>
      </section>
    )
  }
  const name = String(page?.['Name'] ?? '')
  return (
    <section {...bar}>
      <Press className="pickerChooser" onClick={() => setOpen(true)} aria-haspopup="dialog">
        {page && <Avatar file={page['Thumbnail'] as string | null} name={name} size={36} />}
        <span className="pickerWords">
          <small>{page ? t.shell.postingAs : t.shell.selectYourPage}</small>
          <b>{page ? name : t.shell.choosePage}</b>
        </span>
        <ExpandLess />
      </Press>
      {state && <span>{state}</span>}
      {open && (
        <Suspense>
          <PageSheet pages={pages} chosen={page?.Id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
