import type { Setting } from '#resources'
import { formatDay } from '#resources/text/date.ts'
import { localTime } from '#resources/openingHours.ts'
import { Note } from '#src/elements/Note.tsx'
import { Text } from '#src/elements/Text.tsx'
import { hasBurmese } from '#resources/text/letters.ts'
import { shownText } from '#src/fields/values/shownText.ts'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { DetailStates } from '#src/resource/detail/DetailStates.tsx'
import { prefetchOne, type PrefetchContext } from '#src/providers/queries.ts'
import { useRecord } from '#src/resource/detail/useRecord.ts'
import { UserText } from '#src/resource/detail/UserText.tsx'
import type { ScreenModule } from '#src/navigation/lazy.tsx'
import styles from './PolicyScreen.module.css'

type PolicyField = 'PrivacyPolicy' | 'ChildSafetyPolicy'

/** The id of the single settings record (spec 9.28). */
const settingId = '1'

const prefetch = (request: PrefetchContext) => prefetchOne(request, 'setting', settingId)

/** One of the settings record's two texts (GET /setting/api/1). */
export function PolicyScreen({ field }: { field: PolicyField }) {
  const t = useMessages()
  const title = field === 'PrivacyPolicy' ? t.shell.privacyPolicy : t.shell.childSafetyPolicy
  useHead({ title })
  const detail = useRecord('setting', settingId)
  return (
    <Screen>
      <div className={styles.reading}>
        <ScreenTitle back>{title}</ScreenTitle>
        <DetailStates detail={detail}>{(setting) => <Policy {...{ setting, field }} />}</DetailStates>
      </div>
    </Screen>
  )
}

/**
 * The text in the reader's language, and since when it holds. Without a Burmese one it is the specification's, with a note for Burmese
 * readers when less than half of that is Burmese.
 */
function Policy({ setting, field }: { readonly setting: Setting; readonly field: PolicyField }) {
  const { shell } = useMessages()
  const writing = useLanguage()
  const isBurmese = writing.language === 'my' && shownText(setting[`Burmese${field}`]) !== null
  const shown = isBurmese ? (`Burmese${field}` as const) : field
  const text = shownText(setting[shown])
  const burmeseFraction = text === null || writing.language === 'en' ? 1 : burmeseFractionOf(text)
  // Stored copies of older releases know neither.
  const since: string | undefined = setting[`${shown}Since`] ?? setting.CreatedAt
  return (
    <>
      {!isBurmese && burmeseFraction < 0.5 && (
        <Note className={styles.note}>{burmeseFraction === 0 ? shell.inEnglishOnly : shell.summaryOnly}</Note>
      )}
      {text !== null && since && (
        <Text as="p" variant="body2" color="muted" className={styles.note}>
          <time dateTime={since}>
            {shell.policySince({ date: formatDay(localTime(new Date(since)).date, writing) })}
          </time>
        </Text>
      )}
      <UserText text={text} />
    </>
  )
}

/** The fraction of paragraphs that contain Burmese, from 0 to 1. */
function burmeseFractionOf(text: string): number {
  const paragraphs = text.split('\n').filter((paragraph) => paragraph.trim() !== '')
  return paragraphs.filter(hasBurmese).length / paragraphs.length
}

export const screen: ScreenModule<{ field: PolicyField }> = {
  Screen: Object.assign(PolicyScreen, { prefetch }),
}
