import { findResource, type Field, type FieldOf, type Kind, type Resource } from '#resources'
import type { Language } from '#resources/text/language.ts'
import { Chip } from '#src/elements/Chip.tsx'
import { useLanguage } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { namesIn, shownText } from './shownText.ts'
import styles from './values.module.css'

/** Only few kinds use `field`; those narrow its type with ValuePropsOf. */
export interface ValueProps {
  /** the resource that declares the field and its label */
  readonly resource: Pick<Resource, 'name'>
  readonly name: string
  readonly field: Field
  readonly record: Readonly<Record<string, unknown>>
}
export interface ValuePropsOf<K extends Kind> extends ValueProps {
  readonly field: FieldOf<K>
}

/** The names of several records, each with the address of its screen where it has one. */
export function referencesIn(
  record: ValueProps['record'],
  name: string,
  field: FieldOf<'references'>,
  language: Language,
): { name: string; to: string | undefined }[] {
  const names = namesIn(record, field, language)
  const ids = (shownText(record[`${name}Ids`]) ?? '').split(',').filter(Boolean)
  // A comma in a name splits it: the ids would then not match the names, so nothing is linked.
  const linked = ids.length === names.length && findResource(field.to)?.view
  return names.map((one, at) => ({ name: one, to: linked ? paths.view(field.to, ids[at] ?? '') : undefined }))
}

/** The names of several records, each a link. By itself, since reading screens show no other kind of field by its table. */
export function ReferencesValue({ name, field, record }: ValuePropsOf<'references'>) {
  const { language } = useLanguage()
  const references = referencesIn(record, name, field, language)
  if (references.length === 0) return null
  return (
    <ul className={styles.references}>
      {references.map(({ name: one, to }) => (
        <li key={`${to ?? ''}-${one}`}>
          <Chip {...(to && { to })}>{one}</Chip>
        </li>
      ))}
    </ul>
  )
}
