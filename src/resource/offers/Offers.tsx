import type { MouseEvent } from 'react'
import type { PageTransfer } from '#resources'
import { ClosedMark } from '#src/fields/hours/ClosedMark.tsx'
import { shownText } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { focusNeighbourOf } from '#src/navigation/focusNeighbour.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { answerOffer } from '#src/providers/calls/pageTeam.ts'
import { useOffers } from './useOffers.ts'
import { Text } from '#src/elements/Text.tsx'
import { Button } from '#src/elements/Button.tsx'
import styles from './Offers.module.css'

/** Pages offered to the person; ownership changes only when they accept (docs/rules.md#transfers). */
export function Offers() {
  const t = useAllMessages()
  const toast = useToast()
  const { confirm } = useDialogs()
  const { received, refresh } = useOffers()

  async function answer({ currentTarget }: MouseEvent<HTMLElement>, offer: PageTransfer, accept: boolean) {
    const page = shownText(offer.PageName) ?? t.lists.noName
    const question = accept
      ? {
          text: t.pageTeam.acceptConfirm({ page }),
          detail: t.pageTeam.acceptVerified,
          confirmLabel: t.pageTeam.accept,
        }
      : { text: t.pageTeam.declineConfirm({ page }), confirmLabel: t.pageTeam.decline }
    if (!(await confirm(question))) return
    const stays = focusNeighbourOf(currentTarget, 'section[data-offer]')
    try {
      await answerOffer(offer.Id, accept)
      toast(accept ? t.pageTeam.accepted({ page }) : t.pageTeam.declined)
    } catch {
      stays()
      toast(t.pageTeam.settleFailed)
    }
    await refresh()
  }

  return received.map((offer) => (
    <section key={offer.Id} data-offer className={styles.offer}>
      <Avatar file={offer.PageThumbnail} name={offer.PageName} size={56} />
      <Text className={styles.text}>
        <span>{t.pageTeam.pageOffered({ page: shownText(offer.PageName) ?? t.lists.noName })}</span>{' '}
        <ClosedMark closure={offer.PageClosure} />
      </Text>
      <div className={styles.acts}>
        <Button variant="contained" onClick={(event) => void answer(event, offer, true)}>
          {t.pageTeam.accept}
        </Button>
        <Button onClick={(event) => void answer(event, offer, false)}>{t.pageTeam.decline}</Button>
      </div>
    </section>
  ))
}
