import { isEmptyPart, maxPictures, newPictureName, picturesOrderPart, toCamelCase } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { badField } from '../errors.ts'
import type { Columns } from '../db/connection/database.ts'
import { isStoredName } from '../uploads/names.ts'
import type { BodyValues } from './body/bodyIntake.ts'

/** What a body does with the pictures of a field (docs/rules.md#galleries). */
export interface PicturesChange {
  /** Its part, in lower case. */
  readonly part: string
  /** How many pictures it brings. */
  readonly added: number
  /** The pictures that the record had are removed. */
  readonly isEmptied: boolean
  /** The names that stay, in order; null: all. New pictures that it does not name come last. */
  readonly order: readonly string[] | null
}

const namesIn = (text: string) =>
  isEmptyPart(text)
    ? []
    : text
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')

/** How a body changes the pictures of a field; null if it does not. @throws ApiError 400 */
export function readPictures(name: string, values: BodyValues, uploads: number): PicturesChange | null {
  const part = toCamelCase(name).toLowerCase()
  const orderPart = picturesOrderPart(name)
  const text = values.get(part)
  const orderText = values.get(orderPart.toLowerCase())
  // Stored names that are sent back are no new pictures.
  if (text !== undefined && !namesIn(text).every(isStoredName)) throw badField(toCamelCase(name), refusal.noPicture)
  const order = orderText === undefined ? null : namesIn(orderText)
  const repeated = order?.find((one, at) => order.indexOf(one) !== at)
  if (repeated) throw badField(orderPart, refusal.pictureNamedTwice({ name: repeated }))
  const isEmptied = text !== undefined && namesIn(text).length === 0
  return uploads > 0 || isEmptied || order ? { part, added: uploads, isEmptied, order } : null
}

/**
 * The names of a record's pictures by column, once these changes are stored. `row` is the record before, null for a new
 * one. Pictures that are not stored yet are called as in the order: new1, new2.
 * @throws ApiError 400
 */
export function arrangePictures(row: Columns | null, changes: ReadonlyMap<string, PicturesChange>) {
  return Object.fromEntries(
    [...changes].map(([name, change]) => [name, arrange(name, row?.[name] as string[], change)]),
  )
}

function arrange(name: string, stored: readonly string[] = [], { added, isEmptied, order }: PicturesChange): string[] {
  const brought = Array.from({ length: added }, (_, at) => newPictureName(at + 1))
  const before = isEmptied ? [] : stored
  const foreign = order?.find((one) => !before.includes(one) && !brought.includes(one))
  if (foreign) throw badField(picturesOrderPart(name), refusal.pictureUnknown({ name: foreign }))
  const arranged = [...new Set([...(order ?? before), ...brought])]
  if (arranged.length > maxPictures) throw badField(toCamelCase(name), refusal.tooManyPictures({ most: maxPictures }))
  return arranged
}
