import { answerNames, fieldsOf, type AnyRecord, type Field, type Resource } from '#resources'
import { isAbsent } from '#resources/text/detect.ts'
import { pointOf, referenceNameIn } from '#src/fields/values/shownText.ts'
import { withSentences } from '#src/navigation/lazyMui.ts'
import { useLanguage, type Language } from '#src/messages/index.ts'
import { lazyPart } from '#src/navigation/lazy.tsx'

/** Most records have none, so what shows a field of any kind comes later. */
const DeclaredPairs = lazyPart(async () => (await withSentences(() => import('./DeclaredPairs.tsx'))).DeclaredPairs)

interface DeclaredFieldsProps<R extends Resource> {
  readonly resource: R
  readonly record: { readonly Id: number }
  /** fields that the screen lays out itself */
  readonly except: readonly (keyof R['fields'] & string)[]
}

/**
 * The declared public fields that a screen does not lay out itself, each with its label; empty ones are left out. Every
 * public view ends its description with it, so that a new field is visible without a change to its screen.
 */
export function DeclaredFields<R extends Resource>({ resource, record: shownRecord, except }: DeclaredFieldsProps<R>) {
  const record = shownRecord as AnyRecord
  const { language } = useLanguage()
  const shown = fieldsOf(resource).filter(
    ([name, field]) =>
      !except.includes(name) &&
      !resource.under.includes(name) &&
      !field.ownersOnly &&
      !field.unseen &&
      field.kind !== 'status' &&
      isPresent(name, field, record, language),
  )
  if (shown.length === 0) return null
  return <DeclaredPairs {...{ resource, record, shown }} />
}

function isPresent(name: string, field: Field, record: AnyRecord, language: Language): boolean {
  if (field.kind === 'place') return pointOf(record) !== null
  if (field.kind === 'reference') return referenceNameIn(record, name, language) !== null
  return answerNames(name, field).some((part) => record[part] != null && !isAbsent(String(record[part])))
}
