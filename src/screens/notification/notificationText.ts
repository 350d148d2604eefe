import type { Notification } from '#resources'
import { shownText } from '#src/fields/values/shownText.ts'
import type { Messages } from '#src/messages/index.ts'

/** The text of a notification. */
export function notificationText(t: Messages, { Kind, State, PageName }: Notification): string {
  const page = shownText(PageName) ?? t.news.aPage
  switch (Kind) {
    case 'comment':
      return t.news.newComment({ page })
    case 'rating':
      return t.news.newRating({ page })
    case 'answer':
      return t.news.newAnswer({ page })
    case 'pageAdmin':
      return t.news.newAdmin({ page })
    case 'case':
      return State === 'dismissed' ? t.news.caseDismissed : t.news.caseResolved
    case 'transfer':
      if (State === 'accepted') return t.news.transferAccepted({ page })
      if (State === 'declined') return t.news.transferDeclined({ page })
      if (State === 'withdrawn') return t.news.transferWithdrawn({ page })
      return t.news.transferOffered({ page })
    case null:
      return page
  }
}
