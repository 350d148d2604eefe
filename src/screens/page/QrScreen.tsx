import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import type { Page } from '#resources'
import { Button } from '#src/elements/Button.tsx'
import { svgIcon } from '#src/elements/icons/svgIcon.tsx'
import { Skeleton } from '#src/elements/Skeleton.tsx'
import { Text } from '#src/elements/Text.tsx'
import { shownText } from '#src/fields/values/shownText.ts'
import { lazyPiece } from '#src/navigation/lazy.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useVisitingMessages } from '#src/messages/namespaces.ts'
import { paths, shareLink } from '#src/paths.ts'
import { useIsHydrated } from '#src/providers/device/storage.ts'
import { DetailStates } from '#src/resource/detail/DetailStates.tsx'
import { useRecord } from '#src/resource/detail/useRecord.ts'
import { prefetchOne, type PrefetchContext } from '#src/providers/queries.ts'
import type { ScreenModule } from '#src/navigation/lazy.tsx'
import styles from './qrSheet.css?inline'

const QrCode = lazyPiece(async () => (await import('./QrCode.tsx')).QrCode)
const StallCard = lazyPiece(async () => (await import('./card/StallCard.tsx')).StallCard)

const PrintIcon = svgIcon(
  <path
    d={
      'M19 8h-1V3H6v5H5c-1.66 0-3 1.34-3 3v6h4v4h12v-4h4v-6c0-1.66-1.34-3-3-3M8 5h8v3H8zm8 12v2H8v-4h8zm2-2v-2H6v2H4v-4' +
      'c0-.55.45-1 1-1h14c.55 0 1 .45 1 1v4z'
    }
  />,
)

const prefetch = async (request: PrefetchContext) => {
  const id = request.search.get('id') ?? ''
  // Without an id the call would be the list's.
  if (id !== '') await prefetchOne(request, 'page', id)
}

/** /page/qr?id=: a sheet with the page's QR code, to print and hang up at the stall (docs/rules.md#qr-code). */
function QrScreen() {
  const t = useVisitingMessages()
  const detail = useRecord('page', useSearchParams()[0].get('id') ?? '')
  useHead({ title: t.page.qrCode })
  return (
    <Screen>
      <div data-screen-only>
        <ScreenTitle back>{t.page.qrCode}</ScreenTitle>
      </div>
      <DetailStates detail={detail}>{(page) => <Chosen page={page} />}</DetailStates>
    </Screen>
  )
}

const kinds = ['code', 'page', 'prices'] as const

/** The code alone, or a picture that also says what one gets there and by which number. */
function Chosen({ page }: { page: Page }) {
  const t = useVisitingMessages()
  const as = useSearchParams()[0].get('as')
  const kind = kinds.find((one) => one === as) ?? 'code'
  // The server's rendering does not know the site's public address.
  const link = useIsHydrated() ? shareLink(paths.page(page.Id), undefined) : null
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'center' }}>
      {/* The build writes the browser's styles shorter than the server's. */}
      <style suppressHydrationWarning>{styles}</style>
      <nav className="qr-kinds" aria-label={t.share.cardKinds} data-screen-only>
        {kinds.map((one) => (
          <Button
            key={one}
            to={paths.pageQr(page.Id, one === 'code' ? undefined : one)}
            replace
            size="small"
            variant={one === kind ? 'soft' : 'outlined'}
            aria-current={one === kind ? 'page' : undefined}
          >
            {t.share[`card_${one}`]}
          </Button>
        ))}
      </nav>
      {kind === 'code' ? <Sheet page={page} link={link} /> : <Card {...{ page, link, kind }} />}
      <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()} data-screen-only>
        {t.share.print}
      </Button>
    </div>
  )
}

function Card({ page, link, kind }: { page: Page; link: string | null; kind: 'page' | 'prices' }) {
  const waiting = <Skeleton variant="rounded" width="100%" height={480} />
  return (
    <div className="qr-card">
      {link ? (
        <Suspense fallback={waiting}>
          <StallCard key={kind} {...{ page, link, kind }} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  )
}

function Sheet({ page, link }: { page: Page; link: string | null }) {
  const t = useVisitingMessages()
  const name = shownText(page.Name) ?? t.lists.noName
  const burmeseName = shownText(page.BurmeseName)
  return (
    <div className="qr-sheet">
      <Text as="h2" variant="h1">
        {name}
      </Text>
      {burmeseName && burmeseName !== name && (
        <Text as="p" variant="h2" lang="my">
          {burmeseName}
        </Text>
      )}
      <div className="qr-code">
        {link && (
          <Suspense>
            <QrCode link={link} title={t.share.qrOf({ name })} />
          </Suspense>
        )}
      </div>
      <Text as="p" variant="h3">
        {t.share.qrScan}
      </Text>
      {/* Its line is there before the address is known, so that nothing moves. */}
      <Text variant="body2" style={{ minHeight: '1.75em' }}>
        {link?.replace(/^https?:\/\//, '')}
      </Text>
    </div>
  )
}

export const screen: ScreenModule = { Screen: Object.assign(QrScreen, { prefetch }) }
