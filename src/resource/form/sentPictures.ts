import { fieldsOf, type AnyRecord, type Resource } from '#resources'
import { resizedPicture } from '#src/fields/inputs/picture.ts'
import { apiBase, uploadUrl } from '#src/paths.ts'
import { download } from '#src/providers/calls/download.ts'
import type { FormValues } from './formFields.ts'

/**
 * What is sent of a list whose first picture is a field of its own. The first is always small (spec 5.07), and one that was stored
 * in the other's place is sent anew, since each place has files of its own (docs/rules.md#galleries).
 */
export async function withSentPictures(
  resource: Pick<Resource, 'fields'>,
  values: FormValues,
  original: AnyRecord | null,
): Promise<FormValues> {
  const sent: FormValues = { ...values }
  for (const [name, field] of fieldsOf(resource)) {
    if (field.kind !== 'pictures' || !field.first || !(name in values)) continue
    const first = values[field.first]
    if (first && first !== original?.[field.first]) sent[field.first] = await asSmall(first)
    const stored: readonly unknown[] = (original?.[name] as readonly unknown[] | undefined) ?? []
    const list: readonly unknown[] = (values[name] as readonly unknown[] | undefined) ?? []
    sent[name] = await Promise.all(list.map((one) => (stored.includes(one) ? one : asFile(one))))
  }
  return sent
}

/** What is sent again must be the same, so each file is made small once. */
const small = new WeakMap<File, Promise<string>>()

async function asSmall(picture: unknown): Promise<unknown> {
  if (typeof picture === 'string' && picture.startsWith('data:')) return picture
  const file = await asFile(picture)
  const made = small.get(file) ?? resizedPicture(file)
  small.set(file, made)
  // One that failed may succeed when the form is sent again.
  made.catch(() => small.delete(file))
  return made
}

async function asFile(picture: unknown): Promise<File> {
  if (picture instanceof File) return picture
  const text = String(picture)
  if (!text.startsWith('data:')) {
    const { content } = await download(uploadUrl(text).slice(apiBase.length))
    return new File([content], text, { type: content.type })
  }
  const [head = '', base64 = ''] = text.split(',', 2)
  const [type = ''] = head.slice('data:'.length).split(';', 1)
  return new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], 'picture', { type })
}
