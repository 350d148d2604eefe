import { declarations, type AnyRecord, type Page } from '#resources'
import { formatDay } from '#resources/text/date.ts'
import { TextLink } from '#src/elements/TextLink.tsx'
import { shownText } from '#src/fields/values/shownText.ts'
import { sourceTitle, useLanguage, useMessages } from '#src/messages/index.ts'
import { PostCard } from '#src/resource/cards/PostCard.tsx'
import { postsOf } from '#src/providers/queries.ts'
import { DeclaredFields } from '#src/resource/detail/DeclaredFields.tsx'
import { Section } from '#src/resource/detail/Section.tsx'
import { UserText } from '#src/resource/detail/UserText.tsx'
import { SectionList } from '#src/resource/list/SectionList.tsx'
import { CardRow } from '#src/resource/list/CardRow.tsx'
import { useList } from '#src/resource/list/useList.ts'
import { paths } from '#src/paths.ts'
import { OwnPencil } from './OwnPencil.tsx'
import { underPage } from './underPage.ts'
import styles from './pageOfferings.css?inline'
import { designedFields } from './designedFields.ts'

/** What a page says of itself and what else it has: beneath the first screenful, so its code comes after the screen. */
export const PageOfferings = ({ page, isWhole }: { page: Page; isWhole: boolean }) => (
  <>
    {/* The build writes the browser's styles shorter than the server's. */}
    <style suppressHydrationWarning>{styles}</style>
    <About page={page} isWhole={isWhole} />
    {/* A blocked page still opens by id, but its items are hidden. */}
    <div data-page={page.Id}>
      <PagePosts id={String(page.Id)} />
      {underPage.map((one) => (
        <PageOthers key={one.resource.name} id={String(page.Id)} {...one} />
      ))}
    </div>
  </>
)

function About({ page, isWhole }: { page: Page; isWhole: boolean }) {
  const t = useMessages()
  const note = shownText(page.EditorNote)
  return (
    <>
      {shownText(page.Description) && (
        <Section title={t.page.about} action={isWhole && <OwnPencil page={page} begins={['Description']} />}>
          <UserText text={page.Description} />
        </Section>
      )}
      {note && (
        <aside className="page-pinned">
          <h2>{t.page.editorNote}</h2>
          <UserText text={note} />
        </aside>
      )}
      <div className="page-fields">
        <DeclaredFields resource={declarations.page} record={page} except={designedFields} />
      </div>
    </>
  )
}

/** The page's posts; nothing when it has none. */
function PagePosts({ id }: { id: string }) {
  const t = useMessages()
  const list = useList(postsOf(id))
  if (list.items.length === 0) return null
  return (
    <Section title={t.page.posts}>
      <CardRow list={list} cardWidthPx={288} card={(post) => <PostCard post={post} stays />} />
    </Section>
  )
}

/** The records of a declaration without a design of its own: their names, and the day of each; nothing when there are none. */
function PageOthers({ id, resource, query, dayOf }: { id: string } & (typeof underPage)[number]) {
  const t = useMessages()
  const writing = useLanguage()
  const list = useList(query(id))
  if (list.items.length === 0) return null
  const rows = list.items.map((item) => {
    const record = item as unknown as AnyRecord
    return { id: record.Id, name: shownText(record[resource.title]), day: shownText(dayOf(record)) }
  })
  return (
    <Section title={sourceTitle(t, resource.name)}>
      <SectionList list={list} empty={t.lists.noResults} more={t.lists.more}>
        {rows.map(({ id, name, day }) => (
          <li key={id} className="page-other">
            <TextLink to={paths.view(resource.name, id)}>{name ?? t.lists.noName}</TextLink>
            {day && <time dateTime={day}>{formatDay(day, writing)}</time>}
          </li>
        ))}
      </SectionList>
    </Section>
  )
}
