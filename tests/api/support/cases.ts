import type { World } from './world.ts'

/** A visitor's report of a page that is new. */
export async function openReport({ visitor, fresh }: World): Promise<number> {
  const { Id: contentId } = await fresh('page')
  return (await visitor.makes('report', { type: 'Page', contentId, description: 'Not true' })).Id
}

/** The case of such a report. */
export async function openCase(world: World): Promise<number> {
  const Id = await openReport(world)
  const [row] = await world.app.query<{ CaseId: number }>('select "CaseId" from "caseReport" where "ReportId" = $1', [
    Id,
  ])
  return row!.CaseId
}

/** A page that a super admin holds: the act, and its case. */
export async function heldPage({ app, superAdmin, fresh }: World): Promise<{ Id: number; CaseId: number }> {
  const { Id } = await fresh('page')
  await superAdmin.posts('/admin/api/moderate', { source: 'page', id: Id, held: 1 })
  const [row] = await app.query<{ Id: number; CaseId: number }>('select * from "caseAct" order by "Id" desc limit 1')
  return row!
}

/** Somebody whose only report was dismissed. */
export async function wrongReporter({ app, fresh }: World): Promise<number> {
  const { Id } = await fresh('report')
  const [row] = await app.query<{ ProfileId: number }>(
    `update "report" set "State" = 'dismissed' where "Id" = $1 returning "ProfileId"`,
    [Id],
  )
  return row!.ProfileId
}
