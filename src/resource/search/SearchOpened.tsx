import type { ComponentProps, ReactElement } from 'react'
import { useNavigate } from 'react-router'
import { CloseRoundedIcon as Close } from '#src/elements/icons/opened.tsx'
import {
  HistoryRoundedIcon as History,
  MyLocationRoundedIcon as MyPlace,
  ScheduleRoundedIcon as Clock,
} from '#src/elements/icons/opened.tsx'
import { narrowedNames } from '#resources/narrowing.ts'
import { Button, IconButton } from '#src/elements/Button.tsx'
import { Avatar } from '#src/layout/Avatar.tsx'
import { shownNames } from '#src/fields/values/shownText.ts'
import { sourceTitle, useLanguage, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { askHere } from '#src/providers/device/here.ts'
import { useMostUsed } from '../mostUsed.ts'
import { PopupRow, PopupRows, PopupSheet, PopupWords } from './PopupSheet.tsx'
import { usePopupRows, type PopupProps } from './usePopupRows.ts'
import { useRecentSearches } from './useRecentSearches.ts'

interface Row {
  key: string
  icon: ReactElement
  text: string
  act: () => void
  forget?: () => void
}
interface Group {
  title: string
  rows: readonly Row[]
  forget?: () => void
}

/** What an empty box offers where it takes the screen: what is near and open, the searches made on this phone, and the most used categories. */
export function SearchOpened(props: PopupProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { items } = useMostUsed()
  const filtered = useFilteredSearch(props)
  const near: Row = {
    key: 'near',
    icon: <MyPlace className="popupSign" />,
    text: t.search.nearMe,
    act: () => filtered({ near: '1' }),
  }
  const open: Row = {
    key: 'open',
    icon: <Clock className="popupSign" />,
    text: t.search.openNow,
    act: () => filtered({ openNow: '1' }),
  }
  const groups: readonly Group[] = [
    { title: t.search.atOnce, rows: [near, open] },
    useRecent(props),
    {
      title: sourceTitle(t, 'category'),
      rows: items.map((category) => ({
        key: `category ${category.Id}`,
        icon: <Avatar file={category.Thumbnail} name={category.Name} size={24} />,
        text: shownNames(category, language).first ?? t.lists.noName,
        act: () => {
          props.close()
          void navigate(paths.category(category.Id))
        },
      })),
    },
  ]
  return <OpenedRows {...props} groups={groups} />
}

/** Opens the public search of what the box is for, with filters. */
export function useFilteredSearch({ source, close }: PopupProps) {
  const navigate = useNavigate()
  const part = narrowedNames.find((name) => name === source)
  return (filters: Readonly<Record<string, string>>) => {
    if (filters['near']) askHere()
    close()
    void navigate({
      pathname: paths.search(),
      search: new URLSearchParams({ ...filters, ...(part && { in: part }) }).toString(),
    })
  }
}

/** What an empty box offers over a screen: the searches made in this browser. */
export const RecentSearches = (props: PopupProps) => <OpenedRows {...props} groups={[useRecent(props)]} />

/** The searches made in this browser, to be repeated or forgotten. */
function useRecent({ go }: PopupProps): Group {
  const t = useMessages()
  const { recent, forget } = useRecentSearches()
  return {
    title: t.search.recent,
    rows: recent.map((text) => ({
      key: `recent ${text}`,
      icon: <History className="popupSign" />,
      text,
      act: () => go(text),
      forget: () => forget(text),
    })),
    forget: () => forget(),
  }
}

/** It is a grid, because some rows have a button of their own. */
function OpenedRows({ groups: all, ...props }: PopupProps & { groups: readonly Group[] }) {
  const t = useMessages()
  const groups = all.filter((group) => group.rows.length > 0)
  const rows = groups.flatMap((group) => group.rows)
  const { at, rowId } = usePopupRows(props, {
    role: 'grid',
    count: rows.length,
    dependsOn: 'opened',
    act: (row) => rows[row]?.act(),
    remove: (row) => rows[row]?.forget?.(),
  })
  if (groups.length === 0) return null
  return (
    <PopupSheet
      id={props.id}
      role="grid"
      aria-label={t.search.suggestions}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ title, rows: ofGroup, forget }, group) => (
        <PopupRows
          key={title}
          id={`${props.id}-group-${group}`}
          title={title}
          action={
            forget && (
              <Button size="small" onClick={forget}>
                {t.search.forgetAll}
              </Button>
            )
          }
        >
          {ofGroup.map((row) => (
            <OpenedRow key={row.key} id={rowId(rows.indexOf(row))} row={row} isActive={rows.indexOf(row) === at} />
          ))}
        </PopupRows>
      ))}
    </PopupSheet>
  )
}

function OpenedRow({ id, row, isActive }: { id: string; row: Row; isActive: boolean }) {
  const t = useMessages()
  return (
    <PopupRow id={id} role="row" active={isActive} aria-selected={isActive}>
      <Cell role="gridcell" onClick={row.act}>
        {row.icon}
        <PopupWords>
          <span>{row.text}</span>
        </PopupWords>
      </Cell>
      {row.forget && (
        <span role="gridcell">
          <IconButton edge="end" aria-label={t.search.forget({ text: row.text })} onClick={row.forget}>
            <Close size="small" />
          </IconButton>
        </span>
      )}
    </PopupRow>
  )
}

/** The keyboard reaches it by the arrow keys of the search box (usePopupRows.ts). */
const Cell = (props: ComponentProps<'span'>) => <span {...props} className="popupRepeatCell" />
