import { IosShareRoundedIcon as ShareIcon } from '#src/elements/icons/acts.tsx'
import { QRCodeCanvas } from 'qrcode.react'
import { useEffect, useRef, useState } from 'react'
import { hidden, sold, type Page, type Product } from '#resources'
import { numbersIn, showPhone } from '#resources/text/phoneShown.ts'
import { Button } from '#src/elements/Button.tsx'
import { Skeleton } from '#src/elements/Skeleton.tsx'
import { Text } from '#src/elements/Text.tsx'
import { categoryListIn, shownText, townNameIn } from '#src/fields/values/shownText.ts'
import { useLanguage } from '#src/messages/index.ts'
import { useVisitingMessages } from '#src/messages/namespaces.ts'
import { priceText } from '#src/price/priceText.ts'
import { saveFile } from '#src/providers/calls/download.ts'
import { shareFile } from '#src/providers/device/clipboard.ts'
import { listParams } from '#src/providers/queries.ts'
import { useGetList } from '#src/providers/reading.ts'
import { drawCard, type CardContent } from './drawCard.ts'

/** Names that fit on a picture that is read on a phone. */
const mostPrices = 16

interface StallCardProps {
  readonly page: Page
  readonly link: string
  readonly kind: 'page' | 'prices'
}

/** The page or its price list as a picture, to send into a chat group or to print (docs/rules.md#qr-code). */
export function StallCard({ page, link, kind }: StallCardProps) {
  const t = useVisitingMessages()
  const { data, isError, refetch } = useGetList<Product & { id: number }>(
    'product',
    listParams({ name: 'product', filter: { byPageId: page.Id }, perPage: 1000 }),
    { enabled: kind === 'prices' },
  )
  if (kind === 'page') return <Drawn page={page} link={link} products={[]} />
  const products = data?.filter(({ Status, Held }) => Status !== hidden && Status !== sold && !Held)
  if (isError && !products)
    return (
      <Failed>
        <Button onClick={() => void refetch()}>{t.lists.retry}</Button>
      </Failed>
    )
  if (!products) return <Skeleton variant="rounded" width="100%" height={480} />
  if (products.length === 0) return <Text role="status">{t.share.noPrices}</Text>
  return <Drawn key={products.map(({ Id, Version }) => `${Id}.${Version}`).join()} {...{ page, link, products }} />
}

function Failed({ children }: { children: React.ReactNode }) {
  const t = useVisitingMessages()
  return (
    <div role="alert">
      <Text color="error">{t.share.cardFailed}</Text>
      {children}
    </div>
  )
}

interface DrawnProps extends Omit<StallCardProps, 'kind'> {
  readonly products: readonly Product[]
}

function Drawn({ page, link, products }: DrawnProps) {
  const t = useVisitingMessages()
  const writing = useLanguage()
  const qr = useRef<HTMLCanvasElement>(null)
  const [file, setFile] = useState<File | 'failed' | null>(null)
  const name = shownText(page.Name) ?? t.lists.noName
  const content = JSON.stringify(contentOf())
  useEffect(() => {
    let isOver = false
    if (qr.current)
      drawCard(JSON.parse(content) as CardContent, qr.current)
        .then((blob) => new File([blob], `${fileNameOf(name)}.jpg`, { type: blob.type }))
        .catch((error: unknown) => {
          console.warn(error)
          return 'failed' as const
        })
        .then((drawn) => {
          if (!isOver) setFile(drawn)
        })
    return () => {
      isOver = true
    }
  }, [content, name])

  function contentOf(): CardContent {
    const burmeseName = shownText(page.BurmeseName)
    const phones = [page.PhoneOne, page.PhoneTwo, page.PhoneThree].flatMap((text) => numbersIn(shownText(text) ?? ''))
    const facts = [categoryListIn(page, writing.language), shownText(page.Address), townNameIn(page, writing.language)]
    return {
      name,
      burmeseName: burmeseName === name ? null : burmeseName,
      facts: facts.flatMap((fact) => fact ?? []),
      prices: products
        .slice(0, mostPrices)
        .map((product) => [shownText(product.Name) ?? t.lists.noName, priceText(product, { t, writing })]),
      more: products.length > mostPrices ? t.share.cardMore({ count: products.length - mostPrices }) : null,
      phones: phones.slice(0, 3).map((phone) => showPhone(phone, writing.digits)),
      scan: t.share.qrScan,
      address: link.replace(/^https?:\/\//, ''),
    }
  }

  return (
    <>
      {/* Drawn into the picture, and not shown itself. */}
      <QRCodeCanvas ref={qr} value={link} level="M" size={340} marginSize={2} hidden />
      {file === 'failed' && <Failed>{null}</Failed>}
      {file === null && <Skeleton variant="rounded" width="100%" height={480} />}
      {file instanceof File && <Picture file={file} name={name} />}
    </>
  )
}

function Picture({ file, name }: { file: File; name: string }) {
  const t = useVisitingMessages()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  const share = async () => {
    if (!(await shareFile(file, name).catch(() => false))) saveFile({ content: file, name: file.name })
  }
  return (
    <>
      {address && <img className="stall-card" src={address} alt={t.share.cardOf({ name })} />}
      <Button variant="contained" startIcon={<ShareIcon aria-hidden />} onClick={() => void share()} data-screen-only>
        {t.share.sendCard}
      </Button>
    </>
  )
}

/** Without what some systems have no file named. */
const fileNameOf = (name: string) =>
  name
    .replace(/[\\/:*?"<>|\s]+/g, ' ')
    .trim()
    .slice(0, 60) || 'card'
