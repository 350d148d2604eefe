import OpenInNew from '@mui/icons-material/OpenInNewRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useMessages } from '#src/messages/index.ts'
import { sharePictures } from '#src/paths.ts'
import { useConfig } from '#src/providers/config.ts'
import { useStoredItem } from '#src/providers/device/storage.ts'
import { CardFrame } from '#src/resource/cards/CardFrame.tsx'
import type { ScreenModule } from '#src/screen.tsx'
import { shareTargetOf, stores, type Store } from './appLinks.ts'
import { PreviewDialog } from './PreviewDialog.tsx'
import { ShareOptions } from '#src/resource/share/ShareOptions.tsx'

/**
 * /share: three pictures with a preview, their links, and the ways to share them (spec 2.164, 2.165,
 * docs/rules.md#share).
 */
function ShareScreen() {
  const t = useMessages()
  const { appName } = useConfig()
  const { name, path, links } = shareTargetOf(useStoredItem())
  const [shown, setShown] = useState<Store | null>(null)
  const title = t.share.shareApp({ app: name ?? appName })
  const names = { android: t.page.androidApp, apple: t.page.appleApp, website: t.page.webApp }
  useHead({ title: t.profile.share })
  return (
    <Screen>
      <ScreenTitle back>{t.profile.share}</ScreenTitle>
      <Typography component="h2" variant="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <ShareOptions path={path} title={name ?? appName} text={name ?? t.share.shareAppText({ app: appName })} />
      <Box sx={{ display: 'grid', gap: 2, mt: 3, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' } }}>
        {stores.map((store) => (
          <StoreCard
            key={store}
            picture={sharePictures[store]}
            name={names[store]}
            link={links[store]}
            show={() => setShown(store)}
          />
        ))}
      </Box>
      {shown && <PreviewDialog picture={sharePictures[shown]} name={names[shown]} onClose={() => setShown(null)} />}
    </Screen>
  )
}

interface StoreCardProps {
  picture: string
  name: string
  link: string | null
  show: () => void
}

function StoreCard({ picture, name, link, show }: StoreCardProps) {
  const t = useMessages()
  const isExternal = link?.startsWith('http') ?? false
  return (
    <CardFrame style={{ display: 'flex', flexDirection: 'column' }}>
      <Box
        component="button"
        type="button"
        onClick={show}
        aria-label={t.share.preview({ name })}
        aria-haspopup="dialog"
        sx={{
          display: 'block',
          width: '100%',
          p: 0,
          border: 0,
          bgcolor: 'sunken',
          cursor: 'zoom-in',
          aspectRatio: '4 / 3',
        }}
      >
        <img
          src={picture}
          alt=""
          width={800}
          height={600}
          style={{ width: '100%', height: 'auto', display: 'block' }}
        />
      </Box>
      <Box sx={{ p: 2, display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Typography component="h3" variant="h4">
          {name}
        </Typography>
        {link ? (
          <Button
            href={link}
            variant="outlined"
            startIcon={<OpenInNew aria-hidden />}
            {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer nofollow ugc' } : {})}
          >
            {t.share.openLink({ name })}
          </Button>
        ) : (
          <Typography variant="body2" color="text.secondary">
            {t.share.notInStore}
          </Typography>
        )}
      </Box>
    </CardFrame>
  )
}

export const screen: ScreenModule = { Screen: ShareScreen }
