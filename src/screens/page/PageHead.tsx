import type { ReactNode } from 'react'
import { declarations, type Page } from '#resources'
import { OpenState } from '#src/fields/hours/OpenState.tsx'
import { referencesIn } from '#src/fields/values/ReferencesValue.tsx'
import { countryNameIn } from '#src/fields/values/shownText.ts'
import { listPictureOf, picturesOf, shownText } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { Photo } from '#src/resource/detail/Photo.tsx'
import { Rating } from '#src/resource/detail/Rating.tsx'
import { coverSizes, useSeen } from '#src/resource/detail/useSeen.ts'
import { CoverGallery, withFirst } from '#src/resource/gallery/LazyGallery.tsx'
import { VerifiedMark } from '#src/fields/values/StatusBadge.tsx'
import { scriptOf } from '#src/elements/withPieces.tsx'
import { Skeleton } from '#src/elements/Skeleton.tsx'
import { Text } from '#src/elements/Text.tsx'
import { OwnPencil } from './OwnPencil.tsx'
import { TextLink } from '#src/elements/TextLink.tsx'
import { lazyPart } from '#src/navigation/lazy.tsx'
import { PageActions, PageActionsSkeleton, PageFollow } from './PageActions.tsx'
import sheet from './PageScreen.module.css'
import styles from './PageHead.module.css'

const PlaceSkeleton = () => <Skeleton variant="rounded" height={78} />
const PagePlace = lazyPart(async () => (await import('./sheet/PagePlace.tsx')).PagePlace, <PlaceSkeleton />)

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
      {/* A card tells the township alone. */}
      {isWhole || page.TownName ? (
        <PagePlace page={page}>{isWhole && <OwnPencil page={page} begins={['Country']} place="line" />}</PagePlace>
      ) : (
        <PlaceSkeleton />
      )}
    </header>
  )
}

/** Cover and head of a business of which nothing is known yet. */
export const PageHeadSkeleton = ({ children }: { children: ReactNode }) => (
  <>
    <div className={styles.cover} data-cover />
    <div className={sheet.sheet}>
      <header className={styles.head}>
        <div className={styles.who}>
          <Skeleton variant="circular" width={56} height={56} />
          <div className={styles.names}>
            <Text as="p" variant="h2">
              <Skeleton width="70%" height="1lh" />
            </Text>
            {/* Most have a name in Burmese too. */}
            <Text as="p" lang="my" variant="body2">
              <Skeleton width="55%" height="1lh" />
            </Text>
            <div className={styles.trade}>
              <Skeleton width="40%" height="1lh" />
            </div>
          </div>
          <Skeleton variant="rounded" width={96} height={48} />
        </div>
        <div className={styles.short}>
          {/* Two lines on a phone. */}
          <Skeleton width={200} height="1lh" />
          <Skeleton width={170} height="1lh" />
        </div>
        <PageActionsSkeleton />
        <PlaceSkeleton />
      </header>
      {children}
    </div>
  </>
)

/** How good, how many follow, until when. The longest is last, so that how wide its letters are moves no other to a further line. */
function InShort({ page }: { page: Page }) {
  const t = useMessages()
  return (
    <div className={styles.short}>
      <Rating average={page.RatingAverage} count={page.RatingCount} />
      {page.FollowerCount > 0 && <span>{t.lists.followers({ count: page.FollowerCount })}</span>}
      <OpenState page={page} isWhole />
    </div>
  )
}
