import type { Page } from '#resources'
import { Button, IconButton } from '#src/elements/Button.tsx'
import { CallRoundedIcon } from '#src/elements/icons/marks.tsx'
import { CloseRoundedIcon, PlaceOutlinedIcon } from '#src/elements/icons/opened.tsx'
import { TextLink } from '#src/elements/TextLink.tsx'
import { scriptOf } from '#src/elements/withPieces.tsx'
import { HoursValue } from '#src/fields/hours/HoursValue.tsx'
import { isEmptyWeek } from '#src/fields/hours/openTimes.ts'
import { externalLinkProps, useQuickContacts } from '#src/fields/values/contact.tsx'
import { categoryListIn, picturesOf, shownText } from '#src/fields/values/shownText.ts'
import { VerifiedMark } from '#src/fields/values/StatusBadge.tsx'
import { useLanguage } from '#src/messages/index.ts'
import { HolidayNote } from '#src/resource/holidays/HolidayNote.tsx'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import { paths } from '#src/paths.ts'
import { useHere } from '#src/providers/device/here.ts'
import { productsOf } from '#src/providers/queries.ts'
import { addStyles } from '#src/theme/addStyles.ts'
import { useCountedView } from '../acts/useCountedView.ts'
import { BusinessFacts } from '../cards/BusinessFacts.tsx'
import { ProductLine } from '../cards/ProductLine.tsx'
import { DetailStates } from '../detail/DetailStates.tsx'
import { Photo } from '../detail/Photo.tsx'
import { useRecord } from '../detail/useRecord.ts'
import { soldLast } from '../list/soldLast.ts'
import { useList } from '../list/useList.ts'
import { SaveButton } from '../saved/SaveButton.tsx'
import { ShareButton } from '../share/ShareButton.tsx'
import styles from './businessPane.css?inline'
import { measures } from '#src/theme/tokens.ts'

// Only a desktop shows it.
addStyles(styles)

/** Products shown of it: its own screen has them all. */
const productsShown = 4

/** A business beside the list that it was found in: what one compares, and the way to its whole screen. */
export function BusinessPane({ id, close }: { id: number; close: () => void }) {
  const t = useBrowsingMessages()
  const detail = useRecord('page', String(id))
  const name = detail.state === 'found' ? shownText(detail.record.Name) : null
  return (
    <section
      className="paneBusiness"
      aria-label={detail.state === 'loading' ? t.shell.loading : (name ?? t.lists.noName)}
      data-pane
    >
      <IconButton className="paneClose" aria-label={t.shell.close} onClick={close}>
        <CloseRoundedIcon />
      </IconButton>
      <DetailStates detail={detail}>{(found) => <Business page={found} />}</DetailStates>
    </section>
  )
}

function Business({ page }: { page: Page }) {
  const t = useBrowsingMessages()
  const { language } = useLanguage()
  const { place } = useHere(false)
  useCountedView('page', page)
  const cover = shownText(page.CoverThumbnail) ?? picturesOf(page)[0] ?? shownText(page.Thumbnail)
  return (
    <>
      <div className="paneCover">
        {cover && <Photo file={cover} alt="" ratio="auto" sizes={`${measures.pane}px`} priority />}
      </div>
      <div className="paneBody">
        <div>
          <h2 lang={scriptOf(page.Name)}>
            <span>{shownText(page.Name) ?? t.lists.noName}</span>
            <VerifiedMark status={page.Status} />
          </h2>
          <BusinessFacts business={page} from={place} trade={categoryListIn(page, language)} />
        </div>
        <Acts page={page} />
        <Facts page={page} />
        <Products id={page.Id} />
        <Button variant="soft" to={paths.page(page.Id)}>
          {t.map.wholePage}
        </Button>
      </div>
    </>
  )
}

/** Its number in full: a desk reads it, and dials elsewhere. */
function Acts({ page }: { page: Page }) {
  const t = useBrowsingMessages()
  const { call } = useQuickContacts(page)
  return (
    <div className="paneActs">
      {call?.href && page.Closure !== 'forGood' && (
        <Button
          variant="contained"
          href={call.href}
          startIcon={<CallRoundedIcon />}
          aria-label={`${t.page.call}: ${call.shown}`}
        >
          {call.shown}
        </Button>
      )}
      <SaveButton source="page" record={page} compact />
      <ShareButton variant="soft" path={paths.page(page.Id)} title={shownText(page.Name) ?? t.lists.noName} />
    </div>
  )
}

function Facts({ page }: { page: Page }) {
  const t = useBrowsingMessages()
  const { messenger } = useQuickContacts(page)
  const address = shownText(page.Address)
  const isOver = page.Closure === 'forGood'
  return (
    <>
      {address && (
        <p className="paneLine">
          <PlaceOutlinedIcon aria-hidden />
          <span>{address}</span>
        </p>
      )}
      {!isOver && messenger && (
        <p className="paneLine">
          <span>{t.page[messenger.app]}</span>
          <a href={messenger.href} {...externalLinkProps(messenger.href)}>
            {messenger.shown}
          </a>
        </p>
      )}
      {!isOver && page.Hours && !isEmptyWeek(page.Hours) && (
        <>
          <h3>{t.page.openHours}</h3>
          <HoursValue hours={page.Hours} closure={page.Closure} />
          <HolidayNote page={page} />
        </>
      )}
    </>
  )
}

function Products({ id }: { id: number }) {
  const t = useBrowsingMessages()
  const { items } = soldLast(useList(productsOf(String(id))))
  if (items.length === 0) return null
  return (
    <>
      <h3>{t.page.products}</h3>
      <ul data-page={id}>
        {items.slice(0, productsShown).map((product) => (
          <li key={product.Id}>
            <ProductLine product={product} />
          </li>
        ))}
      </ul>
      {items.length > productsShown && <TextLink to={paths.page(id)}>{t.page.moreProducts}</TextLink>}
    </>
  )
}
