import { Suspense, type ComponentProps } from 'react'
import type { Page } from '#resources'
import { lazyWithSentences } from '#src/navigation/lazyMui.ts'
import { useActor } from '#src/resource/useActor.ts'
import type { Pencil as PencilOf } from './Pencil.tsx'

/** Whether the signed-in person is of the page's own people; false until that is known. */
export function useManagesPage(id: number): boolean {
  const actor = useActor(id)
  return actor !== null && (actor.owns.includes(id) || actor.administers.includes(id))
}

const Pencil = lazyWithSentences(async () => (await import('./Pencil.tsx')).Pencil)
const Gaps = lazyWithSentences(async () => (await import('./Pencil.tsx')).Gaps)

/** At a part of the page, for its own people: they change it where they see it. Nothing for everybody else. */
export const OwnPencil = (props: ComponentProps<typeof PencilOf>) =>
  useManagesPage(props.page.Id) ? (
    <Suspense>
      <Pencil {...props} />
    </Suspense>
  ) : null

/** For its own people: what it does not say yet. */
export const OwnGaps = ({ page }: { page: Page }) => (
  <Suspense>
    <Gaps page={page} />
  </Suspense>
)
