import Star from '@mui/icons-material/StarRounded'
import StarOutline from '@mui/icons-material/StarOutlineRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiRating from '@mui/material/Rating'
import { useRef, useState, type FormEvent } from 'react'
import { declarations, type PageRating } from '#resources'
import { maxStars } from '#resources/pageRating.ts'
import { shownText } from '#src/fields/values/shownText.ts'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { saveRating } from '#src/providers/calls/ratings.ts'
import { useTextDraft } from '#src/resource/comments/useTextDraft.ts'
import { DraftTextArea } from '#src/resource/comments/DraftTextArea.tsx'

interface RatingFormProps {
  pageId: number
  /** the person's earlier rating */
  existing: PageRating | null
  onCancel: (() => void) | undefined
  onSaved: () => Promise<void>
}

/** One to five stars with an optional text. A failure keeps everything typed. */
export function RatingForm({ pageId, existing, onCancel, onSaved }: RatingFormProps) {
  const t = useAllMessages()
  const { alert } = useDialogs()
  const [stars, setStars] = useState<number | null>(existing?.Stars ?? null)
  const earlier = shownText(existing?.Description) ?? ''
  const draft = useTextDraft(`rating/${pageId}`, declarations.pageRating.fields.Description, earlier)
  const textArea = useRef<HTMLTextAreaElement>(null)
  const [isSaving, setSaving] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (stars === null) return alert(t.ratings.starsMissing)
    if (draft.error !== undefined) return textArea.current?.focus()
    setSaving(true)
    try {
      await saveRating(pageId, existing, { stars, description: draft.text, asTyped: draft.asTyped })
      draft.clear()
      await onSaved()
    } catch {
      await alert(t.ratings.ratingFailed)
    } finally {
      setSaving(false)
    }
  }
  return (
    <Box
      component="form"
      onSubmit={(event: FormEvent) => void submit(event)}
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}
    >
      <MuiRating
        name={`stars-${pageId}`}
        value={stars}
        onChange={(_event, chosen) => setStars(chosen)}
        getLabelText={(value) => t.ratings.stars({ stars: value, most: maxStars })}
        emptyLabelText={t.ratings.noStars}
        aria-labelledby="own-rating"
        icon={<Star fontSize="inherit" />}
        emptyIcon={<StarOutline fontSize="inherit" />}
        sx={{
          fontSize: 44,
          ml: -0.5,
          color: 'accent.text',
          '& .MuiRating-iconEmpty': { color: 'fieldBorder' },
          // Overrides MUI's grey outline.
          '&.Mui-focusVisible .MuiRating-iconActive, & .MuiRating-labelEmptyValueActive': {
            outline: '3px solid',
            outlineColor: 'primary.main',
          },
          '& .MuiRating-iconHover': { color: 'accent.text' },
        }}
      />
      {stars !== null && <DraftTextArea ref={textArea} draft={draft} rows={3} label={t.ratings.ratingWords} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={isSaving}>
          <span>{isSaving ? t.comments.sending : t.ratings.saveRating}</span>
        </Button>
        {onCancel && <Button onClick={onCancel}>{t.shell.cancel}</Button>}
      </Box>
    </Box>
  )
}
