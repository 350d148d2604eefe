import CheckIcon from '@mui/icons-material/CheckRounded'
import GavelIcon from '@mui/icons-material/GavelOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import { useGetManyAggregate } from 'ra-core'
import type { ReactNode } from 'react'
import { hidden, type Comment, type Holiday, type Notification, type Page } from '#resources'
import { requireCommented } from '#resources/targets.ts'
import { formatDate, formatDay, formatMonth } from '#resources/text/date.ts'
import { beginningOf } from '#resources/text/cutText.ts'
import { Link } from '#src/elements/Link.tsx'
import { withPieces } from '#src/elements/withPieces.tsx'
import { cutLines } from '#src/theme/cutText.ts'
import { ClosedMark } from '#src/fields/hours/ClosedMark.tsx'
import { shownNames, shownText } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { UnreadMark } from '#src/layout/frame/UnreadMark.tsx'
import { useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { useOwnClaims } from '#src/resource/claims/useOwnClaims.ts'
import { useStillHere } from '#src/resource/freshness/useStillHere.ts'
import { decidedText, measuresAnchor, useGrounds, useOwnMeasures } from '#src/resource/appeal/useOwnMeasures.ts'
import { actOf, notificationText } from './notificationText.ts'

/** No more than two lines can show, since a comment may have 20,000 letters. */
const twoLinesOf = (text: string) => withPieces(beginningOf(text, 400))

/** One notification: what happened, where and when, as a link to it. */
export function NotificationItem({ notification, isNew }: { notification: Notification; isNew: boolean }) {
  const t = useAllMessages()
  const writing = useLanguage()
  const comment = useComment(notification)
  const hiding = useHiding(notification, comment)
  const { decided, grounds } = useMeasure(notification)
  const holiday = useHoliday(notification)
  const refused = useRefusal(notification)
  const page = shownText(notification.PageName)
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'hairline' }}>
      <ButtonBase
        component={Link}
        to={targetOf(notification, comment)}
        sx={(theme) => ({
          width: '100%',
          minHeight: 72,
          gap: 1.5,
          px: 1,
          py: 1.5,
          justifyContent: 'flex-start',
          textAlign: 'start',
          borderRadius: theme.radius.input,
          ...(isNew && { bgcolor: 'soft' }),
        })}
      >
        {notification.Kind === 'case' ? (
          <Box
            sx={{
              width: 48,
              height: 48,
              borderRadius: '50%',
              bgcolor: 'sunken',
              display: 'grid',
              placeItems: 'center',
              flex: 'none',
            }}
          >
            <GavelIcon aria-hidden />
          </Box>
        ) : (
          <Avatar file={notification.PageThumbnail} name={page} size={48} />
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ fontWeight: isNew ? 700 : 400, lineHeight: 1.65 }}>
            <span>
              {hiding.by && page
                ? t.news.commentHiddenBy({ page, by: hiding.by })
                : notificationText(t, notification, decided, holiday)}
            </span>
            {isNew && (
              <Box
                component="span"
                sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
              >
                {` (${t.news.unread})`}
              </Box>
            )}
          </Box>
          {comment && (
            <Box
              sx={{
                color: 'text.secondary',
                font: 'var(--text-meta)',
                lineHeight: 1.65,
                ...cutLines(2),
              }}
            >
              {twoLinesOf([shownText(comment.PageName), shownText(comment.Description)].filter(Boolean).join(': '))}
            </Box>
          )}
          {hiding.why && (
            <Box sx={{ color: 'text.secondary', font: 'var(--text-meta)', lineHeight: 1.65, ...cutLines(2) }}>
              {twoLinesOf(t.news.hiddenBecause({ why: hiding.why }))}
            </Box>
          )}
          {[...grounds, ...refused].map((ground) => (
            <Box key={ground} sx={{ color: 'text.secondary', font: 'var(--text-meta)', lineHeight: 1.65 }}>
              {ground}
            </Box>
          ))}
          <ClosedMark closure={notification.PageClosure} />
          <Box
            component="time"
            dateTime={notification.CreatedAt}
            sx={{ color: 'text.secondary', font: 'var(--text-micro)' }}
          >
            {formatDate(notification.CreatedAt, writing)}
          </Box>
        </Box>
        {isNew && <UnreadMark />}
      </ButtonBase>
      {notification.Kind === 'stillHere' && <StillHereAnswer notification={notification} />}
    </Box>
  )
}

