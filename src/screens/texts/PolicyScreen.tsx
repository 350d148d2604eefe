import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { hasBurmese } from '#resources/text/letters.ts'
import { shownText } from '#src/fields/values/shownText.ts'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { DetailStates } from '#src/resource/detail/DetailStates.tsx'
import { prefetchOne, type Prefetch } from '#src/resource/queries.ts'
import { useRecord } from '#src/resource/detail/useRecord.ts'
import { UserText } from '#src/resource/detail/UserText.tsx'

/** The one setting record (spec 9.28). */
const settingId = '1'

export const prefetch = (to: Prefetch) => prefetchOne(to, 'setting', settingId)

/** One of the two texts of the setting record (GET /setting/api/1). */
export function PolicyScreen({ field }: { field: 'PrivacyPolicy' | 'ChildSafetyPolicy' }) {
  const t = useMessages()
  const title = field === 'PrivacyPolicy' ? t.shell.privacyPolicy : t.shell.childSafetyPolicy
  useHead({ title })
  const detail = useRecord('setting', settingId)
  return (
    <Screen>
      <Box sx={{ maxWidth: (theme) => theme.measure.reading, mx: 'auto' }}>
        <ScreenTitle>{title}</ScreenTitle>
        <DetailStates detail={detail}>{(setting) => <Policy text={shownText(setting[field])} />}</DetailStates>
      </Box>
    </Screen>
  )
}

/** It stands in the language it was written in. Who reads Burmese is told where that is not theirs, or not for all of it. */
function Policy({ text }: { text: string | null }) {
  const { shell } = useMessages()
  const { language } = useLanguage()
  const share = text === null || language === 'en' ? 1 : shareInBurmese(text)
  return (
    <>
      {share < 0.5 && (
        <Alert severity="info" role="note" sx={{ mb: 2 }}>
          {share === 0 ? shell.inEnglishOnly : shell.summaryOnly}
        </Alert>
      )}
      <UserText text={text} />
    </>
  )
}

/** How many of its paragraphs there is Burmese in, 0 to 1. */
function shareInBurmese(text: string): number {
  const paragraphs = text.split('\n').filter((paragraph) => paragraph.trim() !== '')
  return paragraphs.filter(hasBurmese).length / paragraphs.length
}
