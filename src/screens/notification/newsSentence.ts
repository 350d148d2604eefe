import type { Notification } from '#resources'
import { shownText } from '#src/fields/values/shownText.ts'
import type { Messages } from '#src/messages/index.ts'

/** What happened, in a sentence. */
export function newsSentence(t: Messages, { Kind, State, PageName }: Notification): string {
  const page = shownText(PageName) ?? t.people.aPage
  switch (Kind) {
    case 'comment':
      return t.people.newComment({ page })
    case 'rating':
      return t.people.newRating({ page })
    case 'answer':
      return t.people.newAnswer({ page })
    case 'pageAdmin':
      return t.people.newAdmin({ page })
    case 'case':
      return State === 'dismissed' ? t.people.caseDismissed : t.people.caseResolved
    case 'transfer':
      if (State === 'accepted') return t.people.transferAccepted({ page })
      if (State === 'declined') return t.people.transferDeclined({ page })
      if (State === 'withdrawn') return t.people.transferWithdrawn({ page })
      return t.people.transferOffered({ page })
    case null:
      return page
  }
}
