import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Resource } from '#resources'
import { shownText } from '#src/fields/values/shownText.ts'
import { Dialog } from '#src/layout/over/overlays.tsx'
import { labelOf } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { UserText } from '#src/resource/detail/UserText.tsx'
import { datedTexts } from './versions.ts'

/** Shows the texts of a form as the public will see them, before they are saved. */
export function TextPreview({ resource }: { resource: Resource }) {
  const t = useAllMessages()
  const id = useId()
  const { getValues } = useFormContext()
  const [texts, setTexts] = useState<readonly { name: string; text: string }[] | null>(null)
  const open = () =>
    setTexts(
      datedTexts(resource).flatMap((name) => {
        const text = shownText(getValues(name) as string | null)
        return text === null ? [] : [{ name, text }]
      }),
    )
  return (
    <>
      <Button type="button" variant="outlined" onClick={open}>
        {t.admin.previewText}
      </Button>
      {texts && (
        <Dialog open onClose={() => setTexts(null)} maxWidth="md" fullWidth aria-labelledby={id}>
          <DialogTitle id={id}>{t.admin.previewTitle}</DialogTitle>
          <DialogContent>
            {texts.length === 0 && <p>{t.admin.previewNothing}</p>}
            {texts.map(({ name, text }) => (
              <section key={name}>
                <Typography variant="h2" component="h3" sx={{ mt: 2, mb: 1 }}>
                  {labelOf(t, resource, name)}
                </Typography>
                <UserText text={text} />
              </section>
            ))}
          </DialogContent>
          <DialogActions>
            <Button variant="contained" onClick={() => setTexts(null)}>
              {t.shell.close}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}
