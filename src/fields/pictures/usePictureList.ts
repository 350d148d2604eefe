import { useFormContext, useWatch } from 'react-hook-form'
import { isAbsent } from '#resources/text/detect.ts'
import { picturesIn, type FormPicture } from './pictures.ts'

/** The pictures of a field, and before them the one of the field that holds the first, if there is such a field. */
export function usePictureList(name: string, first: string | undefined) {
  const { getValues, setValue, clearErrors } = useFormContext()
  const names: string[] = first === undefined ? [name] : [name, first]
  const [own, before]: readonly unknown[] = useWatch({ name: names })
  return {
    pictures: joined(own, before),
    /** as they are when this is called: pictures become ready one by one */
    current: () => joined(...(getValues(names) as [unknown, unknown])),
    change(pictures: readonly FormPicture[]) {
      clearErrors(names)
      if (first !== undefined) setValue(first, pictures[0] ?? '', { shouldDirty: true })
      setValue(name, pictures.slice(first === undefined ? 0 : 1), { shouldDirty: true })
    },
  }
}

function joined(own: unknown, before: unknown): readonly FormPicture[] {
  const isThere = before instanceof File || (typeof before === 'string' && !isAbsent(before))
  return [...(isThere ? [before] : []), ...picturesIn(own)]
}
