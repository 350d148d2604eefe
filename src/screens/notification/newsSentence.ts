import type { Notification } from '#resources'
import { shownText } from '#src/fields/shownText.ts'
import type { Messages } from '#src/messages/index.ts'

/** What happened, in a sentence. */
export function newsSentence(say: Messages, { Kind, State, PageName }: Notification): string {
  const page = shownText(PageName) ?? say.people.aPage
  switch (Kind) {
    case 'comment':
      return say.people.newComment({ page })
    case 'rating':
      return say.people.newRating({ page })
    case 'answer':
      return say.people.newAnswer({ page })
    case 'pageAdmin':
      return say.people.newAdmin({ page })
    case 'case':
      return State === 'dismissed' ? say.people.caseDismissed : say.people.caseResolved
    case 'transfer':
      if (State === 'accepted') return say.people.transferAccepted({ page })
      if (State === 'declined') return say.people.transferDeclined({ page })
      if (State === 'withdrawn') return say.people.transferWithdrawn({ page })
      return say.people.transferOffered({ page })
    case null:
      return page
  }
}
