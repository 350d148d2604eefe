import type { ComponentProps } from 'react'
import { CloseRoundedIcon as Close } from '#src/elements/icons/opened.tsx'
import { HistoryRoundedIcon as History } from '#src/elements/icons/opened.tsx'
import { useMessages } from '#src/messages/index.ts'
import { PopupRow, PopupSheet, PopupWords } from './PopupSheet.tsx'
import { usePopupRows, type PopupProps } from './usePopupRows.ts'
import { useRecentSearches } from './useRecentSearches.ts'
import { Button, IconButton } from '#src/elements/Button.tsx'

/** The searches made in this browser, to be repeated or deleted. It is a grid, because each row has a button of its own. */
export function RecentSearches(props: PopupProps) {
  const t = useMessages()
  const { recent, forget } = useRecentSearches()
  const { at, rowId } = usePopupRows(props, {
    role: 'grid',
    count: recent.length,
    dependsOn: 'recent',
    act: (row) => props.go(recent[row] ?? ''),
    remove: (row) => forget(recent[row] ?? ''),
  })
  if (recent.length === 0) return null
  return (
    <PopupSheet onMouseDown={(event) => event.preventDefault()}>
      <div className="popupRecentHeading">
        <b id={`${props.id}-heading`}>{t.search.recent}</b>
        <Button size="small" onClick={() => forget()}>
          {t.search.forgetAll}
        </Button>
      </div>
      <div id={props.id} role="grid" aria-labelledby={`${props.id}-heading`}>
        {recent.map((text, row) => (
          <PopupRow key={text} id={rowId(row)} role="row" active={row === at} aria-selected={row === at}>
            <RepeatCell role="gridcell" onClick={() => props.go(text)}>
              <History className="popupSign" />
              <PopupWords>
                <span>{text}</span>
              </PopupWords>
            </RepeatCell>
            <span role="gridcell">
              <IconButton edge="end" aria-label={t.search.forget({ text })} onClick={() => forget(text)}>
                <Close size="small" />
              </IconButton>
            </span>
          </PopupRow>
        ))}
      </div>
    </PopupSheet>
  )
}

/** The keyboard reaches it by the arrow keys of the search box (usePopupRows.ts). */
const RepeatCell = (props: ComponentProps<'span'>) => <span {...props} className="popupRepeatCell" />
