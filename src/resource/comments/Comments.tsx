import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { CommentTarget } from '#resources'
import { Dots } from '#src/layout/feedback/Dots.tsx'
import { useMessages } from '#src/messages/index.ts'
import { SectionList } from '../list/SectionList.tsx'
import { commentsQuery } from '#src/providers/queries.ts'
import { Section } from '../detail/Section.tsx'
import { useList } from '../list/useList.ts'
import { CommentBox } from './CommentBox.tsx'
import { CommentItem } from './CommentItem.tsx'
import { Text } from '#src/elements/Text.tsx'
import styles from './Comments.module.css'

/** The comments section (spec 2.176 to 2.180): the comment form, then the comments, newest first. */
export function Comments({ type, id }: { type: CommentTarget; id: number }) {
  const t = useMessages()
  const list = useList(commentsQuery(type, id))
  const place = useRef<HTMLDivElement>(null)
  const isAsked = useLocation().hash === '#comments'
  const isBack = useNavigationType() === 'POP'
  // From a card whose reader wants to write one.
  useEffect(() => {
    if (isAsked && !isBack) place.current?.scrollIntoView()
  }, [isAsked, isBack])
  return (
    <div ref={place}>
      <Section title={t.comments.comments}>
        <CommentBox type={type} id={id} />
        <div className={styles.list}>
          {list.isLoading && (
            <Text className={styles.loading} role="status" color="muted">
              <Dots size={6} />
              <span>{t.comments.loading}</span>
            </Text>
          )}
          <SectionList list={list} empty={t.comments.empty} more={t.comments.more}>
            {list.items.map((comment) => (
              <CommentItem key={comment.Id} comment={comment} />
            ))}
          </SectionList>
        </div>
      </Section>
    </div>
  )
}
