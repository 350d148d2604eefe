import { OpenInNewRoundedIcon as OpenInNew } from '#src/elements/icons/opened.tsx'
import { Suspense, useState } from 'react'
import type { Page, PartialRecord } from '#resources'
import { isCardOf } from '#resources/cards.ts'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useVisitingMessages } from '#src/messages/namespaces.ts'
import { sharePictures } from '#src/paths.ts'
import { useConfig } from '#src/providers/config.ts'
import { useStoredItem } from '#src/providers/device/storage.ts'
import { useGetOne } from '#src/providers/reading.ts'
import { CardFrame } from '#src/resource/cards/CardFrame.tsx'
import { lazyPart, type ScreenModule } from '#src/navigation/lazy.tsx'
import { shareTargetOf, stores, type Store } from './appLinks.ts'
import { Text } from '#src/elements/Text.tsx'
import { Button } from '#src/elements/Button.tsx'
import { lazyMui } from '#src/navigation/lazyMui.ts'
import styles from './ShareScreen.module.css'

/** Their links are the device's, so they work when it has drawn them. */
const ShareOptions = lazyPart(
  async () => (await import('#src/resource/share/ShareOptions.tsx')).ShareOptions,
  <div style={{ height: 160 }} />,
)
const PreviewDialog = lazyMui(async () => (await import('./PreviewDialog.tsx')).PreviewDialog)

/**
 * /share: three pictures with a preview, their links, and the ways to share them (spec 2.164, 2.165,
 * docs/rules.md#share).
 */
function ShareScreen() {
  const t = useVisitingMessages()
  const { appName } = useConfig()
  const { name, path, links } = shareTargetOf(useWholeItem())
  const [shown, setShown] = useState<Store | null>(null)
  const title = t.share.shareApp({ app: name ?? appName })
  const names = { android: t.page.androidApp, apple: t.page.appleApp, website: t.page.webApp }
  useHead({ title: t.share.title })
  return (
    <Screen>
      <ScreenTitle back>{t.share.title}</ScreenTitle>
      <Text className={styles.title} as="h2" variant="h3">
        {title}
      </Text>
      <ShareOptions path={path} title={name ?? appName} text={name ?? t.share.shareAppText({ app: appName })} />
      <div className={styles.stores}>
        {stores.map((store) => (
          <StoreCard
            key={store}
            picture={sharePictures[store]}
            name={names[store]}
            link={links[store]}
            show={() => setShown(store)}
          />
        ))}
      </div>
      <Suspense>
        {shown && <PreviewDialog picture={sharePictures[shown]} name={names[shown]} onClose={() => setShown(null)} />}
      </Suspense>
    </Screen>
  )
}

/** The stored item. Of a page whose card was tapped only what that shows is stored, so its links are asked for. */
function useWholeItem(): PartialRecord | null {
  const item = useStoredItem()
  const isCard = item !== null && isCardOf('page', item)
  const { data } = useGetOne<Page & { id: number }>('page', { id: item?.Id ?? 0 }, { enabled: isCard })
  return isCard ? (data ?? item) : item
}

interface StoreCardProps {
  picture: string
  name: string
  link: string | null
  show: () => void
}

function StoreCard({ picture, name, link, show }: StoreCardProps) {
  const t = useVisitingMessages()
  const isExternal = link?.startsWith('http') ?? false
  return (
    <CardFrame>
      <button
        className={styles.picture}
        type="button"
        onClick={show}
        aria-label={t.share.preview({ name })}
        aria-haspopup="dialog"
      >
        <img
          src={picture}
          alt=""
          width={800}
          height={600}
          style={{ width: '100%', height: 'auto', display: 'block' }}
        />
      </button>
      <div className={styles.facts}>
        <Text as="h3" variant="h4">
          {name}
        </Text>
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
          <Text variant="body2" color="muted">
            {t.share.notInStore}
          </Text>
        )}
      </div>
    </CardFrame>
  )
}

export const screen: ScreenModule = { Screen: ShareScreen }
