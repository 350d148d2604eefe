import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { schemaTables } from '#server/db/schema/internalTables.ts'
import { projectRoot } from '#server/environment.ts'
import { refusedConstraints } from './constraints.ts'
import { refusalsOf } from './rules.ts'
import { placement } from './tables.ts'

/** What an engine would refuse that distributes tables by page (docs/operations.md#distributed-by-page). */

const rulesOf = async (text: string) => (await refusalsOf(text)).map(({ rule, tables }) => `${rule} ${tables}`.trim())

test.each([
  ['a record by its id, on all servers', `select * from "post" r where r."Id" = $1`],
  ['a list over all', `select r."Id" from "post" r where r."Listed" order by r."CreatedAt" desc limit 20`],
  ['with its page', `select 1 from "post" r left join "page" p on p."Id" = r."PageId"`],
  [
    'with its page, in a nested query',
    `select (select p."Name" from "page" p where p."Id" = r."PageId") from "post" r`,
  ],
  [
    'with what everybody has',
    `select 1 from "page" p join "town" t on t."Id" = p."TownId" where not exists (select 1 from "removal" m where m."RecordId" = p."Id")`,
  ],
  ['two of one page, by its id', `select 1 from "post" r, "product" q where r."PageId" = $1 and q."PageId" = $1`],
  ['a lock of what is under one page', `select 1 from "post" where "PageId" = $1 and "Id" = $2 for update`],
  ['a query that stands by itself', `select * from "post" where "Id" in (select "TypeId" from "comment")`],
  [
    'an insert that says where',
    `insert into "post" ("Id", "PageId") values ($1, $2) on conflict ("PageId", "Id") do nothing`,
  ],
  ['no such table', `with news as (select 1 as "Id") select * from news n join "post" r on r."Id" = n."Id"`],
])('allowed: %s', async (_what, text) => {
  expect(await rulesOf(text)).toEqual([])
})

test.each([
  ['join page, post', `select 1 from "post" r join "page" p on p."Name" = r."Title"`],
  ['join comment, post', `select 1 from "comment" c where exists (select 1 from "post" r where r."Id" = c."TypeId")`],
  [
    'join product, productCategory',
    `select 1 from "product" r left join "productCategory" c on c."Id" = r."ProductCategoryId"`,
  ],
  [
    'join page, post',
    `select 1 from "post" r cross join lateral (select 1 from "page" p where p."OwnerId" > r."Id") l`,
  ],
  ['around page', `select array(select r."Id" from "page" r where r."OwnerId" = p."Id") from "profile" p`],
  ['local notification, page', `select 1 from "notification" n join "page" p on p."Id" = n."PageId"`],
  ['lock post', `select 1 from "post" where "Id" = $1 for update`],
  ['row pageAdmin', `delete from "pageAdmin" where ctid = any(array(select ctid from "pageAdmin" limit 1))`],
  ['insert post', `insert into "post" ("Title") values ($1)`],
  ['insert post', `insert into "post" ("Id", "PageId") values ($1, $2) on conflict ("Id") do nothing`],
  ['move post', `update "post" set "PageId" = $1 where "Id" = $2`],
  ['sequence', `select nextval('x')`],
  ['size', `select reltuples from pg_class`],
  ['writing post', `with gone as (delete from "post" where "Id" = $1 returning "Id") select * from gone`],
  ['recursive post', `with recursive up as (select "Id" from "post" union select "Id" from up) select * from up`],
])('refused: %s', async (refusal, text) => {
  expect(await rulesOf(text)).toContain(refusal)
})

test('every table has its place', () => {
  expect(Object.keys(placement).toSorted()).toEqual([...schemaTables().keys()].toSorted())
})

test('the page names each table in its place, and each constraint that has to change', () => {
  const page = readFileSync(join(projectRoot, 'docs', 'operations.md'), 'utf8')
  const of = (heading: string) => page.split(`\n### ${heading}\n`)[1]!.split('\n### ')[0]!
  const named = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name!)
  for (const [table, place] of Object.entries(placement)) {
    const row = of('Tables')
      .split('\n')
      .filter((line) => named(line.split('|')[1] ?? '').includes(table))
    expect(row, table).toHaveLength(1)
    expect(row[0]!.split('|')[2]!.trim()).toBe(typeof place === 'string' ? place : `by \`${place.by}\``)
  }
  const listed = of('Constraints')
    .split('\n')
    .filter((line) => line.startsWith('- `'))
    .map((line) => named(line)[0]!)
  expect(listed.toSorted()).toEqual(refusedConstraints())
})
