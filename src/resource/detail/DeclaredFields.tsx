import { styled } from '@mui/material/styles'
import { answerNames, fieldsOf, type AnyRecord, type Field, type Resource } from '#resources'
import { isAbsent } from '#resources/text/index.ts'
import { referenceNameIn } from '#src/fields/values/shownText.ts'
import { FieldValue, pointOf } from '#src/fields/values/values.tsx'
import { labelOf, useLanguage, useMessages, type Language } from '#src/messages/index.ts'

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
  const t = useMessages()
  const { language } = useLanguage()
  const shown = fieldsOf(resource).filter(
    ([name, field]) =>
      !except.includes(name) &&
      !resource.under.includes(name) &&
      !field.ownersOnly &&
      field.kind !== 'status' &&
      isPresent(name, field, record, language),
  )
  if (shown.length === 0) return null
  return (
    <Pairs>
      {shown.map(([name, field]) => (
        <div key={name}>
          <dt>{labelOf(t, resource, name)}</dt>
          <dd>
            <FieldValue {...{ resource, name, field, record }} />
          </dd>
        </div>
      ))}
    </Pairs>
  )
}

function isPresent(name: string, field: Field, record: AnyRecord, language: Language): boolean {
  if (field.kind === 'place') return pointOf(record) !== null
  if (field.kind === 'reference') return referenceNameIn(record, name, language) !== null
  return answerNames(name, field).some((part) => record[part] != null && !isAbsent(String(record[part])))
}

const Pairs = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gap: 12,
  // Label and value share a line where both fit, and the value wraps below its label where they do not.
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 16 },
  '& dt': { flex: '0 1 8rem', fontSize: '0.875rem', lineHeight: 1.75, color: theme.vars.palette.text.secondary },
  '& dd': { flex: '1 1 12rem', minWidth: 0, margin: 0, overflowWrap: 'anywhere' },
}))
