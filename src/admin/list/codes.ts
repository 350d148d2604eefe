import { answerNames, declarations, fieldsOf, findResource, type Resource } from '#resources'
import { shownText } from '#src/fields/values/shownText.ts'
import { choiceOf, labelOf } from '#src/messages/index.ts'
import type { AllMessages } from '#src/messages/working.ts'
import { isLog } from '../adminFields.ts'

/** The log's fields that hold codes: of a reason, a proof, roles or an act, and the names of fields. */
const codeFields = ['Reason', 'Fields']

export const hasCodes = (resource: Resource, name: string): boolean => isLog(resource) && codeFields.includes(name)

/** What stands there in the words that the screens have for it, or null; a code that none has stays as it is. */
export function codesInWords(
  t: AllMessages,
  resource: Resource,
  name: string,
  record: Readonly<Record<string, unknown>>,
): string | null {
  const about = findResource(String(record['About']))
  const codes = (shownText(record[name]) ?? '').split(',').filter(Boolean)
  const wordOf = (code: string) => (name === 'Fields' ? fieldLabel(t, about, code) : reasonText(t, resource, code))
  return codes.length > 0 ? [...new Set(codes.map(wordOf))].join(', ') : null
}

/** `CategoryIds` is stored of Categories. */
function fieldLabel(t: AllMessages, about: Resource | undefined, code: string): string {
  const found = about && fieldsOf(about).find(([name, field]) => [name, ...answerNames(name, field)].includes(code))
  return found ? labelOf(t, about, found[0]) : code
}

/** The choices whose codes are reasons as well: a proof, a report's state, an act that was undone. */
function reasonText(t: AllMessages, resource: Resource, code: string): string {
  const { moderator, editor, superAdmin } = t.admin
  const answer = choiceOf(t, resource, resource.title, 'judge')
  const words = new Map(
    Object.entries({ ...t.claimReasons, ...t.claimProofs, ...t.caseReasons, answer, moderator, editor, superAdmin }),
  )
  const { page, report } = declarations
  const chosen = ([of, name]: readonly [Resource, string]) => choiceOf(t, of, name, code)
  const choices = [
    [page, 'VerifiedProof'],
    [report, 'State'],
    [resource, resource.title],
  ] as const
  return words.get(code) ?? choices.map(chosen).find((word) => word !== code) ?? code
}
