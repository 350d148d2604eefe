import type { ReactNode } from 'react'
import { StarRoundedIcon as Star } from '#src/elements/icons/marks.tsx'
import { declarations, type Page } from '#resources'
import { maxStars } from '#resources/pageRating.ts'
import { OpenState } from '#src/fields/hours/OpenState.tsx'
import { referencesIn } from '#src/fields/values/ReferencesValue.tsx'
import { countryNameIn } from '#src/fields/values/shownText.ts'
import { listPictureOf, picturesOf, shownText } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { useDigits, useLanguage, useMessages } from '#src/messages/index.ts'
import { Photo } from '#src/resource/detail/Photo.tsx'
import { coverSizes, useSeen } from '#src/resource/detail/useSeen.ts'
import { CoverGallery, withFirst } from '#src/resource/gallery/LazyGallery.tsx'
import { VerifiedMark } from '#src/fields/values/StatusBadge.tsx'
import { scriptOf } from '#src/elements/withPieces.tsx'
import { Text } from '#src/elements/Text.tsx'
import { OwnPencil } from './OwnPencil.tsx'
import { TextLink } from '#src/elements/TextLink.tsx'
import { lazyPart } from '#src/navigation/lazy.tsx'
import { PageActions, PageFollow } from './PageActions.tsx'
import styles from './PageHead.module.css'

const PagePlace = lazyPart(
  async () => (await import('./sheet/PagePlace.tsx')).PagePlace,
  <div style={{ minHeight: 78 }} />,
)

const { Category } = declarations.page.fields

/** Without a cover, the first of its pictures. */
export const coverOf = (page: Page): string | null => coversOf(page)[0] ?? null
const coversOf = (page: Page) => withFirst([page.CoverThumbnail], picturesOf(page))

/** The page's pictures across the screen, above the head; the thumbnail is among them, since it is nowhere else whole. */
export function PageCover({ page, children }: { page: Page; children: ReactNode }) {
  const [first, ...others] = coversOf(page)
  // A list knows no cover.
  const seen = useSeen(listPictureOf(page))
  return (
    <div className={styles.cover} style={seen} data-cover>
      {first && (
        <>
          <Photo file={first} alt="" ratio="auto" sizes={coverSizes} priority />
          <CoverGallery files={withFirst([first, ...others, page.Thumbnail], [])} name={page.Name ?? ''} />
        </>
      )}
      {children}
    </div>
  )
}

/** Picture with the country's badge, name, categories and place, what is known in short, address; PageCover stands above it (spec 2.94 to 2.96). */
export function PageHead({ page, isWhole }: { page: Page; isWhole: boolean }) {
  const { language } = useLanguage()
  const burmeseName = shownText(page.BurmeseName)
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <span data-lead>
          <Avatar
            file={page.Thumbnail}
            name={page.Name}
            size={56}
            flag={page.CountryThumbnail}
            flagName={countryNameIn(page, language)}
          />
        </span>
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
          <div className={styles.trade}>
            {referencesIn(page, 'Category', Category, language).map(({ name, to }) => (
              <span key={name}>{to ? <TextLink to={to}>{name}</TextLink> : name}</span>
            ))}
          </div>
        </div>
        <PageFollow page={page} />
        {isWhole && <OwnPencil page={page} begins={['Name']} />}
      </div>
      <InShort page={page} />
      <PageActions page={page} isWhole={isWhole} />
      <PagePlace page={page}>{isWhole && <OwnPencil page={page} begins={['Country']} place="line" />}</PagePlace>
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
