import { Text } from '#src/elements/Text.tsx'
import { Dots } from '#src/layout/feedback/Dots.tsx'
import { useMessages } from '#src/messages/index.ts'
import { lazyPartBelowFold } from '#src/navigation/lazy.tsx'
import { Section } from '../detail/Section.tsx'

/** The section at the end of a record's screen, whose code comes after the screen. */
export const LaterComments = lazyPartBelowFold(async () => (await import('./Comments.tsx')).Comments, <Waiting />)

function Waiting() {
  const t = useMessages()
  return (
    <Section title={t.comments.comments}>
      <Text role="status" color="muted">
        <Dots size={6} />
        <span>{t.comments.loading}</span>
      </Text>
    </Section>
  )
}
