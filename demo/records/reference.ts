import { articles } from '../articles.ts'
import { pictureOf } from '../pictureNames.ts'
import { countries } from '../places/countries.ts'
import { regions } from '../places/regions.ts'
import { towns } from '../places/towns.ts'
import { policies } from '../policies.ts'
import { categories } from '../trades/trades.ts'
import type { Batch, PlaceIds, Row, WorldStart } from './batch.ts'
import { daysBefore } from '../chance.ts'

/** What everything else refers to: countries, regions and towns, categories; and the editors' own texts. */
export function referenceBatches({ now, firstIds }: WorldStart): { batches: Batch[]; places: PlaceIds } {
  const started = daysBefore(now, 800, 1)
  const keyed = <T extends { key: string }>(
    table: 'country' | 'region' | 'town' | 'category',
    list: readonly T[],
    row: (one: T) => Row,
  ) => {
    const first = firstIds[table]
    const rows = list.map((one, n) => ({
      Id: first + n,
      CreatedAt: new Date(started.getTime() + n * 1000),
      ...row(one),
    }))
    return { batch: { table, rows }, ids: new Map(list.map(({ key }, n) => [key, first + n])) }
  }
  const names = ({ name, burmeseName }: { name: string; burmeseName: string }) => ({
    Name: name,
    BurmeseName: burmeseName,
  })
  const country = keyed('country', countries, (one) => ({
    ...names(one),
    Code: one.key,
    Thumbnail: pictureOf.flag(one.key),
  }))
  const region = keyed('region', regions, names)
  const town = keyed('town', towns, (one) => ({
    ...names(one),
    RegionId: region.ids.get(one.region),
    Latitude: one.latitude,
    Longitude: one.longitude,
  }))
  const category = keyed(
    'category',
    // Newest first is how lists come, so the last of these stands first in the grid.
    [...categories].reverse(),
    (one) => ({ ...names(one), Description: one.description, Thumbnail: pictureOf.category(one.key) }),
  )
  const article = articles.map(({ title, description, picture }, n) => ({
    CreatedAt: daysBefore(now, 12 + n * 27, n),
    Title: title,
    Description: description,
    Thumbnail: picture,
  }))
  return {
    batches: [
      ...[country, region, town, category].map(({ batch }) => batch),
      { table: 'article', rows: article },
      { table: 'setting', rows: [{ Id: 1, ...policies, CoverThumbnail: pictureOf.homeCover }] },
    ],
    places: { countries: country.ids, towns: town.ids, categories: category.ids },
  }
}
