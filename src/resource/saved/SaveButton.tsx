import type { AnyRecord } from '#resources'
import { BookmarkBorderIcon, BookmarkIcon } from '#src/elements/icons/acts.tsx'
import { Button, IconButton, Press } from '#src/elements/Button.tsx'
import { shownText } from '#src/fields/values/shownText.ts'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useMessages } from '#src/messages/index.ts'
import { keep, useIsSaved } from '#src/providers/device/saved.ts'

interface SaveButtonProps {
  source: string
  record: object & { readonly Id: number; readonly Name?: unknown; readonly Title?: unknown }
  /** an icon only, where the row says the rest */
  compact?: boolean
  /** the look of an act of a card */
  className?: string | undefined
}

/** Keeps a page, product or post on this device, or lets it go; nobody has to sign in (docs/rules.md#saved). */
export function SaveButton({ source, record, compact = false, className }: SaveButtonProps) {
  const t = useMessages()
  const toast = useToast()
  const isSaved = useIsSaved(source, record.Id)
  const word = isSaved ? t.page.saved : t.page.save
  const Icon = isSaved ? BookmarkIcon : BookmarkBorderIcon
  const toggle = () => {
    const set = (isKept: boolean) => keep(source, record as AnyRecord, isKept)
    if (set(!isSaved)) toast(isSaved ? t.page.unsaved : t.page.savedHere, async () => set(isSaved))
    else toast(t.page.saveRefused)
  }
  const act = {
    'data-act': 'save',
    onClick: toggle,
    'aria-pressed': isSaved,
    'aria-label': `${word}: ${shownText(record.Name ?? record.Title) ?? t.lists.noName}`,
  }
  if (className) {
    return (
      <Press {...act} className={className}>
        <Icon size="small" />
        <span>{word}</span>
      </Press>
    )
  }
  if (compact) {
    return (
      <IconButton {...act}>
        <Icon aria-hidden />
      </IconButton>
    )
  }
  return (
    <Button {...act} variant="outlined" startIcon={<Icon aria-hidden />}>
      {word}
    </Button>
  )
}
