import type { Resource } from '#resources'
import { listSeparator } from '#src/fields/values/shownText.ts'
import { labelOf, useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'

interface LeftOutProps {
  readonly resource: Pick<Resource, 'name'>
  readonly names: readonly string[]
  /** the page is there already */
  readonly isMade?: boolean
}

/** Names the fields for which "none" is stored, or will be. */
export function LeftOut({ resource, names, isMade = false }: LeftOutProps) {
  const t = useAllMessages()
  const { language } = useLanguage()
  if (names.length === 0) return null
  const labels = { names: names.map((name) => labelOf(t, resource, name)).join(listSeparator[language]) }
  return <span>{isMade ? t.forms.storedAsNone(labels) : t.forms.publishes(labels)}</span>
}
