import { Note } from '#src/elements/Note.tsx'
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

/** The id of the single settings record (spec 9.28). */
const settingId = '1'

const prefetch = (request: PrefetchContext) => prefetchOne(request, 'setting', settingId)

/** One of the settings record's two texts (GET /setting/api/1). */
export function PolicyScreen({ field }: { field: 'PrivacyPolicy' | 'ChildSafetyPolicy' }) {
  const t = useMessages()
  const title = field === 'PrivacyPolicy' ? t.shell.privacyPolicy : t.shell.childSafetyPolicy
  useHead({ title })
  const detail = useRecord('setting', settingId)
  return (
    <Screen>
      <div className={styles.reading}>
        <ScreenTitle back>{title}</ScreenTitle>
        <DetailStates detail={detail}>{(setting) => <Policy text={shownText(setting[field])} />}</DetailStates>
      </div>
    </Screen>
  )
}

/** The text in its original language. Burmese readers get a note when less than half of it is Burmese. */
function Policy({ text }: { text: string | null }) {
  const { shell } = useMessages()
  const { language } = useLanguage()
  const burmeseFraction = text === null || language === 'en' ? 1 : burmeseFractionOf(text)
  return (
    <>
      {burmeseFraction < 0.5 && (
        <Note className={styles.note}>{burmeseFraction === 0 ? shell.inEnglishOnly : shell.summaryOnly}</Note>
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

export const screen: ScreenModule<{ field: 'PrivacyPolicy' | 'ChildSafetyPolicy' }> = {
  Screen: Object.assign(PolicyScreen, { prefetch }),
}
