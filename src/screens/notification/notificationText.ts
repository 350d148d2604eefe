import type { Notification } from '#resources'
import { shownText } from '#src/fields/values/shownText.ts'
import type { AllMessages } from '#src/messages/working.ts'

/**
 * The text of a notification.
 * @param decided what was decided about one's own, once that is known
 * @param holiday the holiday it asks about
 */
export function notificationText(
  t: AllMessages,
  { About, Kind, State, PageName }: Notification,
  decided?: string,
  holiday: { readonly day: string; readonly holiday: string } = { day: '', holiday: t.news.aHoliday },
): string {
  const page = shownText(PageName) ?? t.news.aPage
  switch (Kind) {
    case 'comment':
      return t.news.newComment({ page })
    case 'hiding':
      return t.news.commentHidden({ page })
    case 'rating':
      return t.news.newRating({ page })
    case 'answer':
      return t.news.newAnswer({ page })
    case 'pageAdmin':
      if (State === 'invited') return t.news.adminInvited({ page })
      if (State === 'accepted') return t.news.adminAccepted({ page })
      if (State === 'declined') return t.news.adminDeclined({ page })
      if (State === 'heir') return t.news.adminHeir({ page })
      if (State === 'noHeir') return t.news.adminNoHeir({ page })
      return t.news.newAdmin({ page })
    case 'case':
      if (About === 'case') return decided ?? measureText(t, State, shownText(PageName) ?? t.cases.something)
      return State === 'dismissed' ? t.news.caseDismissed : t.news.caseResolved
    case 'transfer':
      if (State === 'accepted') return t.news.transferAccepted({ page })
      if (State === 'declined') return t.news.transferDeclined({ page })
      if (State === 'inherited') return t.news.transferInherited({ page })
      if (State === 'withdrawn') return t.news.transferWithdrawn({ page })
      return t.news.transferOffered({ page })
    case 'claim':
      if (State === 'calling') return t.news.claimCalling({ page })
      return State === 'accepted' ? t.news.claimAccepted({ page }) : t.news.claimRefused({ page })
    case 'merge':
      return t.news.merged({ page })
    case 'holiday':
      return t.news.holidayOf({ page, ...holiday })
    case 'suggestion':
      if (State === 'taken') return t.news.suggestionTaken({ page })
      if (State === 'declined') return t.news.suggestionDeclined({ page })
      if (State === 'lapsed') return t.news.suggestionLapsed({ page })
      return t.news.suggested({ page })
    case 'stillHere':
      return t.news.stillHereAsked({ page })
    case null:
      return page
  }
}

/** The act that a notification tells of: an appeal is refused by dismissing it. */
export const actOf = (state: string | null) =>
  (['warn', 'hold', 'lift', 'suspend', 'verify', 'unverify'] as const).find((name) => name === state) ?? 'dismiss'

const measureText = (t: AllMessages, state: string | null, what: string) => t.caseDecided[actOf(state)]({ what })