/** Answers the question in place, until the page was changed or confirmed after it. */
function StillHereAnswer({ notification: { PageId, PageName, CreatedAt } }: { notification: Notification }) {
  const t = useAllMessages()
  const writing = useLanguage()
  const ids = PageId === null ? [] : [PageId]
  const { data } = useGetManyAggregate<Page & { id: number }>('page', { ids }, { enabled: ids.length > 0 })
  const { isSaid, say } = useStillHere(PageId ?? 0)
  const page = data?.[0]
  if (!page) return null
  const { ConfirmedAt } = page
  if (ConfirmedAt && ConfirmedAt > CreatedAt && !isSaid)
    return <Answered>{t.page.confirmedIn({ time: formatMonth(ConfirmedAt, writing) })}</Answered>
  if (page.UpdatedAt > CreatedAt) return null
  return (
    <Answered>
      <Button
        size="small"
        variant="soft"
        aria-pressed={isSaid}
        aria-label={t.news.yesStillHereOf({ page: shownText(PageName) ?? t.news.aPage })}
        startIcon={isSaid ? <CheckIcon /> : undefined}
        onClick={() => void say()}
      >
        {t.news.yesStillHere}
      </Button>
    </Answered>
  )
}

/** Beneath the text, which begins beside the picture. */
const Answered = ({ children }: { children: ReactNode }) => (
  <Box sx={{ pl: 8.5, pr: 1, pb: 1.5, color: 'text.secondary', font: 'var(--text-meta)', lineHeight: 1.65 }}>
    {children}
  </Box>
)

/** The comment a notification is about, loaded for the whole list in one call; undefined for a deleted comment. */
function useComment({ Kind, AboutId }: Notification): Comment | undefined {
  const ids = (Kind === 'comment' || Kind === 'hiding') && AboutId !== null ? [AboutId] : []
  const { data } = useGetManyAggregate<Comment & { id: number }>('comment', { ids }, { enabled: ids.length > 0 })
  return data?.[0]
}

/** Of a hidden comment: the page that hid it, and why. Nothing once it is shown again, or deleted. */
function useHiding({ Kind }: Notification, comment: Comment | undefined): { by: string | null; why: string | null } {
  const isHidden = Kind === 'hiding' && comment?.Status === hidden
  const ids = isHidden && comment.TargetPageId !== null ? [comment.TargetPageId] : []
  const { data } = useGetManyAggregate<Page & { id: number }>('page', { ids }, { enabled: ids.length > 0 })
  return { by: shownText(data?.[0]?.Name), why: isHidden ? shownText(comment.HiddenBecause) : null }
}

/** The holiday that a notification asks about: its day is in the notification, also when the holiday is not there any more. */
function useHoliday({ Kind, AboutId, State }: Notification) {
  const t = useAllMessages()
  const writing = useLanguage()
  const ids = Kind === 'holiday' && AboutId !== null ? [AboutId] : []
  const { data } = useGetManyAggregate<Holiday & { id: number }>('holiday', { ids }, { enabled: ids.length > 0 })
  const name = data?.[0] && shownNames(data[0], writing.language).first
  return { day: formatDay(State ?? '', writing), holiday: name ?? t.news.aHoliday }
}

/** Why a claim was refused. */
function useRefusal({ Kind, AboutId, State }: Notification): string[] {
  const t = useAllMessages()
  const isRefused = Kind === 'claim' && State === 'refused'
  const claim = useOwnClaims(isRefused).claims.find(({ Id }) => isRefused && Id === AboutId)
  return claim?.Because ? [t.claimReasons[claim.Because]] : []
}

/** Of a decision about one's own: what it was about, why, and until when. */
function useMeasure({ About, AboutId, CreatedAt, State }: Notification): { decided?: string; grounds: string[] } {
  const t = useAllMessages()
  const isMeasure = About === 'case'
  const groundsOf = useGrounds()
  const { measures } = useOwnMeasures(isMeasure)
  if (!isMeasure) return { grounds: [] }
  const act = actOf(State)
  const found = measures.filter((one) => one.CaseId === AboutId && one.As === 'owner' && one.Act === act)
  // Both are written at once.
  const measure = found.find((one) => one.CreatedAt === CreatedAt) ?? found[0]
  return measure ? { decided: decidedText(t, measure, measures), grounds: groundsOf(measure) } : { grounds: [] }
}

function targetOf({ About, Kind, PageId, State }: Notification, comment: Comment | undefined): string {
  if (About === 'case') return `${paths.profile}#${measuresAnchor}`
  if (Kind === 'case') return paths.myReports
  // To the hours of that page: /manage asks about the chosen one, which may be another.
  if (Kind === 'holiday' && PageId !== null) return paths.update('page', PageId, 'look')
  if (Kind === 'suggestion' && State === 'open' && PageId !== null) return paths.pageSuggestions(PageId)
  if (Kind === 'claim' && PageId !== null) return paths.pageClaim(PageId)
  if (Kind === 'pageAdmin' && PageId !== null) return paths.pageTeam(PageId)
  if (comment?.TypeName && comment.TypeId !== null)
    return paths.view(requireCommented(comment.TypeName).name, comment.TypeId)
  return PageId === null ? paths.profile : paths.page(PageId)
}
