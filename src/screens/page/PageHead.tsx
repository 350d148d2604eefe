import type { ReactNode } from 'react'
import { ContentCopyRoundedIcon as CopyIcon } from '#src/elements/icons/frame.tsx'
import { PlaceOutlinedIcon as PlaceOutlined, StarRoundedIcon as Star } from '#src/elements/icons/marks.tsx'
import { declarations, type Page } from '#resources'
import { maxStars } from '#resources/pageRating.ts'
import { OpenState } from '#src/fields/hours/OpenState.tsx'
import { ReferencesValue } from '#src/fields/values/ReferencesValue.tsx'
import { countryNameIn, listSeparator, townNameIn } from '#src/fields/values/shownText.ts'
import { picturesOf, shownText } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { useCopy } from '#src/layout/feedback/Toaster.tsx'
import { useDigits, useLanguage, useMessages } from '#src/messages/index.ts'
import { Photo } from '#src/resource/detail/Photo.tsx'
import { VerifiedMark } from '#src/fields/values/StatusBadge.tsx'
import { scriptOf } from '#src/elements/withPieces.tsx'
import { Text } from '#src/elements/Text.tsx'
import { IconButton } from '#src/elements/Button.tsx'
import { OwnPencil } from './OwnPencil.tsx'
import { PageActions, PageFollow } from './PageActions.tsx'
import styles from './PageHead.module.css'

const { Category } = declarations.page.fields

/** Without a cover, the first of its pictures. */
export const coverOf = (page: Page): string | null => shownText(page.CoverThumbnail) ?? picturesOf(page)[0] ?? null

/** The page's picture across the screen, above the head. */
export function PageCover({ page, children }: { page: Page; children: ReactNode }) {
  const file = coverOf(page)
  return (
    <div className={styles.cover} data-cover>
      {file && <Photo file={file} alt="" ratio="auto" sizes="100vw" priority />}
      {children}
    </div>
  )
}

/** Picture with the country's badge, name, category, what is known in short, address; PageCover stands above it (spec 2.94 to 2.96). */
export function PageHead({ page, isWhole }: { page: Page; isWhole: boolean }) {
  const t = useMessages()
  const { language } = useLanguage()
  const [street, town] = [shownText(page.Address), townNameIn(page, language)]
  // Many addresses already contain the town, in either language.
  const hasTown = [page.TownName, page.TownBurmeseName].some((name) => name && street?.includes(name))
  const address = [street, hasTown ? null : town].filter(Boolean).join(listSeparator[language])
  const copy = useCopy()
  const burmeseName = shownText(page.BurmeseName)
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <Avatar
          file={page.Thumbnail}
          name={page.Name}
          size={56}
          flag={page.CountryThumbnail}
          flagName={countryNameIn(page, language)}
        />
        <div className={styles.names}>
          <Text lang={scriptOf(page.Name)} className={styles.name} as="h2" variant="h2">
            <span>{page.Name}</span>
            <VerifiedMark status={page.Status} size={22} />
          </Text>
          {burmeseName && burmeseName !== page.Name && (
            <Text lang="my" variant="body2" color="muted">
              {burmeseName}
            </Text>
          )}
        </div>
        <PageFollow page={page} />
        {isWhole && <OwnPencil page={page} begins={['Name']} />}
      </div>
      <ReferencesValue resource={declarations.page} name="Category" field={Category} record={page} />
      <InShort page={page} />
      <PageActions page={page} isWhole={isWhole} />
      {address && (
        <p className={styles.line}>
          <PlaceOutlined aria-hidden />
          <span>{address}</span>
          <IconButton className={styles.copy} aria-label={t.page.copyAddress} onClick={() => void copy(address)}>
            <CopyIcon aria-hidden />
          </IconButton>
          {isWhole && <OwnPencil page={page} begins={['Country']} place="line" />}
        </p>
      )}
    </header>
  )
}

/** How good, how many follow, until when. The longest is last, so that how wide its letters are moves no other to a further line. */
function InShort({ page }: { page: Page }) {
  const t = useMessages()
  const formatDigits = useDigits()
  const shown = formatDigits(page.RatingAverage.toFixed(1))
  return (
    <div className={styles.short}>
      {page.RatingCount > 0 ? (
        <span className={styles.rating}>
          <Star size="inherit" aria-hidden />
          <b role="img" aria-label={t.page.rate({ average: shown, most: maxStars })}>
            {shown}
          </b>
          <span>{t.lists.reviews({ count: page.RatingCount })}</span>
        </span>
      ) : (
        <span>{t.lists.unrated}</span>
      )}
      {page.FollowerCount > 0 && <span>{t.lists.followers({ count: page.FollowerCount })}</span>}
      <OpenState page={page} />
    </div>
  )
}
