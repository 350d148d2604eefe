import { declarations } from '#resources'
import type { Case } from '#resources/case.ts'
import { choiceOf } from '#src/messages/index.ts'
import type { AllMessages } from '#src/messages/working.ts'
import type { CaseActRow, RelatedThing } from '#src/providers/calls/cases.ts'

interface Named {
  readonly Type: Case['Type']
  readonly ContentId: number | null
  readonly Title: string | null
}

export const typeOf = (t: AllMessages, type: Case['Type']) => choiceOf(t, declarations.report, 'Type', type ?? 'Post')

/** What a case is called: what it is about, which may be without words, such as a rating of stars. */
export function caseTitle(t: AllMessages, { Type, ContentId, Title }: Named): string {
  if (Title) return Title
  const type = typeOf(t, Type)
  return ContentId === null ? type : t.cases.thingNumber({ type, id: ContentId })
}

/** Something that is related to a case, and by what. */
export const relatedText = (t: AllMessages, { Type, Id, Title, Held, By }: RelatedThing) =>
  [
    caseTitle(t, { Type, ContentId: Id, Title }),
    typeOf(t, Type),
    ...By.map((trace) => t.caseTraces[trace]),
    ...(Held ? [t.hiding.held] : []),
  ].join(' · ')

/** Why something was decided; a claim is accepted by what was shown. */
export function reasonText(t: AllMessages, { Act, Reason }: Pick<CaseActRow, 'Act' | 'Reason'>): string | null {
  if (Reason === null) return null
  const words = Act === 'accept' ? t.claimProofs : Act === 'refuse' ? t.claimReasons : t.caseReasons
  return new Map<string, string>(Object.entries(words)).get(Reason) ?? null
}
