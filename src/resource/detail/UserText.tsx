import { LinkedText } from '#src/fields/values/LinkedText.tsx'
import { shownText } from '#src/fields/values/shownText.ts'
import { scriptOf } from '#src/elements/withPieces.tsx'
import { Text } from '#src/elements/Text.tsx'
import styles from './UserText.module.css'

/** A user's text with its line breaks, and with addresses as links; nothing when it is absent. */
export function UserText({ text, muted = false }: { text: string | null | undefined; muted?: boolean }) {
  const shown = shownText(text)
  if (shown === null) return null
  return (
    <Text lang={scriptOf(shown)} className={styles.text} color={muted ? 'muted' : undefined}>
      <LinkedText text={shown} />
    </Text>
  )
}
