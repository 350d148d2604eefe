import { ContentCopyRoundedIcon as CopyIcon } from '#src/elements/icons/frame.tsx'
import { GroupOutlinedIcon as GroupOutlined } from '#src/elements/icons/acts.tsx'
import { PlaceOutlinedIcon as PlaceOutlined } from '#src/elements/icons/marks.tsx'
import { declarations, type Page } from '#resources'
import { OpenBadge } from '#src/fields/hours/OpenBadge.tsx'
import { ReferencesValue } from '#src/fields/values/ReferencesValue.tsx'
import { countryNameIn, listSeparator, townNameIn } from '#src/fields/values/shownText.ts'
import { picturesOf, shownText } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { useCopy } from '#src/layout/feedback/Toaster.tsx'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { Photo } from '#src/resource/detail/Photo.tsx'
import { Rating } from '#src/resource/detail/Rating.tsx'
import { VerifiedMark } from '#src/fields/values/StatusBadge.tsx'
import { scriptOf } from '#src/elements/withPieces.tsx'
import { Text } from '#src/elements/Text.tsx'
import { IconButton } from '#src/elements/Button.tsx'
import styles from './PageHead.module.css'

const { Category } = declarations.page.fields

/** Without a cover, the first of its pictures. */
export const coverOf = (page: Page): string | null => shownText(page.CoverThumbnail) ?? picturesOf(page)[0] ?? null

/** The page's picture across its sheet, above the head. */
export function PageCover({ page }: { page: Page }) {
  const file = coverOf(page)
  return <div className={styles.cover}>{file && <Photo file={file} alt="" ratio="auto" sizes="100vw" priority />}</div>
}

/** Picture with the country's badge, name, category, address; PageCover stands above it (spec 2.94 to 2.96). */
export function PageHead({ page }: { page: Page }) {
  const t = useMessages()
  const { language } = useLanguage()
  const [street, town] = [shownText(page.Address), townNameIn(page, language)]
  // Many addresses already contain the town, in either language.
  const hasTown = [page.TownName, page.TownBurmeseName].some((name) => name && street?.includes(name))
  const address = [street, hasTown ? null : town].filter(Boolean).join(listSeparator[language])
  const copy = useCopy()
  const burmeseName = shownText(page.BurmeseName)
  return (
    <header>
      <div className={styles.faces}>
        <div className={styles.face}>
          <Avatar
            file={page.Thumbnail}
            name={page.Name}
            size={96}
            flag={page.CountryThumbnail}
            flagName={countryNameIn(page, language)}
          />
        </div>
      </div>
      <div className={styles.facts}>
        <Text lang={scriptOf(page.Name)} className={styles.name} as="h2" variant="h1">
          <span>{page.Name}</span>
          <VerifiedMark status={page.Status} size={24} />
        </Text>
        {burmeseName && burmeseName !== page.Name && (
          <Text lang="my" color="muted">
            {burmeseName}
          </Text>
        )}
        <ReferencesValue resource={declarations.page} name="Category" field={Category} record={page} />
        <div className={styles.marks}>
          <OpenBadge page={page} />
          <Rating average={page.RatingAverage} count={page.RatingCount} />
          {page.FollowerCount > 0 && (
            <p className={styles.line}>
              <GroupOutlined aria-hidden />
              <span>{t.lists.followers({ count: page.FollowerCount })}</span>
            </p>
          )}
        </div>
        {address && (
          <p className={styles.line}>
            <PlaceOutlined aria-hidden />
            <span>{address}</span>
            <IconButton className={styles.copy} aria-label={t.page.copyAddress} onClick={() => void copy(address)}>
              <CopyIcon aria-hidden />
            </IconButton>
          </p>
        )}
      </div>
    </header>
  )
}
