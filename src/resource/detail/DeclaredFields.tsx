import { styled } from '@mui/material/styles'
import { answerNames, fieldsOf, type AnyRecord, type Field, type Resource } from '#resources'
import { referenceNameIn } from '#src/fields/values/shownText.ts'
import { FieldValue, pointOf } from '#src/fields/values/values.tsx'
import { labelOf, useLanguage, useMessages, type Language } from '#src/messages/index.ts'

interface DeclaredFieldsProps {
  readonly resource: Resource
  readonly record: AnyRecord
  /** fields that the screen shows in another place */
  readonly except: readonly string[]
}

/** The declared fields with their labels, without those in `except` and those that are empty. */
export function DeclaredFields({ resource, record, except }: DeclaredFieldsProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const shown = fieldsOf(resource).filter(
    ([name, field]) =>
      !except.includes(name) &&
      !resource.under.includes(name) &&
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
  return answerNames(name, field).some((one) => !['', '-', 'null', 'undefined'].includes(String(record[one]).trim()))
}

const Pairs = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gap: 12,
  '& dt': { fontSize: '0.875rem', lineHeight: 1.75, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}))
