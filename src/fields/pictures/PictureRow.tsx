import Box from '@mui/material/Box'
import { keyOf, usePictureUrl, type FormPicture } from './pictures.ts'
import { useAllMessages } from '#src/messages/working.ts'

/** Stored and newly picked pictures alike. */
export function PictureRow({ pictures }: { pictures: readonly FormPicture[] }) {
  if (pictures.length === 0) return <span>–</span>
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {pictures.map((picture, at) => (
        <PictureThumb key={keyOf(picture)} picture={picture} number={at + 1} />
      ))}
    </Box>
  )
}

function PictureThumb({ picture, number }: { picture: FormPicture; number: number }) {
  const t = useAllMessages()
  const url = usePictureUrl(picture)
  return (
    url && (
      <Box
        component="img"
        src={url}
        alt={t.forms.pictureNumber({ number })}
        sx={{ width: 72, height: 54, objectFit: 'cover' }}
      />
    )
  )
}
