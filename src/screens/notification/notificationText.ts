import type { Notification } from '#resources'
import { shownText } from '#src/fields/values/shownText.ts'
import type { AllMessages } from '#src/messages/working.ts'

/** The text of a notification. */
export function notificationText(t: AllMessages, { Kind, State, PageName }: Notification): string {
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
      return State === 'dismissed' ? t.news.caseDismissed : t.news.caseResolved
    case 'transfer':
      if (State === 'accepted') return t.news.transferAccepted({ page })
      if (State === 'declined') return t.news.transferDeclined({ page })
      if (State === 'inherited') return t.news.transferInherited({ page })
      if (State === 'withdrawn') return t.news.transferWithdrawn({ page })
      return t.news.transferOffered({ page })
    case null:
      return page
  }
}
