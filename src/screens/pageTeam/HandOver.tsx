import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { PageTransfer } from '#resources'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { ApiError, serverMessageOf } from '#src/providers/ApiError.ts'
import { offerPage, answerOffer } from '#src/providers/calls/pageTeam.ts'
import { Section } from '#src/resource/detail/Section.tsx'
import { EmailForm } from '#src/resource/form/EmailForm.tsx'
import { useOffers } from '#src/resource/offers/useOffers.ts'

/** Offers the page to another person by email, or withdraws the offer (docs/rules.md#transfers). */
export function HandOver({ pageId, name, isVerified }: { pageId: number; name: string; isVerified: boolean }) {
  const t = useAllMessages()
  const toast = useToast()
  const { confirm } = useDialogs()
  const { offerOf, refresh } = useOffers()
  const offer = offerOf(pageId)

  async function send(email: string): Promise<string | null> {
    const question = {
      text: t.pageTeam.offerConfirm({ name, email }),
      detail: isVerified ? `${t.pageTeam.handOverText} ${t.pageTeam.handOverVerified}` : t.pageTeam.handOverText,
      confirmLabel: t.pageTeam.offerPage,
    }
    if (!(await confirm(question))) return ''
    try {
      await offerPage(pageId, email)
      await refresh()
      return null
    } catch (error) {
      const fieldError = error instanceof ApiError ? Object.values(error.fields)[0] : undefined
      return fieldError ?? serverMessageOf(error) ?? t.pageTeam.offerFailed
    }
  }
  async function withdraw({ Id, Email }: PageTransfer) {
    try {
      await answerOffer(Id, false)
      toast(t.pageTeam.withdrawn, () => offerPage(pageId, Email ?? '').then(refresh))
    } catch {
      toast(t.pageTeam.settleFailed)
    }
    await refresh()
  }

  return (
    <Section title={t.pageTeam.handOver}>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t.pageTeam.handOverText}
      </Typography>
      {offer ? (
        <Box
          sx={(theme) => ({
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1.5,
            p: 2,
            bgcolor: 'soft',
            borderRadius: theme.radius.card,
          })}
        >
          <Typography sx={{ flex: '1 1 220px' }}>{t.pageTeam.offeredTo({ email: offer.Email ?? '' })}</Typography>
          <Button variant="outlined" onClick={() => void withdraw(offer)}>
            {t.pageTeam.takeBack}
          </Button>
        </Box>
      ) : (
        <EmailForm submitLabel={t.pageTeam.offerPage} send={send} />
      )}
    </Section>
  )
}
