import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { followIds } from '../db/bulk.ts'
import { withDirectConnection, type Executor } from '../db/database.ts'
import { fillPeople } from './people.ts'
import { progress } from './progress.ts'
import { picturePool } from './pictures/index.ts'
import { fillReference } from './reference.ts'
import { fillShops } from './shops.ts'
import { fillTalk } from './talk.ts'

interface Place {
  url: string
  dataDir: string
  say(line: string): void
}

/** The believable Myanmar that an empty database starts with in demo mode, pictures included. All of it or nothing. */
export async function fillDatabase({ url, dataDir, say }: Place): Promise<void> {
  say('Filling the empty database with businesses, products and posts')
  const drawn = progress('pictures drawn', say)
  const pool = await picturePool(join(dataDir, 'uploads'), drawn)
  await withDirectConnection(url, async (db) => {
    await db.rows(sql`begin`)
    const now = new Date()
    const places = await fillReference(db, pool, now)
    const people = await fillPeople(db, pool, now)
    const shops = await fillShops(db, { pool, places, people, now })
    await fillTalk(db, { shops, people, now })
    await settle(db)
    await db.rows(sql`commit`)
    await db.rows(sql`analyze`)
  })
}

/** Counts followers and ratings, and lets the next ids follow the given ones. */
export async function settle(db: Executor): Promise<void> {
  await db.rows(sql`update "page" p set
      "FollowerCount" = coalesce((select count(*) from "pageFollowing" f where f."PageId" = p."Id"), 0),
      "RatingCount" = coalesce((select count(*) from "pageRating" r where r."PageId" = p."Id"), 0),
      "RatingAverage" = coalesce((select avg("Stars") from "pageRating" r where r."PageId" = p."Id"), 0)
    where exists (select 1 from "pageFollowing" f where f."PageId" = p."Id") or exists (select 1 from "pageRating" r where r."PageId" = p."Id")`)
  for (const table of [
    'page',
    'post',
    'product',
    'productCategory',
    'comment',
    'pageRating',
    'pageFollowing',
    'article',
  ]) {
    await followIds(db, table)
  }
}
