import { rewardActs, rewardPoints } from '#resources'
import { Text } from '#src/elements/Text.tsx'
import { useVisitingMessages } from '#src/messages/namespaces.ts'
import { Section } from '#src/resource/detail/Section.tsx'
import styles from './RewardScreen.module.css'

/** The table of amounts, the same one the server uses (resources/reward.ts). */
export function WhatCounts() {
  const t = useVisitingMessages()
  return (
    <Section title={t.rewards.whatCounts}>
      <dl className={styles.list}>
        {rewardActs.map((act) => (
          <div key={act} className={styles.row}>
            <dt className={styles.label}>
              <span>{t.rewards[act]}</span>
              <Text as="span" variant="body2" color="muted" style={{ display: 'block' }}>
                {t.rewards.dailyLimit({ limit: rewardPoints[act].dailyLimit })}
              </Text>
            </dt>
            <dd className={styles.amount}>{t.rewards.points({ points: rewardPoints[act].points })}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
