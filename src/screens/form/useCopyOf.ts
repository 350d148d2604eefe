import { useQuery } from '@tanstack/react-query'
import { fieldsOf, type AnyRecord, type Resource } from '#resources'
import { asDataURL } from '#src/fields/inputs/picture.ts'
import { shownText } from '#src/fields/values/shownText.ts'
import { apiBase, uploadUrl } from '#src/paths.ts'
import { download } from '#src/providers/calls/download.ts'
import { useDataProvider } from '#src/providers/reading.ts'
import { initialValues, type FormValues } from '#src/resource/form/formFields.ts'

/** What a form starts with that makes a record like another one. */
export interface Copy {
  /** tells its draft from those of other forms */
  readonly name: string
  readonly values: FormValues
  /** what the other one is called */
  readonly of: string
}

/** A record's values and its picture for another one like it; null while they are on their way, undefined without one. */
export function useCopyOf(resource: Resource, id: number | undefined): Copy | null | undefined {
  const provider = useDataProvider()
  const { data, isError } = useQuery({
    queryKey: ['copy', resource.name, id],
    enabled: id !== undefined,
    // Read anew each time, and never taken away while somebody writes.
    gcTime: 0,
    staleTime: Infinity,
    queryFn: async () => {
      const { data: record } = await provider.getOne<AnyRecord & { id: number }>(resource.name, { id: id ?? 0 })
      return { record, pictures: await picturesOf(resource, record) }
    },
  })
  if (id === undefined || isError) return undefined
  if (!data) return null
  const { record, pictures } = data
  const { PageId: _, ...values } = initialValues(resource, 'create', record)
  return {
    name: `from/${id}`,
    values: { ...values, ...withoutFiles(resource), ...pictures },
    of: shownText(record[resource.title]) ?? '',
  }
}

/** A gallery and a file would be long on the way twice; the one picture that lists show is not. */
const withoutFiles = (resource: Resource): FormValues =>
  Object.fromEntries(
    fieldsOf(resource).flatMap(([name, { kind }]): [string, unknown][] => {
      if (kind === 'pictures') return [[name, []]]
      if (kind === 'file') {
        return [
          [name, ''],
          [`${name}URL`, ''],
        ]
      }
      return kind === 'image' ? [[name, '']] : []
    }),
  )

/** As if they had been picked. One that cannot be had is left out. */
async function picturesOf(resource: Resource, record: AnyRecord): Promise<FormValues> {
  const stored = fieldsOf(resource).flatMap(([name, { kind }]) => {
    const file = kind === 'image' ? shownText(record[name]) : null
    return file ? [[name, file] as const] : []
  })
  const read = stored.map(async ([name, file]) => [
    name,
    await asDataURL((await download(uploadUrl(file).slice(apiBase.length))).content),
  ])
  const done = await Promise.allSettled(read)
  return Object.fromEntries(done.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])))
}
