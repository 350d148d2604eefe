import PrintIcon from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { QRCodeSVG } from 'qrcode.react'
import { useSearchParams } from 'react-router'
import type { Page } from '#resources'
import { shownText } from '#src/fields/values/shownText.ts'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { paths, shareLink } from '#src/paths.ts'
import { useIsHydrated } from '#src/providers/device/storage.ts'
import { DetailStates } from '#src/resource/detail/DetailStates.tsx'
import { useRecord } from '#src/resource/detail/useRecord.ts'
import type { ScreenModule } from '#src/screen.tsx'

/** /page/qr?id=: a sheet with the page's QR code, to print and hang up at the stall (docs/rules.md#qr-code). */
function QrScreen() {
  const t = useAllMessages()
  const detail = useRecord('page', useSearchParams()[0].get('id') ?? '')
  useHead({ title: t.page.qrCode })
  return (
    <Screen>
      <div data-screen-only>
        <ScreenTitle back>{t.page.qrCode}</ScreenTitle>
      </div>
      <DetailStates detail={detail}>{(page) => <Sheet page={page} />}</DetailStates>
    </Screen>
  )
}

/** Dark on light in every theme, as scanners and printers want it. */
const paper = { background: '#ffffff', ink: '#000000' }

function Sheet({ page }: { page: Page }) {
  const t = useAllMessages()
  // The server's rendering does not know the site's public address.
  const link = useIsHydrated() ? shareLink(paths.page(page.Id), undefined) : null
  const name = shownText(page.Name) ?? t.lists.noName
  const burmeseName = shownText(page.BurmeseName)
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
      <Box
        sx={(theme) => ({
          width: '100%',
          maxWidth: 480,
          p: 4,
          display: 'grid',
          gap: 2,
          justifyItems: 'center',
          textAlign: 'center',
          color: paper.ink,
          bgcolor: paper.background,
          border: 1,
          borderColor: 'hairline',
          borderRadius: theme.radius.card,
          '@media print': { maxWidth: 'none', border: 0, minHeight: '90vh', alignContent: 'center' },
        })}
      >
        <Typography component="h2" variant="h1">
          {name}
        </Typography>
        {burmeseName && burmeseName !== name && (
          <Typography variant="h2" component="p" lang="my">
            {burmeseName}
          </Typography>
        )}
        <Box sx={{ width: '100%', maxWidth: 320, aspectRatio: '1', '@media print': { maxWidth: '12cm' } }}>
          {link && (
            <QRCodeSVG
              value={link}
              title={t.share.qrOf({ name })}
              role="img"
              level="M"
              marginSize={4}
              bgColor={paper.background}
              fgColor={paper.ink}
              width="100%"
              height="100%"
            />
          )}
        </Box>
        <Typography variant="h3" component="p">
          {t.share.qrScan}
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {link?.replace(/^https?:\/\//, '')}
        </Typography>
      </Box>
      <Button variant="contained" startIcon={<PrintIcon aria-hidden />} onClick={() => window.print()} data-screen-only>
        {t.share.print}
      </Button>
    </Box>
  )
}

export const screen: ScreenModule = { Screen: QrScreen }
