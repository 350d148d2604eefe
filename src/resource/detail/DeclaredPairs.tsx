import type { AnyRecord, Field, Resource } from '#resources'
import { FieldValue } from '#src/fields/values/values.tsx'
import { labelOf } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import styles from './DeclaredPairs.module.css'

interface DeclaredPairsProps {
  readonly resource: Pick<Resource, 'name'>
  readonly record: AnyRecord
  readonly shown: readonly (readonly [name: string, field: Field])[]
}

/** Fields of any kind, each with its label. */
export function DeclaredPairs({ resource, record, shown }: DeclaredPairsProps) {
  const t = useAllMessages()
  return (
    <dl className={styles.pairs}>
      {shown.map(([name, field]) => (
        <div key={name}>
          <dt>{labelOf(t, resource, name)}</dt>
          <dd>
            <FieldValue {...{ resource, name, field, record }} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
