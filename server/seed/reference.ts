import { declarations } from '#resources'
import { advanceIdSequence, insertRecords, nextId } from '../db/records/bulk.ts'
import type { Executor } from '../db/connection/database.ts'
import { articles, categories, countries, policies, regions, towns } from './content/index.ts'
import { motifs } from './motifs.ts'
import type { Pool } from './pictures/index.ts'
import { daysBefore, type Places } from './rows.ts'

const { article, category, country, region, setting, town } = declarations

/** What everything else refers to: countries, regions and towns, categories; and the editors' own texts. */
export async function fillReference(db: Executor, pool: Pool, now: Date): Promise<Places> {
  const started = daysBefore(now, 800, 1)
  const keyed = async <T extends { key: string }>(
    name: string,
    list: readonly T[],
    row: (one: T, n: number) => object,
  ) => {
    const first = await nextId(db, name)
    const resource = declarations[name as keyof typeof declarations]
    await insertRecords(
      db,
      resource,
      list.map((one, n) => ({ Id: first + n, CreatedAt: new Date(started.getTime() + n * 1000), ...row(one, n) })),
    )
    await advanceIdSequence(db, name)
    return new Map(list.map(({ key }, n) => [key, first + n]))
  }
  const countryIds = await keyed(country.name, countries, ({ key, name, burmeseName }) => ({
    Name: name,
    BurmeseName: burmeseName,
    Code: key,
    Thumbnail: pool.flag(key),
  }))
  const regionIds = await keyed(region.name, regions, ({ name, burmeseName }) => ({
    Name: name,
    BurmeseName: burmeseName,
  }))
  const townIds = await keyed(town.name, towns, (one) => ({
    Name: one.name,
    BurmeseName: one.burmeseName,
    RegionId: regionIds.get(one.region),
    Latitude: one.latitude,
    Longitude: one.longitude,
  }))
  const categoryIds = await keyed(
    category.name,
    // Newest first is how lists come, so the last of these stands first in the grid.
    [...categories].reverse().map((one) => ({ ...one, key: one.motif })),
    ({ name, burmeseName, description, motif }) => ({
      Name: name,
      BurmeseName: burmeseName,
      Description: description,
      Thumbnail: pool.category(motif),
    }),
  )
  await insertRecords(
    db,
    article,
    articles.map(({ title, description }, n) => ({
      CreatedAt: daysBefore(now, 12 + n * 27, n),
      Title: title,
      Description: description,
      Thumbnail: pool.post(motifs[(n * 7) % motifs.length]!, n),
    })),
  )
  await insertRecords(db, setting, [{ Id: 1, ...policies, CoverThumbnail: pool.homeCover }])
  await advanceIdSequence(db, setting.name)
  return { countries: countryIds, towns: townIds, categories: categoryIds }
}
