import { sql } from 'drizzle-orm'
import { declarations } from '#resources'
import { canonicalTokens, tokenize } from '#resources/text/index.ts'
import type { Database } from '#server/db/connection/database.ts'
import { searchedFields } from '#server/db/schema/searchedFields.ts'

/** A record as search should find it: the tokens of its searched fields and of its category's, town's and region's names. */
export interface Document {
  id: number
  /** Token lists, each as written and in canonical form. */
  texts: readonly (readonly string[])[]
}

const tokenLists = (text: unknown) =>
  typeof text === 'string' && text !== '' ? [tokenize(text), canonicalTokens(text)] : []

/** All towns, with their names in both languages. */
export async function townDocuments(db: Database): Promise<Document[]> {
  const rows = await db.rows<{ Id: number; Name: string; BurmeseName: string | null }>(
    sql`select "Id", "Name", "BurmeseName" from "town"`,
  )
  return rows.map(({ Id, Name, BurmeseName }) => ({ id: Id, texts: [...tokenLists(Name), ...tokenLists(BurmeseName)] }))
}

/** The first pages, up to this many. */
export async function pageDocuments(db: Database, limit: number): Promise<Document[]> {
  const fields = sql.join(
    searchedFields(declarations.page).map((name) => sql`p.${sql.identifier(name)}`),
    sql`, `,
  )
  const rows = await db.rows<{ Id: number; Texts: (string | null)[] }>(sql`
    select p."Id", array[${fields}, t."Name", t."BurmeseName", g."Name", g."BurmeseName"] || array(
      select unnest(array[c."Name", c."BurmeseName"]) from "pageCategory" j join "category" c on c."Id" = j."CategoryId"
      where j."PageId" = p."Id") as "Texts"
    from "page" p left join "town" t on t."Id" = p."TownId" left join "region" g on g."Id" = t."RegionId"
    where p."Listed" order by p."Id" limit ${limit}`)
  return rows.map(({ Id, Texts }) => ({ id: Id, texts: Texts.flatMap(tokenLists) }))
}
