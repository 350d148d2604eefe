import { useId, type ReactNode } from 'react'
import { Text } from '#src/elements/Text.tsx'
import { Part } from '#src/navigation/Part.tsx'
import styles from './Section.module.css'

export function Section({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <Text className={styles.title} id={id} as="h2" variant="h3">
          {title}
        </Text>
        {action}
      </div>
      <Part>{children}</Part>
    </section>
  )
}
