import { Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import { declarations, reportTypes } from '#resources'
import { isBlank } from '#resources/text/store.ts'
import { Button } from '#src/elements/Button.tsx'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { lazyMui } from '#src/navigation/lazyMui.ts'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useVisitingMessages } from '#src/messages/namespaces.ts'
import { parseViewLink } from './parseViewLink.ts'
import { serverMessageOf } from '#src/providers/ApiError.ts'
import { loadForAct } from '#src/providers/device/reload.ts'
import { useIsHydrated } from '#src/providers/device/storage.ts'
import { useTextDraft } from '#src/resource/comments/useTextDraft.ts'
import { DraftTextArea } from '#src/resource/comments/DraftTextArea.tsx'
import type { ScreenModule } from '#src/navigation/lazy.tsx'
import { ReportedItem, ReportSubject, type Subject } from './ReportSubject.tsx'

const isReported = (type: string) => (reportTypes as readonly string[]).includes(type)

/** Its code comes while somebody writes. */
const loadCall = () => import('#src/providers/calls/report.ts')
const ReportThanks = lazyMui(async () => (await import('#src/resource/talk/ReportThanks.tsx')).ReportThanks)

/**
 * Reports content that violates the rules; afterwards it thanks and links to the home screen (spec 2.166, 4.43,
 * 5.04).
 */
function ReportScreen() {
  const t = useVisitingMessages()
  useHead({ title: t.report.title })
  const isHydrated = useIsHydrated()
  const [search] = useSearchParams()
  const type = search.get('type') ?? 'Post'
  // Of a kind that there is not, nothing is known.
  const contentId = isReported(type) ? search.get('id') : null
  const [subject, setSubject] = useState<Subject>({ type: 'Post', link: '' })
  const { alert } = useDialogs()
  // The server's rendering has no drafts.
  const draft = useTextDraft(
    isHydrated ? `report/${type}/${contentId ?? ''}` : null,
    declarations.report.fields.Description,
  )
  const textArea = useRef<HTMLTextAreaElement>(null)
  const linkField = useRef<HTMLInputElement>(null)
  const [isUnknown, setUnknown] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing')
  const takeEarly = useEffectEvent(() => {
    const typed = textArea.current?.value
    if (typed) draft.setText(typed)
  })
  // What was typed before the code had come.
  useLayoutEffect(() => takeEarly(), [])
  const isWriting = draft.text !== ''
  useEffect(() => {
    if (isWriting) void loadCall().catch(() => undefined)
  }, [isWriting])
  /** The item in the address, else the one in the pasted link, else only the chosen type (docs/rules.md#reports). */
  function reportTarget(): { type: string; contentId: string | null } {
    if (contentId) return { type, contentId }
    const linked = parseViewLink(subject.link)
    return linked ? { type: linked.type, contentId: linked.id } : { type: subject.type, contentId: null }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'sending') return undefined
    if (isBlank(draft.text)) {
      setMissing(true)
      // The dialog returns the focus to the empty text area.
      textArea.current?.focus()
      return alert(t.report.required)
    }
    if (draft.error !== undefined) return textArea.current?.focus()
    setMissing(false)
    const isLinkUnknown = !contentId && !isBlank(subject.link) && parseViewLink(subject.link) === null
    setUnknown(isLinkUnknown)
    if (isLinkUnknown) return linkField.current?.focus()
    setState('sending')
    try {
      const { sendReport } = await loadForAct(loadCall)
      await sendReport({ ...reportTarget(), description: draft.text, asTyped: draft.asTyped })
      draft.clear()
      setState('sent')
    } catch (error) {
      setState('writing')
      // The server says why: what was reported is gone, or somebody has reported too often.
      await alert(t.report.failed, serverMessageOf(error))
    }
  }
  return (
    <Screen>
      <ScreenTitle back>{t.report.title}</ScreenTitle>
      <form
        onSubmit={(event: FormEvent) => void submit(event)}
        style={{ display: 'grid', gap: 16, justifyItems: 'start', maxWidth: 'var(--reading)' }}
      >
        {contentId ? (
          <ReportedItem type={type} id={contentId} />
        ) : (
          <ReportSubject {...{ subject, linkField, isUnknown }} onChange={setSubject} />
        )}
        <DraftTextArea
          ref={textArea}
          draft={draft}
          rows={6}
          label={t.report.description}
          missing={isMissing ? t.report.required : undefined}
        />
        <Button type="submit" variant="contained" disabled={state !== 'writing'}>
          {t.report.submit}
        </Button>
      </form>
      {state === 'sent' && (
        <Suspense>
          <ReportThanks />
        </Suspense>
      )}
    </Screen>
  )
}

export const screen: ScreenModule = { Screen: ReportScreen }
