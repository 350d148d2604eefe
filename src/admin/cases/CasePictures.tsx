import Box from '@mui/material/Box'
import { Suspense, useRef, useState } from 'react'
import { lazyWithSentences } from '#src/navigation/lazyMui.ts'
import { useMessages } from '#src/messages/index.ts'
import { uploadUrl } from '#src/paths.ts'

const Viewer = lazyWithSentences(async () => (await import('#src/resource/gallery/Viewer.tsx')).Viewer, ['browsing'])

/** All pictures of a thing in one low row, so that the decision is near; a tap opens them large. */
export function CasePictures({ files, name }: { files: readonly string[]; name: string }) {
  const t = useMessages()
  const row = useRef<HTMLUListElement>(null)
  const [viewing, setViewing] = useState<number | null>(null)
  const alts = files.map((_, at) => t.page.pictureOf({ number: at + 1, count: files.length, name }))
  const close = () => {
    row.current?.querySelectorAll('button')[viewing ?? 0]?.focus()
    setViewing(null)
  }
  return (
    <>
      <Box
        component="ul"
        ref={row}
        sx={{ listStyle: 'none', m: 0, mb: 1, p: 0, display: 'flex', gap: 1, overflowX: 'auto' }}
      >
        {files.map((file, at) => (
          <li key={file}>
            <Box
              component="button"
              type="button"
              onClick={() => setViewing(at)}
              sx={(theme) => ({
                display: 'block',
                p: 0,
                border: 0,
                bgcolor: 'sunken',
                borderRadius: theme.radius.card,
                overflow: 'hidden',
                cursor: 'zoom-in',
                '&:focus-visible': { outlineOffset: '-4px' },
                '& img': {
                  display: 'block',
                  height: { xs: 120, lg: 160 },
                  minWidth: 90,
                  maxWidth: 280,
                  objectFit: 'cover',
                },
              })}
            >
              <img src={uploadUrl(file)} alt={alts[at]} loading="lazy" decoding="async" />
            </Box>
          </li>
        ))}
      </Box>
      {viewing !== null && (
        <Suspense>
          <Viewer
            pictures={files.map((file, at) => ({ file, alt: alts[at]! }))}
            first={viewing}
            ratios={() => []}
            onView={setViewing}
            onClosed={close}
          />
        </Suspense>
      )}
    </>
  )
}
